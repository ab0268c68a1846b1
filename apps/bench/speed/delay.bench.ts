import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { LocalKafka } from '#apps/local-kafka/local-kafka';
import { createApp } from '#apps/api/create-app';
import { seed } from '#apps/standalone/seed/seed';
import { WorkerModule } from '#apps/worker/worker.module';
import { CallOrder } from '#libs/contracts/orders/order-call';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { EventLogModule } from '#libs/event-log/event-log.module';
import { demoUserId } from '#libs/features/people/seed-users';
import { loadConfig } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { ownDatabase } from '../product/own-database.js';
import { percentiles } from '../product/percentile.js';
import type { Bench } from '../programs.js';
import { type Row, whole } from '../tables.js';

const seenAt = new Map<string, number>();

/** A consumer whose effect is to record the time. */
const watcher: Consumer = {
  name: 'bench.watcher',
  projectionVersion: 1,
  handle: ({ streamId, version }: PlacedEvent) => {
    seenAt.set(`${streamId} ${version}`, performance.now());
    return Promise.resolve();
  },
};

@Module({ imports: [EventLogModule] })
class WatcherModule {
  constructor(consumers: ConsumerRegistry) {
    consumers.add(watcher);
  }
}

/** Operations per second. */
const rate = 200;
/** Maximum latency of an effect, milliseconds. */
const goals = { 'the log': 'p99 50', Kafka: 'p99 100' };

/**
 * The time from a command's acknowledged commit until a consumer has the event, at 200 operations a second, with API, relay and every consumer in one
 * process: fed by the log as with `npm start`, and through a separate broker.
 */
export const run: Bench<'delay'> = async ({ seconds }, print) => {
  const byLog = await delayOf('the log', seconds, {});
  const broker = await LocalKafka.create({ say: print });
  try {
    await broker.start();
    print.table([byLog, await delayOf('Kafka', seconds, { KAFKA_BROKERS: broker.brokers })], 'delay');
  } finally {
    await broker.remove();
  }
};

async function delayOf(feed: keyof typeof goals, seconds: number, settings: Record<string, string>): Promise<Row> {
  const own = await ownDatabase();
  const config = loadConfig({ DATA_DIR: own.dataDir, DATABASE_URL: own.url, LOG_LEVEL: 'error', ...settings });
  const app = await createApp(config, { also: [WatcherModule, WorkerModule.forRoot(config)] });
  try {
    await seed(app);
    const steps = await openSteps(app.get(Database));
    const commands = app.get(CommandBus, { strict: false });
    await offer(commands, steps, rate * 3);
    const delays = await offer(commands, steps, rate * seconds);
    return {
      [`${rate} operations/s, fed by`]: feed,
      'p50, p99, worst ms': percentiles(delays, [0.5, 0.99, 1]),
      goal: goals[feed],
      effects: whole(delays.length),
    };
  } finally {
    await app.close();
    await own.remove();
  }
}

interface OpenStep {
  order: string;
  step: string;
}

/** Steps of orders in progress: they can be completed and reopened endlessly. */
const openSteps = (database: Database): Promise<OpenStep[]> =>
  database.query<OpenStep>(
    `select id as "order", step ->> 'id' as step from orders, json_array_elements(detail -> 'steps') step
     where progress in ('orderConfirmedAndPayed', 'documentsRequested') and (step ->> 'visible')::boolean and step ->> 'completedAt' is null`,
  );

/** Sends a write at every interval, whether or not the previous one was answered; returns the delays in milliseconds. */
async function offer(commands: CommandBus, steps: readonly OpenStep[], amount: number): Promise<number[]> {
  const committed = new Map<string, number>();
  const caller = { actor: { id: demoUserId('owner'), role: 'Owner', department: null }, tokenVersion: null, language: 'en' } as const;
  const began = performance.now();
  const running: Promise<void>[] = [];
  for (let n = 0; n < amount; n += 1) {
    const target = steps[n % steps.length];
    if (!target) throw new Error('the demo data has no order under work');
    const name = Math.floor(n / steps.length) % 2 === 0 ? 'completeStep' : 'reopenStep';
    const wait = began + (n * 1000) / rate - performance.now();
    if (wait > 0) await pause(wait);
    const call = { name, order: target.order, part: target.step, body: {}, caller } as const;
    running.push(
      commands.execute(new CallOrder(call)).then((outcome) => {
        if (outcome.kind === 'accepted') committed.set(`${target.order} ${outcome.version}`, performance.now());
      }),
    );
  }
  await Promise.all(running);
  for (let tries = 0; tries < 100 && [...committed.keys()].some((key) => !seenAt.has(key)); tries += 1) await pause(50);
  return [...committed].map(([key, at]) => Math.max(0, (seenAt.get(key) ?? Number.POSITIVE_INFINITY) - at));
}
