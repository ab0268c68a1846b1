import type { CommandName, CommandPayloads, OrderActor } from './commands.js';
import { decideBy } from './past-versions.js';
import { balance, uncovered } from './figures.js';
import { command, type OrderUnderTest, textRef } from './testing/order-builder.js';
import { accepted } from './testing/outcome.js';
import { id, people } from './testing/people.js';
import { orderIn, paymentIds } from './testing/stories.js';

const { client, clientManager: manager, clientHead, payment: provider } = people;
const reason = textRef(8);
const limit = { share: 1_000, amount: 0 };
const capture = (amount: number) => ({ payment: id(600), amount, provider: 'paypal', capture: 'C' });
const refund = (payment: string, amount: number) => ({ refund: id(700), payment, amount, reason });
const reversal = { refund: id(720), payment: id(600), amount: 1, provider: 'paypal', cause: 'reversal' as const, reference: 'R' };

/** The rest, with two declared transfers. */
const declaredTwice = () =>
  orderIn('lastPaymentRequired')
    .then(client, 'declareTransfer', { payment: id(601), amount: 62_300, reference: null })
    .then(client, 'declareTransfer', { payment: id(602), amount: 63_700, reference: null });

/** The rest, with one part from a provider and the other declared. */
const paidPartly = () =>
  orderIn('lastPaymentRequired')
    .then(provider, 'recordPayment', capture(26_000))
    .then(client, 'declareTransfer', { payment: id(601), amount: 100_000, reference: null });

const causeOf = ({ events }: OrderUnderTest) => {
  const last = events.at(-1);
  return last?.type === 'LastPaymentRejected' ? [last.data.cause, last.data.reason, last.actor] : undefined;
};
const stateOf = ({ state }: OrderUnderTest, payment: string) => state.payments.find(({ id: one }) => one === payment)?.state;

describe('a transfer that arrives with less than the balance', () => {
  test('requests the missing amount, and keeps the other transfers declared', () => {
    const order = declaredTwice();
    expect(accepted(order, manager, 'confirmTransfer', { payment: id(601), amount: 60_000 })).toEqual({
      events: ['TransferConfirmed', 'LastPaymentRejected'],
      status: 'lastPaymentRequired',
    });
    expect(causeOf(order)).toEqual(['short', null, provider]);
    expect([balance(order.state), uncovered(order.state), stateOf(order, id(602))]).toEqual([66_000, 2_300, 'declared']);
  });

  test('makes the last payment again once the missing amount is declared', () => {
    const order = declaredTwice().then(manager, 'confirmTransfer', { payment: id(601), amount: 60_000 });
    expect(accepted(order, client, 'declareTransfer', { payment: id(603), amount: 2_300, reference: null })).toEqual({
      events: ['TransferDeclared', 'LastPaymentMade'],
      status: 'lastPaymentPayed',
    });
    expect(accepted(order, manager, 'managerConfirmedLastPayment', { rejected: false })).toEqual({
      events: ['TransferConfirmed', 'TransferConfirmed', 'LastPaymentConfirmed'],
      status: 'lastPaymentConfirmed',
    });
  });

  test('makes the last payment again once the missing amount is waived', () => {
    const order = orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 123_700 });
    expect(accepted(order, manager, 'waiveRest', { amount: 2_300, limit: 2_500, today: 2_300, reason })).toEqual({
      events: ['RestWaived', 'LastPaymentMade', 'LastPaymentConfirmed'],
      status: 'lastPaymentConfirmed',
    });
  });

  test('waits for a person while a declared transfer is open, although nothing else is due', () => {
    const order = declaredTwice();
    expect(accepted(order, manager, 'waiveRest', { amount: 126_000, limit: 200_000, today: 200_000, reason })).toEqual({
      events: ['RestWaived'],
      status: 'lastPaymentPayed',
    });
    expect(order.state.facts).toMatchObject({ waived: 126_000, conceded: 126_000, openTransfers: 126_000 });
  });

  test('is confirmed by itself once a correction covers it', () => {
    const order = orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 123_700 });
    expect(accepted(order, clientHead, 'correctPayment', { payment: paymentIds.rest, amount: 126_000, reason, limit })).toEqual({
      events: ['PaymentCorrected', 'LastPaymentMade', 'LastPaymentConfirmed'],
      status: 'lastPaymentConfirmed',
    });
    expect(order.events.at(-1)?.actor).toEqual(provider);
  });

  test('waited for a person in machine version 6', () => {
    const order = orderIn('lastPaymentPayed').then(manager, 'confirmTransfer', { payment: paymentIds.rest, amount: 123_700 });
    const decision = decideBy(6)(order.state, command('waiveRest', manager, { amount: 2_300, limit: 2_500, reason }, 99));
    expect(decision.accepted && decision.events.map(({ type }) => type)).toEqual(['RestWaived', 'LastPaymentMade']);
  });

  test('changes no status if the other transfers cover it, or if nothing is missing', () => {
    const more = paidPartly();
    more.then(manager, 'confirmTransfer', { payment: id(601), amount: 100_000 });
    expect([more.state.value.progress, balance(more.state)]).toEqual(['lastPaymentPayed', 0]);
    const exact = declaredTwice().then(manager, 'confirmTransfer', { payment: id(601), amount: 62_300 });
    expect([exact.state.value.progress, uncovered(exact.state)]).toEqual(['lastPaymentPayed', 0]);
  });

  test('changes no status before the client reported full payment', () => {
    const order = orderIn('lastPaymentRequired').then(client, 'declareTransfer', { payment: id(601), amount: 62_300, reference: null });
    expect(accepted(order, manager, 'confirmTransfer', { payment: id(601), amount: 1 })).toEqual({
      events: ['TransferConfirmed'],
      status: 'lastPaymentRequired',
    });
  });

  test('changed no status in machine version 5', () => {
    const confirm = command('confirmTransfer', manager, { payment: paymentIds.rest, amount: 120_000 }, 99);
    const decision = decideBy(5)(orderIn('lastPaymentPayed').state, confirm);
    expect(decision.accepted && decision.events.map(({ type }) => type)).toEqual(['TransferConfirmed']);
  });
});

describe('a last payment that no longer counts as made has a cause', () => {
  type Step = <Name extends CommandName>(
    ...of: [order: OrderUnderTest, actor: OrderActor, name: Name, payload: CommandPayloads[Name]]
  ) => OrderUnderTest;
  const submit: Step = (order, actor, name, payload) => order.then(actor, name, payload);
  const promised = () => paidPartly().then(clientHead, 'requestRefund', refund(id(600), 1));

  test.each([
    ['short', () => submit(declaredTwice(), manager, 'confirmTransfer', { payment: id(601), amount: 1 })],
    ['short', () => submit(paidPartly(), clientHead, 'correctPayment', { payment: paymentIds.prepayment, amount: 1, reason })],
    ['rejected', () => submit(declaredTwice(), manager, 'rejectTransfer', { payment: id(601), reason })],
    ['withdrawn', () => submit(declaredTwice(), client, 'withdrawTransfer', { payment: id(601) })],
    ['moneyBack', () => submit(declaredTwice(), clientHead, 'requestRefund', refund(paymentIds.prepayment, 1))],
    ['moneyBack', () => submit(promised(), provider, 'recordRefund', { refund: id(700), payment: id(600), amount: 1 })],
    ['moneyBack', () => submit(paidPartly(), provider, 'recordReversal', reversal)],
  ] as const)('%s (case %#)', (cause, story) => {
    const order = story();
    expect(order.state.value.progress).toBe('lastPaymentRequired');
    expect(causeOf(order)).toEqual([cause, null, provider]);
    expect(order.events.filter(({ type }) => type === 'TransferRejected')).toHaveLength(cause === 'rejected' ? 1 : 0);
    expect(order.state.facts.openTransfers).toBeGreaterThan(0);
  });

  test('rejected, with the reason and every open transfer, by a person', () => {
    const order = declaredTwice();
    expect(accepted(order, manager, 'managerConfirmedLastPayment', { rejected: true, reason }).events).toEqual([
      ...['TransferRejected', 'TransferRejected', 'LastPaymentRejected'],
    ]);
    expect(causeOf(order)).toEqual(['rejected', reason, manager]);
    expect(order.state.facts.openTransfers).toBe(0);
  });
});
