import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { transition } from 'xstate';
import { tableLines } from '#machines/decider/testing/table-lines';
import type { Currency } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import type { BankAccount } from '#machines/catalogue/payment-settings';
import { bankAccountsMachine } from './bank-accounts.machine.js';
import {
  type BankAccountsActor,
  type BankAccountsCommand,
  type BankAccountsCommandName,
  type BankAccountsPayloads,
  type KeptAccounts,
  system,
} from './commands.js';
import { decide, keptState, settledBy } from './decide.js';
import type { BankAccountsEvent } from './events.js';
import { evolve } from './evolve.js';
import { type BankAccountsDomain, bankAccountsRules, remindersDue, voucherOf } from './rules.js';
import type { BankAccountsState } from './state.js';

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const person = (n: number, role: Actor['role']): Actor => ({ id: id(n), role, department: null });
const [owner, admin, secondOwner] = [person(1, 'Owner'), person(2, 'Admin'), person(3, 'Owner')];
const ceo = person(4, 'CEO');
const list = id(9);
const start = 1_700_000_000_000_000;
const hour = 3_600_000_000;

const account = (currency: Currency, iban: string): BankAccount => ({
  currency,
  payee: 'Registra',
  iban,
  account: '',
  bic: '',
  bank: 'Bank',
  bankAddress: '',
  purpose: { ru: 'Заказ {number}', en: 'Order {number}' },
});
const [euros, otherEuros, pounds] = [account('EUR', 'EE1'), account('EUR', 'EE2'), account('GBP', 'GB1')];
const kept: KeptAccounts = { accounts: [euros], known: ['EUR', 'USD'] };

const command = <Name extends BankAccountsCommandName>(
  type: Name,
  actor: BankAccountsActor,
  at: number,
  payload: BankAccountsPayloads[Name],
): BankAccountsCommand => ({ type, bankAccounts: list, actor, at, payload }) as BankAccountsCommand;

const propose = (
  accounts: BankAccount[],
  { at = start, actor = owner, alone = false, proposal = id(20), ordered = false, proven = true } = {},
) => command('propose', actor, at, { proposal, accounts, alone, kept, ordered, proven });
/** An approval by an independent person who proved their identity. */
const approve = (at: number, actor = admin, proposal = id(20), comparedWith: string | null = owner.id) =>
  command('approve', actor, at, { proposal, comparedWith, dependence: null, proven: true });
/** The same approval, but for these facts. */
const approveWith = (facts: Partial<BankAccountsPayloads['approve']>): BankAccountsCommand =>
  command('approve', admin, start, { proposal: id(20), comparedWith: owner.id, dependence: null, proven: true, ...facts });
const withdraw = (at: number, actor = admin, proposal = id(20)) => command('withdraw', actor, at, { proposal });
const settle = (at: number, deactivatedAt: number | null = null) => command('settle', system, at, { deactivatedAt });

/** The state and the events after commands that are all accepted. */
function after(...commands: readonly BankAccountsCommand[]): { state: BankAccountsState; events: BankAccountsEvent[] } {
  let state: BankAccountsState | null = null;
  const events: BankAccountsEvent[] = [];
  for (const next of commands) {
    const decision = decide(state, next);
    if (!decision.accepted) throw new Error(`${next.type}: ${decision.refusal}`);
    state = decision.next;
    events.push(...decision.events);
  }
  if (state === null) throw new Error('nothing began');
  return { state, events };
}
const refusal = (before: readonly BankAccountsCommand[], next: BankAccountsCommand): string => {
  const decision = decide(before.length === 0 ? null : after(...before).state, next);
  return decision.accepted ? 'accepted' : decision.refusal;
};
/** The IBANs shown to payers at a given time. */
const inForce = ({ state }: { state: BankAccountsState }, at: number, deactivatedAt: number | null = null): string[] =>
  settledBy(state, at, deactivatedAt).accounts.map(({ iban }) => iban);

describe('the first account of a currency', () => {
  it('counts at once, and keeps the accounts from before', () => {
    const { state, events } = after(propose([euros, pounds]));
    expect(events.map(({ type }) => type)).toEqual(['BankAccountsKept', 'BankAccountsAdded']);
    expect(state).toMatchObject({ status: 'settled', accounts: [euros, pounds], known: ['EUR', 'USD', 'GBP'], proposal: null });
    expect(state.lastChanges).toEqual([{ currency: 'GBP', proposedBy: owner.id, approvedBy: null, at: start }]);
  });

  it('counts at once while a proposal about others waits, and survives its effect', () => {
    const story = after(propose([otherEuros]), propose([euros, pounds], { at: start + 1 }), approve(start + 2));
    expect(inForce(story, start + 2)).toEqual(['EE1', 'GB1']);
    expect(inForce(story, start + 2 + 24 * hour)).toEqual(['EE2', 'GB1']);
  });

  it('begins the list if nothing was stored', () => {
    const { events, state } = after({
      ...propose([euros]),
      payload: { proposal: id(20), accounts: [euros], alone: false, kept: null, ordered: false, proven: false },
    } as BankAccountsCommand);
    expect(events[0]).toMatchObject({ type: 'BankAccountsKept', bankAccounts: list, schemaVersion: 1, data: { accounts: [], known: [] } });
    expect(state).toMatchObject({ id: list, accounts: [euros], known: ['EUR'] });
  });

  it('needs approval if the currency once had an account', () => {
    expect(after(propose([euros, account('USD', 'US1')])).state).toMatchObject({ status: 'waiting', accounts: [euros] });
  });
});

describe('from the first order on', () => {
  it('the first account of a currency is proposed like any other', () => {
    const { state, events } = after(propose([euros, pounds], { ordered: true }));
    expect(events.map(({ type }) => type)).toEqual(['BankAccountsKept', 'BankChangeProposed']);
    expect(state).toMatchObject({ status: 'waiting', accounts: [euros], known: ['EUR', 'USD'] });
    const story = after(propose([euros, pounds], { ordered: true }), approve(start));
    expect([inForce(story, start + 24 * hour - 1), inForce(story, start + 24 * hour)]).toEqual([['EE1'], ['EE1', 'GB1']]);
  });

  it('of two first accounts proposed in one moment the second waits for the first', () => {
    const second = propose([euros, account('CHF', 'CH1')], { ordered: true, actor: admin, proposal: id(21) });
    expect(refusal([propose([euros, pounds], { ordered: true })], second)).toBe('bankProposalWaiting');
  });
});

describe('a change of an account', () => {
  it('waits for another person and is in force 24 hours after the approval, not a microsecond earlier', () => {
    const approvedAt = start + 10 * hour;
    const story = after(propose([otherEuros]), approve(approvedAt));
    expect(inForce(story, approvedAt + 24 * hour - 1)).toEqual(['EE1']);
    expect(inForce(story, approvedAt + 24 * hour)).toEqual(['EE2']);
    const { state } = after(propose([otherEuros]), approve(approvedAt), settle(approvedAt + 30 * hour));
    const changed = { currency: 'EUR', proposedBy: owner.id, approvedBy: admin.id, at: approvedAt + 24 * hour };
    expect(state).toMatchObject({ status: 'settled', proposal: null, lastChanges: [changed], over: { id: id(20), cause: null } });
  });

  it('is in force 72 hours after the proposal if nobody else may approve it, with a reminder on each day before', () => {
    const story = after(propose([otherEuros], { alone: true }));
    expect(inForce(story, start + 72 * hour - 1)).toEqual(['EE1']);
    expect(inForce(story, start + 72 * hour)).toEqual(['EE2']);
    const { events } = after(
      propose([otherEuros], { alone: true }),
      settle(start + 24 * hour),
      settle(start + 48 * hour),
      settle(start + 72 * hour),
    );
    const types = ['BankAccountsKept', 'BankChangeProposed', 'BankChangeReminded', 'BankChangeReminded', 'BankChangeInForce'];
    expect(events.map(({ type }) => type)).toEqual(types);
    expect(refusal([propose([otherEuros], { alone: true }), settle(start + 24 * hour)], settle(start + 25 * hour))).toBe(
      'bankNothingToSettle',
    );
  });

  it('may be the removal of an account', () => {
    const story = after(propose([]), approve(start));
    expect([inForce(story, start + 1), inForce(story, start + 24 * hour)]).toEqual([['EE1'], []]);
  });

  it('may bring back a currency, whose account is then the last one', () => {
    const dollars = account('USD', 'US1');
    expect(inForce(after(propose([dollars, otherEuros]), approve(start)), start + 24 * hour)).toEqual(['EE2', 'US1']);
  });

  it.each(['ru', 'en'] as const)('may concern the purpose in one language: %s', (language) => {
    const reworded = { ...euros, purpose: { ...euros.purpose, [language]: 'Invoice {number}' } };
    expect(after(propose([reworded])).state.proposal?.changes).toEqual([{ currency: 'EUR', from: euros, to: reworded }]);
  });

  it('of several currencies states them in the order of their codes', () => {
    const { state, events } = after(propose([euros, pounds]), propose([], { at: start + 1 }), approve(start + 2));
    expect(state.proposal?.changes.map(({ currency }) => currency)).toEqual(['EUR', 'GBP']);
    expect(events.at(-1)).toMatchObject({ type: 'BankChangeApproved', data: { currencies: ['EUR', 'GBP'] } });
    const reversed = { accounts: [pounds, euros], known: ['GBP', 'EUR'] } satisfies KeptAccounts;
    const payload = { proposal: id(20), accounts: [], alone: false, kept: reversed, ordered: false, proven: true };
    const removal: BankAccountsCommand = { ...command('propose', owner, start, payload) };
    expect(after(removal).state.proposal?.changes.map(({ currency }) => currency)).toEqual(['EUR', 'GBP']);
  });

  it('replaces the last change of its currency alone, and currencies stay in the order of their codes', () => {
    const once = [
      propose([euros, pounds]),
      propose([otherEuros, pounds], { at: start + 1 }),
      approve(start + 2),
      settle(start + 25 * hour),
    ];
    const twice = [propose([euros, pounds], { at: start + 30 * hour }), approve(start + 31 * hour), settle(start + 60 * hour)];
    const lastChanges = (commands: readonly BankAccountsCommand[]) =>
      after(...commands).state.lastChanges.map(({ currency, at }) => [currency, at]);
    expect(lastChanges(once)).toEqual([
      ['EUR', start + 2 + 24 * hour],
      ['GBP', start],
    ]);
    expect(lastChanges([...once, ...twice])).toEqual([
      ['EUR', start + 55 * hour],
      ['GBP', start],
    ]);
    // A later currency comes before an earlier one by its code, not by its time.
    expect(lastChanges([...once, propose([otherEuros, pounds, account('CZK', 'CZ1')], { at: start + 30 * hour })])).toEqual([
      ['CZK', start + 30 * hour],
      ['EUR', start + 2 + 24 * hour],
      ['GBP', start],
    ]);
  });

  it('has nothing to settle before its time: while it waits, on its seventh day, and between approval and effect', () => {
    for (const at of [start + 1, start + 7 * 24 * hour]) expect(refusal([propose([otherEuros])], settle(at))).toBe('bankNothingToSettle');
    const approved = [propose([otherEuros]), approve(start + 10 * hour)];
    expect(refusal(approved, settle(start + 25 * hour))).toBe('bankNothingToSettle');
  });

  it('without a second person causes a reminder on each day, but not on the last one', () => {
    const { state, events } = after(propose([otherEuros], { alone: true }), settle(start + 49 * hour));
    const data = { proposal: id(20), currencies: ['EUR'], proposedBy: owner.id, inForceAt: start + 72 * hour, reminders: 2 };
    expect(events.at(-1)).toMatchObject({ type: 'BankChangeReminded', data });
    const { proposal } = state;
    expect([23, 24, 71, 72, 200].map((hours) => proposal && remindersDue(proposal, start + hours * hour))).toEqual([0, 1, 2, 2, 2]);
  });

  it('depends on the rights of its approver, and on those of its proposer until it is approved', () => {
    const vouchers = [[propose([otherEuros]), approve(start)], [propose([otherEuros])], [propose([otherEuros], { alone: true })]].map(
      (story) => {
        const { proposal } = after(...story).state;
        return proposal && voucherOf(proposal);
      },
    );
    expect(vouchers).toEqual([admin.id, owner.id, owner.id]);
  });

  it('is refused when it changes nothing', () => {
    expect(refusal([], propose([{ ...euros, purpose: { ...euros.purpose } }]))).toBe('bankAccountsUnchanged');
  });

  it.each<[string, readonly BankAccountsCommand[], BankAccountsCommand, string]>([
    ['by somebody else', [], propose([otherEuros], { actor: ceo }), 'forbiddenForRole'],
    ['approved by somebody else', [propose([otherEuros])], approve(start, ceo), 'forbiddenForRole'],
    ['settled by a person', [propose([otherEuros])], { ...settle(start), actor: owner } as BankAccountsCommand, 'forbiddenForRole'],
    ['proposed without a proof', [], propose([otherEuros], { proven: false }), 'proofNeeded'],
    [
      'a first account after the first order, without a proof',
      [],
      propose([euros, pounds], { ordered: true, proven: false }),
      'proofNeeded',
    ],
    ['approved without a proof', [propose([otherEuros])], approveWith({ proven: false }), 'proofNeeded'],
    ['approved by somebody new in the role', [propose([otherEuros])], approveWith({ dependence: 'newInRole' }), 'bankApproverNew'],
    [
      'approved by one whose account the other changed',
      [propose([otherEuros])],
      approveWith({ dependence: 'changedByOther' }),
      'bankApproverChanged',
    ],
    [
      'approved after a comparison with another proposer',
      [propose([otherEuros])],
      approveWith({ comparedWith: secondOwner.id }),
      'bankProposalMissing',
    ],
    ['approved too late, without a proof', [propose([otherEuros]), approve(start)], approveWith({ proven: false }), 'bankProposalApproved'],
    [
      'its proposer deactivated before the approval',
      [propose([otherEuros]), settle(start + 2, start + 1)],
      approve(start + 3),
      'bankProposerDeactivated',
    ],
    ['approved by who proposed it', [propose([otherEuros])], approve(start, owner), 'bankOwnApproval'],
    ['approved twice', [propose([otherEuros]), approve(start)], approve(start, secondOwner), 'bankProposalApproved'],
    ['approved where it needs nobody', [propose([otherEuros], { alone: true })], approve(start), 'bankApprovalNotNeeded'],
    ['approved under another name', [propose([otherEuros])], approve(start, admin, id(21)), 'bankProposalMissing'],
    ['approved where nothing began', [], approve(start), 'bankProposalMissing'],
    ['settled where nothing began', [], settle(start), 'bankNothingToSettle'],
    ['a second one', [propose([otherEuros])], propose([], { at: start + 1, proposal: id(21) }), 'bankProposalWaiting'],
    ['a second one beside a first account', [propose([otherEuros])], propose([pounds], { proposal: id(21) }), 'bankProposalWaiting'],
    ['older than seven days', [propose([otherEuros])], approve(start + 7 * 24 * hour + 1), 'bankProposalExpired'],
    ['ended as too old', [propose([otherEuros]), settle(start + 8 * 24 * hour)], approve(start + 8 * 24 * hour), 'bankProposalExpired'],
    ['withdrawn', [propose([otherEuros]), withdraw(start)], approve(start), 'bankProposalWithdrawn'],
    ['withdrawn in force', [propose([otherEuros]), approve(start)], withdraw(start + 24 * hour), 'bankProposalInForce'],
    [
      'settled, then withdrawn',
      [propose([otherEuros]), approve(start), settle(start + 24 * hour)],
      withdraw(start + 25 * hour),
      'bankProposalInForce',
    ],
    [
      'its approver deactivated',
      [propose([otherEuros]), approve(start), settle(start + 2, start + 1)],
      withdraw(start + 3),
      'bankApproverDeactivated',
    ],
    [
      'its lone proposer deactivated',
      [propose([otherEuros], { alone: true }), settle(start + 2, start + 1)],
      withdraw(start + 3),
      'bankProposerDeactivated',
    ],
  ])('is refused: %s', (_what, before, next, code) => {
    expect(refusal(before, next)).toBe(code);
  });

  it('may be approved on its seventh day to the microsecond', () => {
    expect(refusal([propose([otherEuros])], approve(start + 7 * 24 * hour))).toBe('accepted');
  });

  it('ends if its approver is deactivated before it is in force, and stays in force if that happens later', () => {
    const story = after(propose([otherEuros]), approve(start));
    const due = start + 24 * hour;
    expect(inForce(story, due, due - 1)).toEqual(['EE1']);
    expect(inForce(story, due, due)).toEqual(['EE2']);
  });

  it('is withdrawn by any keeper until it is in force, and another one may follow', () => {
    for (const before of [[propose([otherEuros])], [propose([otherEuros]), approve(start)], [propose([otherEuros], { alone: true })]])
      for (const actor of [owner, admin, secondOwner])
        expect(inForce(after(...before, withdraw(start + 1, actor)), start + 100 * hour)).toEqual(['EE1']);
    expect(refusal([propose([otherEuros]), withdraw(start)], propose([], { proposal: id(21) }))).toBe('accepted');
  });

  it('makes room for another one if nobody approved it in seven days', () => {
    const old = settledBy(after(propose([otherEuros])).state, start + 7 * 24 * hour + 1, null);
    expect(old).toMatchObject({ status: 'settled', over: { cause: 'expired' } });
    expect(decide(old, propose([], { at: start + 8 * 24 * hour, proposal: id(21) })).accepted).toBe(true);
  });
});

it('the rules of our bank accounts stand in one table', () => {
  expect(tableLines<BankAccountsDomain>(bankAccountsRules.rows)).toEqual([
    'propose (firstOnly): settled|waiting|approved|alone by keeper, emits BankAccountsAdded',
    'propose (shared): settled -> waiting by keeper, emits BankAccountsAdded+BankChangeProposed',
    'propose (alone): settled -> alone by keeper, emits BankAccountsAdded+BankChangeProposed',
    'approve: settled|waiting|approved|alone -> approved by keeper, emits BankChangeApproved',
    'withdraw: settled|waiting|approved|alone -> settled by keeper, emits BankChangeEnded',
    'settle (effect): settled|waiting|approved|alone -> settled by system, emits BankChangeInForce',
    'settle (end): settled|waiting|approved|alone -> settled by system, emits BankChangeEnded',
    'settle (reminder): alone by system, emits BankChangeReminded',
  ]);
});

/** One step of a random history: hours pass, then a person acts or is deactivated, or the one whose consent counts is. */
interface Step {
  hours: number;
  who: number;
  act: 'propose' | 'approve' | 'withdraw' | 'deactivate' | 'deactivateVoucher' | 'settle';
  ibans: (string | null)[];
  stale: boolean;
  alone: boolean;
  proven: boolean;
  dependent: boolean;
  ordered: boolean;
}
const step: fc.Arbitrary<Step> = fc.record({
  hours: fc.oneof(fc.constantFrom(0, 1, 23, 24, 71, 72, 168, 169), fc.integer({ min: 0, max: 200 })),
  who: fc.integer({ min: 0, max: 5 }),
  act: fc.constantFrom(
    'propose',
    'propose',
    'propose',
    'approve',
    'approve',
    'approve',
    'withdraw',
    'deactivate',
    'deactivateVoucher',
    'settle',
  ),
  ibans: fc.array(fc.option(fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F')), { minLength: 3, maxLength: 3 }),
  stale: fc.boolean(),
  alone: fc.boolean(),
  proven: fc.boolean(),
  dependent: fc.boolean(),
  ordered: fc.boolean(),
});
const people = [owner, admin, secondOwner, person(6, 'Admin'), person(7, 'Owner'), ceo];
const currencies: readonly Currency[] = ['EUR', 'GBP', 'USD'];

/** The guarantees of the rules, derived from commands and not from events. */
interface Wish {
  accounts: BankAccount[];
  by: string;
  at: number;
  alone: boolean;
  approved: { by: string; at: number } | null;
  withdrawn: boolean;
}

/** Whether a requested change may be in force at a given time. */
function mayCount({ by, at, alone, approved, withdrawn }: Wish, now: number, left: ReadonlyMap<string, number>): boolean {
  if (withdrawn) return false;
  const stayed = (who: string, until: number) => (left.get(who) ?? Infinity) >= until;
  if (alone) return now >= at + 72 * hour && stayed(by, at + 72 * hour);
  if (approved === null || approved.by === by || approved.at > at + 7 * 24 * hour) return false;
  return now >= approved.at + 24 * hour && stayed(approved.by, approved.at + 24 * hour);
}

describe('whatever people do, and however the time passes', () => {
  it('no account is in force without two proofs, an independent approval and its hours, except before the first order', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
        let state: BankAccountsState | null = null;
        let now = start;
        const events: BankAccountsEvent[] = [];
        const left = new Map<string, number>();
        const wishes = new Map<string, Wish>();
        let before = kept.accounts;
        const known = new Set<Currency>(kept.known);
        const deactivatedAt = () => {
          const open = state?.proposal;
          return left.get((open && voucherOf(open)) ?? '') ?? null;
        };
        const run = (next: BankAccountsCommand): boolean => {
          const decision = decide(state, next);
          if (state !== null) {
            const snapshot = bankAccountsMachine.resolveState({ value: state.status, context: state });
            const [{ value }] = transition(bankAccountsMachine, snapshot, next);
            expect(value).toBe(decision.accepted ? decision.next.status : state.status);
          }
          if (!decision.accepted) return false;
          state = decision.next;
          events.push(...decision.events);
          return true;
        };
        let ordered = false;
        steps.forEach(({ hours, who, act, ibans, stale, alone, proven, dependent, ...step }, n) => {
          now += hours * hour;
          ordered ||= step.ordered;
          const actor = people[who] as Actor;
          if (state !== null && !stale) while (run(settle(now, deactivatedAt())));
          const proposed = (state as BankAccountsState | null)?.proposal ?? null;
          const open = proposed?.id ?? id(0);
          const leaves = act === 'deactivate' ? actor.id : act === 'deactivateVoucher' && proposed !== null ? voucherOf(proposed) : null;
          if (leaves !== null) left.set(leaves, left.get(leaves) ?? now);
          else if (act === 'settle') run(settle(now, deactivatedAt()));
          else if (!left.has(actor.id)) {
            const accounts = currencies.flatMap((currency, i) => (ibans[i] ? [account(currency, ibans[i])] : []));
            const proposal = id(100 + n);
            if (act === 'propose' && run(propose(accounts, { at: now, actor, alone, proposal, ordered, proven }))) {
              if (proven) wishes.set(proposal, { accounts, by: actor.id, at: now, alone, approved: null, withdrawn: false });
              for (const { currency } of accounts)
                if (!known.has(currency) && !ordered)
                  before = [...before, account(currency, accounts.find((one) => one.currency === currency)?.iban ?? '')];
              for (const { currency } of ordered ? [] : accounts) known.add(currency);
            }
            const wish = wishes.get(open);
            const dependence = dependent ? ('changedByOther' as const) : null;
            const facts = { proposal: open, comparedWith: wish?.by ?? null, dependence, proven };
            if (act === 'approve' && run(command('approve', actor, now, facts)) && wish && proven && !dependent)
              wish.approved = { by: actor.id, at: now };
            if (act === 'withdraw' && run(withdraw(now, actor, open)) && wish) wish.withdrawn = true;
          }
          const shown: BankAccount[] = state === null ? kept.accounts : settledBy(state, now, deactivatedAt()).accounts;
          const ibanOf = (all: readonly BankAccount[], code: Currency) => all.find(({ currency }) => currency === code)?.iban;
          for (const code of currencies) {
            if (ibanOf(shown, code) === ibanOf(before, code)) continue;
            const granted = [...wishes.values()].filter((wish) => mayCount(wish, now, left));
            expect(granted.map(({ accounts: wished }) => ibanOf(wished, code))).toContain(ibanOf(shown, code));
          }
          before = shown;
        });
        expect(events.reduce<BankAccountsState | null>(evolve, null)).toEqual(state);
      }),
      runs({ quick: 500, full: 30_000 }), // the one who proposes may approve: 20 of 20 seeds at 317
    );
  });

  it('a list of accounts stored earlier is taken over unchanged', () => {
    expect(keptState({ bankAccounts: list, at: start }, kept)).toMatchObject({ ...kept, version: 1, status: 'settled', proposal: null });
  });
});
