import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { holderOf, noteHolder, takeLock } from '#libs/platform/embedded/start-lock';
import { makePrivateDirectory } from '#libs/platform/files/private-files';
import { findJava } from './java.js';
import { brokerJars, fileOfRoom } from './jars.js';
import { LocalKafkaError } from './local-kafka-error.js';
import { type BrokerLogin, loginFormat, loginSettings } from './login.js';

/** Options of a broker. */
export interface LocalKafkaOptions {
  /** kept between starts; by default a temporary directory, deleted by `remove` */
  directory?: string;
  /** default: a free port */
  port?: number;
  /** credentials of clients; by default anyone on this machine may connect */
  login?: BrokerLogin;
  /** called with progress of slow steps */
  say?: (line: string) => void;
}

const startLimit = 60_000;
const stopLimit = 20_000;

/** A real broker in a separate process, from its published jars. Created by `create`; may be started, stopped and killed repeatedly. */
export class LocalKafka {
  private child: ChildProcess | undefined;
  private lock: { release(): void } | undefined;

  private constructor(
    readonly port: number,
    private readonly controllerPort: number,
    private readonly directory: string,
    private readonly temporary: boolean,
    private readonly jars: string,
    private readonly java: string,
    private readonly login: BrokerLogin | undefined,
  ) {}

  /** Downloads missing jars and formats a new directory. @throws LocalKafkaError */
  static async create({ directory, port, login, say = () => undefined }: LocalKafkaOptions = {}): Promise<LocalKafka> {
    const java = findJava();
    const jars = await brokerJars(say);
    const place = directory === undefined ? await mkdtemp(join(tmpdir(), 'registra-kafka-')) : resolve(directory);
    makePrivateDirectory(place);
    const [free, controller] = await freePorts(2);
    const broker = new LocalKafka(port ?? free ?? 0, controller ?? 0, place, directory === undefined, jars, java, login);
    process.once('exit', () => (broker.temporary ? broker.discard() : broker.child?.kill()));
    return broker;
  }

  /** Value of KAFKA_BROKERS. */
  get brokers(): string {
    return `localhost:${this.port}`;
  }

  /** The broker's process id; undefined when it does not run. */
  get pid(): number | undefined {
    return this.running ? this.child?.pid : undefined;
  }

  get running(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** The broker's log file. */
  get logFile(): string {
    return join(this.directory, 'broker.log');
  }

  /** Starts the broker; resolves when it takes clients. @throws LocalKafkaError with the end of its log */
  async start(): Promise<void> {
    if (this.running) return;
    this.lock ??= this.lockDirectory();
    await this.endOrphan();
    if (await listens(this.port)) throw new LocalKafkaError(`Something else listens on port ${this.port}: choose another one (--port).`);
    this.configure();
    const log = openSync(this.logFile, 'a');
    const from = statSync(this.logFile).size;
    const child = spawn(this.java, [...settings, ...this.program('kafka.Kafka'), this.properties], {
      // The terminal's Ctrl+C is for its owner, which stops it after everything that uses it.
      stdio: ['ignore', log, log],
      detached: process.platform !== 'win32',
    });
    closeSync(log);
    this.child = child;
    if (child.pid !== undefined) noteHolder(this.brokerFile, child.pid);
    let fault: Error | undefined;
    child.once('error', (error) => (fault = error));
    const output = (): string => readFileSync(this.logFile, 'utf8').slice(from);
    for (const limit = Date.now() + startLimit; Date.now() < limit; await pause(50)) {
      if (output().includes('Kafka Server started')) return;
      if (fault || !this.running) throw new LocalKafkaError(`The broker did not start:\n${fault?.message ?? reason(output())}`);
    }
    await this.kill();
    throw new LocalKafkaError(`The broker was not ready after ${startLimit / 1000} s:\n${reason(output())}`);
  }

  /** Shuts the broker down in order; kills it if that fails. */
  async stop(): Promise<void> {
    const child = this.child;
    if (child && this.running) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      const limit = setTimeout(() => child.kill('SIGKILL'), stopLimit);
      await gone;
      clearTimeout(limit);
    }
    this.lock?.release();
    this.lock = undefined;
  }

  /** Kills the broker (SIGKILL); it may be restarted on the same port with its data. */
  async kill(): Promise<void> {
    const child = this.child;
    if (!child || !this.running) return;
    const gone = once(child, 'exit');
    child.kill('SIGKILL');
    await gone;
  }

  /** Resolves when the broker's process ends, for any reason. */
  async ended(): Promise<void> {
    if (this.child && this.running) await once(this.child, 'exit');
  }

  /** Stops it and, when its directory was a temporary one, removes that. */
  async remove(): Promise<void> {
    await (this.temporary ? this.kill() : this.stop());
    if (this.temporary) rmSync(this.directory, { recursive: true, force: true });
  }

  private discard(): void {
    this.child?.kill('SIGKILL');
    rmSync(this.directory, { recursive: true, force: true, maxRetries: 3 });
  }

  /** Names the broker's process. */
  private get brokerFile(): string {
    return join(this.directory, 'broker.pid');
  }

  private lockDirectory(): { release(): void } {
    try {
      return takeLock(join(this.directory, 'starter.lock'), `the broker's directory ${this.directory}`);
    } catch (fault) {
      throw new LocalKafkaError(`${(fault as Error).message} (--data)`);
    }
  }

  /** Ends a broker that outlived the process which started it, as after kill -9: it would keep the directory. */
  private async endOrphan(): Promise<void> {
    const orphan = holderOf(this.brokerFile);
    if (orphan === undefined) return;
    for (const [signal, limit] of [
      ['SIGTERM', stopLimit],
      ['SIGKILL', 2_000],
    ] as const) {
      process.kill(orphan, signal);
      for (const end = Date.now() + limit; Date.now() < end; await pause(50)) if (holderOf(this.brokerFile) !== orphan) return;
    }
    throw new LocalKafkaError(`A broker of an earlier start does not end: stop process ${orphan}.`);
  }

  private get properties(): string {
    return join(this.directory, 'server.properties');
  }

  private program(name: string): string[] {
    return ['-cp', join(this.jars, '*'), name];
  }

  /** Writes the settings with the current ports, and formats the cluster's directory at the first start. */
  private configure(): void {
    const logs = join(this.directory, 'logs');
    const values: Record<string, string | number> = { port: this.port, controllerPort: this.controllerPort, logs };
    const template = readFileSync(fileOfRoom('server.properties'), 'utf8');
    writeFileSync(
      this.properties,
      template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name])) +
        (this.login ? loginSettings(this.login, this.port, this.controllerPort) : ''),
    );
    if (existsSync(join(logs, 'meta.properties'))) return;
    const id = this.storageTool('random-uuid').trim().split('\n').at(-1) ?? '';
    this.storageTool('format', '-t', id, '-c', this.properties, ...(this.login ? loginFormat(this.login) : []));
  }

  private storageTool(...args: string[]): string {
    const answer = spawnSync(this.java, [...quietly, ...this.program('kafka.tools.StorageTool'), ...args], { encoding: 'utf8' });
    if (answer.status !== 0) throw new LocalKafkaError(`The broker's directory could not be made:\n${answer.stdout}${answer.stderr}`);
    return answer.stdout;
  }
}

const quietly = ['-Dorg.slf4j.simpleLogger.defaultLogLevel=warn', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];

/** Low memory and a fast start; of INFO messages only the one about readiness is logged. */
const settings = [
  ...quietly,
  '-Xmx384m',
  '-Dorg.slf4j.simpleLogger.showDateTime=true',
  '-Dorg.slf4j.simpleLogger.dateTimeFormat=HH:mm:ss.SSS',
  '-Dorg.slf4j.simpleLogger.log.kafka.server.KafkaRaftServer=info',
];

/** The line with the cause, for errors that the broker reports at length. */
function reason(output: string): string {
  if (/Failed to acquire lock on file/.test(output))
    return 'another broker uses the same directory: stop it, or choose another one (--data).';
  return output.slice(-2000).trim();
}

/** Below the range of outgoing connections, one of which could take the port before the broker does, also while it is down. */
const firstPort = 20_000;
const lastPort = 32_000;

/** Free ports, all distinct. */
async function freePorts(count: number): Promise<number[]> {
  const found = new Set<number>();
  while (found.size < count) {
    const port = randomInt(firstPort, lastPort);
    if (!(await listens(port))) found.add(port);
  }
  return [...found];
}

const listens = (port: number): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(port, 'localhost');
    const settle = (taken: boolean) => (socket.destroy(), answer(taken));
    socket.once('connect', () => settle(true));
    socket.once('error', () => settle(false));
  });
