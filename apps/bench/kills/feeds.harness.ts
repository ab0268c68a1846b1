import { setTimeout as pause } from 'node:timers/promises';
import { LocalKafka } from '#apps/local-kafka/local-kafka';
import { rebuild } from '#apps/worker/rebuild-command';
import type { Consumer } from '#libs/event-log/feed/consumer';
import type { TopicPlace } from '#libs/event-log/feed/deliveries';
import { LogFeed } from '#libs/event-log/feed/log-feed';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { productReading } from '#libs/event-log/feed/product-reading';
import { createKafka } from '#libs/messaging/kafka-client';
import { KafkaFeed } from '#libs/messaging/kafka-feed';
import { Publisher } from '#libs/messaging/publisher';
import { Relay } from '#libs/messaging/relay';
import type { Database } from '#libs/platform/database/database';
import { createLog } from '#libs/platform/logging/log';
import { clonedLog, type ClonedLog } from '../product/cloned-log.js';
import type { Harness } from '../programs.js';
import { seeded } from '../product/random.js';

const topic = 'feeds.events';
const lookEvery = 250;
/** Events that are published at once. */
const atOnce = 50;
/** Milliseconds in which a feed has to bring every consumer to its mark. */
const limit = 3_600_000;

/**
 * Feeds every read model from a log of `count` events and changes the feed twice on the way: the log's own feed, then Kafka, then the log again, each stopped while
 * its consumer is at work. What comes by Kafka comes over a bad connection: all of the log, 30 % of its events twice, 20 % out of order. The marks at which the
 * feed changes are random, with `seed`. In the end each read model is compared with one that is rebuilt from the log.
 */
export const run: Harness<'feeds'> = async ({ count, seed }, print) => {
  const random = seeded(seed);
  const [first, second] = [0.3 + 0.3 * random(), 0.65 + 0.25 * random()];
  const faults: string[] = [];
  const broker = await LocalKafka.create({ say: print });
  const log = await clonedLog(count, print);
  try {
    await broker.start();
    const { database, models } = log;
    const consumers = models.all.map(({ consumer }) => consumer);
    const publishing = new BadConnection(new Publisher(client(broker.brokers, 'relay'), topic, quiet), random);
    const relay = new Relay(database, log.wakeups, publishing, { topic, log: quiet });
    const overKafka = (_: ClonedLog, consumer: Consumer) => kafkaFeed(log, consumer, broker.brokers);
    const stages = [
      { name: 'log', mark: first, feedOf: logFeed },
      { name: 'kafka', mark: second, feedOf: overKafka },
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
    return {
      faults,
      line: `seed ${seed}, ${log.events} events, ${publishing.sent} sent by Kafka, 30 % twice, 20 % out of order, changed at ${inPercent(first)} and ${inPercent(second)}`,
    };
  } finally {
    await log.remove();
    await broker.remove();
  }
};

/** Publishes what a relay sends, and sends it badly. */
class BadConnection {
  sent = 0;

  constructor(
    private readonly publisher: Publisher,
    private readonly random: () => number,
  ) {}

  async publish(events: readonly RawEvent[]): Promise<TopicPlace[]> {
    const all = events.flatMap((event) => (this.random() < 0.3 ? [event, event] : [event]));
    const mixed = all
      .map((event, at) => ({ event, at: this.random() < 0.2 ? this.random() * all.length : at }))
      .sort((a, b) => a.at - b.at);
    const places: TopicPlace[] = [];
    // A reader sorts what it gets at once, so what is out of order has to come later.
    for (let from = 0; from < mixed.length; from += atOnce)
      places.push(...(await this.publisher.publish(mixed.slice(from, from + atOnce).map(({ event }) => event))));
    this.sent += places.length;
    const placeOf = new Map(places.map((place, n) => [mixed[n]?.event, place]));
    return events.flatMap((event) => placeOf.get(event) ?? []);
  }

  close(): Promise<void> {
    return this.publisher.close();
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
