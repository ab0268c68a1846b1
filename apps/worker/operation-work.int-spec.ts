import { randomUUID } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { ConsumerRunner } from '#libs/event-log/feed/consumer-runner';
import { LogReader } from '#libs/event-log/feed/log-reader';
import { productReading } from '#libs/event-log/feed/product-reading';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { ConfiguredProviderModule } from '#libs/features/payments/provider/configured-provider.module';
import { PaymentsModule } from '#libs/features/payments/payments.module';
import { UserStates } from '#libs/platform/auth/user-states';
import { Schedule } from '#libs/platform/process/schedule';
import { type DatabaseWork, DatabaseWorkCounter } from '#libs/testing/database-work';
import { NotificationsWorld } from '#libs/testing/notifications-world';
import type { Account, OrderBody } from '#libs/testing/orders-test-app';
import { WorkerModule } from './worker.module.js';

/** The figures that may only fall; its head says how to lower them. */
const file = join(process.cwd(), 'apps', 'worker', 'operation-work.yaml');
const lowering = process.env['LOWER_WORK'] === 'on';
const manager = 'client-service-manager';

let dataDir: string;
let world: NotificationsWorld;
let sequencer: Sequencer;
let runners: ConsumerRunner[];
let counter: DatabaseWorkCounter;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'registra-work-'));
  world = await NotificationsWorld.start({ dataDir }, [LeadsModule, ConfiguredProviderModule, PaymentsModule, WorkerModule.forRebuilds()]);
  const { app, database, test } = world.orders;
  // Periodic work comes by time; the operations are counted alone.
  await app.get(Schedule, { strict: false }).onModuleDestroy();
  sequencer = new Sequencer(database, app.get(Wakeups));
  const reader = new LogReader(database, productReading);
  runners = app
    .get(ConsumerRegistry)
    .all.map((consumer) => new ConsumerRunner({ database, consumer, reading: productReading, delivery: { rebuild: false } }, reader));
  await sequencer.drain();
  for (const runner of runners) await runner.takeOver();
  counter = await DatabaseWorkCounter.start(test.ownerUrl);
});
afterAll(async () => {
  await counter.close();
  await sequencer.stop();
  await world.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Numbers what was committed and hands it to every consumer, until no consumer's command adds to the log. */
async function runConsumers(): Promise<void> {
  while ((await sequencer.drain()) > 0) for (const runner of runners) await runner.step();
}

/** The operations in the order in which they are sent, each with an idempotency key as the web sends it, unless its name says otherwise. */
async function* life(): AsyncGenerator<[name: string, send: () => Promise<void>]> {
  let order: OrderBody | undefined;
  const send = (account: Account, method: string, path: string, body?: unknown, key: string = randomUUID()) => {
    return async (): Promise<void> => {
      // Read again after five seconds: here with every request, so that no figure depends on the time since the last one.
      world.orders.app.get(UserStates, { strict: false }).forget();
      const answer = await world.orders.call(account, method, path, body, key === '' ? {} : { 'idempotency-key': key });
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
      order = 'steps' in answer.body ? answer.body : order;
    };
  };
  const operate = (account: Account, operation: string, payload: object = {}) =>
    send(account, 'PATCH', `/orders/update-payment-status/${order?._id}`, { operation, payload });
  const steps = (): string[] =>
    Object.values(order?.['steps'] as Record<string, { steps: { _id: string }[] }>).flatMap((group) => group.steps.map(({ _id }) => _id));
  const complete = (step: string | undefined, key?: string) =>
    send('partner', 'PUT', `/orders/${order?._id}/steps/${step}/completion`, undefined, key);
  yield ['place an order', send('client', 'POST', '/orders', await world.orders.orderBody(['EE', 'accounting']))];
  yield ['appoint a partner', send(manager, 'PUT', `/orders/${order?._id}/partner`, { partner: world.orders.idOf('partner') })];
  const paid = { kind: 'cash', amount: order?.['balance'], note: 'At the office' };
  yield ['record a payment', send(manager, 'POST', `/order-payments/${order?._id}/payments`, paid)];
  yield ['confirm a paid order', operate(manager, 'managerConfirmedPayedOrder')];
  yield ['request documents', operate('partner', 'requestDocuments', { items: [{ kind: 'document', title: 'Passport' }] })];
  const itemIds = (order?.['requestedItems'] as { _id: string }[]).map(({ _id }) => _id);
  yield ['receive documents', operate(manager, 'receiveDocuments', { itemIds })];
  const [first, ...others] = steps();
  yield ['complete a step', complete(first)];
  yield [
    'complete the other steps',
    async () => {
      for (const step of others) await complete(step)();
    },
  ];
  yield ['hand in the work', operate('partner', 'completeAllOrderSteps')];
  yield ['refuse the work', operate(manager, 'notAcceptPartnerWork', { reason: 'Once again, please', stepIds: [first] })];
  yield ['complete a step without a key', complete(first, '')];
  yield ['hand in the work again', operate('partner', 'completeAllOrderSteps')];
  yield ['accept the work', operate(manager, 'acceptWorkWithFullyPayedOrder')];
  const result = { file: await world.orders.upload('partner'), kind: 'result' };
  yield ['attach a result', send('partner', 'POST', `/orders/${order?._id}/documents`, result)];
  yield ['send the results', operate('partner', 'sendPayedProjectDocuments')];
  yield ['finish the project', operate(manager, 'managerFinishedProject')];
}

/** Each operation with its consumers, in the life of an order after others, so that caches are warm and rows of readers exist. */
async function countedLife(): Promise<Record<string, DatabaseWork>> {
  for await (const [, send] of life()) {
    await send();
    await runConsumers();
  }
  const found: Record<string, DatabaseWork> = {};
  for await (const [name, send] of life())
    found[name] = await counter.during(async () => {
      await send();
      await runConsumers();
    });
  return found;
}

type Figures = Record<string, Record<string, number>>;

/** One level of names below each operation, so that a difference names its figure. */
const flat = (found: Record<string, DatabaseWork>): Figures =>
  Object.fromEntries(
    Object.entries(found).map(([name, { statements, commits, rows }]) => {
      const written = Object.entries(rows).flatMap(([table, kinds]) => Object.entries(kinds).map(([kind, n]) => [`${table} ${kind}`, n]));
      const sum = written.reduce((all, [, n]) => all + Number(n), 0);
      return [name, { statements, commits, rows: sum, ...(Object.fromEntries(written) as Record<string, number>) }];
    }),
  );

/** What is more than the file allows. */
const risen = (found: Figures, most: Figures): string[] =>
  Object.entries(found).flatMap(([name, figures]) =>
    Object.entries(figures)
      .filter(([figure, n]) => n > (most[name]?.[figure] ?? 0))
      .map(([figure, n]) => `${name}: ${figure} ${n}, at most ${most[name]?.[figure] ?? 0}`),
  );

function written(found: Figures, before: string): string {
  const head = before.split('\n').filter((line) => line.startsWith('#'));
  const blocks = Object.entries(found).map(([name, figures]) =>
    [`${name}:`, ...Object.entries(figures).map(([figure, n]) => `  ${figure}: ${n}`)].join('\n'),
  );
  return `${[...head, ...blocks].join('\n')}\n`;
}

describe('what an operation costs the database, with every consumer', () => {
  it('does not rise, and operation-work.yaml holds the exact figures', async () => {
    const found = flat(await countedLife());
    const text = readFileSync(file, 'utf8');
    const most = (parse(text) ?? {}) as Figures;
    expect(risen(found, most)).toEqual([]);
    if (lowering) writeFileSync(file, written(found, text));
    // A figure that fell is written down, so that it cannot rise again: LOWER_WORK=on npm test -- operation-work
    else expect(found).toEqual(most);
  });

  it('counts rows, statements of every client, and no commit of what was rolled back', async () => {
    const { database } = world;
    const work = await counter.during(async () => {
      await database.query('select 1');
      await database.transaction((tx) => tx.query(`insert into counters (name, value) values ('of a test', 1), ('another', 2)`));
      const undone = database.transaction(async (tx) => {
        await tx.query('select 2');
        throw new Error('not this one');
      });
      await expect(undone).rejects.toThrow('not this one');
    });
    expect(work).toEqual({ statements: 7, commits: 2, rows: { counters: { insert: 2 } } });
  });
});
