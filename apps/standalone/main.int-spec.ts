import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openForServer, stopAbandoned } from '#libs/platform/embedded/embedded-postgres';

jest.setTimeout(300_000);

let dataDir: string;
let port: number;
const children: ChildProcess[] = [];

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'registra-start-'));
  openForServer(dataDir);
  port = await freePort();
});

afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await stopAbandoned(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

interface Run {
  child: ChildProcess;
  output(): string;
}

function start(env: Record<string, string> = {}): Run {
  const inherited = Object.fromEntries(Object.entries(process.env).filter(([name]) => !['NODE_ENV', 'DATABASE_URL'].includes(name)));
  const child = spawn(process.execPath, ['--import', './libs/testing/typescript.mjs', 'apps/standalone/main.ts'], {
    env: { ...inherited, DATA_DIR: dataDir, PORT: String(port), LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  return { child, output: () => output };
}

async function ready({ child, output }: Run): Promise<void> {
  while (child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/health/ready`).catch(() => undefined);
    if (answer?.ok === true && output().includes('Registra is ready')) return;
    await pause(50);
  }
  throw new Error(`the product ended at its start:\n${output()}`);
}

async function exitOf({ child }: Run): Promise<number | null> {
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  return child.exitCode;
}

const signIn = (): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'owner@registra.example', password: 'registra-demo' }),
  });

describe('npm start', () => {
  it('makes a product one can sign in to, tells a second start who is there, survives kill -9 and ends in order', async () => {
    const first = start();
    await ready(first);
    expect(first.output()).toContain('owner@registra.example');
    expect((await signIn()).status).toBe(200);

    const second = start({ PORT: '0' });
    expect(await exitOf(second)).toBe(1);
    expect(second.output()).toContain(`in use by process ${first.child.pid}`);

    first.child.kill('SIGKILL');
    await exitOf(first);
    const third = start();
    await ready(third);
    expect((await signIn()).status).toBe(200);

    third.child.kill('SIGTERM');
    expect(await exitOf(third)).toBe(0);
    expect(third.output()).not.toMatch(/"level":(40|50|60)/);
  });

  it('names all faults of its configuration and starts nothing', async () => {
    const faulty = start({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await exitOf(faulty)).toBe(1);
    expect(faulty.output()).toMatch(/The configuration has faults:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  });
});
