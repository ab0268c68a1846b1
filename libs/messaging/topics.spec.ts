import kafkajs, { type Admin } from 'kafkajs';
import { makeTopic } from './topics.js';

const { KafkaJSProtocolError } = kafkajs;
const config = { topic: 'test', numPartitions: 1 };
const answered = (type: string) => new KafkaJSProtocolError(Object.assign(new Error(type), { type, code: 0 }));

/** An admin client whose broker returns these errors, one per request, before it knows the topic. */
function adminOf(made: boolean, faults: Error[]) {
  const asked = { times: 0 };
  const admin = {
    createTopics: () => Promise.resolve(made),
    fetchTopicMetadata: () => {
      asked.times += 1;
      const fault = faults.shift();
      return fault ? Promise.reject(fault) : Promise.resolve({ topics: [] });
    },
  };
  return { admin: admin as unknown as Admin, asked };
}

describe('a new topic', () => {
  it('is awaited until all brokers know it', async () => {
    const { admin, asked } = adminOf(true, [answered('UNKNOWN_TOPIC_OR_PARTITION'), answered('LEADER_NOT_AVAILABLE')]);
    await expect(makeTopic(admin, config)).resolves.toBe(true);
    expect(asked.times).toBe(3);
  });

  it('fails at once on any other error of the broker', async () => {
    const fault = answered('TOPIC_AUTHORIZATION_FAILED');
    const { admin, asked } = adminOf(true, [fault]);
    await expect(makeTopic(admin, config)).rejects.toBe(fault);
    expect(asked.times).toBe(1);
  });

  it('is not waited for if it existed before', async () => {
    const { admin, asked } = adminOf(false, []);
    await expect(makeTopic(admin, config)).resolves.toBe(false);
    expect(asked.times).toBe(0);
  });
});
