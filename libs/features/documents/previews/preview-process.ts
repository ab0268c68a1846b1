import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Injectable } from '@nestjs/common';
import { Semaphore } from '#libs/kernel/semaphore';
import type { FileStore } from '../storage/file-store.js';

/** Why there is no preview: it took more than five seconds, or more than 256 MB, or the file cannot be read. */
export const previewFaults = ['time', 'memory', 'unreadable'] as const;
export type PreviewFault = (typeof previewFaults)[number];

export class PreviewError extends Error {
  override readonly name = 'PreviewError';

  constructor(readonly fault: PreviewFault) {
    super(`no preview: ${fault}`);
  }
}

/** How the program is started, and when it is ended. */
@Injectable()
export class PreviewLimits {
  /** node's arguments before the file's own */
  readonly program: readonly string[] = [fileURLToPath(new URL('./preview-program.js', import.meta.url))];
  /** milliseconds */
  readonly patience: number = 5_000;
  /** bytes */
  readonly memory: number = 256 * 1024 * 1024;
}

const mostAnswer = 8 * 1024 * 1024;
const lookEvery = 20;
/** At once, for each api process. */
const atOnce = 2;

type Answer = { bytes: Buffer } | { fault: PreviewFault };

/** Decodes what people sent where it can take nothing down: each preview in a process of its own, without our environment, ended after five seconds or above 256 MB. */
@Injectable()
export class PreviewProcess {
  private readonly turns = new Semaphore(atOnce);

  constructor(private readonly limits: PreviewLimits) {}

  /** What the program answers to `args` about the stored content. @throws PreviewError */
  async run(store: Pick<FileStore, 'open'>, sha256: string, args: readonly string[]): Promise<Buffer> {
    const answer = await this.turns.run(async () => {
      const handle = await store.open(sha256);
      try {
        return await answerOf(startChild([...this.limits.program, ...args], handle.fd), this.limits);
      } finally {
        await handle.close();
      }
    });
    if ('fault' in answer) throw new PreviewError(answer.fault);
    return answer.bytes;
  }
}

/** Where there is a shell to say so, the system itself ends what has computed for ten seconds: nobody is left to do it when we are killed. */
function startChild(args: readonly string[], input: number): ChildProcess {
  const node = [process.execPath, '--max-old-space-size=128', ...args];
  const [command, ...rest] = process.platform === 'win32' ? node : ['/bin/sh', '-c', 'ulimit -t 10 && exec "$0" "$@"', ...node];
  const environment = process.platform === 'win32' ? { SystemRoot: process.env['SystemRoot'] } : {};
  return spawn(command ?? process.execPath, rest, { stdio: [input, 'pipe', 'ignore'], env: environment });
}

function answerOf(child: ChildProcess, { patience, memory }: PreviewLimits): Promise<Answer> {
  return new Promise((resolve) => {
    const parts: Buffer[] = [];
    let length = 0;
    let fault: PreviewFault = 'unreadable';
    const end = (why: PreviewFault): void => {
      fault = why;
      child.kill('SIGKILL');
    };
    const late = setTimeout(() => end('time'), patience);
    const watch = setInterval(() => void memoryOf(child.pid).then((bytes) => bytes > memory && end('memory')), lookEvery);
    child.stdout?.on('data', (part: Buffer) => {
      parts.push(part);
      length += part.length;
      if (length > mostAnswer) end('memory');
    });
    const ended = (code: number | null): void => {
      clearTimeout(late);
      clearInterval(watch);
      resolve(code === 0 && length > 0 ? { bytes: Buffer.concat(parts) } : { fault });
    };
    child.once('error', () => ended(null));
    child.once('close', ended);
  });
}

/** Bytes that a process holds now; 0 where the system does not tell (only Linux does, in /proc). */
async function memoryOf(pid: number | undefined): Promise<number> {
  const status = await readFile(`/proc/${String(pid)}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
