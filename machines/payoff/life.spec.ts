import { createActor } from 'xstate';
import type { Actor } from '#machines/kernel/people';
import { type PayoffActor, type PayoffCommand, type PayoffCommandName, type PayoffPayloads, system } from './commands.js';
import { decide, explain } from './decide.js';
import type { PayoffEvent } from './events.js';
import { payoffMachine } from './payoff.machine.js';
import { payoffTable } from './rules.js';
import { payoffBadges, type PayoffState } from './state.js';

const person = (id: string, role: Actor['role']): Actor => ({ id, role, department: null });
const [owner, supermanager, partner] = [person('owner', 'Owner'), person('super', 'Supermanager'), person('partner', 'Partner')];
const [start, until, later] = [1_000, 5_000, 9_000];
const ofOrder = { order: 'order', partner: 'partner', currency: 'EUR' } as const;

const command = <Name extends PayoffCommandName>(
  type: Name,
  actor: PayoffActor,
  payload: PayoffPayloads[Name],
  at = later,
): PayoffCommand => ({ type, payoff: 'payoff', actor, at, payload }) as PayoffCommand;
const figures = { event: 'finished', number: 7, price: 1_000, paid: 900, percent: 3_000 };
const accrue = command('accrue', system, { ...ofOrder, ...figures, finishedAt: start, holdUntil: until }, start);
const release = command('release', system, {}, until);
const approve = command('approve', supermanager, {});
const pay = command('pay', owner, { reference: 'PO-1', soleApprover: false, dependence: null });
const refund = (left: number): PayoffCommand => command('correct', system, { event: 'refunded', price: 1_000, paid: left });

/** The decision on a command; throws if it is refused. */
function outcomeOf(state: PayoffState | null, submitted: PayoffCommand): { events: PayoffEvent[]; next: PayoffState } {
  const decision = decide(state, submitted);
  if (!decision.accepted) throw new Error(decision.refusal);
  return decision;
}
const after = (...commands: PayoffCommand[]): PayoffState => {
  const state = commands.reduce<PayoffState | null>((now, next) => outcomeOf(now, next).next, null);
  if (!state) throw new Error('no command');
  return state;
};
const emitted = (state: PayoffState | null, submitted: PayoffCommand): [string, object][] =>
  outcomeOf(state, submitted).events.map(({ type, data }) => [type, data]);
const refusal = (state: PayoffState, submitted: PayoffCommand): string | undefined => {
  const decision = decide(state, submitted);
  return decision.accepted ? undefined : decision.refusal;
};

const accrual = { kind: 'accrual', at: start, event: 'finished', amount: 270, reference: null };
const held: PayoffState = {
  id: 'payoff',
  version: 2,
  status: 'held',
  ...ofOrder,
  number: 7,
  price: 1_000,
  kept: 900,
  percent: 3_000,
  roundTo: 1,
  amount: 270,
  paidOut: 0,
  heldUntil: until,
  approvedBy: null,
  approvedAt: null,
  paidBy: null,
  paidAt: null,
  soleApprover: false,
  lines: [{ ...accrual, kind: 'accrual', arithmetic: { price: 1_000, paid: 900, kept: 900, percent: 3_000, before: 0, after: 270 } }],
  finishedAt: start,
  updatedAt: start,
};

describe('the life of a payout, event by event', () => {
  test('a finished order accrues and holds it', () => {
    const { events, next } = outcomeOf(null, accrue);
    const common = { payoff: 'payoff', schemaVersion: 1, actor: system, at: start };
    expect(events).toEqual([
      {
        ...common,
        schemaVersion: 2,
        type: 'PayoffAccrued',
        version: 1,
        data: { ...ofOrder, event: 'finished', number: 7, price: 1_000, paid: 900, kept: 900, percent: 3_000, roundTo: 1, amount: 270 },
      },
      { ...common, type: 'PayoffHeld', version: 2, data: { ...ofOrder, until } },
    ]);
    expect(next).toEqual(held);
    expect(decide(null, { ...accrue, actor: owner } as PayoffCommand)).toEqual({ accepted: false, refusal: 'forbiddenForRole' });
    expect(decide(null, release)).toEqual({ accepted: false, refusal: 'payoffNotInState' });
  });

  test('an actor starts accrued, with its input', () => {
    const { context, value } = createActor(payoffMachine, { input: held }).getSnapshot();
    expect([context, value, payoffMachine.id]).toEqual([held, 'accrued', 'payoff']);
  });

  test('it is released at the moment the hold ends, and not before', () => {
    expect(refusal(held, { ...release, at: until - 1 })).toBe('payoffStillHeld');
    expect(emitted(held, release)).toEqual([['PayoffReleased', { ...ofOrder, amount: 270 }]]);
    expect(after(accrue, release)).toEqual({ ...held, version: 3, status: 'payable', updatedAt: until });
  });

  test('it is approved, and the approval may be withdrawn', () => {
    const payable = after(accrue, release);
    expect(emitted(payable, approve)).toEqual([['PayoffApproved', { ...ofOrder, amount: 270 }]]);
    const approved = after(accrue, release, approve);
    expect(approved).toMatchObject({ status: 'approved', approvedBy: 'super', approvedAt: later });
    const withdraw = command('withdrawApproval', supermanager, {});
    expect(emitted(approved, withdraw)).toEqual([['PayoffApprovalWithdrawn', { ...ofOrder, cause: 'person' }]]);
    expect(outcomeOf(approved, withdraw).next).toMatchObject({ status: 'payable', approvedBy: null, approvedAt: null });
    expect(refusal(payable, withdraw)).toBe('payoffNotInState');
    expect(refusal(approved, command('withdrawApproval', partner, {}))).toBe('forbiddenForRole');
  });

  test('it is paid, and the payment becomes a line', () => {
    const approved = after(accrue, release, approve);
    expect(emitted(approved, pay)).toEqual([['PayoffPaid', { ...ofOrder, amount: 270, reference: 'PO-1', soleApprover: false }]]);
    const { next } = outcomeOf(approved, pay);
    expect(next).toMatchObject({ status: 'paid', paidOut: 270, paidBy: 'owner', paidAt: later, soleApprover: false });
    expect(next.lines).toEqual([
      ...held.lines,
      { kind: 'payment', at: later, event: null, amount: -270, arithmetic: null, reference: 'PO-1' },
    ]);
  });

  test('a refund corrects it in any status, and the line can be recalculated', () => {
    const correction = {
      ...ofOrder,
      event: 'refunded',
      price: 1_000,
      paid: 500,
      kept: 500,
      percent: 3_000,
      before: 270,
      after: 150,
      amount: -120,
    };
    expect(emitted(held, refund(500))).toEqual([['PayoffCorrected', correction]]);
    const { next } = outcomeOf(held, refund(500));
    expect(next).toMatchObject({ status: 'held', kept: 500, amount: 150 });
    expect(next.lines.at(-1)).toEqual({
      kind: 'correction',
      at: later,
      event: 'refunded',
      amount: -120,
      arithmetic: { price: 1_000, paid: 500, kept: 500, percent: 3_000, before: 270, after: 150 },
      reference: null,
    });
    expect(emitted(after(accrue, release), refund(500))).toEqual([['PayoffCorrected', correction]]);
    expect(emitted(after(accrue, release, approve), refund(500))).toEqual([
      ['PayoffApprovalWithdrawn', { ...ofOrder, cause: 'correction' }],
      ['PayoffCorrected', correction],
    ]);
    expect(outcomeOf(after(accrue, release, approve), refund(500)).next).toMatchObject({ status: 'payable', approvedBy: null });
  });

  test('a full refund reverses the unpaid amount', () => {
    const correction = {
      ...ofOrder,
      event: 'refunded',
      price: 1_000,
      paid: 0,
      kept: 0,
      percent: 3_000,
      before: 270,
      after: 0,
      amount: -270,
    };
    expect(emitted(held, refund(0))).toEqual([
      ['PayoffCorrected', correction],
      ['PayoffReversed', ofOrder],
    ]);
    expect(outcomeOf(held, refund(0)).next).toMatchObject({ status: 'reversed', amount: 0, approvedBy: null, approvedAt: null });
    for (const next of [approve, pay, release, refund(0)]) expect(refusal(outcomeOf(held, refund(0)).next, next)).toBe('payoffNotInState');
  });

  test('an overpaid amount has to be recovered, and an exact one is settled', () => {
    const paid = after(accrue, release, approve, pay);
    expect(outcomeOf(paid, refund(500)).next).toMatchObject({ status: 'payable', amount: 150, paidOut: 270 });
    // Where an earlier payment was less than the commission.
    const partly: PayoffState = { ...paid, status: 'payable', paidOut: 150 };
    expect(outcomeOf(partly, refund(500)).next).toMatchObject({ status: 'paid', amount: 150, paidOut: 150 });
    expect(outcomeOf(partly, refund(400)).next).toMatchObject({ status: 'payable', amount: 120, paidOut: 150 });
    expect(refusal({ ...partly, amount: 150 }, approve)).toBe('payoffNothingDue');
    expect(refusal({ ...after(accrue, release, approve), paidOut: 270 }, pay)).toBe('payoffNothingDue');
  });
});

describe('the operations of a payout', () => {
  test('each is permitted, or refused with its reason', () => {
    const payable = after(accrue, release);
    const approved = after(accrue, release, approve);
    const no = (operation: string, code: string): object => ({ operation, permitted: false, code });
    const yes = (operation: string): object => ({ operation, permitted: true });
    const wrong = 'payoffNotInState';
    expect(explain(payable, supermanager, null)).toEqual([yes('approve'), no('withdrawApproval', wrong), no('pay', 'forbiddenForRole')]);
    expect(explain(approved, owner, null)).toEqual([no('approve', wrong), yes('withdrawApproval'), yes('pay')]);
    expect(explain(approved, partner, null).map((one) => one.code)).toEqual(['forbiddenForRole', 'forbiddenForRole', 'forbiddenForRole']);
    const byOwner = after(accrue, release, command('approve', owner, {}));
    expect(explain(byOwner, owner, null)[2]).toEqual(no('pay', 'payoffFourEyes'));
    expect(explain(byOwner, owner, null, true)[2]).toEqual(yes('pay'));
  });

  test('the system releases and corrects, and does nothing that people do', () => {
    expect(explain(after(accrue, release), system, null).map((one) => one.code)).toEqual([
      'forbiddenForRole',
      'forbiddenForRole',
      'forbiddenForRole',
    ]);
    for (const operation of [release, refund(500)])
      expect(refusal(held, { ...operation, actor: owner } as PayoffCommand)).toBe('forbiddenForRole');
  });

  test('each status has its colour', () => {
    expect(payoffBadges).toEqual({ accrued: 'blue', held: 'yellow', payable: 'orange', approved: 'blue', paid: 'green', reversed: 'red' });
  });
});

test('a command emits what its row says, and nothing else', () => {
  const [payable, approved] = [after(accrue, release), after(accrue, release, approve)];
  const said = (state: PayoffState, submitted: PayoffCommand): string[] => emitted(state, submitted).map(([type]) => type);
  const rows = Object.values(payoffTable).flat();
  const emits = (variant?: string): readonly (readonly string[])[] => rows.filter((row) => row.variant === variant).map((row) => row.emits);
  expect(emits('nothing')).toEqual([['PayoffApprovalWithdrawn', ...said(payable, refund(0))]]);
  expect(emits('due')).toEqual([said(held, refund(500)), said(approved, refund(500))]);
  expect(emits('settled')).toEqual([said(approved, refund(500))]);
  expect(emits()).toEqual([
    said(held, release),
    said(payable, approve),
    said(approved, command('withdrawApproval', supermanager, {})),
    said(approved, pay),
  ]);
});
