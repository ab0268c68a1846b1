import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { serverFlags } from '#libs/platform/process/node-flags';
import { openForServer } from '#libs/platform/embedded/embedded-postgres';

/** A free loopback port. Another process may take it before we do: the start then fails and says so. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** The whole product as `npm start` runs it, in a process and a data directory of its own. */
export class Stack {
  private child: ChildProcess | undefined;
  private output = '';

  private constructor(
    readonly port: number,
    readonly dataDir: string,
    private readonly env: NodeJS.ProcessEnv,
  ) {}

  static async create(env: NodeJS.ProcessEnv = {}): Promise<Stack> {
    const dataDir = await mkdtemp(join(tmpdir(), 'registra-bench-'));
    openForServer(dataDir);
    return new Stack(await freePort(), dataDir, env);
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** Starts the process and answers how many milliseconds it took until it was ready. @throws Error with its output when it ends or is not ready in `limit` ms */
  async start(limit = 120_000): Promise<number> {
    const began = performance.now();
    const env = { ...process.env, DEMO: 'on', LOG_LEVEL: 'warn', ...this.env, PORT: String(this.port), DATA_DIR: this.dataDir };
    const child = spawn(process.execPath, [...serverFlags, 'dist/apps/standalone/main.js'], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    child.stdout.on('data', (text: Buffer) => (this.output = (this.output + text.toString()).slice(-8000)));
    child.stderr.on('data', (text: Buffer) => (this.output = (this.output + text.toString()).slice(-8000)));
    while (performance.now() - began < limit) {
      if (child.exitCode !== null || child.signalCode !== null) throw new Error(`the product ended at its start:\n${this.output}`);
      if (await this.ready()) return performance.now() - began;
      await pause(20);
    }
    throw new Error(`not ready after ${limit} ms:\n${this.output}`);
  }

  /** Everything the process has printed lately. */
  get printed(): string {
    return this.output;
  }

  private async ready(): Promise<boolean> {
    try {
      return (await fetch(`${this.origin}/health/ready`)).ok;
    } catch {
      return false;
    }
  }

  /** Sends `signal` and waits until the process is gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill(signal);
    await gone;
  }

  /** Stops the process in order and removes its data. */
  async remove(): Promise<void> {
    await this.end('SIGTERM');
    await rm(this.dataDir, { recursive: true, force: true });
  }
}
