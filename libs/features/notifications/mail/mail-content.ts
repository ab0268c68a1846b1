import type { Language } from '#machines/kernel/ids';

/** Plain text only; the layout escapes it. */
export interface MailContent {
  language: Language;
  subject: string;
  /** shown by mail programs next to the subject */
  preheader: string;
  title: string;
  greeting?: string;
  paragraphs: readonly string[];
  facts: readonly { label: string; value: string }[];
  items: readonly MailItem[];
  action?: { label: string; url: string };
  /** why the person gets the email, and what they can do about it */
  footer: readonly string[];
  preferences?: { label: string; url: string };
  /** link that stops such emails without a sign-in */
  unsubscribe?: { label: string; url: string };
}

/** A line of an email about several objects. */
export interface MailItem {
  title: string;
  text: string;
  when: string;
  url: string;
}
