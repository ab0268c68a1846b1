import { X509Certificate } from 'node:crypto';
import { type Environment, hostAndPorts, onOrOff, oneOf, type Reading, topicName } from './environment.js';

const saslMechanisms = ['plain', 'scram-sha-256', 'scram-sha-512'] as const;

/** Credentials of a Kafka client. */
interface KafkaLogin {
  mechanism: (typeof saslMechanisms)[number];
  username: string;
  password: string;
}

/** Security of the broker connection: plain text if neither is set. */
export interface KafkaSecurity {
  tls: boolean;
  /** PEM certificates of the broker's authority; undefined: those of the system */
  ca: string | undefined;
  login: KafkaLogin | undefined;
}

export interface KafkaConfig {
  /** empty: consumers read the log directly */
  kafkaBrokers: readonly string[];
  /** topic of the events, if there are brokers */
  kafkaTopic: string;
  kafkaSecurity: KafkaSecurity;
}

export function readKafka(from: Environment, production: boolean): KafkaConfig {
  return {
    kafkaBrokers: from.read('KAFKA_BROKERS', hostAndPorts, 'host:port, several separated by commas', () => []),
    kafkaTopic: from.read('KAFKA_TOPIC', topicName, 'letters, figures, dots, dashes and underscores', () => 'registra.events'),
    kafkaSecurity: readSecurity(from, production),
  };
}

function readSecurity(from: Environment, production: boolean): KafkaSecurity {
  const tls = from.read('KAFKA_TLS', onOrOff, 'on or off', () => false);
  const ca = from.read<string | undefined>('KAFKA_CA', certificates, 'certificates in PEM', () => undefined, true);
  if (!tls && from.text('KAFKA_CA') !== undefined)
    from.fault('KAFKA_CA', 'it says whom to trust, and KAFKA_TLS is off', 'KAFKA_TLS=on beside it');
  const login = readLogin(from);
  if (production && !tls && login?.mechanism === 'plain')
    from.fault(
      'KAFKA_TLS',
      'it is off, NODE_ENV is production, and KAFKA_PASSWORD would cross the network for everybody to read',
      'on, or at least KAFKA_SASL_MECHANISM=scram-sha-512',
    );
  return { tls, ca, login };
}

function readLogin(from: Environment): KafkaLogin | undefined {
  const names = ['KAFKA_SASL_MECHANISM', 'KAFKA_USERNAME', 'KAFKA_PASSWORD'] as const;
  if (!from.allOrNone(names, `all of ${names.join(', ')}, or none of them`)) return undefined;
  const mechanism = from.read(
    'KAFKA_SASL_MECHANISM',
    oneOf(...saslMechanisms),
    `one of ${saslMechanisms.join(', ')}`,
    () => 'plain' as const,
  );
  return { mechanism, username: from.text('KAFKA_USERNAME') ?? '', password: from.text('KAFKA_PASSWORD') ?? '' };
}

/** Returns the text if each certificate in it can be parsed. */
const certificates: Reading<string> = (text) => {
  const pem = text.replaceAll('\\n', '\n');
  const each = pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? [];
  return each.length > 0 && each.every(isCertificate) ? pem : undefined;
};

function isCertificate(pem: string): boolean {
  try {
    return new X509Certificate(pem).subject !== '';
  } catch {
    return false;
  }
}
