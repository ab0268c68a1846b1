/** Every status of the `progress` region, in the order of a smooth run; the last two are final. */
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

/** The status that the `reward` region adds while the partner has to acknowledge a changed percent. */
export const rewardStatus = 'partnerRewardPercentChanged';

export type OrderStatus = ProgressStatus | typeof rewardStatus;
export const orderStatuses: readonly OrderStatus[] = [...progressStatuses, rewardStatus];

export type RewardValue = 'agreed' | 'changed';

/** The value of the parallel machine: one leaf a region. */
export interface OrderValue {
  progress: ProgressStatus;
  reward: RewardValue;
}

export type BadgeColour = 'orange' | 'yellow' | 'blue' | 'green' | 'red';

/** Spellings of the initial status that the wire accepts. */
export const initialSpellings = ['newOrder', 'NEW_ORDER'] as const;

/** The statuses in which the work is done: after the prepayment, before it is submitted for review. */
export const atWork = ['orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived'] as const satisfies readonly ProgressStatus[];

/** The two statuses that nothing leaves. */
export const finalStatuses = ['projectFinished', 'orderCancelled'] as const satisfies readonly ProgressStatus[];
export const isFinal = (status: ProgressStatus): boolean => (finalStatuses as readonly string[]).includes(status);
