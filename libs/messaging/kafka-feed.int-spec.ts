import { EventEmitter } from 'node:events';
import kafkajs, { type Kafka } from 'kafkajs';
import type { Consumer } from '#libs/event-log/feed/consumer';
import { until } from '#libs/event-log/testing/until';
import { type LogUnderTest, startLog } from '#libs/testing/log-under-test';
import type { GroupContext } from './group-reader.js';
import { KafkaFeed } from './kafka-feed.js';
import { quiet } from './testing/broker-under-test.js';

/** Node does not detect these as named exports of the CommonJS module. */
const { KafkaJSProtocolError } = kafkajs;

/** Fake of the kafkajs consumer, controlled by the test. */
class Member extends EventEmitter {
  readonly events = { CRASH: 'crash', FETCH_START: 'fetch_start', GROUP_JOIN: 'group_join', HEARTBEAT: 'heartbeat' };
  isJoined = false;
  hasLeft = false;
  constructor(private readonly joining: Promise<void>) {
    super();
  }
  connect(): Promise<void> {
    return this.joining;
  }
  subscribe(): Promise<void> {
    return Promise.resolve();
  }
  run(): Promise<void> {
    this.isJoined = true;
    return Promise.resolve();
  }
  disconnect(): Promise<void> {
    this.hasLeft = true;
    return Promise.resolve();
  }
  crash(restart: boolean): void {
    this.emit('crash', { payload: { error: new Error('the broker went away'), restart } });
  }
}

let log: LogUnderTest;
let members: Member[];
let joining: Promise<void>;
let coordinate: (group: string) => Promise<never[]>;
let feed: KafkaFeed;
beforeEach(async () => {
  log = await startLog();
  members = [];
  joining = Promise.resolve();
  coordinate = () => Promise.resolve([]);
});
afterEach(async () => {
  await feed.stop();
  await log.close();
});

const loading = Object.assign(new Error('The coordinator is loading'), { type: 'GROUP_LOAD_IN_PROGRESS', code: 14, retriable: true });

const kafka = {
  admin: () => ({
    connect: () => Promise.resolve(),
    disconnect: () => Promise.resolve(),
    describeCluster: () => Promise.resolve({ brokers: [{}] }),
    createTopics: () => Promise.resolve(true),
    fetchTopicMetadata: () => Promise.resolve({ topics: [] }),
    fetchOffsets: ({ groupId }: { groupId: string }) => coordinate(groupId),
  }),
  consumer: () => {
    const member = new Member(joining);
    members.push(member);
    return member;
  },
} as unknown as Kafka;

function begin(settings: Partial<GroupContext> = {}): void {
  const consumer: Consumer = { name: 'counter', projectionVersion: 1, handle: () => Promise.resolve() };
  const context: GroupContext = { kafka, topic: 't', groupPrefix: 't', database: log.database, reading: {}, log: quiet, ...settings };
  feed = new KafkaFeed(context, [consumer]);
  feed.start();
}
const joined = (count: number): Promise<unknown> => until(() => Promise.resolve(members.length === count && members.at(-1)?.isJoined));

describe('a reader of the broker', () => {
  it('joins its group once a new broker coordinates it, not before', async () => {
    const asked: [string, number][] = [];
    coordinate = (group) => {
      asked.push([group, members.length]);
      return asked.length < 3 ? Promise.reject(new KafkaJSProtocolError(loading)) : Promise.resolve([]);
    };
    begin();
    await joined(1);
    expect(asked).toEqual([
      ['t.counter.1', 0],
      ['t.counter.1', 0],
      ['t.counter.1', 0],
    ]);
  });

  it('is restarted if its client stops', async () => {
    begin();
    await joined(1);
    members[0]?.crash(false);
    await joined(2);
    expect(members.map(({ hasLeft }) => hasLeft)).toEqual([true, false]);
  });

  it('is left alone if its client restarts itself', async () => {
    begin();
    await joined(1);
    members[0]?.crash(true);
    await new Promise((resume) => setTimeout(resume, 1_500));
    expect(members.map(({ hasLeft }) => hasLeft)).toEqual([false]);
  });

  it('is restarted without signs of life, and left alone while it sends heartbeats', async () => {
    begin({ unresponsiveAfter: 2_000 });
    await joined(1);
    const beat = setInterval(() => members[0]?.emit('heartbeat', {}), 100);
    await new Promise((resume) => setTimeout(resume, 3_500));
    expect(members).toHaveLength(1);
    clearInterval(beat);
    await until(() => Promise.resolve(members[0]?.hasLeft && members.length >= 2));
  });

  it('is restarted if its client never joins', async () => {
    joining = new Promise(() => undefined);
    begin({ unresponsiveAfter: 100 });
    await until(() => Promise.resolve(members[0]?.hasLeft));
    joining = Promise.resolve();
    await until(() => Promise.resolve(members.at(-1)?.isJoined));
  });
});
