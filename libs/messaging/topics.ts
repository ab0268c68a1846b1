import { setTimeout as pause } from 'node:timers/promises';
import kafkajs, { type Admin, type ITopicConfig, type Kafka } from 'kafkajs';
import { withTimeLimit } from '#libs/platform/process/time-limit';
import type { KafkaLog } from './kafka-client.js';

/** Node does not detect these as named exports of the CommonJS module. */
const { ConfigResourceTypes, KafkaJSProtocolError } = kafkajs;

/** Number of partitions, which limits how many processes share a consumer's work; never changed afterwards, because each key has to stay in its partition. */
export const partitionCount = 12;

/** Unlimited retention, like the log's. */
const wanted = { 'retention.ms': '-1', 'retention.bytes': '-1', 'cleanup.policy': 'delete' } as const;

/** Creates the topic if it is missing, with one replica per broker, at most three. An existing topic keeps its partitions, and gets the retention settings. */
export async function ensureTopic(admin: Admin, topic: string, log: KafkaLog): Promise<void> {
  const copies = Math.min(3, (await admin.describeCluster()).brokers.length);
  const settings = { ...wanted, 'min.insync.replicas': String(copies >= 3 ? 2 : 1) };
  const made = await makeTopic(admin, {
    topic,
    numPartitions: partitionCount,
    replicationFactor: copies,
    configEntries: Object.entries(settings).map(([name, value]) => ({ name, value })),
  });
  if (made) return;
  const differing = await differingSettings(admin, topic);
  if (differing.length === 0) return;
  log.warn({ topic, differing }, 'the topic would not keep its events for ever: its settings are put right');
  await admin.alterConfigs({
    validateOnly: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name: topic, configEntries: await settled(admin, topic) }],
  });
}

/** Longer than the 10 s until a new topic is known on every broker. */
const prepareLimit = 45_000;
const goodbyeLimit = 5_000;

/**
 * `ensureTopic` over a separate connection; also waits until the broker coordinates `groups`.
 * @throws if the broker cannot be reached or does not answer within 45 s
 */
export async function prepareTopic(kafka: Kafka, topic: string, log: KafkaLog, groups: readonly string[] = []): Promise<void> {
  const admin = kafka.admin();
  const prepare = async (): Promise<void> => {
    await admin.connect();
    await ensureTopic(admin, topic, log);
    for (const groupId of groups) await awaitCoordinator(admin, { groupId, topics: [topic] });
  };
  try {
    await withTimeLimit(prepare(), prepareLimit);
  } finally {
    await withTimeLimit(admin.disconnect(), goodbyeLimit).catch(() => undefined);
  }
}

/** Errors of a new broker for groups while it creates the offsets topic. */
const notCoordinatedYet = ['GROUP_LOAD_IN_PROGRESS', 'GROUP_COORDINATOR_NOT_AVAILABLE', 'NOT_COORDINATOR_FOR_GROUP'];

/**
 * Waits for the coordinator, because a consumer that joins while it loads crashes and restarts, which would log an error. @throws the broker's last error after
 * 10 s
 */
async function awaitCoordinator(admin: Admin, group: { groupId: string; topics: string[] }): Promise<void> {
  for (const end = Date.now() + mostWait; ; await pause(100)) {
    try {
      await admin.fetchOffsets(group);
      return;
    } catch (fault) {
      if (!(fault instanceof KafkaJSProtocolError && notCoordinatedYet.includes(fault.type)) || Date.now() > end) throw fault;
    }
  }
}

/** Errors of brokers that have not heard of a new topic yet. */
const notKnownYet = ['UNKNOWN_TOPIC_OR_PARTITION', 'LEADER_NOT_AVAILABLE'];
const mostWait = 10_000;

/**
 * Creates a topic and waits until every partition has a leader: kafkajs' own wait fails on a broker that has not heard of the topic yet.
 * @returns false if it existed
 * @throws the broker's last error if leaders are unknown after 10 s
 */
export async function makeTopic(admin: Admin, config: ITopicConfig): Promise<boolean> {
  if (!(await admin.createTopics({ waitForLeaders: false, topics: [config] }))) return false;
  for (const end = Date.now() + mostWait; ; await pause(100)) {
    try {
      await admin.fetchTopicMetadata({ topics: [config.topic] });
      return true;
    } catch (fault) {
      if (!(fault instanceof KafkaJSProtocolError && notKnownYet.includes(fault.type)) || Date.now() > end) throw fault;
    }
  }
}

async function settingsOf(admin: Admin, topic: string): Promise<{ name: string; value: string; own: boolean }[]> {
  const { resources } = await admin.describeConfigs({
    includeSynonyms: false,
    resources: [{ type: ConfigResourceTypes.TOPIC, name: topic }],
  });
  return (resources[0]?.configEntries ?? []).map(({ configName, configValue, isDefault }) => ({
    name: configName,
    value: configValue,
    own: !isDefault,
  }));
}

async function differingSettings(admin: Admin, topic: string): Promise<string[]> {
  const now = new Map((await settingsOf(admin, topic)).map(({ name, value }) => [name, value]));
  return Object.entries(wanted)
    .filter(([name, value]) => now.get(name) !== value)
    .map(([name]) => name);
}

/** alterConfigs replaces all settings, so foreign ones have to be repeated. */
async function settled(admin: Admin, topic: string): Promise<{ name: string; value: string }[]> {
  const own = (await settingsOf(admin, topic)).filter(({ own: set, name }) => set && !Object.hasOwn(wanted, name));
  return [...own.map(({ name, value }) => ({ name, value })), ...Object.entries(wanted).map(([name, value]) => ({ name, value }))];
}
