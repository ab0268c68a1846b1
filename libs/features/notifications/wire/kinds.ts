/** Kinds by which people choose channels. */
export const kinds = [
  'orderPlaced',
  'orderMoved',
  'orderCancelled',
  'actionNeeded',
  'documentsReviewed',
  'paymentReceived',
  'transferDeclared',
  'refundMade',
  'partnerAppointed',
  'rewardChanged',
  'managerAssigned',
  'chatMessage',
  'companyDue',
  'feedbackAsked',
  'companyMoved',
  'badFeedback',
  'unexpectedMoney',
  'payoffMoved',
  'leadReceived',
  'consultationBooked',
  'leadAssigned',
  'mailBounced',
  'bankDetails',
  'priceApproval',
  'oldRates',
  'deadLetter',
  'certificateFault',
] as const;
export type Kind = (typeof kinds)[number];

export const mailChoices = ['immediately', 'digest', 'off'] as const;
export type MailChoice = (typeof mailChoices)[number];
export type Channel = 'inApp' | 'mail';

/** Objects that a notification links to. */
export type SubjectType =
  | 'order'
  | 'payoff'
  | 'deadLetter'
  | 'lead'
  | 'chat'
  | 'feedback'
  | 'bankAccounts'
  | 'exchangeRates'
  | 'certificate'
  | 'service'
  | 'company';
