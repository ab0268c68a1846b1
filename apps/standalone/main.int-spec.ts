import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Registry } from 'prom-client';
import { until } from '#apps/bench/until';
import { PaypalAdapter } from '#libs/features/payments/provider/paypal-adapter';
import { stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { freePort } from '#libs/platform/process/free-port';
import { killStarted, StartedProgram } from '#libs/testing/started-program';

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

const simulatorOf = (product: StartedProgram): string => /Simulator of PayPal: (\S+)/.exec(product.output)?.[1] ?? '';

/** An order at the simulator that the product started: the payer reaches only its approval page, through the product's own port. */
async function expectApprovalPage(product: StartedProgram): Promise<void> {
  const simulator = simulatorOf(product);
  const secret = readFileSync(join(dataDir, 'secrets', 'paypal-simulator'), 'utf8');
  const access = { apiUrl: simulator, clientId: 'simulator', clientSecret: secret, webhookId: 'SIMULATEDWEBHOOK1' };
  const log = { warn: () => undefined };
  const provider = new PaypalAdapter({ access, publicUrl: product.origin, registry: new Registry(), log });
  const { approveUrl } = await provider.open({
    key: 'one',
    checkout: '01935a3e-6f3b-7c11-8a2b-3c4d5e6f7a8b',
    orderNumber: 'R-000123',
    amount: 34_650,
    currency: 'EUR',
    language: 'en',
    returnUrl: `${product.origin}/order?id=1`,
    cancelUrl: `${product.origin}/order?id=1`,
  });
  const page = await fetch(approveUrl ?? '');
  expect([new URL(page.url).origin, page.status, await page.text()]).toEqual([product.origin, 200, expect.stringContaining('€346.50')]);
  expect((await fetch(`${simulator}/simulator/ledger`)).status).toBe(200);
  expect((await fetch(`${product.origin}/simulator/ledger`, { headers: { accept: 'application/json' } })).status).toBe(404);
}

/** Its commit, where this is a checkout: the log names it as /health does. */
async function expectOneBuildName(product: StartedProgram): Promise<void> {
  const { build } = (await (await fetch(`${product.origin}/health/live`)).json()) as { build: string };
  expect(build).toMatch(existsSync('.git') ? /^[0-9a-f]{12}\+?$/ : /^sources-[0-9a-f]{12}$/);
  expect(product.output).toMatch(new RegExp(`"build":"${build.replace('+', '\\+')}","msg":"starting"`));
}

describe('npm start', () => {
  it('creates a product to sign in to, names the running process to a second start, survives kill -9 and shuts down in order', async () => {
    const first = start({ LOG_LEVEL: 'info' });
    await first.ready();
    expect(first.output).toMatch(/^ {2}manager +client-service-manager /m);
    expect((await signIn(first)).status).toBe(200);
    await expectOneBuildName(first);
    await expectApprovalPage(first);

    const second = start({ PORT: '0' });
    expect(await second.exit()).toBe(1);
    expect(second.output).toContain(`in use by process ${first.child.pid}`);

    await first.exit('SIGKILL');
    const { origin } = new URL(simulatorOf(first));
    await until('the end of the simulator', async () => (await fetch(origin).catch(() => undefined)) === undefined);
    const third = start();
    await third.ready();
    expect((await signIn(third)).status).toBe(200);

    expect(await third.exit('SIGTERM')).toBe(0);
    expect(third.output).not.toMatch(/"level":(40|50|60)/);
  });

  it('fills in demo data in which the auditor finds no fault', async () => {
    const audit = async (name: string): Promise<string[]> => {
      const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, NODE_ENV: 'development' };
      const { stdout } = await promisify(execFile)(process.execPath, ['dist/apps/auditor/main.js', name], { env });
      return stdout.trim().split('\n');
    };
    expect(await audit('verify')).toEqual([expect.stringMatching(/, [1-9]\d* texts compared, .* 0 faults,/)]);
    for (const line of await audit('replay')) expect(line).toMatch(/^replay: .* 0 faults/);
  });

  it('names all faults of its configuration and starts nothing', async () => {
    const faulty = start({ PORT: 'many', LOG_LEVEL: 'loud' });
    expect(await faulty.exit()).toBe(1);
    expect(faulty.output).toMatch(/The configuration has faults:\n {2}PORT: .*\n {2}LOG_LEVEL: /);
  });
});
