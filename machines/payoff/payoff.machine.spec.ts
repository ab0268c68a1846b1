import fc from 'fast-check';
import type { Dependence } from '#machines/access/second-person';
import { runs } from '#machines/kernel/testing/runs';
import { transition } from 'xstate';
import { newestVersions } from '#machines/decider/messages';
import { percentOf } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { type PayoffActor, type PayoffCommand, type PayoffCommandName, payoffOperations, type PayoffPayloads, system } from './commands.js';
import { decide, explain } from './decide.js';
import { type PayoffEvent, payoffUpcasters } from './events.js';
import { evolve } from './evolve.js';
import { payoffMachine } from './payoff.machine.js';
import { payoffTable, refusalOf } from './rules.js';
import { due, type PayoffState, payoffStatuses } from './state.js';

const id = (n: number): string => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const person = (n: number, role: Actor['role']): Actor => ({ id: id(n), role, department: null });
const [owner, ceo, supermanager] = [person(1, 'Owner'), person(2, 'CEO'), person(3, 'Supermanager')];
const partner = person(4, 'Partner');
const hold = 14 * 86_400_000_000;
const start = 1_700_000_000_000_000;

const command = <Name extends PayoffCommandName>(
  type: Name,
  actor: PayoffActor,
  payload: PayoffPayloads[Name],
  at = start,
): PayoffCommand => ({ type, payoff: id(9), actor, at, payload }) as PayoffCommand;

const accrue = (price = 100_000, paid = price, percent = 2_050): PayoffCommand =>
  command('accrue', system, {
    event: id(100),
    order: id(7),
    number: 7,
    partner: partner.id,
    currency: 'EUR',
    price,
    paid,
    percent,
    finishedAt: start,
    holdUntil: start + hold,
  });

/** A payoff after a sequence of commands; throws if one is refused. */
class Story {
  state: PayoffState | null = null;
  events: PayoffEvent[] = [];
  then(next: PayoffCommand): this {
    const decision = decide(this.state, next);
    if (!decision.accepted) throw new Error(`${next.type}: ${decision.refusal}`);
    this.state = decision.next;
    this.events.push(...decision.events);
    return this;
  }
  get now(): PayoffState {
    if (!this.state) throw new Error('nothing was accrued');
    return this.state;
  }
}
const later = start + hold + 1;
const held = (...figures: Parameters<typeof accrue>): Story => new Story().then(accrue(...figures));
const payable = (...figures: Parameters<typeof accrue>): Story => held(...figures).then(command('release', system, {}, later));
const approved = (...figures: Parameters<typeof accrue>): Story => payable(...figures).then(command('approve', supermanager, {}, later));
const payBy = (dependence: Dependence | null) => command('pay', owner, { reference: 'PO-1', soleApprover: true, dependence }, later);
const paid = (...figures: Parameters<typeof accrue>): Story =>
  approved(...figures).then(command('pay', owner, { reference: 'PO-1', soleApprover: false, dependence: null }, later));
const refund = (left: number): PayoffCommand => command('correct', system, { event: id(101), price: 100_000, paid: left }, later);
/** A payment of the order was corrected; `left` is what the order holds now. */
const correction = (left: number): PayoffCommand =>
  command('correct', system, { event: id(102), price: 100_000, paid: left, restores: true }, later);

describe('a payout', () => {
  it('is a percentage of what was retained, at most of the price, and is held first', () => {
    expect(held(100_000, 120_000).now).toMatchObject({ status: 'held', kept: 100_000, amount: 20_500, heldUntil: start + hold });
    expect(held(100_000, 99_999).now.amount).toBe(percentOf(99_999, 2_050));
  });

  it('is a multiple of the smallest coin where there is no smaller unit, corrections too', () => {
    const step = {
      ...accrue(100_050, 100_050, 3_333),
      payload: { ...accrue(100_050, 100_050, 3_333).payload, currency: 'HUF', roundTo: 100 },
    };
    const story = new Story().then(step as PayoffCommand);
    expect(story.now).toMatchObject({ amount: 33_300, roundTo: 100 });
    expect(story.then(refund(50_050)).now).toMatchObject({ amount: 16_700, kept: 50_050 });
    expect(story.now.lines.map(({ amount }) => amount)).toEqual([33_300, -16_600]);
  });

  it('accrued earlier is read as rounded to the minor unit, and its commands are decided as before', () => {
    const { data, ...event } = held(100_050, 100_050, 3_333).events[0] as PayoffEvent & { data: { roundTo: number } };
    const { roundTo: _, ...written } = data;
    const upcast = payoffUpcasters['PayoffAccrued']?.[1]?.(written);
    expect(upcast).toEqual({ ...data, roundTo: 1 });
    expect(evolve(null, { ...event, data: upcast } as unknown as PayoffEvent)).toMatchObject({ amount: 33_347, roundTo: 1 });
    expect(newestVersions(payoffUpcasters)).toEqual({ PayoffAccrued: 2 });
  });

  it('does not exist if nothing was retained', () => {
    expect(decide(null, accrue(100, 0))).toEqual({ accepted: false, refusal: 'payoffNothingDue' });
  });

  it('goes from held to payable, approved and paid, by different people', () => {
    const { now, events } = paid();
    expect(now).toMatchObject({ status: 'paid', paidOut: 20_500, approvedBy: supermanager.id, paidBy: owner.id, soleApprover: false });
    expect(events.map(({ type }) => type)).toEqual(['PayoffAccrued', 'PayoffHeld', 'PayoffReleased', 'PayoffApproved', 'PayoffPaid']);
    expect(due(now)).toBe(0);
  });

  it('is corrected in every status: an approved one needs a new approval, a paid one is recovered', () => {
    expect(held().then(refund(50_000)).now).toMatchObject({ status: 'held', amount: 10_250 });
    expect(payable().then(refund(50_000)).now).toMatchObject({ status: 'payable', amount: 10_250 });
    expect(approved().then(refund(50_000)).now).toMatchObject({ status: 'payable', amount: 10_250, approvedBy: null });
    const { now } = paid().then(refund(50_000));
    expect([now.status, due(now)]).toEqual(['payable', -10_250]);
  });

  it('with nothing left is reversed, unless it was paid already', () => {
    for (const story of [held(), payable(), approved()]) expect(story.then(refund(0)).now).toMatchObject({ status: 'reversed', amount: 0 });
    const recovered = paid().then(refund(0));
    expect([recovered.now.status, due(recovered.now)]).toEqual(['payable', -20_500]);
    recovered
      .then(command('approve', supermanager, {}, later))
      .then(command('pay', owner, { reference: 'netted', soleApprover: false, dependence: null }, later));
    expect([recovered.now.status, recovered.now.paidOut, due(recovered.now)]).toEqual(['paid', 0, 0]);
  });

  it('emits what its row of the table names when it comes back and is held', () => {
    const story = held().then({ ...correction(0), at: start });
    const events = story.then({ ...correction(100_000), at: later - 2 }).events.slice(-2);
    const row = [payoffTable.correct].flat().find(({ variant }) => variant === 'held');
    expect(events.map(({ type }) => type)).toEqual(row?.emits);
  });

  it('comes back when a payment was corrected downwards by mistake, in every status', () => {
    const [down, up] = [correction(0), correction(100_000)];
    const restored = { amount: 20_500, kept: 100_000, approvedBy: null };
    expect(
      held()
        .then({ ...down, at: start })
        .then({ ...up, at: later - 2 }).now,
    ).toMatchObject({ status: 'held', heldUntil: start + hold, ...restored });
    expect(
      held()
        .then({ ...down, at: start })
        .then({ ...up, at: start + hold }).now,
    ).toMatchObject({ status: 'payable', ...restored });
    for (const story of [payable(), approved()]) expect(story.then(down).then(up).now).toMatchObject({ status: 'payable', ...restored });
    const settled = paid().then(correction(50_000)).then(up).now;
    expect([settled.status, settled.amount, due(settled)]).toEqual(['paid', 20_500, 0]);
    expect(held().then(correction(50_000)).then(correction(70_000)).now).toMatchObject({ status: 'held', kept: 70_000, amount: 14_350 });
  });

  it('is not raised by money that arrives after a refund, nor above the price', () => {
    expect(decide(held().then(refund(50_000)).now, refund(70_000))).toEqual({ accepted: false, refusal: 'payoffUnchanged' });
    expect(decide(held().then(refund(0)).now, refund(70_000))).toEqual({ accepted: false, refusal: 'payoffNotInState' });
    expect(decide(held().now, correction(200_000))).toEqual({ accepted: false, refusal: 'payoffUnchanged' });
  });

  it.each([
    ['release before its time', held(), command('release', system, {}, start), 'payoffStillHeld'],
    ['approve what is held', held(), command('approve', owner, {}), 'payoffNotInState'],
    ['approve as somebody who may not', payable(), command('approve', person(8, 'Manager'), {}), 'forbiddenForRole'],
    ['release by a person', payable(), command('release', owner, {}), 'forbiddenForRole'],
    [
      'pay what one approved oneself',
      approved(),
      command('pay', { ...supermanager, role: 'CEO' }, { reference: 'x', soleApprover: false, dependence: null }),
      'payoffFourEyes',
    ],
    ['pay as somebody new in the role', approved(), payBy('newInRole'), 'payoffPayerNew'],
    ['pay as one face of the approver', approved(), payBy('changedByOther'), 'payoffPayerChanged'],
    [
      'pay as a supermanager',
      approved(),
      command('pay', supermanager, { reference: 'x', soleApprover: false, dependence: null }),
      'forbiddenForRole',
    ],
    ['correct by nothing', payable(), refund(100_000), 'payoffUnchanged'],
    ['accrue twice', held(), accrue(), 'payoffUnchanged'],
  ])('refuses to %s', (_, { state }, refused, code) => {
    expect(decide(state, refused)).toEqual({ accepted: false, refusal: code });
  });

  it('is never approved or paid by the partner who earned it, whatever other roles they have', () => {
    const both = { ...ceo, id: partner.id };
    expect(decide(payable().now, command('approve', both, {}))).toEqual({ accepted: false, refusal: 'payoffOwnReward' });
    expect(decide(approved().now, command('pay', both, { reference: 'x', soleApprover: true, dependence: null }))).toEqual({
      accepted: false,
      refusal: 'payoffOwnReward',
    });
  });

  it('may be paid by its approver if nobody else could, and records it', () => {
    const alone = payable()
      .then(command('approve', owner, {}, later))
      .then(command('pay', owner, { reference: 'x', soleApprover: true, dependence: null }, later));
    expect(alone.now).toMatchObject({ status: 'paid', soleApprover: true });
  });
});

describe('the machine of payouts', () => {
  const percents = fc.integer({ min: 1, max: 10_000 });
  const begin = fc.constantFrom(held, payable, approved, paid);
  const anyCommand: fc.Arbitrary<PayoffCommand> = fc.oneof(
    fc.constant(command('release', system, {}, later)),
    fc.constantFrom(owner, ceo, supermanager, partner).map((who) => command('approve', who, {}, later)),
    fc.constantFrom(owner, supermanager).map((who) => command('withdrawApproval', who, {}, later)),
    fc
      .tuple(fc.constantFrom(owner, ceo), fc.boolean(), fc.constantFrom(null, 'newInRole' as const))
      .map(([who, soleApprover, dependence]) => command('pay', who, { reference: 'r', soleApprover, dependence }, later)),
    fc
      .tuple(fc.integer({ min: 0, max: 120_000 }), fc.boolean(), fc.constantFrom(start, later))
      .map(([left, restores, at]) => command('correct', system, { event: id(left), price: 100_000, paid: left, restores }, at)),
  );

  it('permits exactly what its table does, with the same targets, and folds to the decided state', () => {
    fc.assert(
      fc.property(begin, fc.array(anyCommand, { maxLength: 30 }), percents, (started, commands, percent) => {
        const story = started(100_000, 100_000, percent);
        for (const next of commands) {
          const before = story.now;
          const snapshot = payoffMachine.resolveState({ value: before.status, context: before });
          const decision = decide(before, next);
          expect(decision.accepted).toBe(refusalOf(before, next) === null);
          expect(transition(payoffMachine, snapshot, next)[0].value).toBe(decision.accepted ? decision.next.status : before.status);
          if (!decision.accepted) continue;
          story.then(next);
        }
        expect(story.events.reduce<PayoffState | null>(evolve, null)).toEqual(story.now);
      }),
      runs({ quick: 100, full: 100_000 }), // a held payout that is corrected becomes payable: 20 of 20 seeds at 35
    );
  });

  it('never loses a cent: the lines add up to what is due, and the amount is the percentage of what was retained', () => {
    fc.assert(
      fc.property(begin, fc.array(anyCommand, { maxLength: 30 }), percents, (started, commands, percent) => {
        const story = started(100_000, 100_000, percent);
        for (const next of commands) if (decide(story.now, next).accepted) story.then(next);
        const { now } = story;
        expect(now.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(due(now));
        expect(now.amount).toBe(percentOf(now.kept, percent));
        expect(now.status === 'paid' ? due(now) : 0).toBe(0);
        expect(now.status === 'reversed' ? now.amount + now.paidOut : 0).toBe(0);
      }),
      runs({ quick: 300, full: 100_000 }), // a payment booked at the whole reward: 20 of 20 seeds at 199
    );
  });

  it('gives explanations that agree with its decisions', () => {
    for (const story of [held(), payable(), approved(), paid()]) {
      for (const actor of [owner, supermanager, partner]) {
        for (const { operation, permitted } of explain(story.now, actor, null)) {
          const payload = operation === 'pay' ? { reference: 'x', soleApprover: false, dependence: null } : {};
          expect(decide(story.now, command(operation, actor, payload as never)).accepted).toBe(permitted);
        }
      }
    }
    expect(explain(held().now, owner, null).map(({ operation }) => operation)).toEqual([...payoffOperations]);
    expect(Object.keys(payoffMachine.states).sort()).toEqual([...payoffStatuses].sort());
  });
});
