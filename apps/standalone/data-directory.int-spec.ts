import { chmodSync, chownSync, existsSync, lstatSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { until } from '#apps/bench/product/until';
import { nobody, type ServerAccount } from '#libs/platform/process/account';
import { stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { freePort } from '#libs/platform/process/free-port';
import { killStarted, StartedProgram } from '#libs/testing/started-program';

jest.setTimeout(600_000);

/** OS accounts that start the product: as root there are two, root itself and one without any permission. */
const root = process.getuid?.() === 0;
const accounts: [string, ServerAccount | undefined][] = root
  ? [
      ['root', undefined],
      ['an ordinary user', nobody()],
    ]
  : [['an ordinary user', undefined]];

const places: string[] = [];

afterAll(async () => {
  killStarted();
  for (const place of places) {
    await stopAbandoned(join(place, 'data'));
    rmSync(place, { recursive: true, force: true });
  }
});

function placeFor(account: ServerAccount | undefined): string {
  const place = mkdtempSync(join(tmpdir(), 'registra-modes-'));
  if (account) chownSync(place, account.uid, account.gid);
  else chmodSync(place, 0o711);
  places.push(place);
  return join(place, 'data');
}

/** Access of other accounts to anything in `directory`, except for the database account's files. */
function openTo(directory: string): string[] {
  const found = (path: string): string[] => {
    const entry = lstatSync(path);
    const open = (entry.mode & 0o077) === 0 ? [] : [`${relative(directory, path) || '.'} ${(entry.mode & 0o777).toString(8)}`];
    return [...open, ...(entry.isDirectory() ? readdirSync(path).flatMap((name) => found(join(path, name))) : [])];
  };
  return found(directory).filter((line) => !line.startsWith('postgres/data'));
}

/** Modes as commit 9ef4c98 left them. */
function openAsBefore(dataDir: string): void {
  chmodSync(dataDir, 0o755);
  chmodSync(join(dataDir, 'mail'), 0o755);
  for (const name of readdirSync(join(dataDir, 'mail'))) chmodSync(join(dataDir, 'mail', name), 0o644);
  chmodSync(join(dataDir, 'signed-heads.jsonl'), 0o640);
}

const emailsOf = (dataDir: string): string[] => {
  const directory = join(dataDir, 'mail');
  return existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.eml')) : [];
};

/** Without demo data: the suite is about files, and sample orders would take most of its time. */
const env = { DEMO: 'off', FIRST_OWNER_EMAIL: 'owner@registra.example' };

async function start(dataDir: string, account: ServerAccount | undefined): Promise<StartedProgram> {
  const product = StartedProgram.start({ dataDir, port: await freePort(), account, env });
  await product.ready();
  return product;
}

/** A person signs up and gets an email. */
async function receiveEmail(product: StartedProgram, dataDir: string, name: string): Promise<void> {
  const before = emailsOf(dataDir).length;
  const account = { firstName: name, email: `${name}@registra.example`, phone: '+7 900 111-22-33', password: 'a river in autumn' };
  expect((await product.post('/auth/signup', account)).status).toBe(201);
  await until(`a letter for ${name}`, () => emailsOf(dataDir).length > before, 60_000);
}

describe.each(accounts)('the data directory of %s', (_, account) => {
  // Only root's server runs under another account, which has to come to its files.
  const expected = root && account === undefined ? ['. 711'] : [];

  it('is private from the first start on, emails included, and is closed again if an earlier version left it open', async () => {
    const dataDir = placeFor(account);
    const fresh = await start(dataDir, account);
    await receiveEmail(fresh, dataDir, 'anna');
    expect(openTo(dataDir)).toEqual(expected);
    expect(await fresh.exit('SIGTERM')).toBe(0);
    expect(openTo(dataDir)).toEqual(expected);

    openAsBefore(dataDir);
    const again = await start(dataDir, account);
    expect(openTo(dataDir)).toEqual(expected);
    await receiveEmail(again, dataDir, 'boris');
    expect(await again.exit('SIGTERM')).toBe(0);
    expect(openTo(dataDir)).toEqual(expected);
    expect(again.output.split('\n').filter((line) => /"level":(40|50|60)/.test(line))).toEqual([]);
    expect(statSync(dataDir).uid).toBe(account?.uid ?? process.getuid?.());
  });
});
