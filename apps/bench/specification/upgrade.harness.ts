import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { samplePdf } from '#apps/standalone/seed/sample-document';
import { demoPassword, demoUsers } from '#libs/features/people/seed-users';
import { migrate } from '#libs/platform/database/migrate';
import { dataPlaces } from '#libs/platform/files/data-directory';
import { schemaListing } from '#libs/testing/schema-listing';
import { databaseUrl } from '#libs/testing/test-database';
import { Client } from '../product/client.js';
import { onEarlierData } from '../product/earlier-build.js';
import { onDataDir } from '../product/own-database.js';
import { Program } from '../product/program.js';
import { Stack } from '../product/stack.js';
import { until } from '../product/until.js';
import type { Harness, Print } from '../programs.js';

interface OrderStatus {
  _id: string;
  number: string;
  status: string;
  version: number;
}

/** Data of the earlier build for the current one. */
interface Left {
  /** an unattached upload of the client, and the text of its document */
  upload: string;
  text: string;
  /** the cookie of a session that was open */
  cookie: string;
  /** digests of emails by file */
  emails: Readonly<Record<string, string>>;
  /** status of each order */
  orders: readonly OrderStatus[];
}

const cookieOf = (answer: Response): string =>
  answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');

const post = ({ origin }: Stack, path: string, body: unknown, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${origin}/api/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });

/** Digests of the emails, by file. */
function emailsOf({ dataDir }: Stack): Record<string, string> {
  const directory = join(dataDir, dataPlaces.mail);
  const names = existsSync(directory) ? readdirSync(directory).filter((name) => name.endsWith('.eml')) : [];
  const digest = (name: string): string =>
    createHash('sha256')
      .update(readFileSync(join(directory, name)))
      .digest('hex');
  return Object.fromEntries(names.map((name) => [name, digest(name)]));
}

async function orderStatuses(stack: Stack): Promise<OrderStatus[]> {
  const owner = await stack.signIn();
  const { items } = await owner.must<{ items: OrderStatus[] }>('GET', '/orders?per_page=100&sort=number');
  return items.map(({ _id, number, status, version }) => ({ _id, number, status, version }));
}

/** Uses the earlier build like people do: an upload, a session, a request for an email. */
async function use(stack: Stack): Promise<Left> {
  const client = await stack.signIn('client');
  const text = 'kept over the upgrade';
  const bytes = samplePdf(text);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'kept.pdf');
  const uploaded = await fetch(`${stack.origin}/api/v1/upload-file`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}` },
    body: form,
  });
  if (uploaded.status !== 201) throw new Error(`the upload was answered ${uploaded.status} ${await uploaded.text()}`);
  const upload = (uploaded.headers.get('location') ?? '').split('/').at(-1) ?? '';
  const signedIn = await post(stack, '/auth/login', { email: 'client2@registra.example', password: demoPassword });
  await post(stack, '/auth/email/reset-password', { email: 'partner@registra.example' });
  await until('the letter that was asked for', () => Object.keys(emailsOf(stack)).length > 0, 120_000);
  return { upload, text, cookie: cookieOf(signedIn), emails: emailsOf(stack), orders: await orderStatuses(stack) };
}

/** Data that the current build does not find unchanged. */
async function differences(stack: Stack, left: Left): Promise<string[]> {
  const faults: string[] = [];
  for (const { email } of demoUsers) await Client.signIn(stack.origin, email).catch((fault: Error) => faults.push(fault.message));
  const refreshed = await post(stack, '/auth/refresh', {}, { cookie: left.cookie });
  if (refreshed.ok) left.cookie = cookieOf(refreshed);
  else faults.push(`the session of before was answered ${refreshed.status}`);
  return [
    ...faults,
    ...(await orderDifferences(stack, left)),
    ...(await companyDifferences(stack, left)),
    ...(await fileDifferences(stack, left)),
    ...openModes(stack.dataDir),
  ];
}

/** Orders for companies: the first start on demo data of a build without companies adds them. */
async function ordersOfCompanies(owner: Client): Promise<Set<string>> {
  const { items } = await owner.must<{ items: { _id: string }[] }>('GET', '/companies?per_page=100');
  const companies = await Promise.all(items.map(({ _id }) => owner.must<{ orders: { _id: string }[] }>('GET', `/companies/${_id}`)));
  return new Set(companies.flatMap(({ orders }) => orders.map(({ _id }) => _id)));
}

/** Takes orders that demo data gained into `left`, so that the next start may not add them again. */
async function orderDifferences(stack: Stack, left: Left): Promise<string[]> {
  const { orders } = left;
  const faults: string[] = [];
  const owner = await stack.signIn('owner');
  const now = new Map((await orderStatuses(stack)).map((order) => [order._id, order]));
  for (const before of orders) {
    const { status, version } = now.get(before._id) ?? { status: 'gone', version: 0 };
    if (status !== before.status || version !== before.version)
      faults.push(`${before.number} stood at ${before.status} (${before.version}) and stands at ${status} (${version})`);
  }
  const known = new Set(orders.map(({ _id }) => _id));
  const ofCompanies = await ordersOfCompanies(owner);
  const added = [...now.values()].filter(({ _id }) => !known.has(_id));
  for (const { _id, number } of added) if (!ofCompanies.has(_id)) faults.push(`${number} was not there before`);
  left.orders = [...orders, ...added];
  for (const { _id, number } of orders) {
    const { matches } = await owner.must<{ matches: boolean }>('GET', `/orders/${_id}/replay`);
    if (!matches) faults.push(`${number} does not replay`);
  }
  return faults;
}

/** Every order that recorded a company has its company, also one of a build without companies: a consumer makes it after the start. */
async function companyDifferences(stack: Stack, { orders }: Left): Promise<string[]> {
  const owner = await stack.signIn('owner');
  const faults: string[] = [];
  for (const { _id, number } of orders) {
    const { company } = await owner.must<{ company: { name: string } | null }>('GET', `/orders/${_id}`);
    if (company === null) continue;
    const isThere = async (): Promise<boolean> =>
      (await owner.must<{ items: { name: string }[] }>('GET', `/companies?filter[order]=${_id}`)).items.some(
        ({ name }) => name === company.name,
      );
    await until(`the company of ${number}`, isThere, 60_000).catch((fault: Error) => faults.push(fault.message));
  }
  return faults;
}

async function fileDifferences(stack: Stack, { upload, text, emails }: Left): Promise<string[]> {
  const client = await stack.signIn('client');
  const answer = await fetch(`${stack.origin}/api/v1/upload-file/${upload}`, {
    headers: { authorization: `Bearer ${client.token}` },
  });
  const same = answer.ok && samplePdf(text).equals(new Uint8Array(await answer.arrayBuffer()));
  const now = emailsOf(stack);
  const lost = Object.keys(emails).filter((name) => now[name] !== emails[name]);
  return [
    ...(same ? [] : [`the upload of before was answered ${answer.status}, or is not the same`]),
    ...lost.map((name) => `the letter ${name} is not what it was`),
  ];
}

/** Nothing in the data directory is accessible to others, except the path to the database server's files. */
function openModes(dataDir: string): string[] {
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

/** Differences between the schema of an upgraded database and that of a fresh one on the same server. */
const schemaDifferences = (dataDir: string): Promise<string[]> =>
  onDataDir(dataDir, async (owner, url) => {
    await owner.query(`create database fresh template template0 encoding 'UTF8' locale_provider icu icu_locale 'und' locale 'C.UTF-8'`);
    const freshUrl = databaseUrl(url, 'fresh');
    await migrate(freshUrl);
    const [upgraded, fresh] = [new Set(await schemaListing(url)), new Set(await schemaListing(freshUrl))];
    return [
      ...[...fresh].filter((line) => !upgraded.has(line)).map((line) => `the upgraded schema lacks: ${line}`),
      ...[...upgraded].filter((line) => !fresh.has(line)).map((line) => `only the upgraded schema has: ${line}`),
    ];
  });

/**
 * Starts the current build twice on the data of an earlier one: people sign in, a session continues, orders are unchanged and replay, uploads and emails exist
 * and are private, the auditor verifies the chain, and the schema is that of a fresh database. @returns the faults
 */
async function upgraded(dataDir: string, left: Left, print: Print): Promise<string[]> {
  const stack = await Stack.on(dataDir, process.cwd());
  const faults: string[] = [];
  try {
    for (const which of ['first', 'second']) {
      print(`the ${which} start of the present build took ${Math.round(await stack.start())} ms`);
      faults.push(...(await differences(stack, left)).map((fault) => `${which} start: ${fault}`));
      await stack.end('SIGTERM');
    }
  } finally {
    await stack.end('SIGTERM');
  }
  // On the embedded database, while nothing else uses it.
  for (const args of [['verify', '--heads', join(dataDir, dataPlaces.heads)], ['replay']]) {
    const auditor = new Program({ script: 'auditor/main.js', args, env: { DATA_DIR: dataDir, DATABASE_URL: '' }, health: '' });
    await auditor.run().catch((fault: Error) => faults.push(fault.message));
  }
  return [...faults, ...(await schemaDifferences(dataDir))];
}

/** The last builds before earlier migrations were consolidated into the baseline, and before several later ones. */
const earlier = ['9ef4c98', 'e9f6cf2'];

/** @param from one commit; by default all that are known to be in use */
export const run: Harness<'upgrade'> = async ({ from }, print) => {
  const faults: string[] = [];
  const commits = from === '' ? earlier : [from];
  for (const commit of commits) {
    const found = await onEarlierData(commit, use, (dataDir, left) => upgraded(dataDir, left, print), print);
    faults.push(...found.map((fault) => `from ${commit}: ${fault}`));
  }
  return { faults, line: `from ${commits.join(', ')}` };
};
