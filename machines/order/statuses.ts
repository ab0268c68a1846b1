/** Statuses of the `progress` region in their usual order; the last two are final. */
export const progressStatuses = [
  'newOrder',
  'orderConfirmedNotPayed',
  'orderConfirmedAndPayed',
  'documentsRequested',
  'documentsReceived',
  'allStepsCompleted',
  'projectWithFullyPayedOrderAccepted',
  'lastPaymentRequired',
  'lastPaymentPayed',
  'lastPaymentConfirmed',
  'documentsSentAfterLastPayment',
  'projectFinished',
  'orderCancelled',
] as const;
export type ProgressStatus = (typeof progressStatuses)[number];

/** The status of the `reward` region while the partner has to acknowledge a changed percent. */
export const rewardStatus = 'partnerRewardPercentChanged';

export type OrderStatus = ProgressStatus | typeof rewardStatus;
export const orderStatuses: readonly OrderStatus[] = [...progressStatuses, rewardStatus];

export type RewardValue = 'agreed' | 'changed';

/** The value of the parallel machine: one state per region. */
export interface OrderValue {
  progress: ProgressStatus;
  reward: RewardValue;
}

/** The statuses that an order shows: its progress, and a changed reward (which a client's view never contains). */
export const statusesShown = (value: OrderValue): OrderStatus[] =>
  value.reward === 'changed' ? [value.progress, rewardStatus] : [value.progress];

export type BadgeColour = 'orange' | 'yellow' | 'blue' | 'green' | 'red';

/** Accepted spellings of the initial status on the wire. */
export const initialSpellings = ['newOrder', 'NEW_ORDER'] as const;

/** Statuses of active work: after the prepayment, before the review. */
export const atWork = ['orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived'] as const satisfies readonly ProgressStatus[];

/** The two final statuses. */
export const finalStatuses = ['projectFinished', 'orderCancelled'] as const satisfies readonly ProgressStatus[];
export const isFinal = (status: ProgressStatus): boolean => (finalStatuses as readonly string[]).includes(status);
