import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testConfig } from '#libs/testing/small-app';
import { withLocalBroker } from './local-broker.js';

const { PATH, JAVA_HOME } = process.env;
let empty: string;
let said: string[];
beforeEach(() => {
  empty = mkdtempSync(join(tmpdir(), 'registra-no-java-'));
  said = [];
  jest.spyOn(process.stdout, 'write').mockImplementation((line) => said.push(String(line)) > 0);
});
afterEach(() => {
  jest.restoreAllMocks();
  Object.assign(process.env, { PATH, ...(JAVA_HOME !== undefined && { JAVA_HOME }) });
  rmSync(empty, { recursive: true });
});

const tools = { log: () => undefined as never, onEnd: () => undefined };

it('the product starts without Kafka where there is no Java, and says in one line what to install', async () => {
  process.env['PATH'] = empty;
  delete process.env['JAVA_HOME'];
  const config = testConfig({ dataDir: empty });
  expect(await withLocalBroker(config, tools)).toBe(config);
  expect(said).toEqual([
    expect.stringMatching(/^Without Kafka: The local Kafka needs Java 17 or newer, and there is none on the path\. Install [^\n]+\n$/),
  ]);
});

it('the product starts no second broker where KAFKA_BROKERS names one', async () => {
  const config = testConfig({ kafkaBrokers: ['kafka:9092'] });
  expect(await withLocalBroker(config, tools)).toBe(config);
  expect(said).toEqual(['KAFKA_BROKERS names kafka:9092: --kafka starts no other broker.\n']);
});
