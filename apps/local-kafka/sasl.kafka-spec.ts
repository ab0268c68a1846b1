import { LocalKafka } from './local-kafka.js';
import type { KafkaSecurity } from '#libs/platform/config/kafka';
import { createKafka } from '#libs/messaging/kafka-client';
import { ensureTopic } from '#libs/messaging/topics';
import { quiet } from '#libs/messaging/testing/broker-under-test';

jest.setTimeout(180_000);

const username = 'registra';
const password = 'Vt9-qkX2.wLm';

let broker: LocalKafka;
beforeAll(async () => {
  broker = await LocalKafka.create({ login: { username, password } });
  await broker.start();
});
afterAll(() => broker?.remove());

const scram = (word: string): KafkaSecurity => ({
  tls: false,
  ca: undefined,
  login: { mechanism: 'scram-sha-512', username, password: word },
});
const adminWith = (security: KafkaSecurity) =>
  createKafka({ brokers: [broker.brokers], clientId: 'sasl-test', security }, quiet).admin({ retry: { retries: 1 } });

describe('a broker with authentication', () => {
  it('accepts a client with the password, and permits everything that the product needs', async () => {
    const admin = adminWith(scram(password));
    await admin.connect();
    await ensureTopic(admin, 'asked.events', quiet);
    expect(await admin.listTopics()).toContain('asked.events');
    await admin.disconnect();
  });

  it('rejects clients with other credentials', async () => {
    await expect(adminWith(scram('another one')).connect()).rejects.toThrow(/authentication/i);
    const stranger = adminWith({ tls: false, ca: undefined, login: undefined });
    await expect(stranger.connect().then(() => stranger.listTopics())).rejects.toThrow();
    await stranger.disconnect();
  });
});
