import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { serverFlags } from '#libs/platform/process/node-flags';
import { isLate, slowness } from './until.js';

/** The program to run, and how it signals readiness. */
export interface ProgramOptions {
  /** compiled, below dist/apps */
  script: string;
  env: NodeJS.ProcessEnv;
  args?: readonly string[];
  /** whose build; this one's by default */
  checkout?: string;
  /** its readiness URL; empty for one that exits by itself */
  health: string;
  /** how long it may take to be ready on a quiet machine, milliseconds */
  limit?: number;
}

/** Rate limits are raised: a few clients do in minutes what usually takes weeks. */
export const raisedQuotas = {
  ORDERS_PER_HOUR: '1000000',
  CHECKOUTS_PER_HOUR: '1000000',
  SIGN_INS_PER_MINUTE: '1000000',
  WRITES_PER_MINUTE: '100000000',
  REFUSED_WRITES_PER_MINUTE: '100000000',
  STAFF_WRITES_PER_MINUTE: '100000000',
  STAFF_REFUSED_WRITES_PER_MINUTE: '100000000',
  READS_PER_MINUTE: '1000000',
  CORRECTION_LIMIT: '1000000',
};

const running = new Set<Program>();

/** Ends every process that a harness started, for one that is interrupted. */
export async function endPrograms(): Promise<void> {
  await Promise.all([...running].map((program) => program.end('SIGTERM')));
}

/** A process of the built product, started, stopped and killed by a harness as often as needed. */
export class Program {
  private child: ChildProcess | undefined;
  private output = '';
  private stopping = false;
  private health = 'nothing was asked yet';

  constructor(private readonly options: ProgramOptions) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  /** The end of its output. */
  get lastOutput(): string {
    return this.output;
  }

  get running(): boolean {
    return this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Whether it ended unexpectedly. */
  get endedByItself(): boolean {
    return this.child !== undefined && !this.running && !this.stopping;
  }

  /** How it ended, `exit code 1` or `SIGKILL`. */
  get ending(): string {
    return this.child?.signalCode ?? `exit code ${this.child?.exitCode}`;
  }

  /** Starts the process, with further flags of Node, and returns the milliseconds until it was ready. @throws Error with its output if it exits or is not ready in time */
  async start(flags: readonly string[] = []): Promise<number> {
    const began = performance.now();
    this.spawn(flags);
    while (!isLate(began, this.options.limit ?? 120_000)) {
      if (!this.running) throw new Error(`${this.options.script} ended at its start:\n${this.output}`);
      if (await this.ready()) return performance.now() - began;
      await pause(20);
    }
    throw new Error(
      `${this.options.script} was not ready after ${Math.round((performance.now() - began) / 1000)} s (process ${this.pid}). It waits for GET ${this.options.health}, last answer: ${this.health}. ` +
        (this.output === '' ? 'It printed nothing.' : `Its last lines:\n${this.output.trim().split('\n').slice(-20).join('\n')}`),
    );
  }

  /** Sends `signal` and waits until the process is gone. */
  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    if (!child || !this.running) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    this.stopping = true;
    child.kill(signal);
    if (signal !== 'SIGKILL') child.kill('SIGCONT');
    await gone;
  }

  /** Suspends the process until `goOn`. */
  hold(): void {
    this.child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.child?.kill('SIGCONT');
  }

  /** Resolves when the process is gone, for whatever reason. */
  async gone(): Promise<void> {
    const child = this.child;
    if (child && this.running) await new Promise((resolve) => child.once('exit', resolve));
  }

  /** Runs a program that exits by itself. @throws Error with its output unless it succeeds */
  async run(): Promise<void> {
    this.spawn();
    await this.gone();
    if (this.child?.exitCode !== 0) throw new Error(`${this.options.script} did not end well:\n${this.output}`);
  }

  private spawn(more: readonly string[] = []): void {
    const env = { ...process.env, ...this.options.env };
    const flags = [...serverFlags, ...(process.env['BENCH_NODE_FLAGS']?.split(' ') ?? []), ...more];
    const child = spawn(process.execPath, [...flags, `dist/apps/${this.options.script}`, ...(this.options.args ?? [])], {
      env,
      cwd: this.options.checkout ?? process.cwd(),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    this.stopping = false;
    running.add(this);
    child.once('exit', () => running.delete(this));
    const keep = (text: Buffer): void => void (this.output = (this.output + text.toString()).slice(-8000));
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
  }

  private async ready(): Promise<boolean> {
    try {
      const answer = await fetch(this.options.health, { signal: AbortSignal.timeout(Math.ceil(10_000 * slowness())) });
      this.health = `${answer.status} ${(await answer.text()).slice(0, 400)}`;
      return answer.ok;
    } catch (fault) {
      this.health = String((fault as Error).cause ?? fault);
      return false;
    }
  }
}
