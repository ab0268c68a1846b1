/** Delivery states of an email. waiting: not sent yet, or to be retried; failed: given up, or nobody can get it. */
export const mailStates = ['waiting', 'sent', 'bounced', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Why an email is sent: a notification, the digest of a day, a message of staff, an account, a visitor's request, a chat. */
export const emailPurposes = ['notification', 'digest', 'message', 'account', 'lead', 'chat'] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

/** Why the text of an email is not shown: the reader has no right to what it says, the chat has the words, it is not known any more. */
export type WithheldReason = 'rights' | 'chat' | 'gone';

/** The messages staff send to an order's client; each is filled with the order's figures and may be edited before it goes. */
export const templateKeys = ['documentsReminder', 'paymentReminder', 'statusUpdate', 'freeMessage', 'refundAccount'] as const;
export type TemplateKey = (typeof templateKeys)[number];

/** Characters of a subject: what mail programs show of it. */
export const subjectLimit = 150;
/** Characters of a message. */
export const bodyLimit = 5_000;
