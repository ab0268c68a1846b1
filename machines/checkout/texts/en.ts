import type { CheckoutCommandName, CheckoutOperation, CheckoutRefusal, CheckoutRemedy, CheckoutWho } from '../commands.js';
import type { CheckoutEventType } from '../events.js';
import type { CheckoutStatus } from '../state.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of checkouts in one language; a missing or a spare key does not compile. */
export interface CheckoutTexts {
  status: Words<CheckoutStatus>;
  operation: Words<CheckoutOperation>;
  /** commands that are no operations */
  command: Words<Exclude<CheckoutCommandName, CheckoutOperation>>;
  event: Words<CheckoutEventType>;
  refusal: Words<CheckoutRefusal>;
  /** {{roles}} is filled in */
  remedy: Words<CheckoutRemedy['key']>;
  who: Words<CheckoutWho>;
}

/** Checkouts in English. */
export const en: CheckoutTexts = {
  status: {
    created: 'Preparing the payment',
    approvalWaited: 'Waiting for approval',
    approved: 'Approved',
    capturing: 'Confirming the payment',
    captured: 'Paid',
    pending: 'The provider is checking the payment',
    declined: 'Declined, try again',
    unknown: 'Checking what happened',
    denied: 'Denied by the provider',
    cancelled: 'Cancelled',
    expired: 'Expired',
    superseded: 'Replaced',
  },
  operation: { capture: 'Complete payment', cancel: 'Cancel payment' },
  command: {
    begin: 'Start an online payment',
    recordOpened: 'Note the provider’s page',
    recordApproval: 'Note the payer’s approval',
    recordCapture: 'Note the charge',
    recordPending: 'Note a pending charge',
    recordDenial: 'Note a denied payment',
    recordDecline: 'Note a declined payment',
    recordExpiry: 'Note an expired payment',
    recordSilence: 'Note a missing answer',
    supersede: 'Replace an online payment',
  },
  event: {
    CheckoutBegun: 'Online payment started',
    CheckoutOpened: 'Waiting for approval at the provider',
    CheckoutApproved: 'Payment approved',
    CheckoutCaptureBegun: 'Charge requested',
    CheckoutCaptured: 'The provider charged the amount',
    CheckoutPending: 'The provider is checking the payment',
    CheckoutDenied: 'The provider denied the payment',
    CheckoutDeclined: 'Payment method declined',
    CheckoutCancelled: 'Payment cancelled',
    CheckoutExpired: 'Approval timed out',
    CheckoutSuperseded: 'The order changed, so this payment was replaced',
    CheckoutUnanswered: 'No answer from the provider',
  },
  refusal: {
    forbiddenForRole: 'You don’t have permission for this.',
    checkoutNothingDue: 'There’s nothing left to pay.',
    checkoutNotInState: 'The payment has moved on. This isn’t available in its current status.',
    checkoutOutdated: 'The amount due has changed since you started this payment.',
    checkoutUnderWay: 'This payment is already in progress.',
    checkoutUnchanged: 'This is already on record.',
    checkoutAmountUnexpected: 'The provider charged a different amount or currency than requested.',
    checkoutReferenceUnknown: 'The provider’s answer belongs to another payment.',
  },
  remedy: {
    askRole: 'Only for: {{roles}}.',
    beginAnother: 'Start another payment.',
    awaitProvider: 'Wait for the provider’s answer. This resolves itself.',
    goToProvider: 'Continue to the provider and approve the payment there.',
    seeCurrent: 'Reload the order to see its current state.',
    matchByHand: 'See it under “Payments to review”.',
  },
  who: {
    client: 'Client',
    moneyStaff: 'Customer service',
    provider: 'PayPal',
    reconciler: 'Reconciliation',
    order: 'Order',
  },
};
