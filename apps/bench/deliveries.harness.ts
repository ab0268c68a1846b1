import { LocalKafka } from '#apps/local-kafka/local-kafka';
import { applyDelivered } from '#libs/event-log/feed/apply';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { LogFeed } from '#libs/event-log/feed/log-feed';
import { LogReader } from '#libs/event-log/feed/log-reader';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { createKafka } from '#libs/messaging/kafka-client';
import { KafkaFeed } from '#libs/messaging/kafka-feed';
import { Publisher } from '#libs/messaging/publisher';
import type { Database, Transaction } from '#libs/platform/database/database';
import { createLog } from '#libs/platform/logging/log';
import { seeded } from './random.js';
import { type SyntheticLog, syntheticLog } from './synthetic-log.js';
import { until } from './until.js';

const perStream = 40;
const batch = 500;

/** Records per stream how often and in which order events were handled: a duplicate or early event stays visible. */
function tally(name: string): Consumer {
  const table = `tally_${name}`;
  return {
    name,
    projectionVersion: 1,
    handle: (event, tx) => note(table, [event], tx),
    handleBatch: (events, tx) => note(table, events, tx),
  };
}

async function note(table: string, events: readonly PlacedEvent[], tx: Transaction): Promise<void> {
  const streams = new Map<string, { first: number; last: number; count: number; inOrder: boolean }>();
  for (const { streamId, version } of events) {
    const known = streams.get(streamId);
    if (!known) streams.set(streamId, { first: version, last: version, count: 1, inOrder: true });
    else streams.set(streamId, { ...known, last: version, count: known.count + 1, inOrder: known.inOrder && version === known.last + 1 });
  }
  await tx.query(
    `insert into ${table} as t select * from json_to_recordset($1) as r(stream_id uuid, version integer, count integer, faults integer)
     on conflict (stream_id) do update set version = excluded.version, count = t.count + excluded.count,
       faults = t.faults + excluded.faults + (case when t.version + excluded.count = excluded.version then 0 else 1 end)`,
    [
      JSON.stringify(
        [...streams].map(([stream_id, { first, last, count, inOrder }]) => ({
          stream_id,
          version: last,
          count,
          faults: inOrder && first + count - 1 === last ? 0 : 1,
        })),
      ),
    ],
  );
}

const createTally = (owner: Database, name: string): Promise<unknown> =>
  owner.query(`create table tally_${name} (stream_id uuid primary key, version integer not null, count integer not null, faults integer not null);
    grant select, insert, update on tally_${name} to registra_app`);

/** The whole log over a bad connection: 30 % of the events twice, 20 % of the deliveries out of order. */
function* mangled(events: readonly PlacedEvent[], random: () => number): Generator<PlacedEvent[]> {
  const deliveries: PlacedEvent[] = [];
  for (const event of events) {
    deliveries.push(event);
    if (random() < 0.3) deliveries.push(event);
    if (deliveries.length >= batch * 4) yield* displaced(deliveries.splice(0), random);
  }
  if (deliveries.length > 0) yield* displaced(deliveries, random);
}

function* displaced(deliveries: PlacedEvent[], random: () => number): Generator<PlacedEvent[]> {
  const order = deliveries.map((event, at) => ({ event, at: random() < 0.2 ? Math.floor(random() * deliveries.length) : at }));
  order.sort((a, b) => a.at - b.at);
  for (let from = 0; from < order.length; from += batch) yield order.slice(from, from + batch).map(({ event }) => event);
}

async function faultsOf(owner: Database, name: string): Promise<number> {
  const row = await owner.one<{ n: number }>(
    `select count(*) as n from tally_clean c full join tally_${name} t using (stream_id)
     where (c.version, c.count) is distinct from (t.version, t.count) or coalesce(t.faults, 1) > 0 or c.faults > 0`,
  );
  return Number(row?.n ?? -1);
}

/**
 * Delivers a log over a bad connection and compares with a clean run, through the function that both feeds share and through a real broker.
 * @param count approximate number of deliveries in each
 * @returns number of streams that differ
 */
export async function deliveries(count: number, seed: number, print: (line: string) => void): Promise<number> {
  const amount = Math.ceil(count / 1.3);
  const log = await syntheticLog(amount, Math.ceil(amount / perStream));
  const broker = await LocalKafka.create({ say: print });
  try {
    for (const name of ['clean', 'seam', 'kafka']) await createTally(log.owner, name);
    const clean = new LogFeed(log.database, new Wakeups(log.database), [tally('clean')]);
    await clean.drain();
    await clean.stop();
    const events = await everything(log);
    const seam = tally('seam');
    let sent = 0;
    for (const part of mangled(events, seeded(seed))) {
      await applyDelivered({ database: log.database, consumer: seam, reading: {}, skipped: new Set(), delivery: { rebuild: false } }, part);
      sent += part.length;
    }
    await broker.start();
    await overBroker(log, broker.brokers, events, seed);
    const faults = [await faultsOf(log.owner, 'seam'), await faultsOf(log.owner, 'kafka')];
    print(
      `deliveries: seed ${seed}, ${sent} deliveries of ${events.length} events on each feed, 30 % twice, 20 % out of place, ${faults[0]} and ${faults[1]} streams differ`,
    );
    return faults.reduce((sum, one) => sum + one, 0);
  } finally {
    await log.remove();
    await broker.remove();
  }
}

async function everything({ database }: SyntheticLog): Promise<PlacedEvent[]> {
  const reader = new LogReader(database);
  const events: PlacedEvent[] = [];
  for (;;) {
    const page = await reader.read(events.length, 10_000);
    if (page.length === 0) return events;
    for (const event of page) events.push(event);
  }
}

async function overBroker({ database, owner }: SyntheticLog, brokers: string, events: readonly PlacedEvent[], seed: number): Promise<void> {
  const quiet = createLog({ logLevel: 'silent' });
  const kafka = createKafka({ brokers: [brokers], clientId: 'bench' }, quiet);
  const publisher = new Publisher(kafka, 'bench.deliveries', quiet);
  for (const part of mangled(events, seeded(seed))) await publisher.publish(part);
  await publisher.close();
  const context = { kafka, topic: 'bench.deliveries', groupPrefix: 'bench', database, reading: {}, log: quiet };
  const feed = new KafkaFeed(context, [tally('kafka')]);
  feed.start();
  const delivered = async (): Promise<number> =>
    Number((await owner.one<{ n: number }>('select coalesce(sum(count), 0)::bigint as n from tally_kafka'))?.n);
  await until('the last delivery', async () => (await delivered()) >= events.length, 600_000);
  await feed.stop();
}
