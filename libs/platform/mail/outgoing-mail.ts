import type { Id } from '#libs/kernel/ids';
import { readableText } from '#libs/kernel/readable-text';

/** A mail as it leaves: one recipient, both parts, and nothing attached but an invitation. */
export interface OutgoingMail {
  /** becomes the Message-ID: a repeated mail can be told from a second one */
  id: Id;
  to: { name: string; address: string };
  /** the mailbox that answers go to; absent: the sender's */
  replyTo?: string;
  /** what it is about: mail programs show the letters of one thing together */
  about?: Id;
  subject: string;
  html: string;
  text: string;
  /** what is said about the mail in its head */
  kind: 'automatic' | 'personal';
  /** where the recipient chooses to get no more of these; absent where they cannot. `oneClick`: a POST to it is the choice (RFC 8058) */
  unsubscribe?: { url: string; oneClick: boolean };
  /** an invitation (RFC 5545, METHOD:REQUEST), which calendars offer to take */
  calendar?: string;
}

/**
 * What the other side made of it. `refused`: for good (5xx). `later`: not now (4xx), or nobody was there to ask; `unreachable` then says that the
 * next mail will fare no better.
 */
export type MailOutcome =
  { outcome: 'sent' } | { outcome: 'refused'; words: string } | { outcome: 'later'; words: string; unreachable: boolean };

/** Where mail goes. Two real ones: an SMTP server, and files for machines without one. */
export abstract class MailTransport {
  /** Never throws for what the other side did or did not do. */
  abstract send(mail: OutgoingMail): Promise<MailOutcome>;
  /** Removes what it kept of a mail, if it keeps any. */
  abstract forget(id: Id): Promise<void>;
  abstract close(): Promise<void>;
}

/** One address as SMTP takes it, without the quoted and international forms that no account of ours can have. */
const addressShape = /^[^\s"(),:;<>@[\\\]\p{Cc}]{1,64}@[^\s"(),:;<>@[\\\]\p{Cc}]{1,253}$/u;

export const isSendable = (address: string): boolean => addressShape.test(address);

/** A value that stays one line of a head whatever it holds: nothing that begins another header, nothing that hides. */
export const headLine = (text: string): string =>
  readableText(text)
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
