import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import { AccountEvents, type Caller } from '#libs/accounts/account-events';
import { Accounts } from '#libs/accounts/accounts';
import { holdPerson, keepAnOwner } from '#libs/accounts/held-person';
import type { UserEntity } from '#libs/accounts/user.entity';
import { OrderFiguresOf } from '#libs/contracts/orders/order-queries';
import { PayoffFiguresOf } from '#libs/contracts/payoffs/payoff-queries';
import type { CommandKey } from '#libs/event-log/append/contract';
import { once } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#libs/kernel/ids';
import { toText } from '#libs/kernel/money';
import { UserChanges } from '#libs/platform/auth/user-changes';
import { type IfMatch, etagOf, satisfies } from '#libs/platform/http/write-request';
import { Problem, type ProblemRemedy } from '#libs/platform/http/problem';

/** Removes what is personal about somebody, for ever. The row stays, without a name, so that what they did still has somebody who did it. */
export class ErasePerson extends Command<void> {
  constructor(
    readonly caller: Caller,
    readonly id: Id,
    readonly ifMatch: IfMatch | undefined,
    readonly key: CommandKey | undefined,
  ) {
    super();
  }
}

/** @throws Problem 403, 404, 409 hasOpenOrders, moneyOwed, lastOwner and personErased with what would make it possible, 412 staleVersion */
@CommandHandler(ErasePerson)
export class ErasePersonHandler implements ICommandHandler<ErasePerson> {
  constructor(
    private readonly accounts: Accounts,
    private readonly events: AccountEvents,
    private readonly queries: QueryBus,
    private readonly changes: UserChanges,
  ) {}

  async execute({ caller, id, ifMatch, key }: ErasePerson): Promise<void> {
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

  /** People with open balances must stay reachable. */
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

/** What is left of an account: the key of the mailbox is the person's own id, so that the mailbox is free for somebody else. */
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
