import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { AccountEvents, type Caller } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { notFound } from '#libs/platform/http/problem';

export interface Avatar {
  id: Id;
  picture: Buffer;
}

/** Pictures are stored in a separate table, next to the person. */
@Injectable()
export class Avatars {
  constructor(
    private readonly database: Database,
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
  ) {}

  one(person: Id): Promise<Avatar | undefined> {
    return this.database.one<Avatar>('select id, picture from user_avatars where person_id = $1', [person]);
  }

  async set(caller: Caller, picture: Buffer | null): Promise<void> {
    const person = caller.actor.id;
    await this.events.change(async (tx, append) => {
      const user = await this.accounts.lock(tx, person);
      if (!user) throw notFound();
      if (picture === null && user.avatarFile === null) return;
      const id = picture === null ? null : v7();
      await tx.query('delete from user_avatars where person_id = $1', [person]);
      if (picture !== null) await tx.query('insert into user_avatars (person_id, id, picture) values ($1, $2, $3)', [person, id, picture]);
      await this.accounts.write(tx, user, { avatarFile: id });
      await append(person, { type: 'ProfileEdited', data: { fields: ['avatar'] } }, caller);
    });
  }
}
