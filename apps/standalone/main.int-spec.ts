import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openForServer, stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { exitOf, freePort, killStarted, startProgram, type StartedProgram, untilReady } from '#libs/testing/started-program';

jest.setTimeout(300_000);

let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'registra-start-'));
  openForServer(dataDir);
  port = await freePort();
});

afterAll(async () => {
  killStarted();
  await stopAbandoned(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}): StartedProgram =>
  startProgram('apps/standalone/main.ts', { DATA_DIR: dataDir, PORT: String(port), ...env });

const ready = (run: StartedProgram): Promise<void> => untilReady(run, port, 'Registra is ready');

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
