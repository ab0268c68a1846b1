import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Database } from '#libs/platform/database/database';
import { openForServer, runningServer, startEmbeddedPostgres } from '#libs/platform/embedded/embedded-postgres';
import { Client } from './client.js';
import { Program, raisedQuotas } from './program.js';

/** A free loopback port. Another process may take it before we do: the start then fails with an error. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Runs `scene` on a product that runs on new demo data, and removes it. */
export async function onStack<Result>(scene: (stack: Stack) => Promise<Result>): Promise<Result> {
  const stack = await Stack.create();
  try {
    await stack.start();
    return await scene(stack);
  } finally {
    stack.program.goOn();
    await stack.remove();
  }
}

/** The whole product as started by `npm start`, in a separate process and data directory. */
export class Stack {
  readonly program: Program;

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    more: NodeJS.ProcessEnv,
    checkout: string,
  ) {
    const env = { DEMO: 'on', LOG_LEVEL: 'warn', PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: '', ...raisedQuotas, ...more };
    this.program = new Program({ script: 'standalone/main.js', env, health: `${this.origin}/health/ready`, limit: 300_000, checkout });
  }

  /** @param checkout whose build; this one's by default */
  static async create(checkout = process.cwd()): Promise<Stack> {
    const dataDir = await mkdtemp(join(tmpdir(), 'registra-bench-'));
    openForServer(dataDir);
    return new Stack(await freePort(), dataDir, {}, checkout);
  }

  /** On a data directory that stays, as somebody who tries the product starts it. */
  static async on(dataDir: string, checkout: string): Promise<Stack> {
    return new Stack(await freePort(), dataDir, { NODE_ENV: 'development' }, checkout);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** A demo account, by the name in its address. */
  signIn(name = 'owner'): Promise<Client> {
    return Client.signIn(this.origin, `${name}@registra.example`);
  }

  /** While the product is stopped: its database, to be filled or copied. @param work gets the owner's connection and its address */
  async offline<Result>(work: (owner: Database, url: string) => Promise<Result>): Promise<Result> {
    await this.end('SIGTERM');
    const server = await startEmbeddedPostgres({ dataDir: this.dataDir });
    const owner = Database.open(server.ownerUrl, { asOwner: true, max: 2 });
    try {
      return await work(owner, server.ownerUrl);
    } finally {
      await owner.close();
      await server.stop();
      await this.start();
    }
  }

  /** The owner's connection to the running product's database. */
  async withDatabase<Result>(work: (owner: Database) => Promise<Result>): Promise<Result> {
    const owner = Database.open(runningServer(this.dataDir) ?? '', { asOwner: true, max: 1 });
    try {
      return await work(owner);
    } finally {
      await owner.close();
    }
  }

  /** Starts the process, with further flags of Node, and returns the milliseconds until it was ready. @throws Error with its output if it exits or is not ready in time */
  start(flags: readonly string[] = []): Promise<number> {
    return this.program.start(flags);
  }

  /** Sends `signal` and waits until the process is gone. */
  end(signal: NodeJS.Signals): Promise<void> {
    return this.program.end(signal);
  }

  /** Stops the process in order and removes its data. */
  async remove(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
