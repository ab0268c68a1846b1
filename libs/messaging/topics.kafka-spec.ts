import { ConfigResourceTypes } from 'kafkajs';
import { v7 } from 'uuid';
import { until } from '#libs/event-log/testing/until';
import type { RawEvent } from '#libs/event-log/feed/placed-event';
import { createKafka } from './kafka-client.js';
import { Publisher } from './publisher.js';
import { brokersUnderTest, quiet } from './testing/broker-under-test.js';
import { ensureTopic, makeTopic, partitionCount } from './topics.js';

const kafka = createKafka({ brokers: brokersUnderTest(), clientId: 'test' }, quiet);
const admin = kafka.admin();
beforeAll(() => admin.connect());
afterAll(() => admin.disconnect());

const settings = async (topic: string): Promise<Record<string, string>> => {
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name: topic }],
  });
  return Object.fromEntries((resources[0]?.configEntries ?? []).map(({ configName, configValue }) => [configName, configValue]));
};

describe('the topic of events', () => {
  it('is created with its partitions and unlimited retention', async () => {
    const topic = `test.${v7()}`;
    await ensureTopic(admin, topic, quiet);
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    expect(topics[0]?.partitions).toHaveLength(partitionCount);
    expect(await settings(topic)).toMatchObject({ 'retention.ms': '-1', 'retention.bytes': '-1', 'cleanup.policy': 'delete' });
  });

  it('gets the product’s settings if it was created otherwise, and keeps its partitions and other settings', async () => {
    const topic = `test.${v7()}`;
    const configEntries = [
      { name: 'retention.ms', value: '60000' },
      { name: 'max.message.bytes', value: '2000000' },
    ];
    await makeTopic(admin, { topic, numPartitions: 3, replicationFactor: 1, configEntries });
    await ensureTopic(admin, topic, quiet);
    // A broker applies a change of settings a moment after the controller has accepted it.
    const applied = await until(async () => [await settings(topic)].find((found) => found['retention.ms'] === '-1'));
    expect(applied).toMatchObject({ 'max.message.bytes': '2000000' });
    const { topics } = await admin.fetchTopicMetadata({ topics: [topic] });
    expect(topics[0]?.partitions).toHaveLength(3);
  });

  it('has each event where its publisher says', async () => {
    const topic = `test.${v7()}`;
    const publisher = new Publisher(kafka, topic, quiet);
    const batch = (from: number): RawEvent[] =>
      Array.from({ length: 40 }, (_, n) => ({
        pos: from + n,
        id: v7(),
        streamType: 'test',
        streamId: v7(),
        version: 1,
        type: 'Tested',
        schemaVersion: 1,
        data: {},
        metadata: {} as RawEvent['metadata'],
        recordedAt: 1_700_000_000_000_000 + n,
      }));
    const events = [...batch(1), ...batch(41)];
    const places = [...(await publisher.publish(events.slice(0, 40))), ...(await publisher.publish(events.slice(40)))];
    await publisher.close();
    const found = new Map<string, string>();
    const consumer = kafka.consumer({ groupId: topic });
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      eachMessage: ({ partition, message }) => {
        found.set(String(message.headers?.['ce_id']), `${partition} ${message.offset}`);
        return Promise.resolve();
      },
    });
    await until(() => Promise.resolve(found.size === events.length));
    await consumer.disconnect();
    expect(events.map(({ id }) => found.get(id))).toEqual(places.map(({ partition, offset }) => `${partition} ${offset}`));
    expect(new Set(places.map(({ partition }) => partition)).size).toBeGreaterThan(3);
  });

  it('can be created by many processes at once', async () => {
    const topic = `test.${v7()}`;
    await Promise.all(Array.from({ length: 5 }, () => ensureTopic(admin, topic, quiet)));
    expect(await admin.listTopics()).toContain(topic);
  });
});
