/** What became of a mail. waiting: not sent yet, or to be tried again; failed: given up, or nobody can get it. */
export const mailStates = ['waiting', 'sent', 'bounced', 'failed'] as const;
export type MailState = (typeof mailStates)[number];
