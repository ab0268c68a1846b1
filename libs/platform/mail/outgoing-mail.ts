import { emailKey } from '#machines/kernel/email-key';
import type { Id } from '#machines/kernel/ids';
import { toLine } from '#machines/kernel/plain-text';
import { readableText } from '#machines/kernel/readable-text';

/** An email to send: one recipient, text and HTML, and no attachment except an invitation or one printed document. */
export interface OutgoingMail {
  /** becomes the Message-ID, which identifies retries */
  id: Id;
  to: { name: string; address: string };
  /** Reply-To; absent: the sender's address */
  replyTo?: string;
  /** its subject matter: mail programs group emails about one thing */
  about?: Id;
  subject: string;
  html: string;
  text: string;
  /** additional headers */
  kind: 'automatic' | 'personal';
  /** unsubscribe URL; absent if the recipient cannot unsubscribe. `oneClick`: a POST to it unsubscribes (RFC 8058) */
  unsubscribe?: { url: string; oneClick: boolean };
  /** a calendar entry (RFC 5545): an invitation, or its cancellation (RFC 5546) */
  calendar?: { method: 'REQUEST' | 'CANCEL'; content: string };
  /** a PDF; its name is that of the file, without an extension */
  paper?: { name: string; content: Buffer };
}

/** Result of sending. `refused`: permanent (5xx). `later`: temporary (4xx), or no connection; `unreachable` then means that the next email would fail too. */
export type MailOutcome =
  { outcome: 'sent' } | { outcome: 'refused'; reason: string } | { outcome: 'later'; reason: string; unreachable: boolean };

/** Sends emails. Two implementations: an SMTP server, and files. */
export abstract class MailTransport {
  /** what it needs, as lines about its outages name it */
  abstract readonly neighbour: string;
  /** Never throws for failures of the other side. */
  abstract send(mail: OutgoingMail): Promise<MailOutcome>;
  /** Removes the stored copy of an email, if there is one. */
  abstract forget(id: Id): Promise<void>;
  abstract close(): Promise<void>;
}

/** An address for SMTP, without quoted forms, which our accounts cannot have, and without invisible characters. */
const addressShape = /^[^\s"(),:;<>@[\\\]\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]{1,64}@[a-z0-9.-]{1,253}$/u;

/** Whether an address is in the form in which it is stored and compared: only that is sent. */
export const isSendable = (address: string): boolean => addressShape.test(address) && emailKey(address) === address;

/** Sanitises a header value: a single line without invisible characters. */
export const headLine = (text: string): string => toLine(readableText(text), ' ').replace(/ {2,}/g, ' ').trim();
