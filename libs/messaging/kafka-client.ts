import kafkajs, { Kafka, type KafkaConfig, logLevel } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSecurity } from '#libs/platform/config/kafka';

/** Not among the names that Node finds in a CommonJS module by itself. */
const { KafkaJSError } = kafkajs;

/** Where the broker is and under which name this process speaks to it. */
export interface KafkaSettings {
  /** host:port */
  brokers: readonly string[];
  clientId: string;
  topic: string;
  /** what the names of our consumer groups begin with */
  groupPrefix: string;
  /** nothing: the broker takes whoever comes */
  security?: KafkaSecurity;
}

/** What the client's log needs of pino. */
export type KafkaLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** What a broker answers while it starts, and what the client reports of its own retries, as errors; it goes on by itself. */
const passing =
  /coordinator is (loading|not available)|not aware of|does not host this topic|leadership election|has no leader|rebalance|^Restarting the consumer in/i;

/**
 * Whether the client threw it. It leaves rejections unhandled (a consumer that starts again while its broker is away): no reason to end
 * a process whose readers and relay look after themselves.
 */
export const isClientFault = (fault: unknown): boolean => fault instanceof KafkaJSError;

/** The client of kafkajs with its words in our log. It connects when something is asked of it. */
export function createKafka(
  { brokers, clientId, security }: Pick<KafkaSettings, 'brokers' | 'clientId' | 'security'>,
  log: KafkaLog,
): Kafka {
  return new Kafka({
    clientId,
    brokers: [...brokers],
    ...(security && securityOptions(security)),
    connectionTimeout: 3_000,
    requestTimeout: 30_000,
    // Whoever uses it decides how long to go on; here only a hiccup is bridged.
    retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 5 },
    logLevel: logLevel.INFO,
    logCreator: () => (entry) => write(log, entry),
  });
}

/** The settings as the client takes them. The broker's certificate is always compared with its name. */
export function securityOptions({ tls, ca, login }: KafkaSecurity): Pick<KafkaConfig, 'ssl' | 'sasl'> {
  return {
    ...(tls && { ssl: ca === undefined ? true : { ca: [ca] } }),
    ...(login && { sasl: login as NonNullable<KafkaConfig['sasl']> }),
  };
}

function write(log: KafkaLog, { level, namespace, log: words }: { level: number; namespace: string; log: { message: string } }): void {
  const { message, ...fields } = words as { message: string } & Record<string, unknown>;
  const details = { kafka: namespace, error: fields['error'], broker: fields['broker'], groupId: fields['groupId'] };
  if (level === logLevel.ERROR && !passing.test(`${message} ${String(fields['error'])}`)) log.error(details, message);
  else if (level <= logLevel.WARN) log.warn(details, message);
  else log.debug(details, message);
}
