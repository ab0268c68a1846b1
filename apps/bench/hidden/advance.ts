import { companyDetails } from '#libs/testing/company-details';
import { attachResult } from './document-actions.js';
import type { DeskView, History } from './history.js';

const work = async (history: History, order: DeskView): Promise<void> => {
  const { desk } = history.village;
  const open = Object.values(order.steps).flatMap(({ steps }) => steps.filter(({ completedAt }) => completedAt === null));
  for (const { _id } of open) await history.action(desk, ['PUT', `/orders/${history.id}/steps/${_id}/completion`]);
  const { asks, given } = order.details;
  if (asks.length > 0 && !given) await history.action(desk, ['PUT', `/orders/${history.id}/details`, companyDetails(asks)]);
  await history.operate('completeAllOrderSteps');
};

/** How staff advance the order in each status. */
const ways: Readonly<Record<string, (history: History, order: DeskView) => Promise<unknown>>> = {
  newOrder: async (history, { balance }) => {
    const path = `/order-payments/${history.id}/payments`;
    await history.write({ as: 'paymentNote' }, history.village.desk, (note) => ['POST', path, { kind: 'cash', amount: balance, note }]);
    await history.operate('managerConfirmedPayedOrder');
  },
  orderConfirmedAndPayed: work,
  documentsRequested: (history, { requestedItems }) => {
    const itemIds = requestedItems.filter(({ state }) => state === 'waiting' || state === 'rejected').map(({ _id }) => _id);
    return history.operate('receiveDocuments', { itemIds });
  },
  documentsReceived: work,
  allStepsCompleted: (history, { steps }) => {
    const again = Object.values(steps).flatMap((group) => group.steps)[0]?._id;
    if (history.random() < 0.8 || again === undefined) return history.operate('acceptWorkWithFullyPayedOrder');
    return history.write({ as: 'workReason' }, history.village.desk, (reason) =>
      history.operation('notAcceptPartnerWork', { reason, stepIds: [again] }),
    );
  },
  projectWithFullyPayedOrderAccepted: async (history, { documents }) => {
    if (!documents.some(({ kind }) => kind === 'result')) await attachResult(history);
    await history.operate('sendPayedProjectDocuments', {}, () => void (history.order.sent = true));
  },
  documentsSentAfterLastPayment: (history) => history.operate('managerFinishedProject'),
};

/** Advances the order by one status, if possible. */
export async function advance(history: History): Promise<void> {
  const order = await history.view();
  await ways[order.status]?.(history, order);
}
