import { setTimeout as pause } from 'node:timers/promises';
import { LocalKafka } from '#apps/local-kafka/local-kafka';
import { rebuild } from '#apps/worker/rebuild-command';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { LogFeed } from '#libs/event-log/feed/log-feed';
import { productReading } from '#libs/event-log/feed/product-reading';
import { createKafka } from '#libs/messaging/kafka-client';
import { KafkaFeed } from '#libs/messaging/kafka-feed';
import { Publisher } from '#libs/messaging/publisher';
import { Relay } from '#libs/messaging/relay';
import type { Database } from '#libs/platform/database/database';
import { createLog } from '#libs/platform/logging/log';
import { clonedLog, type ClonedLog } from './rebuild.bench.js';
import { seeded } from './random.js';

const topic = 'feeds.events';
const lookEvery = 250;
/** Milliseconds in which a feed has to bring every consumer to its mark. */
const limit = 3_600_000;

/**
 * Feeds every read model from a log of `count` events and changes the feed twice on the way: the log's own feed, then Kafka, then the log again, each stopped while
 * its consumer is at work. The marks at which it changes are random, with `seed`. In the end each read model is compared with one that is rebuilt from the log.
 * @returns the number of faults: read models that differ, parked streams, and feeds that stopped before they reached their mark
 */
export async function changingFeeds(count: number, seed: number, print: (line: string) => void): Promise<number> {
  const random = seeded(seed);
  const [first, second] = [0.3 + 0.3 * random(), 0.65 + 0.25 * random()];
  const faults: string[] = [];
  const broker = await LocalKafka.create({ say: print });
  const log = await clonedLog(count, print);
  try {
    await broker.start();
    const { database, models } = log;
    const consumers = models.all.map(({ consumer }) => consumer);
    const relay = relayTo(log, broker.brokers);
    const stages = [
      { name: 'log', mark: first, feedOf: logFeed },
      { name: 'kafka', mark: second, feedOf: (_: ClonedLog, consumer: Consumer) => kafkaFeed(log, consumer, broker.brokers) },
      { name: 'log', mark: 1, feedOf: logFeed },
    ];
    for (const { name, mark, feedOf } of stages) {
      const began = performance.now();
      if (name === 'kafka') relay.start();
      const found = await Promise.all(consumers.map((consumer) => feedTo(mark, database, consumer, feedOf(log, consumer))));
      if (name === 'kafka') await relay.stop();
      const shares = found.map(({ from, to }, at) => `${consumers[at]?.name} ${inPercent(from)} to ${inPercent(to)}`);
      print(`feeds: ${name}: ${((performance.now() - began) / 1000).toFixed(0)} s, handled ${shares.join(', ')}`);
      for (const [at, { from, to }] of found.entries()) {
        if (to < mark)
          faults.push(`${consumers[at]?.name}: the ${name} feed did not reach ${inPercent(mark)} within ${limit / 60_000} minutes`);
        // Then the feed was changed after all events, and nothing is shown.
        if (from >= mark)
          faults.push(`${consumers[at]?.name}: was at ${inPercent(from)} before the ${name} feed started; ask for more events`);
      }
    }
    const parked = Number((await database.one<{ n: number }>('select count(*) as n from consumer_streams where parked_at is not null'))?.n);
    if (parked > 0) faults.push(`${parked} streams are parked`);
    if (!(await rebuild(database, models, { models: ['all'] }, (line) => print(`  ${line}`))))
      faults.push('a read model differs from the log');
    faults.forEach(print);
    print(`feeds: seed ${seed}: ${log.events} events, changed at ${inPercent(first)} and ${inPercent(second)}: ${faults.length} faults`);
    return faults.length;
  } finally {
    await log.remove();
    await broker.remove();
  }
}

interface Feed {
  start(): void;
  stop(): Promise<void>;
}

const logFeed = ({ database, wakeups }: ClonedLog, consumer: Consumer): Feed =>
  new LogFeed(database, wakeups, [consumer], { reading: productReading });

const quiet = createLog({ logLevel: 'fatal' });
const client = (brokers: string, clientId: string) => createKafka({ brokers: [brokers], clientId }, quiet);

const relayTo = ({ database, wakeups }: ClonedLog, brokers: string): Relay =>
  new Relay(database, wakeups, new Publisher(client(brokers, 'relay'), topic, quiet), { topic, log: quiet });

const kafkaFeed = ({ database }: ClonedLog, consumer: Consumer, brokers: string): Feed =>
  new KafkaFeed({ kafka: client(brokers, consumer.name), topic, groupPrefix: 'feeds', database, reading: productReading, log: quiet }, [
    consumer,
  ]);

/** Feeds one consumer until it has handled the fraction `mark` of its events. @returns the fractions before and after */
async function feedTo(mark: number, database: Database, consumer: Consumer, feed: Feed): Promise<{ from: number; to: number }> {
  const all = await lastVersions(database, consumer);
  const handled = async (): Promise<number> => (await handledVersions(database, consumer)) / all;
  const from = await handled();
  feed.start();
  for (const end = Date.now() + limit; Date.now() < end && (await handled()) < mark;) await pause(lookEvery);
  await feed.stop();
  return { from, to: await handled() };
}

/** Sum over all streams of the version of the last event that `consumer` wants. */
async function lastVersions(database: Database, { types }: Consumer): Promise<number> {
  const row = await database.one<{ sum: number }>(
    `select sum(version) as sum from (select max(version) as version from events where $1::text[] is null or type = any ($1) group by stream_id) last`,
    [types ?? null],
  );
  return Number(row?.sum);
}

/** Sum over all streams of the version that `consumer` has handled. */
async function handledVersions(database: Database, { name, projectionVersion }: Consumer): Promise<number> {
  const row = await database.one<{ sum: number | null }>(
    'select sum(version) as sum from consumer_streams where consumer = $1 and projection_version = $2',
    [name, projectionVersion],
  );
  return Number(row?.sum ?? 0);
}

const inPercent = (part: number): string => `${(part * 100).toFixed(0)} %`;
