import type { AuditTexts } from './shape.js';

export const en: AuditTexts = {
  consumers: {
    'orders.counts': 'Order counts',
    'orders.payments': 'Payment history',
    'orders.search': 'Order search',
    'orders.receipts': 'Receipts in the log',
    'documents.attached-files': 'File marks',
    companies: 'Companies of orders',
    'companies.due': 'Due dates of companies',
    'companies.search': 'Company search',
    ledger: 'Ledger',
    reports: 'Reports',
    notifications: 'Notifications',
    'notifications.chat': 'Notifications of chats',
    'notifications.documents': 'Reminders of documents',
    'notifications.feedback': 'Requests for feedback',
    payoffs: 'Partner payouts',
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
