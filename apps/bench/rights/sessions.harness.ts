import { createHash, randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { v7 } from 'uuid';
import { hashPassword } from '#libs/accounts/passwords';
import type { Database } from '#libs/platform/database/database';
import { type Cluster, onCluster } from '../product/cluster.js';
import { seeded } from '../product/random.js';
import { isLate } from '../product/until.js';
import type { Harness } from '../programs.js';

const oldPassword = 'old-Passw0rd!x';
const newPassword = 'new-Passw0rd!y';
/** Number of concurrent refreshes of stolen cookies, or sign-ins with the old password. */
const lines = 3;

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();
/** Milliseconds of a quiet machine after which the lock is released even if no queue formed. */
const queueLimit = 2_000;

const newToken = (): string => randomBytes(32).toString('base64url');

/** Result of a call: status, refresh token set, access token returned. */
interface Answer {
  status: number;
  cookie: string;
  bearer: string;
}

/** The victim of one round. */
interface Victim {
  id: string;
  email: string;
  /** refresh token and access token of this person's browser */
  cookie: string;
  bearer: string;
}

/** Everything the attacker has at the end: any of it that still works is a fault. */
interface Loot {
  cookies: string[];
  bearers: string[];
}

/** How all sessions are ended. `stays`: the token of the browser that must stay signed in. */
interface End {
  unconfirmed?: boolean;
  ready?(victim: Victim): Promise<string>;
  does(victim: Victim, ready: string, stolen: string): Promise<Answer>;
  stays(victim: Victim, answer: Answer): string | undefined;
}

type Way = 'stolen cookie' | 'old password';

/** An API process under attack, and its database. */
class House {
  private owner = '';
  private address = 0;
  private readonly origin: string;
  readonly database: Database;

  constructor(
    private readonly cluster: Cluster,
    private readonly hash: string,
    readonly random: () => number,
  ) {
    [this.origin, this.database] = [cluster.origin, cluster.database];
  }

  readonly ends: Readonly<Record<string, End>> = {
    'password changed': {
      does: (victim) => this.call('PUT', '/auth/password', { currentPassword: oldPassword, newPassword }, victim),
      stays: (_, { cookie }) => cookie,
    },
    'password reset': {
      ready: ({ id }) => this.emailToken(id, 'resetPassword'),
      does: (_, token) => this.call('POST', '/auth/reset-password', { token, password: newPassword }),
      stays: () => undefined,
    },
    'log out everywhere': {
      does: (victim) => this.call('POST', '/auth/logout-everywhere', {}, victim),
      stays: () => undefined,
    },
    'first confirmation': {
      unconfirmed: true,
      ready: ({ id }) => this.emailToken(id, 'confirmEmail'),
      does: ({ cookie }, token) => this.call('POST', '/auth/confirm-email', { token }, { cookie }),
      stays: ({ cookie }) => cookie,
    },
    'first confirmation elsewhere': {
      unconfirmed: true,
      ready: ({ id }) => this.emailToken(id, 'confirmEmail'),
      does: (_, token) => this.call('POST', '/auth/confirm-email', { token }),
      stays: () => undefined,
    },
    deactivated: {
      does: async ({ id }) => this.call('PATCH', `/users/${id}`, { deactivated: true }, { bearer: await this.ownerToken() }),
      stays: () => undefined,
    },
    'copy found': {
      does: (_, __, stolen) => this.refresh(stolen),
      stays: ({ cookie }) => cookie,
    },
  };

  async call(method: string, path: string, body?: object, { cookie = '', bearer = '' }: Partial<Victim> = {}): Promise<Answer> {
    const answer = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        'x-forwarded-for': `10.${(this.address >> 16) & 255}.${(this.address >> 8) & 255}.${this.address & 255}`,
        ...(cookie !== '' && { cookie: `registra_refresh=${cookie}` }),
        ...(bearer !== '' && { authorization: `Bearer ${bearer}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    const { token } = (text.startsWith('{') ? JSON.parse(text) : {}) as { token?: { accessToken: string } };
    const set = answer.headers.getSetCookie().find((one) => one.startsWith('registra_refresh=')) ?? '';
    return { status: answer.status, cookie: /=([\w-]*)/.exec(set)?.[1] ?? '', bearer: token?.accessToken ?? '' };
  }

  refresh(cookie: string): Promise<Answer> {
    return this.call('POST', '/auth/refresh', undefined, { cookie });
  }

  /** A person with their own browser; each round uses another network. */
  async victim(unconfirmed: boolean): Promise<Victim> {
    this.address += 1;
    const [id, email] = [v7(), `victim${this.address}@example.org`];
    await this.database.query(
      `insert into users (id, email, email_key, password_hash, role, first_name, last_name, language, email_confirmed_at)
       values ($1, $2, $2, $3, 'Client', 'Rae', '', 'en', case when $4 then null else clock_timestamp() end)`,
      [id, email, this.hash, unconfirmed],
    );
    const own = await this.refresh(await this.signIn(id));
    if (own.status !== 200) throw new Error(`a new sign-in was refused: ${own.status}`);
    return { id, email, cookie: own.cookie, bearer: own.bearer };
  }

  /** A session created in the database, which costs no hash. */
  async signIn(id: string): Promise<string> {
    const token = newToken();
    await this.database.query(
      `insert into refresh_tokens (id, user_id, epoch, family, hash, remember, expires_at)
       select $1, id, sessions_epoch, $2, $3, true, clock_timestamp() + interval '1 day' from users where id = $4`,
      [v7(), v7(), sha256(token), id],
    );
    return token;
  }

  /** Locks the row of the person until that many requests wait for it, then releases them in their order. */
  async hold<Result>(person: string, waiting: number, requests: () => Promise<Result>): Promise<Result> {
    const held = await this.database.transaction(async (tx) => {
      await tx.query('select from users where id = $1 for no key update', [person]);
      const all = requests();
      all.catch(() => undefined);
      await this.untilWaiting(waiting);
      return { all };
    });
    return held.all;
  }

  untilWaiting(count: number): Promise<boolean> {
    const began = performance.now();
    return isWaiting(this.database, count, () => isLate(began, queueLimit));
  }

  /** The attacker's credentials that still work. */
  async survivors({ cookies, bearers }: Loot): Promise<number> {
    const refreshed = await Promise.all(cookies.map((cookie) => this.refresh(cookie)));
    const read = await Promise.all(bearers.map((bearer) => this.call('GET', '/users/me', undefined, { bearer })));
    return [...refreshed, ...read].filter(({ status }) => status === 200).length;
  }

  /** An email link that is not bound to a password. */
  private async emailToken(person: string, kind: string): Promise<string> {
    const token = newToken();
    await this.database.query(
      `insert into account_letters (id, person_id, kind, token_hash, expires_at) values ($1, $2, $3, $4, clock_timestamp() + interval '1 hour')`,
      [v7(), person, kind, sha256(token)],
    );
    return token;
  }

  /** Expires in five minutes; the token lasts ten. */
  private async ownerToken(): Promise<string> {
    if (this.owner === '' || this.address % 500 === 0) this.owner = (await this.cluster.signIn()).token;
    return this.owner;
  }
}

/** Refreshes a stolen cookie until it is refused. */
async function refreshing(house: House, first: string, loot: Loot, over: () => boolean): Promise<void> {
  for (let cookie = first; !over();) {
    const answer = await house.refresh(cookie);
    if (answer.status !== 200) return;
    cookie = answer.cookie;
    loot.cookies.push(cookie);
    loot.bearers.push(answer.bearer);
  }
}

/** Signs in with the old password until it is refused. */
async function signingIn(house: House, email: string, loot: Loot, over: () => boolean): Promise<void> {
  while (!over()) {
    const answer = await house.call('POST', '/auth/login', { email, password: oldPassword });
    if (answer.status !== 200) return;
    loot.cookies.push(answer.cookie);
    loot.bearers.push(answer.bearer);
  }
}

/** One round: all sessions end while an attacker is active, and the attacker's credentials are tested. @returns the faults */
async function round(house: House, way: Way, name: string, end: End): Promise<string[]> {
  const victim = await house.victim(end.unconfirmed ?? false);
  const ready = (await end.ready?.(victim)) ?? '';
  const loot: Loot = { cookies: [], bearers: [] };
  let over = false;
  const stolen = await Promise.all(Array.from({ length: name === 'copy found' ? 1 : lines }, () => house.signIn(victim.id)));
  const thieves = stolen.map((cookie) =>
    way === 'stolen cookie' ? refreshing(house, cookie, loot, () => over) : signingIn(house, victim.email, loot, () => over),
  );
  // A copy counts as stolen once its successor was used.
  while (name === 'copy found' && loot.cookies.length < 2) await pause(1);
  await pause(house.random() * 40);
  const ended = await house.hold(victim.id, 2, () => end.does(victim, ready, stolen[0] ?? ''));
  over = true;
  await Promise.all(thieves);
  const what = `${way}, ${name}`;
  const expected = name === 'copy found' ? [401] : [200, 204];
  const faults = expected.includes(ended.status) ? [] : [`${what}: it was answered ${ended.status}`];
  const survivors = await house.survivors(loot);
  if (survivors > 0) faults.push(`${what}: ${survivors} of the thief's tokens outlived it`);
  const stays = end.stays(victim, ended);
  if (stays !== undefined && (await house.refresh(stays)).status !== 200)
    faults.push(`${what}: the browser that was to stay was signed out`);
  return faults;
}

/** A correct password while all sessions end: only the lock determines the order, so the queue is built explicitly. */
async function interrupted(house: House): Promise<string[]> {
  const victim = await house.victim(false);
  const answers = await house.hold(victim.id, 1 + lines, async () => {
    const ended = house.ends['log out everywhere']?.does(victim, '', '');
    await house.untilWaiting(1);
    const logins = Array.from({ length: lines }, () => house.call('POST', '/auth/login', { email: victim.email, password: oldPassword }));
    await ended;
    return Promise.all(logins);
  });
  const entered = answers.filter(({ status }) => status !== 409);
  return entered.length === 0 ? [] : [`old password, log out everywhere: ${entered.map(({ status }) => status).join(', ')} instead of 409`];
}

/** Stolen cookies and old passwords against everything that ends sessions, with the row of the person locked, so that both sides queue for it. */
export const run: Harness<'sessions'> = ({ rounds, seed }, print) =>
  onCluster({ apis: 1, workers: [], kafka: false, env: { TRUSTED_PROXIES: '127.0.0.1, ::1', LOG_LEVEL: 'error' } }, async (cluster) => {
    const house = new House(cluster, await hashPassword(oldPassword), seeded(seed));
    const ways: [string, () => Promise<string[]>][] = [];
    for (const [name, end] of Object.entries(house.ends)) {
      ways.push([`stolen cookie against ${name}`, () => round(house, 'stolen cookie', name, end)]);
      if (['password changed', 'password reset', 'first confirmation elsewhere', 'deactivated'].includes(name))
        ways.push([`old password against ${name}`, () => round(house, 'old password', name, end)]);
    }
    ways.push(['old password against log out everywhere', () => interrupted(house)]);
    const faults: string[] = [];
    for (const [way, once] of ways) {
      const before = faults.length;
      for (let n = 0; n < rounds; n += 1) faults.push(...(await once()));
      print(`${way}: ${faults.length - before} faults in ${rounds} rounds`);
    }
    return { faults, line: `seed ${seed}, ${ways.length} ways, ${rounds} rounds of each` };
  });

/** Whether so many sessions wait for a lock before `isOver`. */
async function isWaiting(database: Database, count: number, isOver: () => boolean): Promise<boolean> {
  for (; !isOver(); await pause(1)) {
    const row = await database.one<{ waiting: number }>(
      `select count(*)::integer as waiting from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
    );
    if ((row?.waiting ?? 0) >= count) return true;
  }
  return false;
}
