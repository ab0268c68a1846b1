import { permits, type StaffAction } from '#machines/access/table';
import type { Actor } from '#machines/kernel/people';
import type { MailContent } from './mail-content.js';
import type { NoticeRow } from '../storage/notice-row.js';
import type { SubjectType } from '../wire/kinds.js';

/** Permission that the subject of a notification requires. */
const actionOf: Readonly<Record<SubjectType, StaffAction>> = {
  order: 'orders.read',
  chat: 'orders.read',
  feedback: 'orders.read',
  payoff: 'payoffs.read',
  lead: 'leads.read',
  deadLetter: 'deadLetters.read',
  certificate: 'audit.read',
  bankAccounts: 'settings.read',
  exchangeRates: 'settings.read',
  service: 'services.read',
  company: 'orders.read',
};

/** Whether `actor` may read the subjects and amounts of all notifications. */
export const mayReadNotices = (actor: Actor, notices: readonly Pick<NoticeRow, 'subject_type' | 'figures'>[]): boolean =>
  notices.every(
    ({ subject_type, figures }) =>
      permits(actor, actionOf[subject_type]) &&
      (figures.currency === undefined || subject_type === 'payoff' || permits(actor, 'payments.read')),
  );

/** The text of an email without the addresses of its buttons and links, which may sign a person in or act for them. */
export const readableText = ({ greeting, paragraphs, facts, items, footer }: MailContent): string =>
  [
    ...(greeting === undefined ? [] : [greeting]),
    ...paragraphs,
    facts.map(({ label, value }) => `${label}: ${value}`).join('\n'),
    ...items.map(({ title, text, when }) => [title, text, when].join('\n')),
    footer.join('\n'),
  ]
    .filter((part) => part !== '')
    .join('\n\n');

/** Cuts our own addresses after the host, because path or fragment may be a one-time link. */
export const maskOwnLinks = (text: string, publicUrl: string): string =>
  text.replace(/https?:\/\/[^\s<>"]+/gi, (url) => (url.toLowerCase().startsWith(publicUrl.toLowerCase()) ? `${publicUrl}/…` : url));
