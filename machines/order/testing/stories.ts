import type { OrderTerms } from '../state.js';
import type { ProgressStatus } from '../statuses.js';
import { OrderUnderTest, steps, textRef } from './order-builder.js';
import { id, people } from './people.js';

const manager = people.clientManager;

/** The requested items and payments of these stories. */
export const asked = { item: id(301), document: id(401), file: id(501) } as const;
export const paymentIds = { prepayment: id(201), rest: id(202) } as const;

type Story = (order: OrderUnderTest) => OrderUnderTest;

const withPrepayment: Story = (order) =>
  order.then(manager, 'recordOfflinePayment', { payment: paymentIds.prepayment, method: 'transfer', amount: 54_000, note: null });

const requested: Story = (order) =>
  order.then(people.partner, 'requestDocuments', {
    items: [{ id: asked.item, kind: 'document', title: textRef(1), note: null }],
    again: [],
    withdraw: [],
  });

const received: Story = (order) =>
  order
    .then(people.client, 'attachDocument', { document: asked.document, kind: 'document', item: asked.item, file: asked.file, title: null })
    .then(people.client, 'receiveDocuments', { onPaper: [] });

const worked: Story = (order) =>
  order
    .then(people.partner, 'acceptDocument', { document: asked.document })
    .then(people.partner, 'completeStep', { step: steps.first })
    .then(people.partner, 'completeStep', { step: steps.second });

/** Only for terms with a details form. */
const informed: Story = (order) =>
  order.state.facts.details === 'missing' ? order.then(people.client, 'giveDetails', { details: textRef(3) }) : order;

const withRest: Story = (order) =>
  order.then(manager, 'recordOfflinePayment', { payment: paymentIds.rest, method: 'transfer', amount: 126_000, note: null });

const withResult: Story = (order) =>
  order.then(people.partner, 'attachDocument', { document: id(402), kind: 'result', item: null, file: id(502), title: null });

const declaredRest: Story = (order) =>
  order.then(people.client, 'declareTransfer', { payment: paymentIds.rest, amount: 126_000, reference: null });

const play = (order: OrderUnderTest, ...stories: Story[]): OrderUnderTest => stories.reduce((played, story) => story(played), order);

const toWork: Story[] = [(order) => order.then(manager, 'managerConfirmedNotPayedOrder', {}), withPrepayment];
const toCheck: Story[] = [
  ...toWork,
  requested,
  received,
  worked,
  informed,
  (order) => order.then(people.partner, 'completeAllOrderSteps', {}),
];
const toRest: Story[] = [...toCheck, (order) => order.then(manager, 'acceptedProjectRequireLastPay', {})];
const toConfirmed: Story[] = [...toRest, declaredRest, (order) => order.then(manager, 'managerConfirmedLastPayment', { rejected: false })];
const toSent: Story[] = [...toConfirmed, withResult, (order) => order.then(people.partner, 'sendPayedProjectDocuments', {})];

const stories: Record<ProgressStatus, Story[]> = {
  newOrder: [],
  orderConfirmedNotPayed: toWork.slice(0, 1),
  orderConfirmedAndPayed: toWork,
  documentsRequested: [...toWork, requested],
  documentsReceived: [...toWork, requested, received],
  allStepsCompleted: toCheck,
  projectWithFullyPayedOrderAccepted: [...toCheck, withRest, (order) => order.then(manager, 'acceptWorkWithFullyPayedOrder', {})],
  lastPaymentRequired: toRest,
  lastPaymentPayed: [...toRest, declaredRest],
  lastPaymentConfirmed: toConfirmed,
  documentsSentAfterLastPayment: toSent,
  projectFinished: [...toSent, (order) => order.then(manager, 'managerFinishedProject', {})],
  orderCancelled: [(order) => order.then(manager, 'cancelOrder', { reason: textRef(2) })],
};

/** An order of EUR 1,800.00 with a partner, brought to `status` by commands alone. */
export const orderIn = (status: ProgressStatus, change: Partial<OrderTerms> = {}): OrderUnderTest =>
  play(OrderUnderTest.placed(change).then(manager, 'appointPartner', { partner: people.partner.id, percent: null }), ...stories[status]);
