import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { Injectable } from '@nestjs/common';
import { Problem } from '#libs/platform/http/problem';
import type { FileStore } from '../storage/file-store.js';
import { PreviewLimits } from './preview-limits.js';
import { PreviewSandbox } from './preview-sandbox.js';

/** Why there is no preview: it took more than five seconds, or more than 256 MB, or the file cannot be read. */
export type PreviewFault = 'time' | 'memory' | 'unreadable';

export class PreviewError extends Error {
  override readonly name = 'PreviewError';

  constructor(readonly fault: PreviewFault) {
    super(`no preview: ${fault}`);
  }
}

const mostAnswer = 8 * 1024 * 1024;
const lookEvery = 20;
/** Lets the product's own work run first. */
const niceness = 10;
/** Seconds after which a file that got no processor may be tried again. */
const retryAfter = 30;

/** `starved`: the process was ended before it had used its computing time, so nothing is known about the file. */
type Answer = { bytes: Buffer } | { fault: PreviewFault } | 'starved';

/**
 * Decodes uploaded files without risk for the api: each preview in a separate process, which ends after five seconds of computing or above
 * 256 MB.
 */
@Injectable()
export class PreviewProcess {
  private readonly sandbox: PreviewSandbox;

  constructor(private readonly limits: PreviewLimits) {
    this.sandbox = new PreviewSandbox(limits);
  }

  /**
   * Runs the program with `args` on the stored content and returns its output. `signal` ends it.
   * @throws PreviewError, Problem 503 unavailable if the process got no processor, the signal's reason, ENOENT if the content is gone
   */
  async run(store: Pick<FileStore, 'open'>, sha256: string, args: readonly string[], signal?: AbortSignal): Promise<Buffer> {
    const handle = await store.open(sha256);
    try {
      signal?.throwIfAborted();
      const answer = await answerOf(this.start(args, handle.fd), this.limits, signal);
      signal?.throwIfAborted();
      if (answer === 'starved') throw new Problem('unavailable', { headers: { 'retry-after': String(retryAfter) } });
      if ('fault' in answer) throw new PreviewError(answer.fault);
      return answer.bytes;
    } finally {
      await handle.close();
    }
  }

  private start(args: readonly string[], input: number): ChildProcess {
    const { command, args: rest, options } = this.sandbox.commandOf(args);
    const child = spawn(command, rest, { ...options, stdio: [input, 'pipe', 'ignore'] });
    // Before the shell becomes node: threads that node starts later inherit it.
    if (child.pid !== undefined) lowerPriority(child.pid);
    return child;
  }
}

function lowerPriority(pid: number): void {
  try {
    setPriority(pid, niceness);
  } catch {
    // It has ended already.
  }
}

function answerOf(child: ChildProcess, { patience, delay, memory }: PreviewLimits, signal?: AbortSignal): Promise<Answer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    let fault: PreviewFault | 'starved' = 'unreadable';
    const end = (why: PreviewFault | 'starved'): void => {
      fault = why;
      child.kill('SIGKILL');
    };
    const cancel = (): void => end('time');
    signal?.addEventListener('abort', cancel, { once: true });
    // Elsewhere the system ends what computes for too long, so that a late process is one that was kept from computing.
    const late =
      process.platform === 'win32' ? setTimeout(() => end('time'), patience) : setTimeout(() => end('starved'), patience * delay);
    const watch = setInterval(() => memoryOf(child.pid) > memory && end('memory'), lookEvery);
    child.stdout?.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length > mostAnswer) end('memory');
    });
    const ended = (code: number | null, killedBy?: NodeJS.Signals | null): void => {
      clearTimeout(late);
      clearInterval(watch);
      signal?.removeEventListener('abort', cancel);
      if (killedBy === 'SIGXCPU') fault = 'time';
      if (code === 0 && length > 0) resolve({ bytes: Buffer.concat(parts) });
      else resolve(fault === 'starved' ? fault : { fault });
    };
    child.once('error', () => ended(null));
    child.once('close', ended);
  });
}

/**
 * Resident bytes of a process; 0 if the system does not report them (only Linux does, in /proc). Synchronous, because the read takes 40
 * microseconds from memory, and four times as long as a promise.
 */
function memoryOf(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${String(pid)}/status`, 'latin1'))?.[1] ?? 0) * 1024;
  } catch {
    return 0;
  }
}
