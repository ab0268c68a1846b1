import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { CommandName, OperationName } from './commands.js';
import type { OrderEvent } from './events.js';
import type { OrderState } from './state.js';
import type { ProgressStatus } from './statuses.js';

/** Refusal codes. They are stable, are part of problem responses and the command ledger, and are translation keys. */
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
  'correctionOverLimit',
  'rewardOverLimit',
  'amountUnchanged',
  'correctionNotPossible',
  'nothingReversed',
  'paymentDisputed',
  'withdrawalOver',
  'withdrawalNotGranted',
  'cancellationAlreadyRequested',
  'cancellationNotRequested',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

/** Remedies whose text depends on a number, `count`. */
export const countedRemedies = ['provideDocuments', 'acceptDocuments', 'completeSteps'] as const;
/** Remedy codes, which are translation keys. */
export const remedyKeys = [
  ...countedRemedies,
  'askRole',
  'reachStatus',
  'noLongerPossible',
  'orderClosed',
  'nothingToAcknowledge',
  'confirmAsPaid',
  'confirmWithoutPrepayment',
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
  'waiveAtMostToday',
  'correctAtMost',
  'rewardAtMost',
  'otherAmount',
  'refundInstead',
  'nothingToSettle',
  'awaitDispute',
  'askToCancel',
  'awaitAnswer',
] as const;
export type RemedyKey = (typeof remedyKeys)[number];

/** The remedy of a refused command. `key` is a translation key; amounts are in minor units of `currency`. */
export interface Remedy {
  key: RemedyKey;
  amount?: MinorUnits;
  amountMax?: MinorUnits;
  currency?: Currency;
  percentMax?: BasisPoints;
  count?: number;
  statuses?: ProgressStatus[];
  roles?: Who[];
}

/** Kinds of actor in the table; `machines/access` defines which people are staff, money staff and refund staff. */
export type Who = 'staff' | 'moneyStaff' | 'refundStaff' | 'topStaff' | 'client' | 'partner' | 'attacher' | 'payment';

export interface Refusal {
  code: RefusalCode;
  remedy: Remedy | null;
}

/** The decision of the machine: events in order (follow-ons included) with the state after them, or the refusal. A refused command never throws. */
export type Decision = { accepted: true; events: OrderEvent[]; next: OrderState } | { accepted: false; refusal: Refusal };

/** One of the fifteen operations, explained to one reader. */
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

/** The same for commands that are not operations (by state and role; payloads are checked on submission). */
export interface CommandView {
  command: CommandName;
  permitted: boolean;
  code?: RefusalCode;
  remedy?: Remedy;
}

/** A reader's view of the machine, sufficient for `explain`; the web compares `version` with that of its bundle. */
export interface MachineView {
  version: number;
  value: OrderState['value'];
  facts: OrderState['facts'];
}
