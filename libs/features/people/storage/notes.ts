import { Injectable } from '@nestjs/common';
import { v7 } from 'uuid';
import { AccountEvents, type Caller } from '#libs/accounts/account-events';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { notFound, Problem } from '#libs/platform/http/problem';

export interface NoteRow {
  id: Id;
  text: string;
  author: Id;
  authorName: string;
  createdAt: Date;
}

const columns = `n.id, n.body as text, n.author_id as author, trim(a.first_name || ' ' || a.last_name) as "authorName", n.created_at as "createdAt"`;

/** Notes by staff about people. The log has only the id of a note. */
@Injectable()
export class Notes {
  constructor(
    private readonly database: Database,
    private readonly events: AccountEvents,
  ) {}

  async list(person: Id, descending: boolean, limit: number, offset: number): Promise<{ items: NoteRow[]; total: number }> {
    const way = descending ? 'desc' : 'asc';
    const items = await this.database.query<NoteRow>(
      `select ${columns} from user_notes n join users a on a.id = n.author_id where n.person_id = $1
       order by n.created_at ${way}, n.id ${way} limit $2 offset $3`,
      [person, limit, offset],
    );
    const count = await this.database.one<{ total: number }>('select count(*) as total from user_notes where person_id = $1', [person]);
    return { items, total: count?.total ?? 0 };
  }

  one(id: Id): Promise<NoteRow | undefined> {
    return this.database.one<NoteRow>(`select ${columns} from user_notes n join users a on a.id = n.author_id where n.id = $1`, [id]);
  }

  /** @returns the note's id, and whether this request had been carried out before */
  add(caller: Caller, person: Id, text: string, key: CommandKey | undefined): Promise<{ id: Id; replayed: boolean }> {
    return this.events.change(async (tx, append) => {
      const there = await tx.one('select from users where id = $1 and erased_at is null for no key update', [person]);
      if (!there) throw new Problem('personErased');
      const id = v7();
      const known = await once(tx, key, id);
      if (known) return { id: known.before, replayed: true };
      await tx.query('insert into user_notes (id, person_id, author_id, body) values ($1, $2, $3, $4)', [
        id,
        person,
        caller.actor.id,
        text,
      ]);
      await append(person, { type: 'NoteAdded', data: { note: id } }, caller);
      return { id, replayed: false };
    });
  }

  /** @throws Problem 404 if the note does not exist or another person wrote it */
  async remove(caller: Caller, person: Id, note: Id): Promise<void> {
    await this.events.change(async (tx, append) => {
      const gone = await tx.query('delete from user_notes where id = $1 and person_id = $2 and author_id = $3 returning 1', [
        note,
        person,
        caller.actor.id,
      ]);
      if (gone.length === 0) throw notFound();
      await append(person, { type: 'NoteRemoved', data: { note } }, caller);
    });
  }
}
