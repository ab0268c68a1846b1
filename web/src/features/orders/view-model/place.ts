import { mayManageOrders } from '#machines/access/table';
import type { Facts } from '#machines/order/facts';
import { isWho } from '#machines/order/who';
import type { OrderPageState } from './order-context.js';

export const orderTabs = ['steps', 'documents', 'chat', 'payments', 'history'] as const;
export type OrderTab = (typeof orderTabs)[number];

type Task = Facts['tasks'][number];

const places: Partial<Record<Task['what'], OrderTab | 'operations' | 'date'>> = {
  confirmOrder: 'operations',
  payPrepayment: 'operations',
  payRest: 'operations',
  confirmTransfer: 'operations',
  confirmLastPayment: 'operations',
  settleReversal: 'operations',
  requestDocuments: 'operations',
  handOverWork: 'operations',
  sendResult: 'operations',
  finish: 'operations',
  nameDate: 'date',
  answerCancellation: 'operations',
  doTheWork: 'steps',
  provideDocuments: 'documents',
  sendDocuments: 'documents',
  checkDocuments: 'documents',
  checkWork: 'documents',
  attachResult: 'documents',
  answerDispute: 'payments',
  returnMoney: 'payments',
};

/** The tab or form for a task of the reader; staff who manage orders also get the client's tasks. Null for other tasks. */
export function placeOf({ what, who }: Pick<Task, 'what' | 'who'>, { order, reader }: Pick<OrderPageState, 'order' | 'reader'>) {
  const isTheirs = isWho(who, reader, order.machine.facts) || (who === 'client' && mayManageOrders(reader));
  return isTheirs ? (places[what] ?? null) : null;
}
