import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { toText } from '#machines/kernel/money';
import type { Actor } from '#machines/kernel/people';
import { calendarDateOf, microsADay, toRfc3339 } from '#machines/kernel/time';
import { runs } from '#machines/kernel/testing/runs';
import { decide } from '#machines/order/decide';
import { effectOf, type Facts, factsOf, sourceOf } from '#machines/order/facts';
import { refundableOf } from '#machines/order/figures';
import { daysLeftAfterClient, dueDate, nextStepOf } from '#machines/order/next-step';
import type { OrderState, OrderTerms } from '#machines/order/state';
import { isFinal, type ProgressStatus, progressStatuses } from '#machines/order/statuses';
import { choice, submission } from '#machines/order/testing/choices';
import { type OrderUnderTest, steps } from '#machines/order/testing/order-builder';
import { id, people } from '#machines/order/testing/people';
import { asked, orderIn } from '#machines/order/testing/stories';
import { readerOf, type Reader, seesPayments, viewFor } from '#machines/order/who';
import type { OrderResource } from '../api/wire.js';
import { rightOf } from '#machines/order/withdrawal';
import { factsIn } from './order-facts.js';

const readers: readonly Actor[] = [people.client, people.clientHead, people.partner, people.assignee];

const timeOrNull = (at: number | null): string | null => (at === null ? null : toRfc3339(at));

/** The data from which the page derives facts. */
function pageOf(state: OrderState, actor: Actor, machine: OrderResource['machine']) {
  const { terms, facts, promised, payments } = state;
  const right = rightOf(state);
  const money = (amount: number) => toText(amount, facts.currency);
  const days = daysLeftAfterClient(state);
  return {
    machine,
    dueAt: timeOrNull(dueDate(state)),
    termUnit: terms.termUnit,
    waiting: days === null ? null : { since: '', daysLeft: days, unit: terms.termUnit },
    promised: promised && { date: '', reason: '' },
    withdrawal: right && { ...right, withdrawnAt: null },
    ...(seesPayments(readerOf(actor)) && {
      payments: payments.map((payment) => ({
        refundable: money(refundableOf(payment)),
        disputes: payment.disputes.map(({ dueAt, outcome }) => ({ dueAt: timeOrNull(dueAt), outcome })),
      })),
    }),
  } as unknown as OrderResource;
}

/** A row of a list, which lacks wait, promise, payments and right to withdraw. */
function rowOf(order: OrderResource) {
  const { waiting: _, promised: __, payments: ___, withdrawal: ____, ...row } = order;
  return row;
}

/** Removes what a list's row cannot know: days after the client's step, a promised date, deadlines of disputes. */
const asInList = ({ ready, turns, money, client }: Facts) => ({
  turns,
  money,
  client,
  ready: ready.kind === 'afterClient' || ready.kind === 'atOnce' ? 'afterClient' : { ...ready, isPromised: null },
});

/** Pairs of statements about one order that cannot both be true. */
function contradictions(state: OrderState, facts: Facts, today: string): string[] {
  const { ready, turns, tasks, client, money, next, dispute, refundLocked } = facts;
  const due = dueDate(state);
  const isAccepted = ['lastPaymentRequired', 'lastPaymentPayed', 'lastPaymentConfirmed', 'projectWithFullyPayedOrderAccepted'];
  const pairs: [string, boolean][] = [
    ['it is late, and its day is to come', ready.kind === 'late' && !(due !== null && calendarDateOf(due) < today)],
    ['it is due, and its day is past', ready.kind === 'due' && ready.day < today],
    ['days of work are left, and the work is accepted', ready.kind === 'afterClient' && isAccepted.includes(state.value.progress)],
    [
      'days of work are left, and every step is done',
      ready.kind === 'afterClient' && state.facts.visibleSteps > 0 && state.facts.openSteps === 0 && state.facts.items > 0,
    ],
    ['the documents follow a payment, and nothing is left to pay', ready.kind === 'afterPayment' && money?.left === 0],
    ['something is asked of the client, and it is not their turn', (client !== null) !== turns.includes('client')],
    ['the next step is somebody’s who has nothing to do', next.who !== null && !turns.includes(next.who)],
    ['it is over, and somebody has to act next', ready.kind === 'closed' && next.who !== null],
    ['a new date is a task, and nothing is late', tasks.some(({ what }) => what === 'nameDate') && ready.kind !== 'late'],
    ['the client is asked to pay, and nothing is left', money?.offer?.isAsked === true && money.left === 0],
    ['it is cancelled, and something is left to pay', state.value.progress === 'orderCancelled' && money !== null && money.left !== null],
    ['money was waived that was refunded', money !== null && money.waived > state.facts.conceded],
    ['a prepayment is received and missing', money?.prepayment === 'received' && money.prepaymentLeft > 0],
    ['all refunds are locked, and nothing is disputed', refundLocked !== null && state.facts.disputed === 0],
    ['a dispute is shown, and nothing is disputed', dispute !== null && state.facts.disputed === 0],
    [
      'reported transfers are confirmed, and none is reported',
      effectOf('managerConfirmedLastPayment', 'confirm', facts).key === 'managerConfirmedLastPayment' && money?.announced === 0,
    ],
  ];
  return pairs.filter(([, isSaid]) => isSaid).map(([name]) => name);
}

/** Two sums that must be equal: the price, and the kept, waived, refunded and remaining amounts. */
function sumsOf({ money }: Facts, { facts }: OrderState): [number, number] | null {
  if (money === null || money.left === null || money.overpaid > 0) return null;
  const covered = money.paid + facts.conceded + money.left;
  return covered > money.price && money.left === 0 ? null : [covered, money.price];
}

const gaps = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 9 * microsADay }));
type Begin = (status: ProgressStatus, terms: Partial<OrderTerms>) => OrderUnderTest;
/**
 * Starts that random moves rarely reach: a payment under check, only details missing after the last step, a client who waits past the term.
 */
const rare: readonly Begin[] = [
  (_, terms) =>
    orderIn('orderConfirmedNotPayed', terms).then(people.payment, 'recordPaymentPending', {
      payment: id(600),
      amount: 54_000,
      provider: 'paypal',
    }),
  (_, terms) => {
    const order = orderIn('documentsReceived', { ...terms, details: ['names'] }).then(people.partner, 'acceptDocument', {
      document: asked.document,
    });
    for (const step of [steps.first, steps.second]) order.then(people.partner, 'completeStep', { step });
    return order;
  },
  (_, terms) =>
    orderIn('newOrder', terms)
      .advance(70 * 24 * 60)
      .then(people.clientManager, 'managerConfirmedNotPayedOrder', {}),
];
const beginnings = fc.record({
  begin: fc.constantFrom<Begin>(orderIn, orderIn, orderIn, ...rare),
  status: fc.constantFrom(...progressStatuses.filter((status) => !isFinal(status))),
  details: fc.constantFrom<('names' | 'founders')[]>([], ['names']),
  termDays: fc.integer({ min: 1, max: 60 }),
});

/** `expect` alone would take as long as computing the facts. */
const expectSame = (found: unknown, expected: unknown): void => {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
};

const met = new Set<string>();

/** Checks that page, list, header, stages and emails agree on an order, for each reader. */
function checkFacts(state: OrderState, clock: number, actor: Actor): void {
  const today = calendarDateOf(clock);
  const reader: Reader = readerOf(actor);
  const view = viewFor(actor, state);
  const resource = pageOf(state, actor, view as unknown as OrderResource['machine']);
  const [page, list] = [factsIn(resource, reader, today), factsIn(rowOf(resource), reader, today)];
  const server = factsOf({ ...sourceOf(state), ...view }, reader, today);
  expectSame(asInList(list), asInList(page));
  expectSame(page, seesPayments(reader) ? server : { ...server, refundLocked: page.refundLocked });
  expectSame(contradictions(state, page, today), []);
  const sums = sumsOf(server, state);
  if (sums) expectSame(sums[0], sums[1]);
  if (seesPayments(reader)) expectSame(page.next, nextStepOf(state));
  met.add(page.ready.kind);
}

test('whatever happens at any time, no two sentences about an order contradict each other', () => {
  // Each kind of term by itself, so that no draw has to meet it.
  const starts = [...progressStatuses.map((status) => orderIn(status)), ...rare.map((begin) => begin('newOrder', {}))];
  for (const { state } of starts) for (const actor of readers) checkFacts(state, state.updatedAt, actor);
  const moves = fc.array(fc.tuple(choice, gaps), { minLength: 1, maxLength: 25 });
  fc.assert(
    fc.property(beginnings, moves, ({ begin, status, ...terms }, history) => {
      const { state: start } = begin(status, terms);
      let state = start;
      let clock = state.updatedAt;
      history.forEach(([chosen, gap], step) => {
        clock += gap;
        const decision = decide(state, { ...submission(state, chosen, step), at: clock });
        if (decision.accepted) state = decision.next;
        if (decision.accepted || gap > 0) checkFacts(state, clock, readers[step % readers.length] as Actor);
      });
    }),
    runs({ quick: 60, full: 100_000 }), // days of the term counted after the last step: 12 of 12 seeds at 21
  );
  const kinds: Facts['ready']['kind'][] = [
    'afterCheck',
    'afterClient',
    'afterPayment',
    'afterProvider',
    'atOnce',
    'closed',
    'delivered',
    'due',
    'late',
  ];
  expect([...met].sort()).toEqual(kinds);
});
