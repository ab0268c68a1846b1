import type { Config } from '#libs/platform/config/config';
import type { KafkaSettings } from './kafka-client.js';

export const kafkaSettings = ({ kafkaBrokers, kafkaTopic, kafkaSecurity }: Config): KafkaSettings => ({
  brokers: kafkaBrokers,
  topic: kafkaTopic,
  security: kafkaSecurity,
  groupPrefix: 'registra',
  clientId: `registra-${process.pid}`,
});
