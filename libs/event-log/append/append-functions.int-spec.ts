import type { StreamTable } from './contract.js';
import { chatStream } from '#libs/features/chat/storage/chat-stream';
import { bankAccountsStream } from '#libs/features/catalogue/storage/bank-accounts-stream';
import { feedbackStream } from '#libs/features/feedbacks/storage/feedback-stream';
import { leadStream } from '#libs/features/leads/storage/lead-stream';
import { orderStream } from '#libs/features/orders/storage/order-stream';
import { checkoutStream } from '#libs/features/payments/storage/checkout-stream';
import { payoffStream } from '#libs/features/payoffs/storage/payoff-stream';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { appendFunctionSql } from '../testing/append-sql.js';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test?.drop());

const bodyOf = (sql: string): string => /\$append\$(.*)\$append\$/s.exec(sql)?.[1] ?? '';
const streamTable = (streamType: string): StreamTable => ({ streamType, table: `${streamType}_streams`, columns: { told_at: 'bigint' } });
const ofCatalogue = (streamType: string): StreamTable => ({ ...streamTable(streamType), table: 'catalogue_streams' });
const settings: StreamTable = {
  streamType: 'setting',
  table: 'security_settings',
  columns: { told_at: 'bigint', enforce_second_factor: 'boolean' },
};

/** A difference means that a table's description or the SQL template changed: the new text needs a new migration. */
it.each([
  orderStream.table,
  leadStream.table,
  payoffStream.table,
  checkoutStream.table,
  chatStream.table,
  feedbackStream.table,
  bankAccountsStream.table,
  streamTable('user'),
  settings,
  ...['country', 'service', 'serviceType', 'choice', 'siteSetting'].map(ofCatalogue),
])('the migrations create the append function that the description of $streamType requires', async (table) => {
  const made = await test.database.one<{ body: string }>('select prosrc as body from pg_proc where proname = lower($1)', [
    `append_${table.streamType}`,
  ]);
  expect(made?.body).toBe(bodyOf(appendFunctionSql(table)));
});
