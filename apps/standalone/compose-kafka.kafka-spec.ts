import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse } from 'yaml';
import { brokerJars } from '#apps/local-kafka/jars';
import { findJava } from '#apps/local-kafka/java';
import { createKafka } from '#libs/messaging/kafka-client';
import { quiet } from '#libs/messaging/testing/broker-under-test';
import { ensureTopic } from '#libs/messaging/topics';
import { loadConfig } from '#libs/platform/config/config';
import type { KafkaSecurity } from '#libs/platform/config/kafka';
import { freePort } from '#libs/platform/process/free-port';

jest.setTimeout(300_000);

type Environment = Record<string, string>;
const compose = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }) as Record<
  'services',
  Record<string, { environment: Environment; command: string[] }>
>;
const script = join(process.cwd(), 'apps/standalone/compose/kafka.sh');

let place: string;
let port: number;
let controllerPort: number;
let localPort: number;
let broker: ChildProcess | undefined;

beforeAll(async () => {
  place = mkdtempSync(join(tmpdir(), 'registra-compose-kafka-'));
  [port, controllerPort, localPort] = [await freePort(), await freePort(), await freePort()];
  await installPrograms(join(place, 'bin'));
});
afterEach(stop);
afterAll(() => rmSync(place, { recursive: true, force: true }));

/** The programs of the image that the script calls, on the jars of the same version. */
async function installPrograms(bin: string): Promise<void> {
  const [java, jars] = [findJava(), await brokerJars(() => undefined)];
  mkdirSync(bin);
  const programs = {
    'kafka-storage': 'kafka.tools.StorageTool',
    'kafka-server-start': 'kafka.Kafka',
    'kafka-configs': 'kafka.admin.ConfigCommand',
  };
  const options = '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx384m';
  for (const [name, main] of Object.entries(programs)) {
    writeFileSync(join(bin, `${name}.sh`), `#!/bin/bash\nexec '${java}' ${options} -cp '${jars}/*' ${main} "$@"\n`);
    chmodSync(join(bin, `${name}.sh`), 0o755);
  }
}

/** What compose gives to a service in a shell with this password, and where this machine keeps the broker. */
function environmentOf(service: string, password: string): Environment {
  const written = Object.entries(compose.services[service]?.environment ?? {});
  const filledIn = written.map(([name, value]) => [name, String(value).replace(/^\$\{KAFKA_PASSWORD:.*\}$/, password)]);
  return Object.fromEntries(filledIn.filter(([name]) => /^(KAFKA_|CLUSTER_ID)/.test(name ?? ''))) as Environment;
}

const here = (): Environment => ({
  KAFKA_BIN: join(place, 'bin'),
  KAFKA_HOST: 'localhost',
  KAFKA_PORT: String(port),
  KAFKA_CONTROLLER_PORT: String(controllerPort),
  KAFKA_LOCAL_PORT: String(localPort),
  KAFKA_DATA: join(place, 'data'),
  KAFKA_PLACE: join(place, 'memory'),
});
const env = (password: string): NodeJS.ProcessEnv => ({ PATH: process.env['PATH'], ...environmentOf('kafka', password), ...here() });
const isHealthy = (password: string): boolean => spawnSync('bash', [script, 'health'], { env: env(password) }).status === 0;

async function start(password: string): Promise<void> {
  rmSync(join(place, 'memory'), { recursive: true, force: true });
  let output = '';
  const child = spawn('bash', [script], { env: env(password) });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  broker = child;
  for (const limit = Date.now() + 120_000; !isHealthy(password); await pause(200))
    if (child.exitCode !== null || Date.now() > limit) throw new Error(`the broker did not start:\n${output.slice(-3000)}`);
  expect(output).not.toContain(password);
}

async function stop(): Promise<void> {
  if (!broker || broker.exitCode !== null) return;
  const ended = once(broker, 'exit');
  broker.kill('SIGTERM');
  await ended;
}

/** A client with the settings that compose gives to a worker in production. */
function clientOf(password: string) {
  const { kafkaSecurity } = loadConfig({
    NODE_ENV: 'production',
    DATABASE_URL: `postgresql://a:${randomBytes(24).toString('hex')}@b/c`,
    FILES_DIR: join(place, 'files'),
    JWT_SECRET: randomBytes(48).toString('base64'),
    AUDIT_SIGNING_KEY: readFileSync(signingKey(), 'utf8'),
    DATA_DIR: place,
    ...environmentOf('worker', password),
  });
  return adminWith(kafkaSecurity);
}
const adminWith = (security: KafkaSecurity) =>
  createKafka({ brokers: [`localhost:${port}`], clientId: 'compose-test', security }, quiet).admin({ retry: { retries: 1 } });

function signingKey(): string {
  const file = join(place, 'signing-key.pem');
  if (!existsSync(file)) spawnSync('openssl', ['genpkey', '-algorithm', 'ed25519', '-out', file]);
  return file;
}

describe('the broker of docker-compose.yml', () => {
  it('is started by the script under test', () => {
    expect(compose.services['kafka']?.command).toEqual(['bash', '/registra/kafka.sh']);
  });

  it('serves a worker of the same file and no other client, and accepts a changed password at the next start', async () => {
    const [first, second] = [randomBytes(24).toString('hex'), randomBytes(24).toString('hex')];
    await start(first);
    const admin = clientOf(first);
    await admin.connect();
    await ensureTopic(admin, 'compose.events', quiet);
    await admin.disconnect();
    await expect(clientOf(second).connect()).rejects.toThrow(/authentication/i);
    const stranger = adminWith({ tls: false, ca: undefined, login: undefined });
    await expect(stranger.connect().then(() => stranger.listTopics())).rejects.toThrow();
    await stranger.disconnect();
    await stop();
    expect(broker?.exitCode).toBe(143);

    await start(second);
    const again = clientOf(second);
    await again.connect();
    expect(await again.listTopics()).toContain('compose.events');
    await again.disconnect();
    await expect(clientOf(first).connect()).rejects.toThrow(/authentication/i);
  });
});
