import { LocalKafka } from './local-kafka.js';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { until } from '#apps/bench/product/until';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import { groupOf } from '#libs/messaging/group-reader';
import { createKafka, type KafkaLog } from '#libs/messaging/kafka-client';
import { KafkaFeed } from '#libs/messaging/kafka-feed';
import { quiet } from '#libs/messaging/testing/broker-under-test';

jest.setTimeout(180_000);

const topic = 'first.events';
const consumers: Consumer[] = Array.from({ length: 8 }, (_, at) => ({
  name: `reader${at}`,
  projectionVersion: 1,
  handle: () => Promise.resolve(),
}));

let broker: LocalKafka;
let log: LogUnderTest;
beforeAll(async () => {
  broker = await LocalKafka.create();
  await broker.start();
  log = await startLog();
});
afterAll(async () => {
  await broker?.remove();
  await log?.close();
});

describe('a first start on a new broker', () => {
  it('has every consumer join its group, and logs no error', async () => {
    const errors: unknown[] = [];
    const kept: KafkaLog = { ...quiet, error: (...line: unknown[]) => void errors.push(line) } as unknown as KafkaLog;
    const kafka = createKafka({ brokers: [broker.brokers], clientId: 'first' }, kept);
    const feed = new KafkaFeed({ kafka, topic, groupPrefix: 'first', database: log.database, reading: {}, log: kept }, consumers);
    feed.start();

    const admin = createKafka({ brokers: [broker.brokers], clientId: 'onlooker' }, quiet).admin();
    await admin.connect();
    const groupIds = consumers.map((consumer) => groupOf('first', consumer));
    const areStable = async (): Promise<boolean> => (await admin.describeGroups(groupIds)).groups.every(({ state }) => state === 'Stable');
    await until('the members of every group', () => areStable().catch(() => false), 60_000);
    await admin.disconnect();
    await feed.stop();
    expect(errors).toEqual([]);
  });
});
