import type { OrderStatus } from '#machines/order/statuses';

/** Tabs of the list. Statuses with the same label share a tab; the badge in the row distinguishes them. */
const statusGroups = [
  { key: 'newOrder', statuses: ['newOrder'] },
  { key: 'paymentPending', statuses: ['orderConfirmedNotPayed', 'lastPaymentRequired'] },
  { key: 'orderConfirmedAndPayed', statuses: ['orderConfirmedAndPayed'] },
  { key: 'documentsRequested', statuses: ['documentsRequested'] },
  { key: 'documentsReceived', statuses: ['documentsReceived'] },
  { key: 'onCheck', statuses: ['allStepsCompleted', 'lastPaymentPayed'] },
  { key: 'projectWithFullyPayedOrderAccepted', statuses: ['projectWithFullyPayedOrderAccepted'] },
  { key: 'lastPaymentConfirmed', statuses: ['lastPaymentConfirmed'] },
  { key: 'documentsSentAfterLastPayment', statuses: ['documentsSentAfterLastPayment'] },
  { key: 'projectFinished', statuses: ['projectFinished'] },
  { key: 'orderCancelled', statuses: ['orderCancelled'] },
  { key: 'partnerRewardPercentChanged', statuses: ['partnerRewardPercentChanged'] },
] as const satisfies readonly { key: string; statuses: readonly OrderStatus[] }[];

export type StatusGroup = (typeof statusGroups)[number];

/** Leaves out the reward's tab for clients, who must not learn of it. */
export const groupsFor = (seesReward: boolean): StatusGroup[] =>
  statusGroups.filter(({ key }) => seesReward || key !== 'partnerRewardPercentChanged');

/** Sum over the group's statuses; undefined until the counts are known. */
export function countOf(group: StatusGroup, counts: ReadonlyMap<OrderStatus, number> | undefined): number | undefined {
  return counts && group.statuses.reduce((sum, status) => sum + (counts.get(status) ?? 0), 0);
}
