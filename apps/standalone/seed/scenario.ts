import { type ProgressStatus, progressStatuses } from '#machines/order/statuses';

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
  /** the transfer of the rest arrives without what banks keep of it; that is waived where the story goes on */
  short?: boolean;
  /** the prepayment is confirmed at a wrong amount and corrected to what arrived */
  corrected?: 'upwards' | 'downwards';
  /** the prepayment comes by the provider, and its payer disputes it */
  dispute?: 'open' | 'lost';
  /** work waits until the right to withdraw ends */
  withdrawable?: boolean;
  /** the client, who buys as a company, asks to cancel at the end */
  asksToCancel?: boolean;
  /** the manager who takes the order at the end: one with assigned orders only */
  handedTo?: string;
}

/** The way of an order that is paid at the end, in order. */
const order: readonly ProgressStatus[] = progressStatuses.filter(
  (status) => status !== 'projectWithFullyPayedOrderAccepted' && status !== 'orderCancelled',
);

export const reaches = (scenario: Scenario, status: ProgressStatus): boolean => {
  const end =
    scenario.until === 'orderCancelled' ? (scenario.refunded ? 'orderConfirmedAndPayed' : 'orderConfirmedNotPayed') : scenario.until;
  const goal = end === 'projectWithFullyPayedOrderAccepted' ? 'allStepsCompleted' : end;
  return order.indexOf(goal) >= order.indexOf(status);
};
