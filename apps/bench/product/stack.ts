import { rm } from 'node:fs/promises';
import { Database } from '#libs/platform/database/database';
import { runningServer } from '#libs/platform/embedded/embedded-postgres';
import { freePort } from '#libs/platform/process/free-port';
import { Client } from './client.js';
import { newDataDir, onDataDir } from './own-database.js';
import { Program, raisedQuotas } from './program.js';

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
    return new Stack(await freePort(), await newDataDir(), {}, checkout);
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
    try {
      return await onDataDir(this.dataDir, work);
    } finally {
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
