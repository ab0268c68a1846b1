import type { PayoffTexts } from './shape.js';

/** Payoffs in English. */
export const en: PayoffTexts = {
  status: { accrued: 'Accrued', held: 'Held', payable: 'To approve', approved: 'Approved', paid: 'Paid', reversed: 'Reversed' },
  operation: { approve: 'Approve', withdrawApproval: 'Withdraw approval', pay: 'Mark as paid' },
  line: { accrual: 'Reward for the finished order', correction: 'Correction after a refund', payment: 'Paid out' },
  notInState: {
    accrued: 'Not ready yet. Try again in a minute.',
    held: 'Held until {{until}}.',
    payable: 'Not approved yet.',
    approved: 'Already approved.',
    paid: 'Already paid.',
    reversed: 'Cancelled after a refund.',
  },
  refusal: {
    payoffNotInState: '{{why}}',
    payoffOwnReward: 'Nobody approves or pays their own reward.',
    payoffFourEyes: 'Somebody else has to mark it as paid: whoever approved may not.',
    payoffStillHeld: 'The payoff is held until the refund window is over.',
    payoffNothingDue: 'There is nothing to pay.',
    payoffUnchanged: 'Nothing would change.',
  },
};
