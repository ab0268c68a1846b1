import type { Database } from '#libs/platform/database/database';
import { clusterPassword, onCluster } from '../product/cluster.js';
import { percentile } from '../product/percentile.js';
import { seeded } from '../product/random.js';
import type { Harness, Print } from '../programs.js';

/** Maximum password hashes per account and window by strangers, and by strangers with known devices, as documented. */
const perAccount = 10;
const perAccountInAll = 30;
/** And per network, over all accounts. */
const perAddress = 100;
/** Browsers with a device mark from someone who knew the password. */
const markCount = 15;
/** Maximum difference of medians, beyond what other work of the machine makes of the halves of one kind. */
const tolerance = 0.05;
const atOnce = 32;

/** Sign-in requests from any network address: the process trusts this machine as a proxy. */
class Door {
  constructor(readonly origin: string) {}

  async post(path: string, body: object, address: string, cookie = ''): Promise<{ status: number; cookies: string[]; ms: number }> {
    const began = performance.now();
    const answer = await fetch(`${this.origin}/api/v1/auth/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': address, ...(cookie !== '' && { cookie }) },
      body: JSON.stringify(body),
    });
    await answer.arrayBuffer();
    const ms = performance.now() - began;
    return { status: answer.status, cookies: answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? ''), ms };
  }

  login(email: string, password: string, address: string, cookie = '') {
    return this.post('login', { email, password }, address, cookie);
  }

  /** By a person with the password; every session ends. */
  async changePassword(email: string, from: string, to: string, address: string): Promise<void> {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
    const login = await fetch(`${this.origin}/api/v1/auth/login`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ email, password: from }),
    });
    const { token } = (await login.json()) as { token: { accessToken: string } };
    const answer = await fetch(`${this.origin}/api/v1/auth/password`, {
      method: 'PUT',
      headers: { ...headers, authorization: `Bearer ${token.accessToken}` },
      body: JSON.stringify({ currentPassword: from, newPassword: to }),
    });
    if (answer.status !== 200) throw new Error(`the password was not changed: ${answer.status}`);
  }

  /** Number of passwords hashed so far, from the process's metrics. */
  async hashed(): Promise<number> {
    const text = await (await fetch(`${this.origin}/metrics`)).text();
    return Number(/^password_verifications_total (\d+)$/m.exec(text)?.[1]);
  }
}

/** Context of every attack. */
interface Around {
  database: Database;
  random: () => number;
  print: Print;
}

const demo = (account: string): string => `${account}@registra.example`;
const addressOf = (random: () => number): string => `10.${[0, 0, 0].map(() => Math.floor(random() * 256)).join('.')}`;

async function clearWindows(database: Database): Promise<void> {
  await database.query('delete from rate_limits');
}

/** `count` calls, some in parallel; returns the number of responses per status. */
async function storm(count: number, call: (n: number) => Promise<{ status: number }>): Promise<Map<number, number>> {
  const statuses = new Map<number, number>();
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < count) {
      const { status } = await call(next++);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, one));
  return statuses;
}

const statusesText = (statuses: Map<number, number>): string =>
  [...statuses]
    .sort(([a], [b]) => a - b)
    .map(([status, count]) => `${count} x ${status}`)
    .join(', ');

/** Attempts on one known and one unknown account, each from a separate address, while the victim signs in on a known device. */
async function guesses(door: Door, count: number, random: () => number, print: Print): Promise<string[]> {
  const victim = demo('owner');
  const faults: string[] = [];
  const first = await door.login(victim, clusterPassword, '10.9.9.9');
  const mark = first.cookies.find((cookie) => cookie.startsWith('registra_device=')) ?? '';
  for (const [what, email] of [
    ['a known account', victim],
    ['an unknown account', demo('nobody')],
  ] as const) {
    const before = await door.hashed();
    let inside = 0;
    const statuses = await storm(count, async (n) => {
      if (n === Math.floor(count / 2) && email === victim) {
        inside = 1;
        const own = await door.login(victim, clusterPassword, '10.9.9.9', mark);
        if (own.status !== 200) faults.push(`the victim was locked out where they had signed in before: ${own.status}`);
      }
      return door.login(email, `guess ${n}`, addressOf(random));
    });
    const hashed = (await door.hashed()) - before - inside;
    faults.push(...faultsOf(`guesses at ${what}`, statuses, hashed, perAccount, print));
  }
  return faults;
}

/** The cost of a storm, compared with its limit. */
function faultsOf(what: string, statuses: Map<number, number>, hashed: number, most: number, print: Print): string[] {
  const count = [...statuses.values()].reduce((sum, one) => sum + one, 0);
  print(`${count} ${what}: ${statusesText(statuses)}; ${hashed} hashed`);
  const faults = hashed > most ? [`${hashed} passwords were hashed in one window for ${what}, more than ${most}`] : [];
  if ((statuses.get(401) ?? 0) > most) faults.push(`${what} answered 401 ${statuses.get(401)} times`);
  for (const status of statuses.keys()) if (status !== 401 && status !== 429) faults.push(`${what} answered ${status}`);
  return faults;
}

/** Device marks of an account, and the rate-limit windows that its sign-ins have left. */
async function marksOf(door: Door, email: string, password: string, random: () => number): Promise<string[]> {
  const marks: string[] = [];
  for (let n = 0; n < markCount; n += 1) {
    const { cookies } = await door.login(email, password, addressOf(random));
    marks.push(cookies.find((cookie) => cookie.startsWith('registra_device=')) ?? '');
  }
  return marks;
}

/**
 * A former user of the account has the device marks of fifteen browsers: with the old password valid they share twenty attempts in addition to the strangers'
 * ten, and after a change of password they count as strangers.
 */
async function marked(door: Door, count: number, around: Around): Promise<string[]> {
  const { database, random, print } = around;
  const email = demo('ceo');
  const held = await marksOf(door, email, clusterPassword, random);
  const faults = new Set(held).size === markCount && !held.includes('') ? [] : ['sign-ins gave no marks of their own'];
  // Two of three attempts carry a mark.
  const guess = (n: number) => door.login(email, `guess ${n}`, addressOf(random), n % 3 === 0 ? '' : (held[n % markCount] ?? ''));
  for (const [what, most] of [
    [`guesses with ${markCount} marks and without`, perAccountInAll],
    [`guesses with ${markCount} marks of an earlier password`, perAccount],
  ] as const) {
    await clearWindows(database);
    if (most === perAccount) await door.changePassword(email, clusterPassword, 'battery staple', addressOf(random));
    const before = await door.hashed();
    const statuses = await storm(count, guess);
    faults.push(...faultsOf(what, statuses, (await door.hashed()) - before, most, print));
  }
  return faults;
}

/** One password tried on many accounts from one network: one IPv4 address, or the unlimited addresses of one IPv6 network. */
async function spray(door: Door, count: number, print: Print): Promise<string[]> {
  const faults: string[] = [];
  for (const [what, from] of [
    ['accounts from one address', () => '10.8.8.8'],
    ['accounts from one IPv6 network', (n: number) => `2001:db8:1:2::${(n + 1).toString(16)}`],
  ] as const) {
    const before = await door.hashed();
    const statuses = await storm(count, (n) => door.login(`account-${n}@registra.example`, 'Summer2026', from(n)));
    faults.push(...faultsOf(what, statuses, (await door.hashed()) - before, perAddress, print));
  }
  return faults;
}

/** Measures `tries` calls of each kind in random order, each with fresh windows. */
async function timing(
  what: string,
  kinds: Record<string, (n: number) => Promise<{ status: number; ms: number }>>,
  tries: number,
  { database, random, print }: Around,
): Promise<string[]> {
  const times = Object.fromEntries(Object.keys(kinds).map((kind) => [kind, [] as number[]]));
  const statuses = new Set<number>();
  for (let n = -20; n < tries; n += 1) {
    if (n % 2 === 0) await clearWindows(database);
    const shuffled = Object.entries(kinds)
      .map((entry) => ({ entry, at: random() }))
      .sort((a, b) => a.at - b.at);
    for (const {
      entry: [kind, call],
    } of shuffled) {
      const { status, ms } = await call(n + 20);
      statuses.add(status);
      if (n >= 0) times[kind]?.push(ms);
    }
  }
  const medians = Object.entries(times).map(([kind, values]) => [kind, percentile(values, 0.5)] as const);
  const apart = apartBy(medians.map(([, value]) => value));
  const noise = Math.max(...Object.values(times).map((values) => apartBy(halvesOf(values).map((half) => percentile(half, 0.5)))));
  const line = medians.map(([kind, value]) => `${kind} ${value.toFixed(2)} ms`).join(', ');
  print(
    `${what}, medians of ${tries}: ${line}; ${inPercent(apart)} apart (halves of one kind: ${inPercent(noise)}), all answered ${[...statuses].join(', ')}`,
  );
  const faults = statuses.size > 1 ? [`${what} tells accounts apart by its status`] : [];
  return apart > tolerance + noise ? [...faults, `${what} takes different times for different accounts: ${inPercent(apart)}`] : faults;
}

const apartBy = (figures: readonly number[]): number => Math.max(...figures) / Math.min(...figures) - 1;
const halvesOf = (values: readonly number[]): number[][] => [0, 1].map((half) => values.filter((_, n) => Math.floor(n / 2) % 2 === half));
const inPercent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** An attacker who guesses: how many passwords are hashed, whether the victim can be locked out, and whether responses or their times reveal which accounts exist. */
export const run: Harness<'guesses'> = ({ count, seed }, print) =>
  onCluster({ apis: 1, workers: [], kafka: false, env: { TRUSTED_PROXIES: '127.0.0.1, ::1' } }, async ({ origin, database }) => {
    const door = new Door(origin);
    const random = seeded(seed);
    const around = { database, random, print };
    // Fewer would not reach the limits.
    const some = Math.max(2 * perAddress, Math.ceil(count / 10));
    const faults = await guesses(door, count, random, print);
    faults.push(...(await marked(door, some, around)), ...(await spray(door, some, print)));
    await database.query('update users set deactivated_at = now() where email_key = $1', [demo('outside-manager')]);
    const known = ['client', 'client2', 'partner', 'partner2', 'ceo', 'admin', 'supermanager', 'content-head'].map(demo);
    const pick = (n: number): string => known[n % known.length] ?? '';
    const wrong = (email: string) => door.login(email, 'not the password', addressOf(random));
    const ask = (email: string) => door.post('email/reset-password', { email }, addressOf(random));
    const signingIn = {
      known: (n: number) => wrong(pick(n)),
      unknown: (n: number) => wrong(`nobody-${n}@registra.example`),
      deactivated: () => wrong(demo('outside-manager')),
    };
    const asking = { known: (n: number) => ask(pick(n)), unknown: (n: number) => ask(`nobody-${n}@registra.example`) };
    faults.push(...(await timing('sign-in with a wrong password', signingIn, 400, around)));
    faults.push(...(await timing('asking for a new password', asking, 400, around)));
    return { faults, line: `seed ${seed}, ${2 * count + 4 * some} guesses` };
  });
