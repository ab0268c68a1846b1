/** The messages staff send to an order's client; each is filled with the order's figures and may be edited before it goes. */
export const templateKeys = ['documentsReminder', 'paymentReminder', 'statusUpdate', 'freeMessage'] as const;
export type TemplateKey = (typeof templateKeys)[number];

/** Characters of a subject: what mail programs show of it. */
export const subjectLimit = 150;
/** Characters of a message. */
export const bodyLimit = 5_000;
