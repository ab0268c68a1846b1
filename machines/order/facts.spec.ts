import { calendarDateOf, type Micros, microsADay, midnightOf } from '#machines/kernel/time';
import { factsOf, sourceOf, shareOf } from './facts.js';
import { dueDate } from './next-step.js';
import type { ProgressStatus } from './statuses.js';
import { type OrderUnderTest, steps, textRef } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { orderIn, paymentIds } from './testing/stories.js';
import type { Reader } from './who.js';

const { client, clientManager: manager, clientHead, partner, payment: provider } = people;
const reason = textRef(8);
const details = { details: ['names' as const], termUnit: 'working' as const, termDays: 10 };
const dayAt = (at: Micros): string => calendarDateOf(at);
const read = ({ state }: OrderUnderTest, reader: Reader, today = dayAt(state.updatedAt)) => factsOf(sourceOf(state), reader, today);

/** The balance with EUR 23.00 less than was due. */
const short = () => orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 123_700 });
const refund = (amount: number) => ({ refund: id(700), payment: paymentIds.prepayment, amount, reason });
/** Days after the date that was promised, or before it. */
const daysAfterDue = ({ state }: OrderUnderTest, days: number): string => dayAt((dueDate(state) ?? 0) + days * microsADay);

describe('U1: what is left follows from the stage', () => {
  test('given accepted work, when the balance is asked for, then the documents follow the payment, and no days are counted', () => {
    for (const order of [orderIn('lastPaymentRequired'), short()])
      for (const reader of ['client', 'staff', 'partner'] as const) expect(read(order, reader).ready).toEqual({ kind: 'afterPayment' });
  });

  test('given eight of eight steps, when only the details are missing, then a check is left', () => {
    const order = orderIn('documentsReceived', details).then(partner, 'acceptDocument', { document: id(401) });
    expect(read(order, 'client').ready).toEqual({ kind: 'afterClient', days: 11, unit: 'working' });
    for (const step of [steps.first, steps.second]) order.then(partner, 'completeStep', { step });
    expect(read(order, 'client')).toMatchObject({ next: { next: 'giveDetails' }, ready: { kind: 'afterCheck' } });
  });

  test('given a prepayment to make, when the client reads, then the days of the term are counted', () => {
    expect(read(orderIn('orderConfirmedNotPayed'), 'client').ready).toEqual({ kind: 'afterClient', days: 22, unit: 'calendar' });
  });
});

describe('U3: late or promised, never both', () => {
  const working = () => orderIn('documentsReceived');

  test('given a due day, when it is today, then it is due, with what is left', () => {
    expect(read(working(), 'client', daysAfterDue(working(), 0)).ready).toMatchObject({ kind: 'due', left: 0, isPromised: false });
  });

  test('given a due day, when it is past, then naming a new one is a task of the manager from the first day on', () => {
    const late = read(working(), 'staff', daysAfterDue(working(), 1));
    expect(late.ready).toMatchObject({ kind: 'late', days: 1 });
    expect(late.tasks.map(({ what }) => what)).toEqual(['checkDocuments', 'nameDate']);
    expect(late.turns).toEqual(['partner', 'staff']);
    expect(late.next).toEqual(read(working(), 'staff').next);
    expect(read(working(), 'client', daysAfterDue(working(), 1)).tasks.map(({ what }) => what)).toEqual(['checkDocuments']);
  });

  test('given a new date, when it is named, then the order is late no more', () => {
    const order = working();
    const today = daysAfterDue(order, 3);
    order.then(manager, 'setExpectedDate', { date: midnightOf(today) + 2 * microsADay, reason });
    expect(read(order, 'staff', today)).toMatchObject({ ready: { kind: 'due', isPromised: true }, tasks: [{ what: 'checkDocuments' }] });
  });
});

describe('U4: where two may act, both are named', () => {
  const started = () => orderIn('orderConfirmedAndPayed', { ...details, requiredDocuments: [passport] });
  const passport = { kind: 'document' as const, title: { ru: 'п', en: 'p' }, note: null, formats: [], validMonths: null, example: null };

  test('given details to fill in, when others have documents to request, then it is the turn of both, and the day has its condition', () => {
    for (const reader of ['client', 'staff', 'partner', 'assignee'] as const) {
      const { turns, client: asked, ready } = read(started(), reader);
      expect([turns, asked?.details]).toEqual([['partner', 'client'], true]);
      expect(ready).toMatchObject({ kind: 'due', unless: 'details' });
    }
  });

  test('given the details, when they are filled in, then the day has no condition', () => {
    const order = started().then(client, 'giveDetails', { details: textRef(3) });
    expect(read(order, 'client')).toMatchObject({ turns: ['partner'], client: null, ready: { kind: 'due', unless: null } });
  });

  test('given a transfer that was reported, when somebody else acts next, then it is also the turn of those who look for it', () => {
    const order = orderIn('documentsRequested').then(client, 'declareTransfer', { payment: id(601), amount: 5_000, reference: null });
    expect(read(order, 'staff').turns).toEqual(['client', 'moneyStaff']);
    expect(read(order, 'partner').turns).toEqual(['client']);
  });
});

describe('U6: what was waived, and what was refunded', () => {
  test('given EUR 23 waived, when EUR 100 are refunded later, then 23 are waived, 100 refunded, and nothing is left', () => {
    const order = short()
      .then(manager, 'waiveRest', { amount: 2_300, limit: 2_500, today: 2_300, reason })
      .then(clientHead, 'requestRefund', refund(10_000));
    for (const reader of ['client', 'staff'] as const)
      expect(read(order, reader).money).toMatchObject({
        received: 177_700,
        refunded: 10_000,
        paid: 167_700,
        waived: 2_300,
        left: 0,
        share: 1,
        // EUR 1,677 of EUR 1,800: what was waived is settled, and was not paid.
        paidShare: 0.931,
      });
  });

  test('given a refund before the work is accepted, when it is made, then its sum is left to pay again', () => {
    const order = orderIn('documentsReceived').then(clientHead, 'requestRefund', refund(10_000));
    expect(read(order, 'client').money).toMatchObject({ refunded: 10_000, waived: 0, left: 136_000, share: 0.244, paidShare: 0.244 });
  });
});

describe('U9: a dispute is seen everywhere', () => {
  const paidOnline = () =>
    orderIn('orderConfirmedNotPayed').then(provider, 'recordPayment', {
      payment: id(600),
      amount: 54_000,
      provider: 'paypal',
      capture: 'C',
    });
  const dueAt = midnightOf('2026-10-10');
  const about = { payment: id(600), dispute: 'D1', amount: 54_000, provider: 'paypal' };
  const disputed = () => paidOnline().then(provider, 'recordDispute', { ...about, dueAt });

  test('given a payment, when it is disputed, then answering it is a task with its deadline, and no refund can be made', () => {
    const facts = read(disputed(), 'staff');
    expect(facts.tasks).toContainEqual({ what: 'answerDispute', who: 'moneyStaff', amount: 54_000, by: dueAt });
    expect([facts.dispute, facts.refundLocked]).toEqual([{ amount: 54_000, by: dueAt }, 'disputed']);
    expect(read(disputed(), 'client')).toMatchObject({ dispute: { amount: 54_000 }, turns: ['partner'] });
    expect(read(disputed(), 'partner').dispute).toBeNull();
  });

  test('given a second payment, when one is disputed, then the other can be refunded', () => {
    const order = disputed().then(manager, 'recordOfflinePayment', { payment: id(610), method: 'cash', amount: 1_000, note: null });
    expect(read(order, 'staff').refundLocked).toBeNull();
  });

  test('given a dispute, when it is closed, then nothing of it is left to do', () => {
    const order = disputed().then(provider, 'closeDispute', { ...about, outcome: 'won' });
    expect(read(order, 'staff')).toMatchObject({ dispute: null, refundLocked: null, turns: ['partner'] });
  });
});

describe('U12: a prepayment', () => {
  const stateOf = (order: OrderUnderTest) => read(order, 'staff').money?.prepayment;

  test('given a service without a prepayment, then none is due; given one, then it is missing, received, or covered', () => {
    expect(stateOf(orderIn('newOrder', { prepaymentPercent: 0 }))).toBe('none');
    const order = orderIn('newOrder');
    expect(stateOf(order)).toBe('missing');
    order.then(provider, 'recordPayment', { payment: id(600), amount: 53_000, provider: 'paypal', capture: 'C' });
    expect(stateOf(order)).toBe('missing');
    const waived = order.then(clientHead, 'waiveRest', { amount: 1_000, limit: 0, reason });
    expect(stateOf(waived)).toBe('covered');
    expect(stateOf(orderIn('orderConfirmedAndPayed'))).toBe('received');
  });
});

describe('U21: what a date leaves', () => {
  test('given 10 working days, when some are over, then the rest is left', () => {
    const order = orderIn('documentsReceived', details);
    const [day, next] = [dayAt(order.state.createdAt), dayAt(order.state.createdAt + microsADay)];
    const left = [day, next].map((today) => read(order, 'client', today).ready);
    expect(left).toMatchObject([{ left: 11 }, { left: 10 }]);
  });
});

describe('U40: a cancelled order', () => {
  test('given a disputed payment beside another, when the order stops, then staff refund what the other holds and is not kept', () => {
    const order = orderIn('documentsReceived').then(provider, 'recordPayment', {
      payment: id(600),
      amount: 126_000,
      provider: 'paypal',
      capture: 'C',
    });
    order.then(partner, 'completeStep', { step: steps.first });
    const about = { payment: id(600), dispute: 'D1', amount: 126_000, provider: 'paypal', dueAt: midnightOf('2026-10-10') };
    order.then(provider, 'recordDispute', about).then(manager, 'cancelOrder', { reason });
    const { money, tasks } = read(order, 'staff');
    expect(money?.toReturn).toBe(90_000);
    expect(tasks).toContainEqual({ what: 'returnMoney', who: 'refundStaff', amount: 54_000, by: null });
  });

  test('given money that a cancelled order holds, then nothing is left to pay, and that much is to be returned', () => {
    const order = orderIn('documentsReceived').then(manager, 'cancelOrder', { reason });
    expect(read(order, 'client').money).toMatchObject({ left: null, toReturn: 54_000, share: 0.3 });
    const task = { what: 'returnMoney', who: 'refundStaff', amount: 54_000, by: null };
    expect([read(order, 'staff'), read(order, 'client')]).toMatchObject([{ tasks: [task], turns: ['refundStaff'] }, { tasks: [] }]);
    order.then(clientHead, 'requestRefund', refund(54_000));
    for (const reader of ['client', 'staff'] as const)
      expect(read(order, reader)).toMatchObject({ ready: { kind: 'closed' }, tasks: [], money: { toReturn: 0, share: 0 } });
  });
});

test('a partner reads no sums', () => {
  const statuses: ProgressStatus[] = ['newOrder', 'lastPaymentRequired', 'projectFinished'];
  expect(statuses.map((status) => read(orderIn(status), 'partner').money)).toEqual([null, null, null]);
});

describe('the share of a price that is paid', () => {
  it.each([
    [852, 2400, 0.355],
    [1, 3, 0.333],
    [595_37, 618_37, 0.962],
    [57, 100, 0.57],
    [999_999, 1_000_000, 0.999],
    [2400, 2400, 1],
    [2500, 2400, 1],
    [-5, 2400, 0],
    [0, 0, 1],
  ])('is of %i of %i rounded down: %d', (settled, price, share) => expect(shareOf(price, settled)).toBe(share));
});
