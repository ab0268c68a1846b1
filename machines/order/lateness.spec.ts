import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { afterTerm, countedBetween, dayIn, type Micros, microsADay, termUnits, type TermUnit } from '#machines/kernel/time';
import { decide } from './decide.js';
import type { OrderEvent } from './events.js';
import { evolve } from './evolve.js';
import { dueDay, isLate, lateBefore } from './lateness.js';
import { daysLeftAfterClient, dueDate, promisedDate, nextStepOf } from './next-step.js';
import type { OrderState, OrderTerms } from './state.js';
import { isFinal, progressStatuses } from './statuses.js';
import { choice, submission } from './testing/choices.js';
import { anyForm, OrderUnderTest, textRef } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { orderIn } from './testing/stories.js';

const { client, clientManager: manager, payment: provider } = people;
/** In minutes; each command of a story takes one. */
const day = 24 * 60;
const offline = { payment: id(610), method: 'transfer' as const, amount: 54_000, note: null };

/** Days between two times that count in `unit`, from the calendar. */
function daysBetween(from: Micros, to: Micros, unit: TermUnit): number {
  const dayLength = 86_400_000;
  const first = new Date(from / 1000);
  let counted = 0;
  for (let midnight = first.setUTCHours(0, 0, 0, 0); midnight * 1000 < to; midnight += dayLength) {
    const isOff = unit === 'working' && [0, 6].includes(new Date(midnight).getUTCDay());
    if (!isOff) counted += Math.min(to, (midnight + dayLength) * 1000) - Math.max(from, midnight * 1000);
  }
  return counted / microsADay;
}

const isClients = (state: OrderState): boolean => {
  const { who, next } = nextStepOf(state);
  return who === 'client' || next === 'awaitProvider';
};
const isDelivered = ({ value: { progress } }: OrderState): boolean => progress === 'documentsSentAfterLastPayment' || isFinal(progress);

describe('a due date', () => {
  const confirmed = (change: Partial<OrderTerms> = {}) => OrderUnderTest.placed(change).then(manager, 'managerConfirmedNotPayedOrder', {});
  /** An order that waited for its prepayment for that time. */
  const waitedFor = (minutes: number, change: Partial<OrderTerms> = {}) =>
    confirmed(change)
      .advance(minutes - 1)
      .then(manager, 'recordOfflinePayment', offline);
  const dueAfter = ({ state }: OrderUnderTest) => ((dueDate(state) ?? 0) - state.createdAt) / microsADay;

  test('moves by the time that the order waited for its client, rounded up to days once', () => {
    expect(dueAfter(OrderUnderTest.placed())).toBe(22);
    expect([0, 1, day, day + 1, 3 * day].map((minutes) => dueAfter(waitedFor(Math.max(1, minutes))))).toEqual([23, 23, 23, 24, 25]);
    const twice = waitedFor(day / 2).then(manager, 'requestDocuments', {
      items: [{ id: id(310), kind: 'document', title: textRef(1), note: null }],
      again: [],
      withdraw: [],
    });
    twice
      .advance(day / 2 - 1)
      .then(client, 'attachDocument', { document: id(410), kind: 'document', item: id(310), file: id(510), title: null });
    expect([twice.state.waited, twice.state.clientSince]).toEqual([microsADay / 2, twice.state.updatedAt - microsADay / 2]);
    twice.then(client, 'receiveDocuments', { onPaper: [] });
    expect([twice.state.clientSince, dueAfter(twice)]).toEqual([null, 24]);
  });

  test('is null while the order waits for its client, who sees its duration instead', () => {
    const { state } = confirmed();
    expect([dueDate(state), daysLeftAfterClient(state)]).toEqual([null, 22]);
    expect([dueDate(waitedFor(1).state), daysLeftAfterClient(waitedFor(1).state)]).toEqual([expect.any(Number), null]);
  });

  test('lets work continue at once if it is less than a day ahead, or past', () => {
    const late = (minutes: number) =>
      daysLeftAfterClient(OrderUnderTest.placed().advance(minutes).then(manager, 'managerConfirmedNotPayedOrder', {}).state);
    expect([20 * day, 21 * day - 1, 21 * day, 22 * day, 40 * day].map(late)).toEqual([2, 1, 0, 0, 0]);
  });

  test('skips Saturdays and Sundays of the wait if the term does', () => {
    const working = { termUnit: 'working', termDays: 5 } as const;
    // Placed on a Monday, confirmed on Friday at the same time, paid on the next Monday.
    const order = OrderUnderTest.placed(working)
      .advance(4 * day - 1)
      .then(manager, 'managerConfirmedNotPayedOrder', {})
      .advance(3 * day - 1)
      .then(manager, 'recordOfflinePayment', offline);
    expect([order.state.waited / microsADay, dueAfter(order)]).toEqual([1, 8]);
  });

  test('attributes a provider’s check of a payment to the client, and a transfer that staff look for to us', () => {
    const pending = { payment: id(600), amount: 54_000, provider: 'paypal' };
    const checked = confirmed()
      .then(provider, 'recordPaymentPending', pending)
      .advance(2 * day - 2);
    expect([nextStepOf(checked.state).next, dueDate(checked.state)]).toEqual(['awaitProvider', null]);
    expect(dueAfter(checked.then(provider, 'recordPayment', { ...pending, capture: 'C' }))).toBe(24);
    const declared = confirmed()
      .then(client, 'declareTransfer', { payment: id(600), amount: 54_000, reference: null })
      .advance(9 * day);
    expect(dueAfter(declared)).toBe(23);
    expect(dueAfter(declared.then(manager, 'confirmTransfer', { payment: id(600), amount: 54_000 }))).toBe(23);
  });

  test('attributes the time before documents are requested to us, even if details are missing', () => {
    const passport = { kind: 'document' as const, title: { ru: 'п', en: 'p' }, note: null, ...anyForm };
    const { state } = waitedFor(1, { details: ['names'], requiredDocuments: [passport] });
    expect([nextStepOf(state).next, state.clientSince]).toEqual(['requestDocuments', null]);
    const asked = waitedFor(1, { details: ['names'] }).state;
    // The wait for the payment continues as the wait for the details.
    expect([nextStepOf(asked).next, asked.clientSince, dueDate(asked)]).toEqual(['giveDetails', asked.createdAt + 60_000_000, null]);
  });

  test('promised by staff counts from then, no matter who acts next', () => {
    const date = OrderUnderTest.placed().state.createdAt + 30 * microsADay;
    const ours = waitedFor(3 * day).then(manager, 'setExpectedDate', { date, reason: textRef(1) });
    expect([ours.state.waited, ours.state.clientSince, dueDate(ours.state)]).toEqual([0, null, promisedDate(ours.state)]);
    const theirs = confirmed()
      .advance(3 * day)
      .then(manager, 'setExpectedDate', { date, reason: textRef(1) });
    expect([theirs.state.waited, theirs.state.clientSince, dueDate(theirs.state)]).toEqual([0, theirs.state.updatedAt, null]);
    theirs.advance(2 * day - 1).then(manager, 'recordOfflinePayment', offline);
    expect(dueDate(theirs.state)).toBe(promisedDate(theirs.state) + 2 * microsADay);
  });

  test('keeps an earlier promised date, whatever the wait', () => {
    const order = waitedFor(3 * day);
    const before = order.state.createdAt + 22 * microsADay;
    order.then(manager, 'setExpectedDate', { date: before, reason: textRef(1) });
    expect(order.events.at(-1)?.data).toMatchObject({ before });
  });

  test('is null once the results were sent', () => {
    const delivered = progressStatuses.filter((status) => isDelivered(orderIn(status).state));
    const asked = orderIn('documentsSentAfterLastPayment');
    expect(delivered.map((status) => dueDate(orderIn(status).state))).toEqual([null, null, null]);
    expect([nextStepOf(asked.state).who, daysLeftAfterClient(asked.state)]).toEqual(['staff', null]);
  });
});

/** Counts what the histories contained, so that the property proves its coverage. */
type Met = `waited in ${TermUnit} days` | 'promised while it waited' | 'promised while we worked' | 'delivered';
const everything: Met[] = [
  ...termUnits.map((unit): Met => `waited in ${unit} days`),
  ...(['promised while it waited', 'promised while we worked', 'delivered'] as const),
];

/** The wait of an order, computed from its events without the fold. */
class Waiting {
  days = 0;
  readonly met = new Set<Met>();

  constructor(
    private state: OrderState,
    private readonly unit: TermUnit,
  ) {}

  /** @returns the state after `event` */
  next(event: OrderEvent): OrderState {
    const { state, unit } = this;
    const waits = isClients(state);
    if (waits) this.days += daysBetween(state.updatedAt, event.at, unit);
    if (waits && event.at > state.updatedAt) this.met.add(`waited in ${unit} days`);
    this.state = evolve(state, event);
    if (event.type === 'ExpectedDateChanged') this.promise();
    if (isDelivered(this.state)) this.met.add('delivered');
    return this.state;
  }

  private promise(): void {
    this.days = 0;
    this.met.add(isClients(this.state) ? 'promised while it waited' : 'promised while we worked');
  }
}

/** The due date if the client took the next step at `at`. */
const dueIfDone = (state: OrderState, at: Micros): Micros => {
  const { clientSince, waited, terms } = state;
  const since = clientSince === null ? 0 : countedBetween(clientSince, at, terms.termUnit);
  return dueDate({ ...state, value: { progress: 'documentsReceived', reward: 'agreed' }, clientSince: null, waited: waited + since }) ?? 0;
};

/** Names of violated lateness invariants of an order with a separately computed wait. */
function brokenLateness(state: OrderState, days: number): string[] {
  const { clientSince: since, waited, updatedAt, terms } = state;
  const { termUnit } = terms;
  const waits = isClients(state);
  const counted = waited / microsADay + (since === null ? 0 : daysBetween(since, updatedAt, termUnit));
  const atOnce = since === null ? 0 : dueIfDone(state, since);
  const left = since === null ? 0 : daysBetween(since, atOnce, termUnit);
  const rules: [string, boolean][] = [
    ['the wait is the sum of the times in which the order waited for its client', Math.abs(counted - days) < 1e-6],
    ['the wait is open exactly while the order waits for its client', (since !== null) === waits],
    ['there is a due date exactly while the order waits for us', (dueDate(state) === null) === (waits || isDelivered(state))],
    [
      'the due date is the promised one and what was waited, in whole days',
      waits ||
        isDelivered(state) ||
        dueDate(state) === afterTerm(promisedDate(state), { days: Math.ceil(waited / microsADay), unit: termUnit }),
    ],
    [
      'the client reads the days from their turn to the due date',
      daysLeftAfterClient(state) === (since === null || isDelivered(state) ? null : left < 1 ? 0 : Math.ceil(left)),
    ],
  ];
  return rules.filter(([, holds]) => !holds).map(([name]) => name);
}

/** Neither the client's time nor an event makes the due date earlier, unless an event sets another date or changes the configuration. */
const mayMoveForward: readonly OrderEvent['type'][] = ['ExpectedDateChanged', 'OrderEdited'];

const gaps = fc.oneof(
  fc.constant(0),
  fc.integer({ min: 1, max: 3_600_000_000 }),
  fc.integer({ min: 1, max: 6 * microsADay }),
  fc.integer({ min: 0, max: 9 }).map((days) => days * microsADay),
);
const beginnings = fc.record({
  status: fc.constantFrom(...progressStatuses.filter((status) => !isFinal(status))),
  terms: fc.record({
    termUnit: fc.constantFrom(...termUnits),
    termDays: fc.integer({ min: 1, max: 60 }),
    details: fc.constantFrom<OrderTerms['details']>([], ['names']),
  }),
});
test('whatever happens at any time, an order is late only by our own time', () => {
  const met = new Set<Met>();
  const moves = fc.array(fc.tuple(choice, gaps), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(beginnings, moves, ({ status, terms }, history) => {
      const started = orderIn(status, terms);
      const [placed, ...before] = started.events as [OrderEvent, ...OrderEvent[]];
      const waiting = new Waiting(evolve(null, placed), terms.termUnit);
      let state = before.reduce((_, event) => waiting.next(event), evolve(null, placed));
      let clock = state.updatedAt;
      history.forEach(([chosen, gap], step) => {
        clock += gap;
        const decision = decide(state, { ...submission(state, chosen, step), at: clock });
        if (!decision.accepted) return;
        const due = dueIfDone(state, clock);
        for (const event of decision.events) state = waiting.next(event);
        expect(brokenLateness(state, waiting.days)).toEqual([]);
        if (!decision.events.some(({ type }) => mayMoveForward.includes(type))) expect(dueIfDone(state, clock)).toBeGreaterThanOrEqual(due);
      });
      waiting.met.forEach((one) => met.add(one));
    }),
    runs({ quick: 150, full: 10_000 }), // the client's time before a new date counts again: 20 of 20 seeds at 61
  );
  expect([...met].sort()).toEqual([...everything].sort());
});

describe('an order is late', () => {
  const promised = Date.parse('2026-12-02T17:00:00Z') * 1000;
  const lateAt = (moment: string, zone: string) => isLate(promised, dayIn(new Date(moment), zone));

  test.each([
    ['23:30 on the day in Tallinn, after 17:00 in UTC', '2026-12-02T21:30:00Z', 'Europe/Tallinn', false],
    ['midnight in Tallinn', '2026-12-02T22:00:00Z', 'Europe/Tallinn', true],
    ['23:59 on the day in Vladivostok', '2026-12-02T13:59:59Z', 'Asia/Vladivostok', false],
    ['00:30 on the next day in Vladivostok, before 17:00 in UTC', '2026-12-02T14:30:00Z', 'Asia/Vladivostok', true],
    ['the last minute of the day in Honolulu', '2026-12-03T09:59:00Z', 'Pacific/Honolulu', false],
  ])('from the end of its due day at the office on: %s', (_name, moment, zone, expected) => {
    expect(lateAt(moment, zone)).toBe(expected);
  });

  test('exactly while the displayed day is past, at any time of day of the due date', () => {
    const moments = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) });
    const zones = fc.constantFrom('Europe/Tallinn', 'Asia/Vladivostok', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'UTC');
    fc.assert(
      fc.property(moments, moments, zones, (now, due, zone) => {
        const officeDay = dayIn(new Date(now), zone);
        expect(isLate(due * 1000, officeDay)).toBe(dueDay(due * 1000) < officeDay);
        expect(isLate(due * 1000, officeDay)).toBe(due * 1000 < lateBefore(officeDay));
      }),
      runs(),
    );
    expect(isLate(null, '2026-12-02')).toBe(false);
  });
});
