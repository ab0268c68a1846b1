import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { until } from '#apps/bench/product/until';
import { nobody, type ServerAccount } from '#libs/platform/process/account';
import { stopAbandoned } from '#libs/platform/embedded/embedded-postgres';
import { freePort } from '#libs/platform/process/free-port';
import { copyPrepared, openTo } from '#libs/testing/data-directories';
import { killStarted, StartedProgram } from '#libs/testing/started-program';

jest.setTimeout(600_000);

const root = process.getuid?.() === 0;
/** One without any permission, where root runs the suite. */
const ordinary: ServerAccount | undefined = root ? nobody() : undefined;

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

/** Modes as commit 9ef4c98 left them, with an email and the file of signed heads, which the data may not have yet. */
function openAsBefore(dataDir: string, account: ServerAccount | undefined): void {
  const [mail, email, heads] = [join(dataDir, 'mail'), join(dataDir, 'mail', 'earlier.eml'), join(dataDir, 'signed-heads.jsonl')];
  mkdirSync(mail, { recursive: true });
  for (const file of [email, heads]) appendFileSync(file, '');
  if (account) for (const path of [mail, email, heads]) chownSync(path, account.uid, account.gid);
  for (const directory of [dataDir, mail]) chmodSync(directory, 0o755);
  for (const name of readdirSync(mail)) chmodSync(join(mail, name), 0o644);
  chmodSync(heads, 0o640);
}

function hasEmailTo(address: string, dataDir: string): boolean {
  const directory = join(dataDir, 'mail');
  const emails = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.eml')) : [];
  return emails.some((name) => /^To:(?:.|\r?\n )*/m.exec(readFileSync(join(directory, name), 'utf8'))?.[0].includes(address));
}

/** Without demo data: the suite is about files, and sample orders would take most of its time. */
const env = { DEMO: 'off', FIRST_OWNER_EMAIL: 'owner@registra.example' };

async function start(dataDir: string, account: ServerAccount | undefined): Promise<StartedProgram> {
  const product = StartedProgram.start({ dataDir, port: await freePort(), account, env });
  await product.ready();
  return product;
}

/** A person signs up and gets an email. */
async function receiveEmail(product: StartedProgram, dataDir: string, name: string): Promise<void> {
  const account = { firstName: name, email: `${name}@registra.example`, phone: '+7 900 111-22-33', password: 'a river in autumn' };
  expect((await product.post('/auth/signup', account)).status).toBe(201);
  await until(`an email to ${name}`, () => hasEmailTo(account.email, dataDir), 60_000);
}

/** Only root's server runs under another account, which has to come to its files. */
const expectedOf = (account: ServerAccount | undefined): string[] => (root && account === undefined ? ['. 711'] : []);

async function expectPrivate(dataDir: string, account: ServerAccount | undefined, name: string): Promise<void> {
  const product = await start(dataDir, account);
  expect(openTo(dataDir)).toEqual(expectedOf(account));
  await receiveEmail(product, dataDir, name);
  expect(await product.exit('SIGTERM')).toBe(0);
  expect(openTo(dataDir)).toEqual(expectedOf(account));
  expect(product.output.split('\n').filter((line) => /"level":(40|50|60)/.test(line))).toEqual([]);
}

describe('the data directory', () => {
  it('of an ordinary user is private from the first start on, emails included, and closed again if an earlier version left it open', async () => {
    const dataDir = placeFor(ordinary);
    await expectPrivate(dataDir, ordinary, 'anna');
    openAsBefore(dataDir, ordinary);
    await expectPrivate(dataDir, ordinary, 'boris');
    expect(statSync(dataDir).uid).toBe(ordinary?.uid ?? process.getuid?.());
  });

  // Its first start is that of start.int-spec.
  (root ? it : it.skip)('of root is closed again if an earlier version left it open', async () => {
    const dataDir = placeFor(undefined);
    await copyPrepared('migrated', dataDir);
    openAsBefore(dataDir, undefined);
    await expectPrivate(dataDir, undefined, 'anna');
  });
});
