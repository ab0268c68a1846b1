import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#libs/platform/process/free-port';
import { nobody, type ServerAccount } from '#libs/platform/process/account';
import { stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { StartedProgram } from '#libs/testing/started-program';

jest.setTimeout(600_000);

const place = mkdtempSync(join(tmpdir(), 'registra-command-'));
const dataDir = join(place, 'data');
afterAll(async () => {
  await stopAbandoned(dataDir);
  rmSync(place, { recursive: true, force: true });
});

interface Ended {
  code: number | null;
  screen: string;
}

/** The command as a person types it; ended by SIGINT once its screen shows `until`. */
async function npmStart(env: Record<string, string>, args: readonly string[] = [], until?: string): Promise<Ended> {
  const inherited = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => name !== 'NODE_ENV' && !/^(DATABASE_|npm_)/.test(name)),
  );
  const child = spawn(process.execPath, ['apps/standalone/start.mjs', ...args], {
    env: { ...inherited, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let screen = '';
  const read = (text: Buffer): void => {
    screen += text.toString();
    if (until !== undefined && screen.includes(until)) child.kill('SIGINT');
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, screen };
}

describe('npm start', () => {
  it('tells on less than a screen who to be, where mail and log are and how to stop, and ends by Ctrl+C', async () => {
    const { code, screen } = await npmStart({ PORT: String(await freePort()) }, [], 'stop ');
    expect([code, screen]).toEqual([0, expect.stringContaining('Registra is ready: http://127.0.0.1:')]);
    for (const who of ['visitor', 'client', 'partner', 'manager', 'auditor']) expect(screen).toMatch(new RegExp(`^  ${who} `, 'm'));
    expect(screen).not.toMatch(/"level":|\x1b|\r/);
    // npm itself adds four.
    expect(screen.trimEnd().split('\n').length).toBeLessThanOrEqual(21);
    const log = readFileSync(join(dataDir, 'logs', 'registra.log'), 'utf8');
    expect(log).toContain('"level":30');
    expect(log).not.toMatch(/"level":(50|60)/);
    expect(screen).toContain(join(dataDir, 'logs', 'registra.log'));
  });

  it('prints everybody who can sign in, and starts nothing', async () => {
    const { code, screen } = await npmStart({ DATA_DIR: join(place, 'none') }, ['--accounts']);
    expect([code, existsSync(join(place, 'none'))]).toEqual([0, false]);
    expect(screen.match(/@registra\.example/g)).toHaveLength(24);
  });

  it('refuses an option that it does not know, with the right ones', async () => {
    const { code, screen } = await npmStart({}, ['--acounts']);
    expect([code, screen.trim()]).toEqual([2, expect.stringMatching(/^npm start: unknown option --acounts; use one of: --accounts.*$/)]);
  });

  it('refuses a data directory that is a file in one sentence', async () => {
    const file = join(place, 'file');
    writeFileSync(file, '');
    const { code, screen } = await npmStart({ DATA_DIR: file });
    expect([code, screen.trim().split('\n')]).toEqual([1, [expect.stringContaining(`${file} is a file. Move it away, or name`)]]);
  });
});

describe('a data directory that cannot be used', () => {
  const root = process.getuid?.() === 0;
  const account: ServerAccount | undefined = root ? nobody() : undefined;

  it.each(['standalone/main.js', 'standalone/prepare.js'])('is one sentence of %s too', async (program) => {
    const closed = mkdtempSync(join(place, 'closed-'));
    chmodSync(place, 0o711);
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
