import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { Registry } from 'prom-client';
import { until } from '#apps/bench/product/until';
import { PaypalAdapter } from '#libs/features/payments/provider/paypal-adapter';
import { freePort } from '#libs/platform/process/free-port';
import { nobody, type ServerAccount } from '#libs/platform/process/account';
import { openForServer, stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { givingSeeded, openTo } from '#libs/testing/data-directories';
import { killStarted, StartedProgram } from '#libs/testing/started-program';

jest.setTimeout(600_000);

const command = 'apps/standalone/start.mjs';
const place = mkdtempSync(join(tmpdir(), 'registra-command-'));
const dataDir = join(place, 'data');
const logFile = join(dataDir, 'logs', 'registra.log');
let port: number;

beforeAll(async () => {
  openForServer(place);
  port = await freePort();
});
afterAll(async () => {
  killStarted();
  await stopAbandoned(dataDir);
  rmSync(place, { recursive: true, force: true });
});

/** The command as a person types it. */
const start = (env: Record<string, string> = {}): StartedProgram =>
  StartedProgram.start({ file: command, dataDir, port, env: { LOG_LEVEL: 'info', ...env } });

const readLog = (): string => readFileSync(logFile, 'utf8');

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
  expect(readLog()).toMatch(new RegExp(`"build":"${build.replace('+', '\\+')}","msg":"starting"`));
}

async function run(args: readonly string[], data: string): Promise<{ code: number | null; screen: string }> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !/^(DATABASE_|npm_)/.test(name)),
  );
  const child = spawn(process.execPath, [command, ...args], { env: { ...inherited, DATA_DIR: data }, stdio: ['ignore', 'pipe', 'pipe'] });
  let screen = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (screen += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, screen };
}

describe('npm start', () => {
  it('prints who to sign in as, where mail and log are and how to stop; survives kill -9 and ends on Ctrl+C', () =>
    givingSeeded(dataDir, async () => {
      const first = start();
      await first.ready();
      // Only root's server runs under another account, which has to come to its files.
      expect(openTo(dataDir)).toEqual(process.getuid?.() === 0 ? ['. 711'] : []);
      const screen = first.output;
      expect(screen).toContain(`Registra is ready: ${first.origin}`);
      for (const who of ['visitor', 'client', 'partner', 'manager', 'auditor']) expect(screen).toMatch(new RegExp(`^  ${who} `, 'm'));
      expect(screen).toMatch(/^ {2}manager +client-service-manager /m);
      expect(screen).not.toMatch(/"level":|\x1b|\r/);
      // npm itself adds four.
      expect(screen.trimEnd().split('\n').length).toBeLessThanOrEqual(21);
      expect(screen).toContain(logFile);
      expect(readLog()).not.toMatch(/"level":(50|60)/);
      expect((await signIn(first)).status).toBe(200);
      await expectOneBuildName(first);
      await expectApprovalPage(first);

      const second = start({ PORT: '0' });
      expect(await second.exit()).toBe(1);
      expect(second.output).toContain(`in use by process ${first.child.pid}`);

      await first.exit('SIGKILL');
      const { origin } = new URL(simulatorOf(first));
      await until('the end of the simulator', async () => (await fetch(origin).catch(() => undefined)) === undefined);
      const before = readLog().length;
      const third = start();
      await third.ready();
      expect((await signIn(third)).status).toBe(200);
      expect(await third.exit('SIGINT')).toBe(0);
      expect(readLog().slice(before)).not.toMatch(/"level":(40|50|60)/);
    }));

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

  it('prints everybody who can sign in, and starts nothing', async () => {
    const { code, screen } = await run(['--accounts'], join(place, 'none'));
    expect([code, existsSync(join(place, 'none'))]).toEqual([0, false]);
    expect(screen.match(/@registra\.example/g)).toHaveLength(24);
  });

  it('refuses an unknown option, and lists the right ones', async () => {
    const { code, screen } = await run(['--acounts'], dataDir);
    expect([code, screen.trim()]).toEqual([2, expect.stringMatching(/^npm start: unknown option --acounts; use one of: --accounts.*$/)]);
  });

  it('refuses a data directory that is a file in one sentence', async () => {
    const file = join(place, 'file');
    writeFileSync(file, '');
    const { code, screen } = await run([], file);
    expect([code, screen.trim().split('\n')]).toEqual([1, [expect.stringContaining(`${file} is a file. Move it away, or name`)]]);
  });
});

describe('a data directory that cannot be used', () => {
  const root = process.getuid?.() === 0;
  const account: ServerAccount | undefined = root ? nobody() : undefined;

  it.each(['standalone/main.js', 'standalone/prepare.js'])('is reported in one sentence of %s too', async (program) => {
    const closed = mkdtempSync(join(place, 'closed-'));
    chmodSync(closed, 0o555);
    if (root) chownSync(closed, 0, 0);
    const settings = { DEMO: 'off', DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' };
    for (const path of [closed, join(closed, 'data')]) {
      const product = StartedProgram.start({ dataDir: path, port: await freePort(), program, account, env: settings });
      expect(await product.exit()).toBe(1);
      expect(product.output.trim()).toBe(
        `The configuration has faults:\n  DATA_DIR: ${path} may not be written by this user; expected a directory that this user may write`,
      );
    }
  });
});
