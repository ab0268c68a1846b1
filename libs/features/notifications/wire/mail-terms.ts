/** waiting: not sent yet, or to be retried; failed: given up, or no recipient exists. */
export const mailStates = ['waiting', 'sent', 'bounced', 'failed'] as const;
export type MailState = (typeof mailStates)[number];

/** Why an email is sent: a notification, a daily digest, a message of staff, an account, a lead, a chat. */
export const emailPurposes = ['notification', 'digest', 'message', 'account', 'lead', 'chat'] as const;
export type EmailPurpose = (typeof emailPurposes)[number];

/** Why a text is not shown: the reader may not read it, the chat contains it, or it no longer exists. */
export type WithheldReason = 'rights' | 'chat' | 'gone';

/** Messages from staff to a client; each is filled with the order's figures and can be edited before it is sent. */
export const templateKeys = ['documentsReminder', 'paymentReminder', 'statusUpdate', 'freeMessage', 'refundAccount'] as const;
export type TemplateKey = (typeof templateKeys)[number];

/** Characters that mail programs show of a subject. */
export const subjectLimit = 150;
/** Characters of a message. */
export const bodyLimit = 5_000;
