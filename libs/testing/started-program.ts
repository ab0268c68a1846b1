import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerAccount } from '#libs/platform/process/account';
import { count } from './run-counts.js';

/** Options for starting one of our built programs, as in a terminal. */
export interface ProgramOptions {
  dataDir: string;
  /** URL of its health endpoint */
  port: number;
  env?: Record<string, string>;
  /** compiled file, below dist/apps; by default the whole product */
  program?: string;
  /** a file that starts the product, in place of a compiled one, from the root */
  file?: string;
  /** the account it runs under; by default the current one */
  account?: ServerAccount | undefined;
}

const started: ChildProcess[] = [];

/** Modules of the product are compiled once for all starts: loading them takes a fifth less. */
const compileCache = 'node_modules/.cache/compile';

/** Kills processes that a suite started and did not stop; call it in afterAll. */
export function killStarted(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}

/** A program of the product in a separate process, and its output. */
export class StartedProgram {
  private constructor(
    readonly child: ChildProcess,
    readonly origin: string,
    private readonly read: () => string,
    /** output that indicates readiness */
    private readonly greeting: string,
  ) {}

  /** Inherits the environment, except for settings that affect behaviour. */
  static start({
    dataDir,
    port,
    env = {},
    program = 'standalone/main.js',
    file = `dist/apps/${program}`,
    account,
  }: ProgramOptions): StartedProgram {
    const inherited = Object.fromEntries(
      Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('DATABASE_')),
    );
    const child = spawn(process.execPath, ['--enable-source-maps', file], {
      env: { ...inherited, NODE_COMPILE_CACHE: compileCache, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...account,
    });
    started.push(child);
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    return new StartedProgram(child, `http://127.0.0.1:${port}`, () => output, program.startsWith('standalone') ? 'Registra is ready' : '');
  }

  get output(): string {
    return this.read();
  }

  /** Resolves when it is ready, and counts it: what is refused before loads no application. @throws Error with its output if it exits earlier */
  async ready(): Promise<void> {
    while (this.child.exitCode === null && this.child.signalCode === null) {
      const answer = await fetch(`${this.origin}/health/ready`).catch(() => undefined);
      if (answer?.ok === true && this.output.includes(this.greeting)) return count('application');
      await pause(50);
    }
    throw new Error(`the product ended at its start:\n${this.output}`);
  }

  /** Sends `signal`, if given, and waits for the exit. */
  async exit(signal?: NodeJS.Signals): Promise<number | null> {
    if (signal) this.child.kill(signal);
    if (this.child.exitCode === null && this.child.signalCode === null) await once(this.child, 'exit');
    return this.child.exitCode;
  }

  post(path: string, body: object): Promise<Response> {
    return fetch(`${this.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  }
}
