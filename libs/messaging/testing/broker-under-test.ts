import type { KafkaLog } from '../kafka-client.js';

/** The broker that the suite was started with. @throws Error if there is none: `npm run test:kafka` starts one */
export function brokersUnderTest(): string[] {
  const brokers = process.env['KAFKA_BROKERS'];
  if (!brokers) throw new Error('KAFKA_BROKERS names no broker: npm run test:kafka starts one');
  return brokers.split(',');
}

const nothing = (): void => undefined;

/** A log without output; use pino instead to debug a failing test. */
export const quiet: KafkaLog = { debug: nothing, info: nothing, warn: nothing, error: nothing } as unknown as KafkaLog;
