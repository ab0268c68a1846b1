import { calendarDateOf, microsADay, midnightOf, type Micros } from '#machines/kernel/time';
import { decide } from './decide.js';
import { factsOf, sourceOf } from './facts.js';
import { dueDate } from './next-step.js';
import { explain } from './rules.js';
import type { Agreement, OrderState, WithdrawalTerms } from './state.js';
import { progressStatuses, isFinal } from './statuses.js';
import { command, OrderUnderTest, steps, textRef } from './testing/order-builder.js';
import { accepted, refused } from './testing/outcome.js';
import { id, people } from './testing/people.js';
import { orderIn } from './testing/stories.js';
import { mayWithdrawIn, rightOf, withdrawalCountries, withdrawalTermsOf } from './withdrawal.js';
import { viewFor } from './who.js';

const { client, otherClient, clientManager: manager, owner, partner, payment: provider } = people;
const [reason, statement] = [textRef(8), textRef(9)];
const zones = { officeZone: 'Europe/Tallinn', clientZone: 'Europe/Tallinn' };
const informed: Agreement = { terms: 3, startEarly: false };
const capture = (amount: number, payment = id(600)) => ({ payment, amount, provider: 'paypal', capture: 'C' });

const placed = (agreed = informed, terms: Partial<WithdrawalTerms> = {}) =>
  OrderUnderTest.placed({}, { agreed, withdrawal: { days: 14, ...zones, ...terms } });
/** Paid in full and confirmed, one of two steps done. */
const atWork = (agreed = informed) =>
  placed(agreed)
    .then(provider, 'recordPayment', capture(180_000))
    .then(manager, 'managerConfirmedPayedOrder', {})
    .then(manager, 'completeStep', { step: steps.first });

describe('the right that an order is placed with', () => {
  test.each<[buyer: 'consumer' | 'company', country: string | null, countries: readonly string[], hasIt: boolean]>([
    ['consumer', 'EE', withdrawalCountries, true],
    ['consumer', 'NO', withdrawalCountries, true],
    ['consumer', 'GB', withdrawalCountries, true],
    ['consumer', null, withdrawalCountries, true],
    ['consumer', 'GE', withdrawalCountries, false],
    ['consumer', 'GE', ['GE'], true],
    ['consumer', null, [], false],
    ['company', 'EE', withdrawalCountries, false],
    ['company', null, withdrawalCountries, false],
  ])('given a %s of %s, when the countries are %p, then the right is %p', (buyer, country, countries, hasIt) => {
    expect(withdrawalTermsOf(buyer, country, countries, zones)).toEqual(hasIt ? { days: 14, ...zones } : null);
  });

  test('is granted in the 27 countries of the Union, the three others of the Economic Area and the United Kingdom', () => {
    expect(new Set(withdrawalCountries).size).toBe(31);
  });
});

describe('the last day to withdraw', () => {
  const at = (text: string): Micros => Date.parse(text) * 1000;
  const endOf = (confirmed: string | null, informedAt: string | null, terms: Partial<WithdrawalTerms> = {}) => {
    const state = { withdrawal: { days: 14, ...zones, ...terms }, agreed: informed };
    const [confirmedAt, since] = [confirmed, informedAt].map((text) => (text === null ? null : at(text)));
    return rightOf({ ...state, confirmedAt: confirmedAt ?? null, informedAt: since ?? null })?.endsOn;
  };
  const placedAt = '2026-11-01T10:00:00Z';

  test.each<[what: string, confirmed: string | null, informedAt: string | null, terms: Partial<WithdrawalTerms>, last: string | null]>([
    ['not confirmed: it has not begun', null, placedAt, {}, null],
    ['a Monday: the fourteenth day after', '2026-11-30T09:00:00Z', placedAt, {}, '2026-12-14'],
    ['a Saturday: the next working day', '2026-11-28T09:00:00Z', placedAt, {}, '2026-12-14'],
    ['a Sunday: the next working day', '2026-11-29T09:00:00Z', placedAt, {}, '2026-12-14'],
    ['the day is that of the zone', '2026-11-30T22:30:00Z', placedAt, {}, '2026-12-15'],
    [
      'a client west of the office, whose day ends later',
      '2026-11-30T09:00:00Z',
      placedAt,
      { clientZone: 'America/New_York' },
      '2026-12-15',
    ],
    ['a client east of it, whose day has begun', '2026-11-30T20:00:00Z', placedAt, { clientZone: 'Asia/Tokyo' }, '2026-12-15'],
    ['a zone that is not known counts as UTC', '2026-11-30T09:00:00Z', placedAt, { clientZone: 'Mars/Olympus' }, '2026-12-15'],
    ['informed after the confirmation: it begins then', '2026-11-30T09:00:00Z', '2026-12-07T09:00:00Z', {}, '2026-12-21'],
    ['never informed: twelve months longer', '2026-11-30T09:00:00Z', null, {}, '2027-12-14'],
    ['informed too late: twelve months longer', '2026-11-30T09:00:00Z', '2028-03-01T09:00:00Z', {}, '2027-12-14'],
    ['never informed, confirmed on 29 February', '2028-02-29T09:00:00Z', null, {}, '2029-03-15'],
  ])('given %s', (_what, confirmed, informedAt, terms, last) => {
    expect(endOf(confirmed, informedAt, terms)).toBe(last);
  });

  test('given terms that do not state it, when the client agrees to newer ones, then they are informed then, and stay so', () => {
    const order = placed({ terms: 2, startEarly: false });
    expect(order.state.informedAt).toBeNull();
    order.then(client, 'agree', { terms: 3, startEarly: false });
    const { informedAt, updatedAt } = order.state;
    expect(informedAt).toBe(updatedAt);
    expect(order.then(client, 'agree', { terms: 3, startEarly: true }).state).toMatchObject({ informedAt, agreed: { startEarly: true } });
  });
});

describe('a withdrawal from an order', () => {
  const withdraw = (order: OrderUnderTest, who: typeof client = client) => refused(order, who, 'declareWithdrawal', { statement });

  test('given work that did not wait, when the client withdraws, then all of the money comes back, and the order is cancelled at once', () => {
    const order = atWork();
    expect(accepted(order, client, 'declareWithdrawal', { statement })).toEqual({
      events: ['WithdrawalDeclared', 'OrderCancelled'],
      status: 'orderCancelled',
    });
    const [declared, cancelled] = order.events.slice(-2);
    expect(declared).toMatchObject({
      actor: client,
      data: { statement, refund: 180_000, kept: 0, currency: 'EUR', stepsDone: 1, stepsAll: 2 },
    });
    expect(cancelled).toMatchObject({
      actor: provider,
      at: declared?.at,
      data: { reason: null, cause: 'withdrawal', from: 'orderConfirmedAndPayed' },
    });
    expect(order.state.facts).toMatchObject({ kept: 0, withdrawnAt: declared?.at });
    expect(order.state.withdrawn).toEqual({ statement, refund: 180_000 });
  });

  test('given work that began early, when the client withdraws, then the price of the steps that are done is kept', () => {
    const order = atWork({ terms: 3, startEarly: true }).then(client, 'declareWithdrawal', { statement });
    expect(order.events.at(-2)?.data).toMatchObject({ refund: 90_000, kept: 90_000 });
    const facts = factsOf(sourceOf(order.state), 'staff', calendarDateOf(order.state.updatedAt));
    expect(facts.money).toMatchObject({ toReturn: 90_000, left: null });
  });

  test('given a changed reward, when the client withdraws, then both regions move', () => {
    const order = atWork().then(owner, 'appointPartner', { partner: partner.id, percent: null });
    order.then(owner, 'changePartnerReward', { percent: 2_500, reason: null });
    expect(order.then(client, 'declareWithdrawal', { statement }).state.value).toEqual({ progress: 'orderCancelled', reward: 'agreed' });
  });

  test('given money under way, when the client has withdrawn, then what arrives later goes back whole', () => {
    const order = atWork({ terms: 3, startEarly: true });
    order.then(provider, 'recordPaymentPending', { payment: id(601), amount: 5_000, provider: 'paypal' });
    order.then(people.clientHead, 'requestRefund', { refund: id(700), payment: id(600), amount: 1, reason });
    order.then(client, 'declareWithdrawal', { statement }).then(provider, 'recordPayment', capture(5_000, id(601)));
    const { money } = factsOf(sourceOf(order.state), 'staff', calendarDateOf(order.state.updatedAt));
    expect(money?.toReturn).toBe(180_000 + 5_000 - 90_000);
  });

  test('given a reported transfer, when the client has withdrawn and it arrives, then it goes back whole', () => {
    const order = placed().then(client, 'declareTransfer', { payment: id(602), amount: 54_000, reference: null });
    order.then(client, 'declareWithdrawal', { statement });
    expect(order.events.at(-2)?.data).toMatchObject({ refund: 0, kept: 0 });
    order.then(manager, 'confirmTransfer', { payment: id(602), amount: 54_000 });
    const { money } = factsOf(sourceOf(order.state), 'staff', calendarDateOf(order.state.updatedAt));
    expect([order.state.value.progress, money?.toReturn]).toEqual(['orderCancelled', 54_000]);
  });

  test('given the last day is over, accepted work, no right, or another person, when a withdrawal is sent, then it is refused', () => {
    const late = atWork().advance(60 * 24 * 40);
    expect(withdraw(late)).toEqual({ code: 'withdrawalOver', remedy: { key: 'askToCancel' } });
    const done = atWork().then(manager, 'completeStep', { step: steps.second }).then(manager, 'completeAllOrderSteps', {});
    done.then(manager, 'acceptWorkWithFullyPayedOrder', {});
    expect(withdraw(done)).toEqual({ code: 'withdrawalOver', remedy: { key: 'askToCancel' } });
    expect(withdraw(orderIn('documentsReceived'))).toEqual({ code: 'withdrawalNotGranted', remedy: { key: 'askToCancel' } });
    expect(withdraw(atWork(), otherClient)?.code).toBe('forbiddenForRole');
    expect(withdraw(atWork(), manager)?.code).toBe('forbiddenForRole');
    const twice = atWork().then(client, 'declareWithdrawal', { statement });
    expect(withdraw(twice)).toMatchObject({ code: 'operationNotPermittedInStatus', remedy: { key: 'orderClosed' } });
  });

  test('given the last day, when it ends at the office, then the right ends with it and not before', () => {
    const { state } = atWork();
    const endsOn = rightOf(state)?.endsOn ?? '';
    const decideAt = (at: Micros) =>
      decide(state, { ...command('declareWithdrawal', client, { statement }), at } as Parameters<typeof decide>[1]);
    const midnight = midnightOf(endsOn) + microsADay - 3 * 3_600_000_000; // EEST
    expect(decideAt(midnight - 1).accepted).toBe(true);
    expect(decideAt(midnight)).toMatchObject({ accepted: false, refusal: { code: 'withdrawalOver' } });
  });

  test('given an order that runs, when somebody sends the cancelling that follows a withdrawal, then it is refused', () => {
    for (const actor of [client, manager, owner, provider])
      expect(refused(atWork(), actor, 'cancelOrder', { reason: null, cause: 'withdrawal' })).not.toBeNull();
  });

  test('given an order with a right, when its operations are explained, then they equal those of an order without a right', () => {
    const explained = (state: OrderState) => [client, manager, owner, partner].map((actor) => explain(viewFor(actor, state), actor));
    const without = OrderUnderTest.placed()
      .then(provider, 'recordPayment', capture(180_000))
      .then(manager, 'managerConfirmedPayedOrder', {})
      .then(manager, 'completeStep', { step: steps.first });
    expect(explained(atWork().state)).toEqual(explained(without.state));
  });
});

describe('the due day of an order whose work waits', () => {
  const dueIn = ({ state }: OrderUnderTest) => calendarDateOf(dueDate(state) ?? 0);
  const after = (day: string, days: number) => calendarDateOf(midnightOf(day) + days * microsADay);

  test('given a right that runs, when work did not begin early, then the term counts from the day after its last day', () => {
    const order = atWork();
    expect(dueIn(order)).toBe(after(rightOf(order.state)?.endsOn ?? '', 1 + order.state.terms.termDays));
    expect(dueIn(order.then(manager, 'setExpectedDate', { date: midnightOf('2027-01-15'), reason }))).toBe('2027-01-15');
  });

  test('given a client who asked to begin early, when it is read, then the term counts from placing', () => {
    const order = atWork({ terms: 3, startEarly: true });
    expect(dueIn(order)).toBe(after(calendarDateOf(order.state.createdAt), order.state.terms.termDays));
    expect(dueIn(placed())).toBe(after(calendarDateOf(placed().state.createdAt), 14 + order.state.terms.termDays));
  });
});

describe('leaving an order', () => {
  const leavingOf = ({ state }: OrderUnderTest, today = calendarDateOf(state.updatedAt)) =>
    factsOf(sourceOf(state), 'client', today).leaving;

  test('given an order in each status, when it has no right, then the client asks, or cancels before paying', () => {
    const ways = progressStatuses.filter((status) => !isFinal(status)).map((status) => [status, leavingOf(orderIn(status))?.way]);
    expect(Object.fromEntries(ways)).toMatchObject({ newOrder: 'cancel', orderConfirmedNotPayed: 'cancel', documentsReceived: 'ask' });
    expect(ways.slice(2).every(([, way]) => way === 'ask')).toBe(true);
  });

  test('given a right that runs, when it is read, then the client withdraws without a price, until its last day', () => {
    const order = atWork();
    const endsOn = rightOf(order.state)?.endsOn ?? '';
    expect(leavingOf(order, endsOn)).toMatchObject({ way: 'withdraw', reason: 'right', kept: 0, back: 180_000 });
    const after = calendarDateOf(midnightOf(endsOn) + microsADay);
    expect(leavingOf(order, after)).toMatchObject({ way: 'ask', reason: 'steps', kept: 90_000, back: 90_000 });
    expect(leavingOf(atWork({ terms: 3, startEarly: true }))).toMatchObject({ way: 'withdraw', reason: 'steps', kept: 90_000 });
  });

  test('given a right that runs, when work is read, then it may begin only if the client asked for it', () => {
    const mayBegin = ({ state }: OrderUnderTest, today = calendarDateOf(state.updatedAt)) =>
      factsOf(sourceOf(state), 'partner', today).mayBegin;
    expect([mayBegin(atWork()), mayBegin(atWork(), '2030-01-01'), mayBegin(atWork({ terms: 3, startEarly: true }))]).toEqual([
      'no',
      'yes',
      'yes',
    ]);
    expect([mayBegin(orderIn('documentsReceived')), mayBegin(orderIn('orderCancelled'))]).toEqual(['yes', null]);
    expect(mayWithdrawIn('allStepsCompleted') && !mayWithdrawIn('lastPaymentRequired')).toBe(true);
  });
});

describe('asking to cancel', () => {
  const asking = () =>
    orderIn('documentsReceived').then(partner, 'completeStep', { step: steps.first }).then(client, 'requestCancellation', { reason });

  test('given a paid order, when the client asks, then staff have to answer, and the sum is that of the moment', () => {
    const order = asking();
    expect(order.events.at(-1)?.data).toEqual({ reason, back: 0, currency: 'EUR' });
    expect(order.state.cancellation).toMatchObject({ reason, back: 0, answer: null });
    const tasks = (reader: 'staff' | 'client') => factsOf(sourceOf(order.state), reader, calendarDateOf(order.state.updatedAt)).tasks;
    expect(tasks('staff').map(({ what }) => what)).toContain('answerCancellation');
    expect(tasks('client').map(({ what }) => what)).not.toContain('answerCancellation');
    expect(refused(order, client, 'requestCancellation', { reason })).toEqual({
      code: 'cancellationAlreadyRequested',
      remedy: { key: 'awaitAnswer' },
    });
  });

  test('given a request, when staff answer, then it is answered once, and the client may ask again', () => {
    const order = asking();
    expect(refused(order, client, 'answerCancellation', { answer: reason })?.code).toBe('forbiddenForRole');
    order.then(manager, 'answerCancellation', { answer: textRef(10) });
    expect(order.state.cancellation?.answer).toEqual(textRef(10));
    expect(refused(order, manager, 'answerCancellation', { answer: reason })?.code).toBe('cancellationNotRequested');
    expect(order.then(client, 'requestCancellation', { reason }).state.facts.cancellationAskedAt).toBe(order.state.updatedAt);
  });

  test('given a request, when the order is cancelled, or moves on, then nothing is asked any more, or still is', () => {
    expect(asking().then(manager, 'cancelOrder', { reason }).state.facts.cancellationAskedAt).toBeNull();
    const order = asking().then(partner, 'completeStep', { step: steps.second });
    expect(order.state.facts.cancellationAskedAt).not.toBeNull();
    expect(refused(order.then(manager, 'cancelOrder', { reason }), manager, 'answerCancellation', { answer: reason })?.code).toBe(
      'operationNotPermittedInStatus',
    );
  });
});
