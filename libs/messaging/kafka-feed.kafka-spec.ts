import type { LogUnderTest } from '#libs/testing/log-under-test';
import { feedContract, type FeedUnderContract } from '#libs/testing/feed-contract';
import { v7 } from 'uuid';
import { createKafka } from './kafka-client.js';
import { KafkaFeed } from './kafka-feed.js';
import { Publisher } from './publisher.js';
import { Relay } from './relay.js';
import { brokersUnderTest, quiet } from './testing/broker-under-test.js';

function overKafka(): FeedUnderContract {
  const topic = `test.${v7()}`;
  const kafka = createKafka({ brokers: brokersUnderTest(), clientId: 'test' }, quiet);
  const publisher = new Publisher(kafka, topic, quiet);
  let relay: Relay;
  return {
    begin: (log: LogUnderTest) => {
      relay = new Relay(log.database, log.wakeups, new Publisher(kafka, topic, quiet), { topic, log: quiet });
      relay.start();
      return Promise.resolve();
    },
    end: async () => {
      await relay.stop();
      await publisher.close();
    },
    start: (process, consumers, { delays, reading }) => {
      const context = {
        kafka,
        topic,
        database: process.database,
        reading,
        delays,
        log: quiet,
        groupPrefix: topic,
      };
      const feed = new KafkaFeed(context, consumers);
      feed.start();
      return Promise.resolve(feed);
    },
    redeliver: async (_process, _consumers, events) => void (await publisher.publish(events)),
  };
}

feedContract('Kafka', overKafka);
