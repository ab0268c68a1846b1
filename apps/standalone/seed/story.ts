import { numberText } from '#machines/order/standing';
import { demoUserId } from '#libs/features/people/seed-users';
import type { OrderCallName } from '#libs/contracts/orders/order-call';
import type { Id } from '#libs/kernel/ids';
import { type MinorUnits, toText } from '#libs/kernel/money';
import { calendarDateOf, microsADay } from '#libs/kernel/time';
import type { OperationName } from '#machines/order/commands';
import { balance, prepaymentMissing } from '#machines/order/figures';
import type { DocumentKind, ItemKind, OrderState, RejectionCause } from '#machines/order/state';
import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';

/** One thing that somebody does in a story: a call of the API as its person would make it. */
export interface StoryCall {
  /** account of the demo data, without the domain */
  who: string;
  name: OrderCallName;
  body: unknown;
  part?: Id;
  /** instead of a call: a file of this name is uploaded first, and its id put into the body as `file` */
  upload?: string;
}

/** The people of one story, and what it says where it has to say something. */
export interface Actors {
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
  /** names that companies are given, in turn */
  companies: readonly [string, string, string, string];
  founders: readonly [string, string];
  director: string;
}

/** Answered after each call: the order as it stands. */
export type Story = Generator<StoryCall, void, OrderState>;

const operate = (who: string, operation: OperationName, payload: object = {}): StoryCall => ({
  who,
  name: 'operate',
  body: { operation, payload },
});
const money = (state: OrderState, amount: MinorUnits) => toText(amount, state.facts.currency);

/** How far a story goes, and what is special about it on the way. */
export interface Scenario {
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

/** The way of an order that is paid at the end, in order. */
const order: readonly ProgressStatus[] = progressStatuses.filter(
  (status) => status !== 'projectWithFullyPayedOrderAccepted' && status !== 'orderCancelled',
);
const reaches = (scenario: Scenario, status: ProgressStatus): boolean => {
  const end =
    scenario.until === 'orderCancelled' ? (scenario.refunded ? 'orderConfirmedAndPayed' : 'orderConfirmedNotPayed') : scenario.until;
  const goal = end === 'projectWithFullyPayedOrderAccepted' ? 'allStepsCompleted' : end;
  return order.indexOf(goal) >= order.indexOf(status);
};

/** The whole life of one order, as far as its scenario goes. Every call is a command like anybody's, so each story replays. */
export function* storyOf(placed: OrderState, scenario: Scenario, actors: Actors): Story {
  let state = placed;
  state = yield { who: 'supermanager', name: 'assignManager', body: { manager: demoUserId(actors.manager) } };
  if (actors.partner) state = yield { who: actors.manager, name: 'appointPartner', body: { partner: demoUserId(actors.partner) } };
  if (scenario.transferOpen && !reaches(scenario, 'orderConfirmedAndPayed')) state = yield declare(state, actors, state.facts.prepayment);
  if (reaches(scenario, 'orderConfirmedNotPayed')) state = yield* prepay(state, scenario, actors);
  if (reaches(scenario, 'documentsReceived') && state.facts.details === 'missing') state = yield details(state, actors);
  if (reaches(scenario, 'documentsRequested')) state = yield* documents(state, scenario, actors);
  if (reaches(scenario, 'allStepsCompleted')) state = yield* work(state, scenario, actors);
  state = yield* ending(state, scenario, actors);
  if (reaches(scenario, 'documentsSentAfterLastPayment') && state.facts.details === 'given') state = yield company(state, actors);
  if (scenario.rewardPending)
    yield { who: actors.manager, name: 'changePartnerReward', body: { percent: state.facts.rewardPercent / 100 + 2.5 } };
  if (scenario.handedTo) yield { who: actors.manager, name: 'assignManager', body: { manager: demoUserId(scenario.handedTo) } };
}

/** The order's own of the names, and the two that would do as well. */
function namesFor({ number }: OrderState, { words }: Actors): string[] {
  const first = (number ?? 0) % words.companies.length;
  return [...words.companies.slice(first), ...words.companies.slice(0, first)].slice(0, 3);
}

function details(state: OrderState, actors: Actors): StoryCall {
  const { founders, director } = actors.words;
  const asked = {
    names: namesFor(state, actors),
    founders: founders.map((name, index) => ({ name, kind: 'person', share: index === 0 ? 60 : 40 })),
    people: [{ name: founders[0], post: director }],
  };
  return { who: actors.client, name: 'giveDetails', body: Object.fromEntries(state.terms.details.map((part) => [part, asked[part]])) };
}

const company = (state: OrderState, actors: Actors): StoryCall => ({
  who: actors.partner ?? actors.manager,
  name: 'recordCompany',
  body: {
    name: namesFor(state, actors)[0],
    registerNumber: String(16_000_000 + (state.number ?? 0) * 137),
    registeredOn: calendarDateOf(state.updatedAt),
  },
});

const declare = (state: OrderState, { client, words }: Actors, amount: MinorUnits): StoryCall => ({
  who: client,
  name: 'declareTransfer',
  body: { amount: money(state, amount), reference: `${words.reference} ${numberText(state.number ?? 0)}` },
});

const settle = (state: OrderState, reason: string | null): StoryCall => {
  const transfer = state.payments.find((payment) => payment.state === 'declared');
  if (!transfer) throw new Error('no transfer waits');
  const body = reason === null ? { decision: 'confirm', amount: money(state, transfer.amount) } : { decision: 'reject', reason };
  return { who: 'client-service-manager', name: 'settleTransfer', part: transfer.id, body };
};

function* prepay(start: OrderState, scenario: Scenario, actors: Actors): Generator<StoryCall, OrderState, OrderState> {
  let state = start;
  if (prepaymentMissing(state.facts) === 0) return yield operate(actors.manager, 'managerConfirmedPayedOrder');
  state = yield operate(actors.manager, 'managerConfirmedNotPayedOrder');
  if (!reaches(scenario, 'orderConfirmedAndPayed')) return state;
  if (!scenario.transfers) {
    const amount = money(state, scenario.paidAtOnce ? balance(state) : prepaymentMissing(state.facts));
    return yield operate('client-service-manager', 'orderPayedWithCashAfterManagerConfirmed', { amount, note: actors.words.cash });
  }
  state = yield declare(state, actors, scenario.paidAtOnce ? balance(state) : prepaymentMissing(state.facts));
  return yield settle(state, null);
}

const upload = (who: string, kind: DocumentKind, file: string, item?: Id, title?: string): StoryCall => ({
  who,
  name: 'attachDocument',
  upload: file,
  body: { kind, ...(item && { item }), ...(title && { title }) },
});

const review = (who: string, document: Id, reason: string | null, cause?: RejectionCause): StoryCall => ({
  who,
  name: 'reviewDocument',
  part: document,
  body: reason === null ? { decision: 'accept' } : { decision: 'reject', reason, ...(cause && { cause }) },
});

/** What the service requires of a kind, which has its words in both languages. */
function usual({ terms }: OrderState, kind: ItemKind): object | undefined {
  const required = terms.requiredDocuments.findIndex((document) => document.kind === kind);
  return required < 0 ? undefined : { kind, required };
}

/** "Founder’s passport" -> founders-passport.pdf */
const fileNameOf = ({ terms }: OrderState, kind: ItemKind, typed: string): string => {
  const title = terms.requiredDocuments.find((document) => document.kind === kind)?.title.en;
  return title === undefined
    ? typed
    : `${title
        .toLowerCase()
        .replace(/’/g, '')
        .replace(/[^a-z0-9]+/g, '-')}.pdf`;
};

/** Two weeks from when the order was last touched: more than anybody in a story takes to ask. */
const inTwoWeeks = ({ updatedAt }: OrderState): string => calendarDateOf(updatedAt + 14 * microsADay);

const latest = (state: OrderState): Id => state.documents.at(-1)?.id ?? '';

function* documents(start: OrderState, scenario: Scenario, actors: Actors): Generator<StoryCall, OrderState, OrderState> {
  const { words } = actors;
  const worker = actors.partner ?? actors.manager;
  let state = yield operate(worker, 'requestDocuments', {
    items: [
      usual(start, 'document') ?? { kind: 'document', title: words.passport },
      usual(start, 'address') ?? { kind: 'address', title: words.address, note: words.note },
    ],
    due: inTwoWeeks(start),
  });
  if (scenario.until === 'documentsRequested' && !scenario.fileRejected) return state;
  const [passport, address] = state.items.map((item) => item.id);
  state = yield upload(actors.client, 'document', fileNameOf(start, 'document', 'passport.pdf'), passport);
  state = yield review(worker, latest(state), null);
  state = yield upload(actors.client, 'address', 'utility-bill.pdf', address);
  if (scenario.fileRejected) {
    state = yield review(worker, latest(state), words.blurred, 'unreadable');
    if (scenario.until === 'documentsRequested') return state;
    state = yield upload(actors.client, 'address', 'utility-bill-september.pdf', address);
  }
  state = yield review(worker, latest(state), null);
  return yield operate(actors.client, 'receiveDocuments');
}

function* completeSteps(start: OrderState, who: string, leave = 0): Generator<StoryCall, OrderState, OrderState> {
  let state = start;
  const open = state.steps.filter((step) => step.visible && step.completedAt === null);
  for (const step of open.slice(0, open.length - leave)) state = yield { who, name: 'completeStep', part: step.id, body: {} };
  return state;
}

function* work(start: OrderState, scenario: Scenario, actors: Actors): Generator<StoryCall, OrderState, OrderState> {
  const worker = actors.partner ?? actors.manager;
  let state = yield* completeSteps(start, worker);
  state = yield operate(worker, 'completeAllOrderSteps');
  if (!scenario.workReturned) return state;
  const last = state.steps.filter((step) => step.visible).at(-1);
  state = yield operate(actors.manager, 'notAcceptPartnerWork', { reason: actors.words.reworked, stepIds: [last?.id] });
  state = yield* completeSteps(state, worker);
  return yield operate(worker, 'completeAllOrderSteps');
}

function* ending(start: OrderState, scenario: Scenario, actors: Actors): Generator<StoryCall, OrderState, OrderState> {
  let state = start;
  if (scenario.until === 'orderCancelled') return yield* cancel(state, scenario, actors);
  if (scenario.until === 'documentsReceived') return yield* completeSteps(state, actors.partner ?? actors.manager, 2);
  if (scenario.paidAtOnce && reaches(scenario, 'lastPaymentRequired'))
    state = yield operate(actors.manager, 'acceptWorkWithFullyPayedOrder');
  else if (scenario.until === 'projectWithFullyPayedOrderAccepted') return yield operate(actors.manager, 'acceptWorkWithFullyPayedOrder');
  else if (reaches(scenario, 'lastPaymentRequired')) state = yield* lastPayment(state, scenario, actors);
  if (!reaches(scenario, 'documentsSentAfterLastPayment')) return state;
  const worker = actors.partner ?? actors.manager;
  state = yield upload(worker, 'result', 'registry-extract.pdf', undefined, actors.words.result);
  state = yield operate(worker, 'sendPayedProjectDocuments');
  return reaches(scenario, 'projectFinished') ? yield operate(actors.manager, 'managerFinishedProject') : state;
}

function* lastPayment(start: OrderState, scenario: Scenario, actors: Actors): Generator<StoryCall, OrderState, OrderState> {
  let state = yield operate(actors.manager, 'acceptedProjectRequireLastPay');
  if (!reaches(scenario, 'lastPaymentPayed')) return state;
  state = yield declare(state, actors, balance(state));
  if (scenario.transferRejected) {
    state = yield operate('client-service-manager', 'managerConfirmedLastPayment', { rejected: true, reason: actors.words.notFound });
    state = yield declare(state, actors, balance(state));
  }
  return reaches(scenario, 'lastPaymentConfirmed') ? yield operate('client-service-manager', 'managerConfirmedLastPayment') : state;
}

function* cancel(start: OrderState, scenario: Scenario, actors: Actors): Generator<StoryCall, OrderState, OrderState> {
  const who = scenario.refunded ? actors.manager : actors.client;
  let state = yield operate(who, 'cancelOrder', { reason: actors.words.cancelled });
  if (!scenario.refunded) return state;
  for (const payment of state.payments) {
    const body = { payment: payment.id, amount: money(state, payment.amount), reason: actors.words.refunded, confirmation: 'REFUND' };
    state = yield { who: 'client-service-head', name: 'requestRefund', body };
  }
  return state;
}
