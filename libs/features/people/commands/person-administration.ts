import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { AccountEvents, type Caller } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import { holdPerson, keepAnOwner } from '#libs/accounts/held-person';
import type { UserEntity } from '#libs/accounts/user.entity';
import { OrderFiguresOf } from '#libs/contracts/orders/order-queries';
import { PayoffFiguresOf } from '#libs/contracts/payoffs/payoff-queries';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { Problem, type ProblemRemedy } from '#libs/platform/http/problem';
import { etagOf, type IfMatch, satisfies } from '#libs/platform/http/write-request';
import { Countries } from '../queries/countries.js';
import { PersonChanges, type WantedPerson } from './person-changes.js';

/** Changes that staff make to accounts of other people. */
@Injectable()
export class PersonAdministration {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly countries: Countries,
    private readonly person: PersonChanges,
    private readonly changes: UserChanges,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Changes a person whom the caller administers: all of `wanted`, or nothing.
   * @returns whether this request had been carried out before
   * @throws Problem 403 for a person or a change outside the caller's rights, 404, 409 emailInUse, lastOwner and personErased, 412
   * staleVersion, 422 for fields, 429 tooManyLetters
   */
  async change(
    caller: Caller,
    id: Id,
    wanted: WantedPerson,
    ifMatch: IfMatch | undefined,
    key: CommandKey | undefined,
  ): Promise<{ replayed: boolean }> {
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

  /**
   * Deletes a person's personal data permanently. The row stays, without a name, so that records of their actions keep their author.
   * @throws Problem 403, 404, 409 hasOpenOrders, moneyOwed, lastOwner and personErased with the remedy, 412 staleVersion
   */
  async erase(caller: Caller, id: Id, ifMatch: IfMatch | undefined, key: CommandKey | undefined): Promise<void> {
    await this.events.change(async (tx, append) => {
      // A repetition finds an erased person, whom nobody may change: its key is looked at first.
      if (await once(tx, key, null)) return;
      const { user } = await holdPerson(tx, this.accounts, caller.actor, id, 'erase');
      if (!satisfies(ifMatch, user.version)) throw new Problem('staleVersion', { headers: { etag: etagOf(user.version) } });
      await keepAnOwner(tx, user);
      await this.settled(user);
      await append(id, { type: 'UserErased', data: {} }, caller);
      await this.accounts.write(tx, user, nobody(user));
    });
    this.changes.changed(id);
  }

  /** @throws Problem while the person has an open balance, because they must stay reachable */
  private async settled({ id, role }: UserEntity): Promise<void> {
    if (role !== 'Client' && role !== 'Partner') return;
    const orders = await this.queries.execute(new OrderFiguresOf(role === 'Client' ? 'client' : 'partner', id));
    const open = orders.reduce((sum, figures) => sum + figures.open, 0);
    if (open > 0) throw refused('hasOpenOrders', { key: 'finishOrders', params: { count: open } });
    for (const { currency, outstanding, owed } of role === 'Client' ? orders : []) {
      if (outstanding > 0) throw refused('moneyOwed', { key: 'collectMoney', params: { amount: toText(outstanding, currency) } });
      if (owed > 0) throw refused('moneyOwed', { key: 'returnMoney', params: { amount: toText(owed, currency) } });
    }
    if (role !== 'Partner') return;
    for (const { currency, due } of await this.queries.execute(new PayoffFiguresOf(id))) {
      if (due !== 0)
        throw refused('moneyOwed', { key: due > 0 ? 'payOut' : 'recoverMoney', params: { amount: toText(Math.abs(due), currency) } });
    }
  }
}

const refused = (code: string, remedy: ProblemRemedy): Problem => new Problem(code, { remedy });

/** The columns of an erased account. The account's id becomes the key of its mailbox, so that the address is free again. */
const nobody = (user: UserEntity): Partial<UserEntity> => ({
  email: '',
  emailKey: `erased:${user.id}`,
  passwordHash: null,
  passwordGeneratedAt: null,
  mustChangePassword: false,
  firstName: '',
  lastName: '',
  latinFirstName: null,
  latinLastName: null,
  phone: null,
  partnerCompanyName: null,
  avatarFile: null,
  birthday: null,
  countryId: null,
  theme: null,
  timeZone: null,
  emailConfirmedAt: null,
  erasedAt: new Date(),
  tokenVersion: user.tokenVersion + 1,
  sessionsEpoch: user.sessionsEpoch + 1,
});
