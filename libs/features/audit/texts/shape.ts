import type { Language } from '#libs/kernel/ids';

/** Consumers that people may meet on the page: their names are what the list is filtered by. */
export const consumerNames = [
  'orders.counts',
  'orders.payments',
  'orders.search',
  'orders.attached-files',
  'chat.sent-files',
  'ledger',
  'reports',
  'notifications',
  'notifications.chat',
  'notifications.documents',
  'notifications.feedback',
  'payoffs',
] as const;
type ConsumerName = (typeof consumerNames)[number];

export interface AuditTexts {
  consumers: Readonly<Record<ConsumerName, string>>;
  /** a difference in words; keys and values come written already */
  row: (table: string, key: string, columns: string) => string;
  column: (name: string, live: string, rebuilt: string) => string;
  only: Readonly<Record<'onlyLive' | 'onlyRebuilt', (table: string, key: string) => string>>;
  more: (table: string, count: number) => string;
  stream: (stream: string, live: number, rebuilt: number) => string;
}

export type Words = Readonly<Record<Language, AuditTexts>>;
