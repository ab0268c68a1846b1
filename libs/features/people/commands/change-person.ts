import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountEvents, type Caller } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import { holdPerson } from '#libs/accounts/held-person';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#libs/kernel/ids';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { type IfMatch, etagOf, satisfies } from '#libs/platform/http/write-request';
import { Problem } from '#libs/platform/http/problem';
import { Countries } from '../queries/countries.js';
import { PersonChanges, type WantedPerson } from './person-changes.js';

/** Changes somebody whom the caller administers. @returns whether this very request had been carried out before */
export class ChangePerson extends Command<{ replayed: boolean }> {
  constructor(
    readonly caller: Caller,
    readonly id: Id,
    readonly wanted: WantedPerson,
    readonly ifMatch: IfMatch | undefined,
    readonly key: CommandKey | undefined,
  ) {
    super();
  }
}

/**
 * All that is wanted, or nothing. @throws Problem 403 for whom or for what the caller may not, 404, 409 emailInUse, lastOwner and personErased, 412
 * staleVersion, 422 for fields, 429 tooManyLetters for a mailbox that got enough of them
 */
@CommandHandler(ChangePerson)
export class ChangePersonHandler implements ICommandHandler<ChangePerson> {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly countries: Countries,
    private readonly person: PersonChanges,
    private readonly changes: UserChanges,
  ) {}

  async execute({ caller, id, wanted, ifMatch, key }: ChangePerson): Promise<{ replayed: boolean }> {
    await this.countries.mustKnow(wanted.countryId);
    const replayed = await this.events.change(async (tx, append) => {
      const held = await holdPerson(tx, this.accounts, caller.actor, id, 'edit');
      if (await once(tx, key, null)) return true;
      const { version } = held.user;
      if (!satisfies(ifMatch, version)) throw new Problem('staleVersion', { headers: { etag: etagOf(version) } });
      await this.person.apply(tx, (fact) => append(id, fact, caller), held, wanted);
      return false;
    });
    this.changes.changed(id);
    return { replayed };
  }
}
