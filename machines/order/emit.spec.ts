import type { CommandName, CommandPayloads, OrderActor } from './commands.js';
import { decide } from './decide.js';
import { nothingAgreed } from './events.js';
import { price } from './figures.js';
import { promisedDate } from './next-step.js';
import { command, configuration, OrderUnderTest, steps, terms, textRef } from './testing/order-builder.js';
import { id, people } from './testing/people.js';
import { asked, orderIn, paymentIds } from './testing/stories.js';

const { client, partner, otherPartner, owner, clientHead, clientManager: manager, payment: provider } = people;
const reason = textRef(6);
const currency = 'EUR';
const none = { items: [], again: [], withdraw: [] };
const paid = (amount: number, stage: 'prepayment' | 'postpayment', payment = id(600)) => ({ payment, amount, currency, stage });
/** Like `paid`, for money without a value date. */
const came = (...of: Parameters<typeof paid>) => ({ ...paid(...of), valueDate: null });
const capture = (amount: number, number = 600) => ({ payment: id(number), amount, provider: 'paypal', capture: `C-${number}` });
const captured = (amount = 180_000): OrderUnderTest => orderIn('newOrder').then(provider, 'recordPayment', capture(amount));
const paidUp = (order: OrderUnderTest) => order.then(provider, 'recordPayment', capture(126_000));
const declared = (amount: number): OrderUnderTest =>
  orderIn('newOrder').then(client, 'declareTransfer', { payment: id(600), amount, reference: null });
const refund = (amount: number, payment = id(600)) => ({ refund: id(700), payment, amount });
const back = (amount: number, method: 'provider' | 'transfer', payment = id(600)) => ({ ...refund(amount, payment), method, currency });
const moved = (from: string, to: string) => ({ from, to });

type EmittedEvents = [type: string, data: object][];

/** Types and data of a command's events. @throws Error if it was refused */
function emitted<Name extends CommandName>(
  order: OrderUnderTest,
  actor: OrderActor,
  name: Name,
  payload: CommandPayloads[Name],
): EmittedEvents {
  const decision = order.submit(actor, name, payload);
  if (!decision.accepted) throw new Error(`${name} was refused: ${decision.refusal.code}`);
  return decision.events.map(({ type, data }) => [type, data]);
}

describe('the operations emit', () => {
  test('the placed order, with its terms and price', () => {
    const [placed] = OrderUnderTest.placed().events;
    expect(placed?.data).toEqual({
      from: null,
      to: 'newOrder',
      number: 7,
      client: client.id,
      terms,
      configuration,
      price: 180_000,
      agreed: nothingAgreed,
      buyer: 'consumer',
      withdrawal: null,
      forCompany: null,
    });
  });

  test('the client’s agreement, and the rate at which the listed prices were converted', () => {
    const listed = {
      currency: 'GEL' as const,
      basePrice: 341_000,
      options: terms.options,
      rate: '0.3226',
      date: '2026-11-20',
      source: 'ECB',
    };
    const agreed = { terms: 3, startEarly: true };
    const payload = { client: client.id, terms: { ...terms, listed }, configuration, agreed };
    const decision = decide(null, command('placeOrder', client, payload));
    if (!decision.accepted) throw new Error(decision.refusal.code);
    expect(decision.events[0]?.data).toMatchObject({ agreed, terms: { currency: 'EUR', listed }, price: 180_000 });
    expect(decision.next).toMatchObject({ agreed, terms: { listed }, facts: { currency: 'EUR', price: 180_000 } });
  });

  const worked = () => orderIn('documentsReceived').then(partner, 'acceptDocument', { document: asked.document });
  const done = (order: OrderUnderTest) =>
    order.then(partner, 'completeStep', { step: steps.first }).then(partner, 'completeStep', { step: steps.second });
  test.each([
    ['managerConfirmedNotPayedOrder', orderIn('newOrder'), 'OrderConfirmedUnpaid', 'orderConfirmedNotPayed'],
    ['managerConfirmedPayedOrder', captured(), 'OrderConfirmedPaid', 'orderConfirmedAndPayed'],
    ['completeAllOrderSteps', done(worked()), 'StepsCompleted', 'allStepsCompleted'],
    ['acceptWorkWithFullyPayedOrder', paidUp(orderIn('allStepsCompleted')), 'WorkAccepted', 'projectWithFullyPayedOrderAccepted'],
  ] as const)('with %s the statuses before and after', (name, order, type, to) => {
    const from = order.state.value.progress;
    expect(emitted(order, owner, name, {})).toEqual([[type, moved(from, to)]]);
  });

  test('the results that were sent, and no other document', () => {
    const order = orderIn('lastPaymentConfirmed');
    order.then(partner, 'attachDocument', { document: id(402), kind: 'result', item: null, file: id(502), title: null });
    expect(emitted(order, partner, 'sendPayedProjectDocuments', {})).toEqual([
      ['ResultDocumentsSent', { ...moved('lastPaymentConfirmed', 'documentsSentAfterLastPayment'), documents: [id(402)] }],
    ]);
  });

  test('follow-ons of money', () => {
    const last = ['LastPaymentMade', moved('lastPaymentRequired', 'lastPaymentPayed')];
    const first = ['PrepaymentCompleted', moved('orderConfirmedNotPayed', 'orderConfirmedAndPayed')];
    expect(emitted(orderIn('lastPaymentRequired'), provider, 'recordPayment', capture(126_000)).slice(1)).toEqual([last]);
    expect(emitted(orderIn('orderConfirmedNotPayed'), provider, 'recordPayment', capture(54_000)).slice(1)).toEqual([first]);
  });

  test('cash, then the completed prepayment', () => {
    const cash = { payment: id(600), amount: 60_000, note: reason };
    expect(emitted(orderIn('orderConfirmedNotPayed'), manager, 'orderPayedWithCashAfterManagerConfirmed', cash)).toEqual([
      ['CashPaymentRecorded', { ...came(60_000, 'prepayment'), note: reason }],
      ['PrepaymentCompleted', moved('orderConfirmedNotPayed', 'orderConfirmedAndPayed')],
    ]);
  });

  test('the requested documents, and what was received on paper', () => {
    const item = { id: id(310), kind: 'document' as const, title: reason, note: null };
    const order = orderIn('documentsRequested');
    expect(emitted(order, partner, 'requestDocuments', { items: [item], again: [asked.item], withdraw: [] })).toEqual([
      [
        'DocumentsRequested',
        {
          ...moved('documentsRequested', 'documentsRequested'),
          items: [{ ...item, required: null }],
          again: [asked.item],
          withdrawn: [],
          due: null,
        },
      ],
    ]);
    expect(emitted(order, partner, 'requestDocuments', { ...none, withdraw: [id(310)] })).toMatchObject([
      ['DocumentsRequested', { withdrawn: [id(310)] }],
    ]);
    expect(emitted(order, manager, 'receiveDocuments', { onPaper: [asked.item] })).toEqual([
      ['DocumentsReceived', { ...moved('documentsRequested', 'documentsReceived'), onPaper: [asked.item] }],
    ]);
  });

  test('the requested rest', () => {
    expect(emitted(orderIn('allStepsCompleted'), manager, 'acceptedProjectRequireLastPay', {})).toEqual([
      ['LastPaymentRequested', { ...moved('allStepsCompleted', 'lastPaymentRequired'), amount: 126_000, currency }],
    ]);
  });

  test('the transfers confirmed or rejected with the last payment, each with its stage', () => {
    const two = () =>
      orderIn('lastPaymentRequired')
        .then(clientHead, 'requestRefund', { refund: id(701), payment: paymentIds.prepayment, amount: 54_000, reason })
        .then(client, 'declareTransfer', { payment: id(600), amount: 54_000, reference: null })
        .then(client, 'declareTransfer', { payment: id(601), amount: 126_000, reference: null });
    expect(emitted(two(), manager, 'managerConfirmedLastPayment', { rejected: false })).toEqual([
      ['TransferConfirmed', { ...came(54_000, 'prepayment'), declared: 54_000 }],
      ['TransferConfirmed', { ...came(126_000, 'postpayment', id(601)), declared: 126_000 }],
      ['LastPaymentConfirmed', moved('lastPaymentPayed', 'lastPaymentConfirmed')],
    ]);
    expect(emitted(two(), manager, 'managerConfirmedLastPayment', { rejected: true, reason })).toEqual([
      ['TransferRejected', { ...paid(54_000, 'prepayment'), reason }],
      ['TransferRejected', { ...paid(126_000, 'prepayment', id(601)), reason }],
      ['LastPaymentRejected', { ...moved('lastPaymentPayed', 'lastPaymentRequired'), reason, cause: 'rejected' }],
    ]);
  });

  test('the figures that the commission is calculated from', () => {
    const order = orderIn('documentsSentAfterLastPayment');
    const figures = { partner: partner.id, rewardPercent: 2_000, price: 180_000, paid: 180_000, currency };
    expect(emitted(order, manager, 'managerFinishedProject', {})).toEqual([
      ['ProjectFinished', { ...moved('documentsSentAfterLastPayment', 'projectFinished'), ...figures }],
    ]);
  });

  test('the reason of a cancellation, and of rejected work, step by step', () => {
    expect(emitted(orderIn('newOrder'), client, 'cancelOrder', { reason })).toEqual([
      ['OrderCancelled', { ...moved('newOrder', 'orderCancelled'), reason, cause: null }],
    ]);
    expect(emitted(orderIn('allStepsCompleted'), manager, 'notAcceptPartnerWork', { reason, steps: [steps.second, steps.first] })).toEqual([
      ['StepReopened', { step: steps.second }],
      ['StepReopened', { step: steps.first }],
      ['WorkNotAccepted', { ...moved('allStepsCompleted', 'documentsReceived'), reason, steps: [steps.second, steps.first] }],
    ]);
  });
});

describe('commands that are no operations emit', () => {
  test('a configuration with the price before and after', () => {
    const larger = { ...configuration, employeesAmount: 4 };
    expect(emitted(orderIn('newOrder'), client, 'editOrder', { configuration: larger })).toEqual([
      ['OrderEdited', { configuration: larger, price: price(terms, larger), priceBefore: 180_000 }],
    ]);
  });

  test('date, partner and manager with the previous ones', () => {
    const order = orderIn('newOrder');
    const date = order.state.updatedAt + 1;
    const before = promisedDate(order.state);
    expect(emitted(order, manager, 'setExpectedDate', { date, reason, today: date })).toEqual([
      ['ExpectedDateChanged', { date, reason, before }],
    ]);
    expect(emitted(order, manager, 'appointPartner', { partner: otherPartner.id, percent: null })).toEqual([
      ['PartnerAppointed', { partner: otherPartner.id, previous: partner.id, percent: 2_000 }],
    ]);
    expect(emitted(order, manager, 'appointPartner', { partner: null, percent: 0 })).toEqual([
      ['PartnerAppointed', { partner: null, previous: otherPartner.id, percent: 0 }],
    ]);
    expect(emitted(order, owner, 'assignManager', { manager: manager.id })).toEqual([
      ['ManagerAssigned', { manager: manager.id, previous: null }],
    ]);
  });

  test('a changed reward with the percent in force, and the one acknowledged', () => {
    const order = orderIn('documentsReceived');
    expect(emitted(order, manager, 'changePartnerReward', { percent: 2_500, limit: 10_000 })).toEqual([
      ['PartnerRewardChanged', { percent: 2_500, percentBefore: 2_000, reason: null }],
    ]);
    expect(emitted(order, partner, 'acknowledgePartnerReward', {})).toEqual([['PartnerRewardAcknowledged', { percent: 2_500 }]]);
  });

  test('steps, files and decisions on files', () => {
    const order = orderIn('documentsReceived');
    const file = { document: id(410), kind: 'document' as const, item: asked.item, file: id(510), title: reason };
    expect(emitted(order, partner, 'completeStep', { step: steps.first })).toEqual([['StepCompleted', { step: steps.first }]]);
    expect(emitted(order, partner, 'reopenStep', { step: steps.first })).toEqual([['StepReopened', { step: steps.first }]]);
    expect(emitted(order, client, 'attachDocument', file)).toEqual([['DocumentAttached', { ...file, replaces: null }]]);
    expect(emitted(order, partner, 'rejectDocument', { document: id(410), reason: null, cause: 'expired' })).toEqual([
      ['DocumentRejected', { document: id(410), item: asked.item, reason: null, cause: 'expired' }],
    ]);
    expect(emitted(order, partner, 'acceptDocument', { document: asked.document })).toEqual([
      ['DocumentAccepted', { document: asked.document, item: asked.item }],
    ]);
    expect(emitted(order, client, 'removeDocument', { document: id(410) })).toEqual([
      ['DocumentRemoved', { document: id(410), file: id(510), kind: 'document' }],
    ]);
  });
});

describe('incoming money emits', () => {
  test('the transfer declared, withdrawn, rejected or confirmed, and its amount', () => {
    expect(emitted(orderIn('newOrder'), client, 'declareTransfer', { payment: id(600), amount: 54_000, reference: reason })).toEqual([
      ['TransferDeclared', { ...paid(54_000, 'prepayment'), reference: reason }],
    ]);
    expect(emitted(declared(54_000), client, 'withdrawTransfer', { payment: id(600) })).toEqual([
      ['TransferWithdrawn', paid(54_000, 'prepayment')],
    ]);
    expect(emitted(declared(54_000), manager, 'rejectTransfer', { payment: id(600), reason })).toEqual([
      ['TransferRejected', { ...paid(54_000, 'prepayment'), reason }],
    ]);
    expect(emitted(declared(54_000), manager, 'confirmTransfer', { payment: id(600), amount: 54_001 })).toEqual([
      ['TransferConfirmed', { ...came(54_001, 'prepayment'), declared: 54_000 }],
    ]);
  });

  test.each([
    ['cash', 'CashPaymentRecorded'],
    ['transfer', 'TransferRecorded'],
  ] as const)('what arrived as %s', (method, type) => {
    expect(
      emitted(orderIn('documentsReceived'), manager, 'recordOfflinePayment', { payment: id(600), method, amount: 5, note: reason }),
    ).toEqual([[type, { ...came(5, 'postpayment'), note: reason }]]);
  });

  test('the value date, if staff name one', () => {
    const valueDate = '2026-09-18';
    const offline = { payment: id(601), method: 'transfer' as const, amount: 5, note: null, valueDate };
    expect(emitted(orderIn('newOrder'), manager, 'recordOfflinePayment', offline)).toEqual([
      ['TransferRecorded', { ...paid(5, 'prepayment', id(601)), valueDate, note: null }],
    ]);
    const order = declared(54_000);
    expect(emitted(order, manager, 'confirmTransfer', { payment: id(600), amount: 54_000, valueDate })).toEqual([
      ['TransferConfirmed', { ...paid(54_000, 'prepayment'), valueDate, declared: 54_000 }],
    ]);
    expect(order.state.payments.map((payment) => payment.valueDate)).toEqual([valueDate]);
  });

  test('what a provider announced, captured or denied', () => {
    const order = orderIn('newOrder');
    expect(emitted(order, provider, 'recordPaymentPending', { payment: id(600), amount: 9, provider: 'paypal' })).toEqual([
      ['PaymentPending', { ...paid(9, 'prepayment'), provider: 'paypal' }],
    ]);
    expect(emitted(order, provider, 'recordPaymentDenied', { payment: id(600), provider: 'paypal' })).toEqual([
      ['PaymentDenied', { ...paid(9, 'prepayment'), provider: 'paypal' }],
    ]);
    const taken = { ...came(9, 'prepayment', id(601)), provider: 'paypal', capture: 'C-601' };
    expect(emitted(order, provider, 'recordPayment', { ...capture(9, 601), fee: 1 })).toEqual([['PaymentCaptured', { ...taken, fee: 1 }]]);
  });
});

describe('outgoing money emits', () => {
  test('the way of a refund: by the provider for its own payments unless staff choose otherwise, in another way for all others', () => {
    expect(emitted(captured(), clientHead, 'requestRefund', { ...refund(5), reason })).toEqual([
      ['RefundRequested', { ...back(5, 'provider'), by: 'provider', reason }],
    ]);
    expect(emitted(captured(), clientHead, 'requestRefund', { ...refund(5), reason, by: 'other' })).toEqual([
      ['RefundRequested', { ...back(5, 'provider'), by: 'other', reason }],
      ['PaymentRefunded', { ...back(5, 'provider'), valueDate: null, by: 'other', conceded: 0 }],
    ]);
    const of = paymentIds.prepayment;
    expect(emitted(orderIn('projectFinished'), clientHead, 'requestRefund', { ...refund(5, of), reason, by: 'provider' })).toEqual([
      ['RefundRequested', { ...back(5, 'transfer', of), by: 'other', reason }],
      ['PaymentRefunded', { ...back(5, 'transfer', of), valueDate: null, by: 'other', conceded: 5 }],
    ]);
  });

  test('what the provider refunded, failed to refund, or reversed', () => {
    const requested = () => captured().then(clientHead, 'requestRefund', { ...refund(5), reason });
    expect(emitted(requested(), provider, 'recordRefund', refund(4))).toEqual([
      ['PaymentRefunded', { ...back(4, 'provider'), valueDate: null, by: 'provider', conceded: 0 }],
    ]);
    expect(emitted(requested(), provider, 'recordRefundFailure', { refund: id(700), payment: id(600) })).toEqual([
      ['RefundFailed', { ...refund(5), currency, issue: null }],
    ]);
    const issue = 'REFUND_FAILED_INSUFFICIENT_FUNDS';
    expect(emitted(requested(), provider, 'recordRefundFailure', { refund: id(700), payment: id(600), issue })).toEqual([
      ['RefundFailed', { ...refund(5), currency, issue }],
    ]);
    const reversal = { ...refund(6), provider: 'paypal', cause: 'reversal' as const, reference: 'R' };
    expect(emitted(captured(), provider, 'recordReversal', reversal)).toEqual([
      ['PaymentReversed', { ...back(6, 'provider'), valueDate: null, provider: 'paypal', cause: 'reversal', reference: 'R', conceded: 0 }],
    ]);
  });
});
