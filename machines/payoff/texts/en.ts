import type { PayoffCommandName, PayoffOperation, PayoffRefusal } from '../commands.js';
import type { PayoffLine, PayoffStatus } from '../state.js';

type Words<Key extends string> = Readonly<Record<Key, string>>;

/** Every text of payoffs in one language; a missing or a spare key does not compile. */
export interface PayoffTexts {
  status: Words<PayoffStatus>;
  operation: Words<PayoffOperation>;
  /** commands that are no operations */
  command: Words<Exclude<PayoffCommandName, PayoffOperation>>;
  line: Words<PayoffLine['kind']>;
  /** why an operation is refused, by status; `until` is the day when a hold ends */
  notInState: Words<PayoffStatus>;
  refusal: Words<Exclude<PayoffRefusal, 'forbiddenForRole'>>;
}

/** Payoffs in English. */
export const en: PayoffTexts = {
  status: { accrued: 'Accrued', held: 'Held', payable: 'Awaiting approval', approved: 'Approved', paid: 'Paid', reversed: 'Reversed' },
  operation: { approve: 'Approve', withdrawApproval: 'Withdraw approval', pay: 'Mark as paid' },
  command: {
    accrue: 'Book the commission',
    correct: 'Correct the payout',
    release: 'Release the payout',
  },
  line: { accrual: 'Commission for the completed order', correction: 'Correction after the payment changed', payment: 'Paid out' },
  notInState: {
    accrued: 'Not ready yet. Try again in a minute.',
    held: 'Held until {{until}}.',
    payable: 'Not approved yet.',
    approved: 'Already approved.',
    paid: 'Already paid.',
    reversed: 'Cancelled: the payment is gone.',
  },
  refusal: {
    payoffNotInState: '{{why}}',
    payoffOwnReward: 'You can’t approve or pay your own commission.',
    payoffFourEyes: 'Someone else has to mark it as paid. The approver can’t.',
    payoffPayerNew: 'You have been in this role for less than 7 days, so you can’t mark payouts as paid yet. Someone else can.',
    payoffPayerChanged:
      'You and the approver can’t do this together: one of you changed the other’s account in the last 7 days. Someone else has to mark it as paid.',
    payoffStillHeld: 'This payout is held until the refund period is over.',
    payoffNothingDue: 'There’s nothing to pay.',
    payoffUnchanged: 'This is already the case.',
  },
};
