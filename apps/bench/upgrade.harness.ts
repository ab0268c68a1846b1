import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { samplePdf } from '#apps/standalone/seed/sample-document';
import { demoPassword, demoUsers } from '#libs/features/users/seed-users';
import { openForServer } from '#libs/platform/embedded/embedded-postgres';
import { dataPlaces } from '#libs/platform/files/data-directory';
import { Client } from './client.js';
import { earlierBuild } from './earlier-build.js';
import { Program } from './program.js';
import { freePort } from './stack.js';
import { until } from './until.js';

/** What the earlier build left, for the present one to find. */
interface Left {
  /** an upload of the client's that is attached to nothing, and its bytes */
  upload: string;
  bytes: Buffer;
  /** the cookie of a session that was open */
  cookie: string;
  /** letters by their file */
  letters: ReadonlyMap<string, Buffer>;
  /** where each order stood */
  orders: readonly Standing[];
}

interface Standing {
  _id: string;
  number: string;
  status: string;
  version: number;
}

/** The product as `npm start` runs it, of any checkout, on one data directory and one port. */
class House {
  readonly origin: string;

  constructor(
    readonly dataDir: string,
    private readonly port: number,
  ) {
    this.origin = `http://127.0.0.1:${port}`;
  }

  program(checkout: string): Program {
    const env = { NODE_ENV: 'development', DEMO: 'on', LOG_LEVEL: 'warn', PORT: String(this.port), DATA_DIR: this.dataDir };
    return new Program({
      script: 'standalone/main.js',
      env: { ...env, DATABASE_URL: '' },
      health: `${this.origin}/health/ready`,
      limit: 600_000,
      checkout,
    });
  }

  /** The auditor over the embedded database, while nothing else runs on it. @throws Error with its words unless everything holds */
  async audit(...args: string[]): Promise<void> {
    await new Program({ script: 'auditor/main.js', args, env: { DATA_DIR: this.dataDir, DATABASE_URL: '' }, health: '' }).run();
  }

  signIn(account: string): Promise<Client> {
    return Client.signIn(this.origin, `${account}@registra.example`);
  }

  post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> {
    return fetch(`${this.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
  }

  letters(): Map<string, Buffer> {
    const directory = join(this.dataDir, dataPlaces.mail);
    const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.eml')) : [];
    return new Map(names.map((name) => [name, readFileSync(join(directory, name))]));
  }

  async standings(): Promise<Standing[]> {
    const owner = await this.signIn('owner');
    const { items } = await owner.must<{ items: Standing[] }>('GET', '/orders?per_page=100&sort=number');
    return items.map(({ _id, number, status, version }) => ({ _id, number, status, version }));
  }
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

/** Uses the earlier build as people do: somebody uploads, somebody stays signed in, somebody asks for a letter. */
async function use(house: House): Promise<Left> {
  const client = await house.signIn('client');
  const bytes = samplePdf('kept over the upgrade');
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'kept.pdf');
  const uploaded = await fetch(`${house.origin}/api/v1/upload-file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: form,
  });
  if (uploaded.status !== 201) throw new Error(`the upload was answered ${uploaded.status} ${await uploaded.text()}`);
  const upload = (uploaded.headers.get('location') ?? '').split('/').at(-1) ?? '';
  const signedIn = await house.post('/auth/login', { email: 'client2@registra.example', password: demoPassword });
  await house.post('/auth/email/reset-password', { email: 'partner@registra.example' });
  await until('the letter that was asked for', () => house.letters().size > 0, 120_000);
  return { upload, bytes, cookie: cookieOf(signedIn), letters: house.letters(), orders: await house.standings() };
}

/** What the present build does not find as it was left. */
async function judged(house: House, left: Left): Promise<string[]> {
  const faults: string[] = [];
  for (const { email } of demoUsers) await Client.signIn(house.origin, email).catch((fault: Error) => faults.push(fault.message));
  const refreshed = await house.post('/auth/refresh', {}, { cookie: left.cookie });
  if (refreshed.ok) left.cookie = cookieOf(refreshed);
  else faults.push(`the session of before was answered ${refreshed.status}`);
  return [...faults, ...(await ordersJudged(house, left)), ...(await filesJudged(house, left)), ...modesJudged(house.dataDir)];
}

async function ordersJudged(house: House, { orders }: Left): Promise<string[]> {
  const faults: string[] = [];
  const owner = await house.signIn('owner');
  if (JSON.stringify(await house.standings()) !== JSON.stringify(orders)) faults.push('the orders do not stand where they stood');
  for (const { _id, number } of orders) {
    const { matches } = await owner.must<{ matches: boolean }>('GET', `/orders/${_id}/replay`);
    if (!matches) faults.push(`${number} does not replay`);
  }
  return faults;
}

async function filesJudged(house: House, { upload, bytes, letters }: Left): Promise<string[]> {
  const client = await house.signIn('client');
  const answer = await fetch(`${house.origin}/api/v1/upload-file/${upload}`, { headers: { authorization: `Bearer ${client.token}` } });
  const same = answer.ok && bytes.equals(new Uint8Array(await answer.arrayBuffer()));
  const now = house.letters();
  const lost = [...letters].filter(([name, content]) => now.get(name)?.equals(new Uint8Array(content)) !== true);
  return [
    ...(same ? [] : [`the upload of before was answered ${answer.status}, or is not the same`]),
    ...lost.map(([name]) => `the letter ${name} is not what it was`),
  ];
}

/** Nothing in the data directory is for others, but the way of another account's database server through it. */
function modesJudged(dataDir: string): string[] {
  const home = statSync(join(dataDir, dataPlaces.database));
  const whole = home.uid === statSync(dataDir).uid ? 0o700 : 0o711;
  const mail = join(dataDir, dataPlaces.mail);
  const wanted: [string, number][] = [
    [dataDir, whole],
    [mail, 0o700],
    [join(dataDir, dataPlaces.secrets), 0o700],
    [join(dataDir, dataPlaces.files), 0o700],
    [join(dataDir, dataPlaces.heads), 0o600],
    ...readdirSync(mail).map((name): [string, number] => [join(mail, name), 0o600]),
  ];
  return wanted.flatMap(([path, mode]) => {
    const found = statSync(path).mode & 0o777;
    return found === mode ? [] : [`${path} is ${found.toString(8)} and not ${mode.toString(8)}`];
  });
}

/**
 * Builds commit `from` out of the history, starts it on new data and uses it; then starts the present build on that data, twice: people sign in, a session goes on,
 * orders stand and replay, uploads and letters are there and closed to others, and the auditor finds the chain whole. @returns how many faults were found
 */
export async function upgrade(from: string, print: (line: string) => void): Promise<number> {
  const earlier = earlierBuild(from, print);
  const place = mkdtempSync(join(tmpdir(), 'registra-upgrade-'));
  openForServer(place);
  const house = new House(join(place, 'data'), await freePort());
  let running = house.program(earlier.directory);
  const faults: string[] = [];
  try {
    await running.start();
    const left = await use(house);
    await running.end('SIGTERM');
    print(`${from} left ${left.orders.length} orders, ${left.letters.size} letters, an upload and an open session`);
    for (const which of ['first', 'second']) {
      running = house.program(process.cwd());
      print(`the ${which} start of the present build took ${Math.round(await running.start())} ms`);
      faults.push(...(await judged(house, left)).map((fault) => `${which} start: ${fault}`));
      await running.end('SIGTERM');
    }
    for (const args of [['verify', '--heads', join(house.dataDir, dataPlaces.heads)], ['replay']])
      await house.audit(...args).catch((fault: Error) => faults.push(fault.message));
  } finally {
    await running.end('SIGTERM');
    rmSync(place, { recursive: true, force: true });
    earlier.remove();
  }
  faults.forEach((fault) => print(`FAULT: ${fault}`));
  print(`upgrade from ${from}: ${faults.length} faults`);
  return faults.length;
}
