import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** One program of the product, run from its source in a process of its own. */
export interface StartedProgram {
  child: ChildProcess;
  /** all it has printed */
  output(): string;
}

const started: ChildProcess[] = [];

/** Kills what a suite started and did not end; call it in afterAll. */
export function killStarted(): void {
  for (const child of started.splice(0)) child.kill('SIGKILL');
}

/** @param script below the checkout @param env beside what is inherited, but for settings that would make a difference */
export function startProgram(script: string, env: Record<string, string>): StartedProgram {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !name.startsWith('DATABASE_')),
  );
  const child = spawn(process.execPath, ['--import', './libs/testing/typescript.mjs', script], {
    env: { ...inherited, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(child);
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return { child, output: () => output };
}

/** Waits until it answers on `port` that it is ready, and has said `word`. @throws Error with its output when it ends before */
export async function untilReady({ child, output }: StartedProgram, port: number, word = ''): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok === true && output().includes(word)) return;
    await pause(50);
  }
  throw new Error(`the product ended at its start:\n${output()}`);
}

export async function exitOf({ child }: StartedProgram): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

/** A loopback port nobody listens on right now. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
