import { numberText } from '#machines/order/order-number';
import { demoUserId } from '#libs/features/users/seed-users';
import type { OrderCallName } from '#libs/contracts/orders/order-call';
import type { Id } from '#libs/kernel/ids';
import { type MinorUnits, toText } from '#libs/kernel/money';
import type { OperationName } from '#machines/order/commands';
import { balance, prepaymentMissing } from '#machines/order/figures';
import type { DocumentKind, OrderState } from '#machines/order/state';
import type { ProgressStatus } from '#machines/order/statuses';

/** One thing that somebody does in a story: a call of the API as its person would make it. */
export interface Deed {
  /** account of the demo data, without the domain */
  who: string;
  name: OrderCallName;
  body: unknown;
  part?: Id;
  /** instead of a call: a file of this name is uploaded first, and its id put into the body as `file` */
  upload?: string;
}

/** The people of one story, and what it says where it has to say something. */
export interface Cast {
  client: string;
  partner: string | null;
  manager: string;
  words: Words;
}
export interface Words {
  passport: string;
  address: string;
  note: string;
  cash: string;
  blurred: string;
  reworked: string;
  cancelled: string;
  refunded: string;
  notFound: string;
  result: string;
  reference: string;
}

/** What is told after a deed: the order as it stands. */
export type Telling = Generator<Deed, void, OrderState>;

const operate = (who: string, operation: OperationName, payload: object = {}): Deed => ({
  who,
  name: 'operate',
  body: { operation, payload },
});
const money = (state: OrderState, amount: MinorUnits) => toText(amount, state.facts.currency);

/** How far a story goes, and what is special about it on the way. */
export interface Plot {
  until: ProgressStatus;
  /** the client declares a transfer and staff confirm it; otherwise the prepayment comes in cash */
  transfers?: boolean;
  /** the first file of an item is rejected and replaced */
  fileRejected?: boolean;
  /** the partner's work is returned once */
  workReturned?: boolean;
  /** everything is paid before the work is accepted */
  paidAtOnce?: boolean;
  /** a changed percent waits for the partner at the end */
  rewardPending?: boolean;
  /** paid, then cancelled and paid back */
  refunded?: boolean;
  /** what was declared as the last payment did not arrive at first */
  transferRejected?: boolean;
  /** a transfer that nobody has confirmed yet */
  transferOpen?: boolean;
  /** whom it is given to carry on: somebody who has the orders that are assigned to them, and no others */
  handedTo?: string;
}

const order: readonly ProgressStatus[] = [
  'newOrder',
  'orderConfirmedNotPayed',
  'orderConfirmedAndPayed',
  'documentsRequested',
  'documentsReceived',
  'allStepsCompleted',
  'lastPaymentRequired',
  'lastPaymentPayed',
  'lastPaymentConfirmed',
  'documentsSentAfterLastPayment',
  'projectFinished',
];
const reaches = (plot: Plot, status: ProgressStatus): boolean => {
  const end = plot.until === 'orderCancelled' ? (plot.refunded ? 'orderConfirmedAndPayed' : 'orderConfirmedNotPayed') : plot.until;
  const goal = end === 'projectWithFullyPayedOrderAccepted' ? 'allStepsCompleted' : end;
  return order.indexOf(goal) >= order.indexOf(status);
};

/** The whole life of one order, as far as its plot goes. Every deed is a command like anybody's, so each story replays. */
export function* tell(placed: OrderState, plot: Plot, cast: Cast): Telling {
  let state = placed;
  state = yield { who: 'supermanager', name: 'assignManager', body: { manager: demoUserId(cast.manager) } };
  if (cast.partner) state = yield { who: cast.manager, name: 'appointPartner', body: { partner: demoUserId(cast.partner) } };
  if (plot.transferOpen && !reaches(plot, 'orderConfirmedAndPayed')) state = yield declare(state, cast, state.facts.prepayment);
  if (reaches(plot, 'orderConfirmedNotPayed')) state = yield* prepay(state, plot, cast);
  if (reaches(plot, 'documentsRequested')) state = yield* documents(state, plot, cast);
  if (reaches(plot, 'allStepsCompleted')) state = yield* work(state, plot, cast);
  state = yield* ending(state, plot, cast);
  if (plot.rewardPending)
    yield { who: cast.manager, name: 'changePartnerReward', body: { percent: state.facts.rewardPercent / 100 + 2.5 } };
  if (plot.handedTo) yield { who: cast.manager, name: 'assignManager', body: { manager: demoUserId(plot.handedTo) } };
}

const declare = (state: OrderState, { client, words }: Cast, amount: MinorUnits): Deed => ({
  who: client,
  name: 'declareTransfer',
  body: { amount: money(state, amount), reference: `${words.reference} ${numberText(state.number ?? 0)}` },
});

const settle = (state: OrderState, reason: string | null): Deed => {
  const transfer = state.payments.find((payment) => payment.state === 'declared');
  if (!transfer) throw new Error('no transfer waits');
  const body = reason === null ? { decision: 'confirm', amount: money(state, transfer.amount) } : { decision: 'reject', reason };
  return { who: 'client-service-manager', name: 'settleTransfer', part: transfer.id, body };
};

function* prepay(start: OrderState, plot: Plot, cast: Cast): Generator<Deed, OrderState, OrderState> {
  let state = start;
  if (prepaymentMissing(state.facts) === 0) return yield operate(cast.manager, 'managerConfirmedPayedOrder');
  state = yield operate(cast.manager, 'managerConfirmedNotPayedOrder');
  if (!reaches(plot, 'orderConfirmedAndPayed')) return state;
  if (!plot.transfers) {
    const amount = money(state, plot.paidAtOnce ? balance(state) : prepaymentMissing(state.facts));
    return yield operate('client-service-manager', 'orderPayedWithCashAfterManagerConfirmed', { amount, note: cast.words.cash });
  }
  state = yield declare(state, cast, plot.paidAtOnce ? balance(state) : prepaymentMissing(state.facts));
  return yield settle(state, null);
}

const upload = (who: string, kind: DocumentKind, file: string, item?: Id, title?: string): Deed => ({
  who,
  name: 'attachDocument',
  upload: file,
  body: { kind, ...(item && { item }), ...(title && { title }) },
});

const review = (who: string, document: Id, reason: string | null): Deed => ({
  who,
  name: 'reviewDocument',
  part: document,
  body: reason === null ? { decision: 'accept' } : { decision: 'reject', reason },
});

const latest = (state: OrderState): Id => state.documents.at(-1)?.id ?? '';

function* documents(start: OrderState, plot: Plot, cast: Cast): Generator<Deed, OrderState, OrderState> {
  const { words } = cast;
  const worker = cast.partner ?? cast.manager;
  let state = yield operate(worker, 'requestDocuments', {
    items: [
      { kind: 'document', title: words.passport },
      { kind: 'address', title: words.address, note: words.note },
    ],
  });
  if (plot.until === 'documentsRequested' && !plot.fileRejected) return state;
  const [passport, address] = state.items.map((item) => item.id);
  state = yield upload(cast.client, 'document', 'passport.pdf', passport);
  state = yield review(worker, latest(state), null);
  state = yield upload(cast.client, 'address', 'utility-bill.pdf', address);
  if (plot.fileRejected) {
    state = yield review(worker, latest(state), words.blurred);
    if (plot.until === 'documentsRequested') return state;
    state = yield upload(cast.client, 'address', 'utility-bill-september.pdf', address);
  }
  state = yield review(worker, latest(state), null);
  return yield operate(cast.client, 'receiveDocuments');
}

function* completeSteps(start: OrderState, who: string, leave = 0): Generator<Deed, OrderState, OrderState> {
  let state = start;
  const open = state.steps.filter((step) => step.visible && step.completedAt === null);
  for (const step of open.slice(0, open.length - leave)) state = yield { who, name: 'completeStep', part: step.id, body: {} };
  return state;
}

function* work(start: OrderState, plot: Plot, cast: Cast): Generator<Deed, OrderState, OrderState> {
  const worker = cast.partner ?? cast.manager;
  let state = yield* completeSteps(start, worker);
  state = yield operate(worker, 'completeAllOrderSteps');
  if (!plot.workReturned) return state;
  const last = state.steps.filter((step) => step.visible).at(-1);
  state = yield operate(cast.manager, 'notAcceptPartnerWork', { reason: cast.words.reworked, stepIds: [last?.id] });
  state = yield* completeSteps(state, worker);
  return yield operate(worker, 'completeAllOrderSteps');
}

function* ending(start: OrderState, plot: Plot, cast: Cast): Generator<Deed, OrderState, OrderState> {
  let state = start;
  if (plot.until === 'orderCancelled') return yield* cancel(state, plot, cast);
  if (plot.until === 'documentsReceived') return yield* completeSteps(state, cast.partner ?? cast.manager, 2);
  if (plot.paidAtOnce && reaches(plot, 'lastPaymentRequired')) state = yield operate(cast.manager, 'acceptWorkWithFullyPayedOrder');
  else if (plot.until === 'projectWithFullyPayedOrderAccepted') return yield operate(cast.manager, 'acceptWorkWithFullyPayedOrder');
  else if (reaches(plot, 'lastPaymentRequired')) state = yield* lastPayment(state, plot, cast);
  if (!reaches(plot, 'documentsSentAfterLastPayment')) return state;
  const worker = cast.partner ?? cast.manager;
  state = yield upload(worker, 'result', 'registry-extract.pdf', undefined, cast.words.result);
  state = yield operate(worker, 'sendPayedProjectDocuments');
  return reaches(plot, 'projectFinished') ? yield operate(cast.manager, 'managerFinishedProject') : state;
}

function* lastPayment(start: OrderState, plot: Plot, cast: Cast): Generator<Deed, OrderState, OrderState> {
  let state = yield operate(cast.manager, 'acceptedProjectRequireLastPay');
  if (!reaches(plot, 'lastPaymentPayed')) return state;
  state = yield declare(state, cast, balance(state));
  if (plot.transferRejected) {
    state = yield operate('client-service-manager', 'managerConfirmedLastPayment', { rejected: true, reason: cast.words.notFound });
    state = yield declare(state, cast, balance(state));
  }
  return reaches(plot, 'lastPaymentConfirmed') ? yield operate('client-service-manager', 'managerConfirmedLastPayment') : state;
}

function* cancel(start: OrderState, plot: Plot, cast: Cast): Generator<Deed, OrderState, OrderState> {
  const who = plot.refunded ? cast.manager : cast.client;
  let state = yield operate(who, 'cancelOrder', { reason: cast.words.cancelled });
  if (!plot.refunded) return state;
  for (const payment of state.payments) {
    const body = { payment: payment.id, amount: money(state, payment.amount), reason: cast.words.refunded, confirmation: 'REFUND' };
    state = yield { who: 'client-service-head', name: 'requestRefund', body };
  }
  return state;
}
