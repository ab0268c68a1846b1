import type { Language } from '#machines/kernel/ids';

/** The content of an email before its layout. All of it is plain text, which the layout escapes. */
export interface MailContent {
  language: Language;
  subject: string;
  /** shown by mail programs beside the subject */
  preheader: string;
  title: string;
  greeting?: string;
  paragraphs: readonly string[];
  facts: readonly { label: string; value: string }[];
  items: readonly MailItem[];
  action?: { label: string; url: string };
  /** why somebody gets it, and what they can do about it */
  footer: readonly string[];
  preferences?: { label: string; url: string };
  /** the way to no more of these, without signing in */
  unsubscribe?: { label: string; url: string };
}

/** A line of a mail about several things. */
export interface MailItem {
  title: string;
  text: string;
  when: string;
  url: string;
}
