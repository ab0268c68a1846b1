/** Consumers that people may meet on the page: their names are what the list is filtered by. */
export const consumerNames = [
  'orders.counts',
  'orders.payments',
  'orders.search',
  'orders.attached-files',
  'orders.receipts',
  'chat.sent-files',
  'ledger',
  'reports',
  'notifications',
  'notifications.chat',
  'notifications.documents',
  'notifications.feedback',
  'payoffs',
] as const;
export type ConsumerName = (typeof consumerNames)[number];
