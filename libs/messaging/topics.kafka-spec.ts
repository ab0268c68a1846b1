import { ConfigResourceTypes } from 'kafkajs';
import { v7 } from 'uuid';
import { until } from '#libs/event-log/testing/until';
import { createKafka } from './kafka-client.js';
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

  it('that was created otherwise gets our settings, and keeps its partitions and other settings', async () => {
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

  it('can be created by many processes at once', async () => {
    const topic = `test.${v7()}`;
    await Promise.all(Array.from({ length: 5 }, () => ensureTopic(admin, topic, quiet)));
    expect(await admin.listTopics()).toContain(topic);
  });
});
