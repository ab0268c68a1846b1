import { createKafka, type KafkaLog, securityOptions } from './kafka-client.js';

const login = { mechanism: 'scram-sha-512', username: 'registra', password: 'Vt9-qkX2.wLm' } as const;

describe('the Kafka client', () => {
  it('uses plain text by default', () => {
    expect(securityOptions({ tls: false, ca: undefined, login: undefined })).toEqual({});
  });

  it('trusts the system’s authorities or a configured one, and always verifies the certificate', () => {
    expect(securityOptions({ tls: true, ca: undefined, login: undefined })).toEqual({ ssl: true });
    expect(securityOptions({ tls: true, ca: 'a certificate', login: undefined })).toEqual({ ssl: { ca: ['a certificate'] } });
  });

  it('authenticates with the configured mechanism, name and password', () => {
    expect(securityOptions({ tls: false, ca: undefined, login })).toEqual({ sasl: login });
    expect(securityOptions({ tls: true, ca: undefined, login })).toEqual({ ssl: true, sasl: login });
  });
});

describe('the log of the client', () => {
  const lines: string[] = [];
  const at = (level: string) => (_details: unknown, message: string) => void lines.push(`${level}: ${message}`);
  const log = { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') } as unknown as KafkaLog;
  const client = createKafka({ brokers: ['localhost:9'], clientId: 'test' }, log).logger();

  it.each([
    ['Response Metadata(key: 3, version: 6)', 'This server does not host this topic-partition', 'warn'],
    ['Response GroupCoordinator(key: 10, version: 2)', 'The group coordinator is not available', 'warn'],
    ['Response OffsetFetch(key: 9, version: 4)', 'This is not the correct coordinator for this group', 'warn'],
    ['Restarting the consumer in 100ms', undefined, 'warn'],
    ['Connection error: connect ECONNREFUSED', undefined, 'error'],
  ])('has "%s" (%s) at the level %s', (message, error, level) => {
    lines.length = 0;
    client.error(message, error === undefined ? {} : { error });
    expect(lines).toEqual([`${level}: ${message}`]);
  });
});
