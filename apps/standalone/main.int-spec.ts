import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { freePort, killStarted, StartedProgram } from '#libs/testing/started-program';

jest.setTimeout(600_000);

let dataDir: string;
let port: number;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'registra-start-'));
  port = await freePort();
});

afterAll(async () => {
  killStarted();
  await stopAbandoned(dataDir);
  rmSync(dataDir, { recursive: true, force: true });
});

const start = (env: Record<string, string> = {}): StartedProgram => StartedProgram.start({ dataDir, port, env });

const signIn = (product: StartedProgram): Promise<Response> =>
  product.post('/auth/login', { email: 'owner@registra.example', password: 'registra-demo' });

describe('npm start', () => {
  it('makes a product one can sign in to, tells a second start who is there, survives kill -9 and ends in order', async () => {
    const first = start();
    await first.ready();
    expect(first.output).toContain('owner@registra.example');
    expect((await signIn(first)).status).toBe(200);

    const second = start({ PORT: '0' });
    expect(await second.exit()).toBe(1);
    expect(second.output).toContain(`in use by process ${first.child.pid}`);

    await first.exit('SIGKILL');
    const third = start();
    await third.ready();
    expect((await signIn(third)).status).toBe(200);

    expect(await third.exit('SIGTERM')).toBe(0);
    expect(third.output).not.toMatch(/"level":(40|50|60)/);
  });

  it('names all faults of its configuration and starts nothing', async () => {
    const faulty = start({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await faulty.exit()).toBe(1);
    expect(faulty.output).toMatch(/The configuration has faults:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  });
});
