import type { SendMailOptions } from 'nodemailer';
import { type OutgoingMail, headLine } from './outgoing-mail.js';

/** Who sends, and under which host ids are unique. */
export interface Sender {
  from: string;
  /** host of PUBLIC_URL */
  host: string;
}

/** The Message-ID of a mail: the same for every repetition. */
export const messageIdOf = (id: string, host: string): string => `<${id}@${host}>`;

/** A mail as the library takes it. Nothing of it reads files or addresses of the network. */
export const messageOf = (mail: OutgoingMail, { from, host }: Sender): SendMailOptions => ({
  messageId: messageIdOf(mail.id, host),
  from,
  to: { name: headLine(mail.to.name), address: mail.to.address },
  subject: headLine(mail.subject),
  text: mail.text,
  html: mail.html,
  // Readers that answer by themselves (out of office) keep quiet.
  headers: mail.kind === 'automatic' ? { 'Auto-Submitted': 'auto-generated' } : {},
  ...(mail.calendar !== undefined && { icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content: mail.calendar } }),
  ...(mail.unsubscribe !== undefined && { list: { unsubscribe: mail.unsubscribe } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
