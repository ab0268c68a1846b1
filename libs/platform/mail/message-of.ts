import type { SendMailOptions } from 'nodemailer';
import type { DkimKey } from '../config/mail.js';
import { type OutgoingMail, headLine } from './outgoing-mail.js';

/** The sender, and the host that makes message ids unique. */
export interface Sender {
  from: string;
  /** host of PUBLIC_URL */
  host: string;
  /** DKIM key; undefined: not signed here */
  dkim?: DkimKey | undefined;
}

/** Headers covered by the signature: one-click unsubscribe counts only if both of its headers are among them (RFC 8058). */
const signed = [
  ...['From', 'To', 'Subject', 'Date', 'Message-ID', 'MIME-Version', 'Content-Type', 'Content-Transfer-Encoding'],
  ...['Auto-Submitted', 'List-Unsubscribe', 'List-Unsubscribe-Post', 'Reply-To', 'In-Reply-To', 'References'],
].join(':');

/** The Message-ID of an email, the same for every retry. */
const messageIdOf = (id: string, host: string): string => `<${id}@${host}>`;

/** Message-ID of a virtual first email of a conversation: all emails about one thing reply to it, so that mail programs group them (RFC 5322, 3.6.4). */
const conversationOf = (about: string, host: string) => {
  const first = messageIdOf(`about-${about}`, host);
  return { inReplyTo: first, references: first };
};

/** Converts an email for nodemailer. It reads no files or URLs. */
export const messageOf = (mail: OutgoingMail, { from, host, dkim }: Sender): SendMailOptions => ({
  messageId: messageIdOf(mail.id, host),
  from,
  to: { name: headLine(mail.to.name), address: mail.to.address },
  subject: headLine(mail.subject),
  ...(mail.replyTo !== undefined && { replyTo: mail.replyTo }),
  ...(mail.about !== undefined && conversationOf(mail.about, host)),
  text: mail.text,
  html: mail.html,
  // Auto-responders (out of office) do not answer.
  headers: {
    ...(mail.kind === 'automatic' && { 'Auto-Submitted': 'auto-generated' }),
    ...(mail.unsubscribe?.oneClick === true && { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
  },
  ...(mail.calendar !== undefined && { icalEvent: { ...mail.calendar, filename: 'invitation.ics' } }),
  ...(mail.paper !== undefined && {
    attachments: [{ filename: `${mail.paper.name}.pdf`, content: mail.paper.content, contentType: 'application/pdf' }],
  }),
  ...(mail.unsubscribe !== undefined && { list: { unsubscribe: mail.unsubscribe.url } }),
  ...(dkim && { dkim: { domainName: dkim.domain, keySelector: dkim.selector, privateKey: dkim.privateKey, headerFieldNames: signed } }),
  disableFileAccess: true,
  disableUrlAccess: true,
});
