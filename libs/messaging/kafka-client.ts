import kafkajs, { Kafka, type KafkaConfig, logLevel } from 'kafkajs';
import type { Logger } from 'pino';
import type { KafkaSecurity } from '#libs/platform/config/kafka';
import type { Config } from '#libs/platform/config/config';
import type { Outage, Outages } from '#libs/platform/logging/outages';
import { TimeLimitError } from '#libs/platform/process/time-limit';

/** Node does not detect these as named exports of the CommonJS module. */
const { KafkaJSError } = kafkajs;

/** Address of the broker and client id of this process. */
export interface KafkaSettings {
  /** host:port */
  brokers: readonly string[];
  clientId: string;
  topic: string;
  /** prefix of our consumer groups */
  groupPrefix: string;
  /** undefined: the broker needs no authentication */
  security?: KafkaSecurity;
}

/** The part of pino that the client's log needs. */
export type KafkaLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

/** Errors of a starting broker and of the client's own retries; the client continues by itself. */
const passing =
  /coordinator is (loading|not available)|not the correct coordinator|not aware of|does not host this topic|leadership election|has no leader|rebalance|^Restarting the consumer in/i;

/**
 * Whether the client threw the error. Some of its rejections are unhandled (a consumer that restarts while its broker is unavailable): they must not end a
 * process whose readers and relay recover by themselves.
 */
export const isClientFault = (fault: unknown): boolean => fault instanceof KafkaJSError;

/** The broker among the outages of this process: errors of its client, and calls that it left without an answer, may come of it. */
export const brokerOutage = (outages: Outages): Outage =>
  outages.of('broker', { causes: (fault) => isClientFault(fault) || fault instanceof TimeLimitError });

/** What each connection of the client says while a broker is away, some forty lines a second: BrokerWatch finds that out, and the outage has one line. */
const ofConnections =
  /connect|ECONN|EPIPE|ENOTFOUND|EAI_AGAIN|socket|time(d )?out|no broker|broker not found|KafkaJS(Connection|Request|NumberOfRetries|Broker|NoBroker)/i;

/** The kafkajs client with our log. It connects on first use. @param outage of the broker, where a BrokerWatch reports it */
export function createKafka(
  { brokers, clientId, security }: Pick<KafkaSettings, 'brokers' | 'clientId' | 'security'>,
  log: KafkaLog,
  outage?: Outage,
): Kafka {
  return new Kafka({
    clientId,
    brokers: [...brokers],
    ...(security && securityOptions(security)),
    connectionTimeout: 3_000,
    requestTimeout: 30_000,
    // Callers decide how long to retry; the client only bridges short failures.
    retry: { initialRetryTime: 100, maxRetryTime: 2_000, retries: 5 },
    logLevel: logLevel.INFO,
    logCreator: () => (entry) => write(log, entry, outage),
  });
}

/** Client options from the settings. The broker's certificate is always checked against its name. */
export function securityOptions({ tls, ca, login }: KafkaSecurity): Pick<KafkaConfig, 'ssl' | 'sasl'> {
  return {
    ...(tls && { ssl: ca === undefined ? true : { ca: [ca] } }),
    ...(login && { sasl: login as NonNullable<KafkaConfig['sasl']> }),
  };
}

interface ClientLine {
  level: number;
  namespace: string;
  log: { message: string };
}

function write(log: KafkaLog, { level, namespace, log: entry }: ClientLine, outage: Outage | undefined): void {
  const { message, ...fields } = entry as { message: string } & Record<string, unknown>;
  const details = { kafka: namespace, error: fields['error'], broker: fields['broker'], groupId: fields['groupId'] };
  const text = `${message} ${String(fields['error'])}`;
  if (outage !== undefined && (outage.isRecent || ofConnections.test(text))) log.debug(details, message);
  else if (level === logLevel.ERROR && !passing.test(text)) log.error(details, message);
  else if (level <= logLevel.WARN) log.warn(details, message);
  else log.debug(details, message);
}

export const kafkaSettings = ({ kafkaBrokers, kafkaTopic, kafkaSecurity }: Config): KafkaSettings => ({
  brokers: kafkaBrokers,
  topic: kafkaTopic,
  security: kafkaSecurity,
  groupPrefix: 'registra',
  clientId: `registra-${process.pid}`,
});
