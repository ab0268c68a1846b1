import type { BankAccountsTexts } from './shape.js';

/** Our bank accounts in English. */
export const en: BankAccountsTexts = {
  refusal: {
    bankAccountsUnchanged: 'These are the bank details already in use.',
    bankProposalWaiting: 'Another change is still waiting. Withdraw it or wait until it takes effect.',
    bankProposalMissing: 'This change isn’t there any more. Reload the page to see what is.',
    bankOwnApproval: 'You proposed this change, so someone else has to approve it.',
    bankProposalApproved: 'This change is already approved.',
    bankApprovalNotNeeded: 'Nobody else could approve this change when it was proposed, so it takes effect by itself. You can withdraw it.',
    bankProposalExpired: 'This change waited for approval for 7 days and has expired. Propose it again.',
    bankProposalWithdrawn: 'This change was withdrawn.',
    bankApproverDeactivated: 'The person who approved this change was deactivated, so it won’t take effect. Propose it again.',
    bankProposerDeactivated: 'The person who proposed this change was deactivated, so it won’t take effect. Propose it again.',
    bankProposalInForce: 'This change is already in effect. Propose another one instead.',
    bankNothingToSettle: 'There’s nothing to do yet.',
  },
};
