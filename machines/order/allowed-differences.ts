import type { CommandName } from './commands.js';

/** A way in which the present rules decide a command of an earlier machine version otherwise than that version did. */
export interface AllowedDifference {
  /** the last machine version that decided so */
  until: number;
  command: CommandName;
  /** what was recorded, and what is decided now: types of events joined by +, or `refused` with the code */
  recorded: string;
  now: string;
  why: string;
}

const until = 7;
const why = 'the command has no limit, which now counts as none left for people who have one';

/**
 * Every difference that the history files show; one that no file shows is removed. They do not show what versions 3 and 6 changed: in each of their orders a manager
 * was assigned first, and details were given before the work was completed.
 */
export const allowedDifferences: readonly AllowedDifference[] = [
  { until, command: 'waiveRest', recorded: 'RestWaived+LastPaymentMade', now: 'refused waiverOverLimit', why },
  { until, command: 'waiveRest', recorded: 'RestWaived+LastPaymentMade+LastPaymentConfirmed', now: 'refused waiverOverLimit', why },
  { until, command: 'changePartnerReward', recorded: 'PartnerRewardChanged', now: 'refused rewardOverLimit', why },
  { until, command: 'correctPayment', recorded: 'PaymentCorrected+PrepaymentCompleted', now: 'refused correctionOverLimit', why },
];
