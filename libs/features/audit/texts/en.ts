import type { AuditTexts } from './shape.js';

export const en: AuditTexts = {
  consumers: {
    'orders.counts': 'Counts of orders',
    'orders.payments': 'Payment history',
    'orders.search': 'Search of orders',
    'orders.attached-files': 'Marks on files',
    'chat.sent-files': 'Files sent in chats',
    ledger: 'Ledger',
    reports: 'Reports',
    notifications: 'Notifications',
    payoffs: 'Partner payoffs',
  },
  row: (table, key, columns) => `${table}, ${key}: ${columns}`,
  column: (name, live, rebuilt) => `${name} is ${live}, should be ${rebuilt}`,
  only: {
    onlyLive: (table, key) => `${table}, ${key}: should not be there`,
    onlyRebuilt: (table, key) => `${table}, ${key}: is missing`,
  },
  more: (table, count) => `${table}: ${count.toLocaleString('en-GB')} more that differ`,
  stream: (stream, live, rebuilt) =>
    live < rebuilt
      ? `Stream ${stream} waits behind version ${live}; built anew it comes to ${rebuilt}`
      : `Stream ${stream} stands at version ${live}; built anew it waits behind ${rebuilt}`,
};
