import type { SendMailOptions } from 'nodemailer';
import type { DkimKey } from '../config/mail.js';
import { type OutgoingMail, headLine } from './outgoing-mail.js';

/** Who sends, and under which host ids are unique. */
export interface Sender {
  from: string;
  /** host of PUBLIC_URL */
  host: string;
  /** what signs; undefined: nothing here */
  dkim?: DkimKey | undefined;
}

/** Headers that the signature covers: a click that a mail program makes for its reader counts only where both of its headers are among them (RFC 8058). */
const signed = [
  ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Reply-To', 'In-Reply-To', 'References'],
].join(':');

/** The Message-ID of a mail: the same for every repetition. */
const messageIdOf = (id: string, host: string): string => `<${id}@${host}>`;

/** The first letter of a conversation, which nobody has: every letter about one thing answers it, so that they are one conversation (RFC 5322, 3.6.4). */
const conversationOf = (about: string, host: string) => {
  const first = messageIdOf(`about-${about}`, host);
  return { inReplyTo: first, references: first };
};

/** A mail as the library takes it. Nothing of it reads files or addresses of the network. */
export const messageOf = (mail: OutgoingMail, { from, host, dkim }: Sender): SendMailOptions => ({
  messageId: messageIdOf(mail.id, host),
  from,
  to: { name: headLine(mail.to.name), address: mail.to.address },
  subject: headLine(mail.subject),
  ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
  ...(mail.about !== undefined && conversationOf(mail.about, host)),
  text: mail.text,
  html: mail.html,
  // Readers that answer by themselves (out of office) keep quiet.
  headers: {
    ...(mail.kind === 'automatic' && { 'Auto-Submitted': 'auto-generated' }),
    ...(mail.unsubscribe?.oneClick === true && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(mail.calendar !== undefined && { icalEvent: { method: 'REQUEST', filename: 'invitation.ics', content: mail.calendar } }),
  ...(mail.unsubscribe !== undefined && { list: { unsubscribe: mail.unsubscribe.url } }),
  ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey, headerFieldNames: signed } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
