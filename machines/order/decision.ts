import type { Currency, MinorUnits } from '#libs/kernel/money';
import type { CommandName, OperationName } from './commands.js';
import type { OrderEvent } from './events.js';
import type { OrderState } from './state.js';
import type { ProgressStatus } from './statuses.js';

/** Why the machine says no. The code is stable, travels in problems and the commands ledger, and is the translation key. */
export const refusalCodes = [
  'forbiddenForRole',
  'operationNotPermittedInStatus',
  'prepaymentAlreadyPaid',
  'prepaymentMissing',
  'amountOutOfRange',
  'nothingRequested',
  'documentsMissing',
  'stepsOpen',
  'balanceDue',
  'nothingDue',
  'nothingReopened',
  'resultMissing',
  'alreadyPaid',
  'partnerMissing',
  'rewardUnchanged',
  'stepUnknown',
  'stepAlreadyCompleted',
  'stepNotCompleted',
  'itemUnknown',
  'documentUnknown',
  'documentAccepted',
  'documentAlreadyReviewed',
  'documentReplaced',
  'paymentUnknown',
  'paymentAlreadySettled',
  'refundUnknown',
  'refundExceedsPaid',
  'configurationUnchanged',
  'alreadyAssigned',
  'detailsNotAsked',
  'dateOutOfRange',
  'detailsMissing',
  'waiverOverLimit',
  'amountUnchanged',
  'correctionNotPossible',
  'nothingReversed',
  'paymentDisputed',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Remedies whose words depend on a number, `count`. */
export const countedRemedies = ['provideDocuments', 'acceptDocuments', 'completeSteps'] as const;
/** What would make it possible; the translation keys of remedies. */
export const remedyKeys = [
  ...countedRemedies,
  'askRole',
  'reachStatus',
  'noLongerPossible',
  'orderClosed',
  'nothingToAcknowledge',
  'confirmAsPaid',
  'receivePrepayment',
  'payAtLeast',
  'payAtMost',
  'awaitTransfers',
  'askForSomething',
  'requestDocumentsFirst',
  'payBalance',
  'acceptAsPaid',
  'confirmInstead',
  'nothingToPay',
  'chooseSteps',
  'attachResult',
  'refundFirst',
  'appointPartner',
  'otherPercent',
  'changeSomething',
  'chooseAnother',
  'removeAcceptance',
  'askAgainFirst',
  'refundAtMost',
  'seeCurrent',
  'nothingToFillIn',
  'promiseLaterDate',
  'chooseLaterDate',
  'giveDetails',
  'waiveAtMost',
  'otherAmount',
  'refundInstead',
  'nothingToSettle',
  'awaitDispute',
] as const;
export type RemedyKey = (typeof remedyKeys)[number];

/** What would make a refused command possible. `key` is a translation key; amounts are in minor units of `currency`. */
export interface Remedy {
  key: RemedyKey;
  amount?: MinorUnits;
  amountMax?: MinorUnits;
  currency?: Currency;
  count?: number;
  statuses?: ProgressStatus[];
  roles?: Who[];
}

/** The kinds of actor the table speaks of; `machines/access` says which people are staff, money staff and refund staff. */
export type Who = 'staff' | 'moneyStaff' | 'refundStaff' | 'client' | 'partner' | 'attacher' | 'payment';

export interface Refusal {
  code: RefusalCode;
  remedy: Remedy | null;
}

/** The machine's judgement: events in order (a follow-on's too) with the state after them, or the reason why not. Never throws for a refused command. */
export type Decision = { accepted: true; events: OrderEvent[]; next: OrderState } | { accepted: false; refusal: Refusal };

/** One line of the list of the fifteen, for one reader. */
export interface OperationView {
  operation: OperationName;
  permitted: boolean;
  code?: RefusalCode;
  remedy?: Remedy;
  /** only for managerConfirmedLastPayment */
  variants?: { confirm: VariantView; reject: VariantView };
}
export interface VariantView {
  permitted: boolean;
  code?: RefusalCode;
  remedy?: Remedy;
}

/** The same judgement for the commands that are not operations (state and role only; payloads are judged on submission). */
export interface CommandView {
  command: CommandName;
  permitted: boolean;
  code?: RefusalCode;
  remedy?: Remedy;
}

/** The machine as one reader sees it, which is all that explaining needs; the web compares `version` with its own bundle's. */
export interface MachineView {
  version: number;
  value: OrderState['value'];
  facts: OrderState['facts'];
}
