// A real Kafka broker from its published jars, for development and tests on machines without a container engine. Needs Java 17 and, once, Maven.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const cache = resolve(here, '../../node_modules/.cache/local-kafka');

export class LocalKafkaError extends Error {
  name = 'LocalKafkaError';
}

/** Downloads the jars once. @returns their directory @throws LocalKafkaError where Java or Maven is missing, or the download fails */
export function jars() {
  const java = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const version = Number(/version "(\d+)/.exec(java.stderr ?? '')?.[1] ?? 0);
  if (version < 17) throw new LocalKafkaError('A Kafka broker needs Java 17 or newer (apt-get install openjdk-17-jre-headless).');
  const pom = readFileSync(join(here, 'pom.xml'), 'utf8');
  const kafka = /kafka_2\.13<\/artifactId>\s*<version>([^<]+)/.exec(pom)?.[1];
  const libs = join(cache, `kafka-${kafka}`);
  if (existsSync(libs)) return libs;
  if (spawnSync('mvn', ['-v']).error) throw new LocalKafkaError('The broker is downloaded with Maven, once (apt-get install maven).');
  mkdirSync(cache, { recursive: true });
  const part = `${libs}.${process.pid}`;
  const goal = [
    '-q',
    '-B',
    '-f',
    join(here, 'pom.xml'),
    'dependency:copy-dependencies',
    `-DoutputDirectory=${part}`,
    '-DincludeScope=runtime',
  ];
  const { status, stdout, stderr } = spawnSync('mvn', goal, { encoding: 'utf8' });
  if (status !== 0) throw new LocalKafkaError(`Maven could not fetch the broker:\n${stdout}${stderr}`);
  try {
    renameSync(part, libs);
  } catch {
    // somebody else was faster
    rmSync(part, { recursive: true, force: true });
  }
  return libs;
}

/**
 * Starts a broker and waits until it takes requests.
 * @param {{ directory: string, port?: number, controllerPort?: number, print?: (line: string) => void }} options `directory` keeps its data; the same one
 *   continues them. Ports are free ones unless given.
 * @returns its address for KAFKA_BROKERS, stop (in order), kill (as a crash), and a promise of its end
 * @throws LocalKafkaError with its last words when it does not start
 */
export async function startBroker({ directory, port, controllerPort, print = () => undefined }) {
  const libs = jars();
  const classPath = ['-cp', join(libs, '*')];
  const ports = { port: port ?? (await freePort()), controllerPort: controllerPort ?? (await freePort()) };
  mkdirSync(directory, { recursive: true });
  const properties = join(directory, 'server.properties');
  const filled = { ...ports, directory: resolve(directory) };
  const template = readFileSync(join(here, 'server.properties'), 'utf8');
  writeFileSync(
    properties,
    template.replace(/\{(port|controllerPort|directory)\}/g, (_, name) => String(filled[name])),
  );
  if (!existsSync(join(directory, 'data', 'meta.properties'))) format(classPath, properties);
  const child = spawn('java', ['-Xmx384m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', ...classPath, 'kafka.Kafka', properties], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: directory,
  });
  const ended = once(child, 'exit');
  await untilReady(child, ended, print);
  const end = async (signal) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    brokers: `localhost:${ports.port}`,
    ...ports,
    pid: child.pid,
    ended,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
}

function format(classPath, properties) {
  const tool = (...args) => spawnSync('java', [...classPath, 'kafka.tools.StorageTool', ...args], { encoding: 'utf8' });
  const id = tool('random-uuid').stdout.trim().split('\n').at(-1);
  const { status, stdout, stderr } = tool('format', '--standalone', '-t', id, '-c', properties);
  if (status !== 0) throw new LocalKafkaError(`The broker's directory could not be prepared:\n${stdout}${stderr}`);
}

async function untilReady(child, ended, print) {
  const last = [];
  let ready;
  const started = new Promise((done) => (ready = done));
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      print(line);
      last.push(line);
      if (last.length > 20) last.shift();
      if (line.includes('Kafka Server started')) ready(true);
    });
  }
  const limit = new Promise((done) => setTimeout(done, 90_000, false).unref());
  if ((await Promise.race([started, ended.then(() => false), limit])) === true) return;
  child.kill('SIGKILL');
  throw new LocalKafkaError(`The broker did not start. Its last words:\n${last.join('\n')}`);
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
