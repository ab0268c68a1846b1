import type { Config } from '#libs/platform/config/config';
import type { KafkaSettings } from './kafka-client.js';

export const kafkaSettings = ({ kafkaBrokers, kafkaTopic }: Config): KafkaSettings => ({
  brokers: kafkaBrokers,
  topic: kafkaTopic,
  groupPrefix: 'registra',
  clientId: `registra-${process.pid}`,
});
