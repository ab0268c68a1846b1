import type { INestApplicationContext } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { v5 } from 'uuid';
import { CallOrder } from '#libs/contracts/orders/order-call';
import { demoUsers } from '#libs/features/people/seed-users';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import type { OperationName } from '#machines/order/commands';
import type { ProgressStatus } from '#machines/order/statuses';

const hour = 3_600_000_000;
const marker = 'demoRefusals';
const namespace: Id = '3b6f3a52-9f0d-5f0a-8c60-6a1f2d7be0c1';

interface Attempt {
  who: string;
  /** the newest order in this status is what it is tried on */
  status: ProgressStatus;
  operation: OperationName;
  payload?: object;
  hoursAgo: number;
  /** sent with a version that the order no longer has */
  stale?: true;
}

/** What staff tried too early, too late or with the wrong role; one of them tried again and again. */
const attempts: readonly Attempt[] = [
  {
    who: 'innovations-manager',
    status: 'orderConfirmedAndPayed',
    operation: 'orderPayedWithCashAfterManagerConfirmed',
    payload: { note: null },
    hoursAgo: 90,
  },
  { who: 'client-service-manager', status: 'lastPaymentRequired', operation: 'sendPayedProjectDocuments', hoursAgo: 30 },
  { who: 'client-service-manager', status: 'lastPaymentRequired', operation: 'managerFinishedProject', hoursAgo: 29 },
  { who: 'client-service-manager', status: 'lastPaymentRequired', operation: 'managerFinishedProject', hoursAgo: 28 },
  { who: 'client-service-manager', status: 'lastPaymentRequired', operation: 'managerFinishedProject', hoursAgo: 27 },
  { who: 'client-service-manager', status: 'lastPaymentRequired', operation: 'managerFinishedProject', hoursAgo: 26 },
  { who: 'client-service-head', status: 'documentsRequested', operation: 'acceptWorkWithFullyPayedOrder', hoursAgo: 20 },
  { who: 'business-manager', status: 'allStepsCompleted', operation: 'acceptedProjectRequireLastPay', hoursAgo: 9, stale: true },
  { who: 'client-service-manager', status: 'projectFinished', operation: 'cancelOrder', payload: { reason: 'Duplicate' }, hoursAgo: 5 },
];

/**
 * Refused operations on the demo orders, by the commands that pages use. They change nothing; each has its own key, so a seeding that was cut short records
 * nothing twice. An attempt that has no order to be made on is left out.
 * @throws Error when an attempt is accepted: it is in the wrong list then
 */
export async function seedRefusals(app: INestApplicationContext, now: Micros): Promise<void> {
  const database = app.get(Database);
  if (await database.one('select value from counters where name = $1', [marker])) return;
  const commands = app.get(CommandBus, { strict: false });
  for (const [place, attempt] of attempts.entries()) await make(commands, database, attempt, place, now);
  await database.query('insert into counters (name, value) values ($1, 1) on conflict (name) do nothing', [marker]);
}

async function make(commands: CommandBus, database: Database, attempt: Attempt, place: number, now: Micros): Promise<void> {
  const { who, status, operation, payload = {}, hoursAgo, stale } = attempt;
  const order = await database.one<{ id: Id; version: number; updatedAt: Micros }>(
    `select id, version, updated_at as "updatedAt" from orders where progress = $1 order by number desc limit 1`,
    [status],
  );
  const user = demoUsers.find(({ email }) => email === `${who}@registra.example`);
  if (!order || !user) return;
  const { id, role, department, language } = user;
  // The ledger names who acted where their token is compared, as it is for a person at a page.
  const account = await database.one<{ tokenVersion: number }>('select token_version as "tokenVersion" from users where id = $1', [id]);
  if (!account) return;
  const key = v5(`${place} ${operation}`, namespace);
  const outcome = await commands.execute(
    new CallOrder({
      name: 'operate',
      order: order.id,
      body: { operation, payload },
      caller: { actor: { id, role, department }, tokenVersion: account.tokenVersion, language },
      key: { key, requestHash: key },
      at: Math.max(now - hoursAgo * hour, order.updatedAt),
      ...(stale && { ifMatch: [order.version - 1] }),
    }),
  );
  if (outcome.kind !== 'refused') throw new Error(`${operation} on an order that is ${status} was accepted`);
}
