import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Response } from 'supertest';
import { v7 } from 'uuid';
import { AccountLetters } from '#libs/accounts/account-letters';
import { AccountSecrets } from '#libs/accounts/account-secrets';
import { Accounts } from '#libs/accounts/accounts';
import { hashPassword } from '#libs/accounts/passwords';
import type { AccountLetterKind } from '#libs/contracts/auth/account-letter';
import type { Id } from '#libs/kernel/ids';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { AccountsWorld, codeOf } from '#libs/testing/accounts-world';
import { LoginTickets } from '../storage/login-tickets.js';
import { SecondFactors } from '../storage/second-factors.js';
import { Sessions } from '../storage/sessions.js';

jest.setTimeout(60_000);

const password = 'correct horse';
let world: AccountsWorld;
let hash: string;
let owner: string;
beforeAll(async () => {
  world = await AccountsWorld.start();
  hash = await hashPassword(password);
  owner = world.app.get(AccessTokens).sign(world.idOf('owner'), 1);
});
afterAll(() => world?.stop());
beforeEach(() => world.forgetWindows());

const part = <Part>(type: abstract new (...needs: never[]) => Part): Part => world.app.get(type);

/** Somebody of the staff with two browsers, as the rows and columns need them. */
interface Somebody {
  id: Id;
  email: string;
  here: string;
  elsewhere: string;
  token: string;
  /** recovery codes of a second factor that is set up already */
  codes: string[];
}
interface Wish {
  invited?: boolean;
  unconfirmed?: boolean;
  factor?: boolean;
}

let made = 0;
async function somebody({ invited = false, unconfirmed = false, factor = false }: Wish): Promise<Somebody> {
  made += 1;
  const [id, email] = [v7(), `staff${made}@example.org`];
  await world.database.query(
    `insert into users (id, email, email_key, password_hash, role, department, first_name, last_name, language, email_confirmed_at)
     values ($1, $2, $2, $3, 'Manager', 'ubContent', 'Anna', 'Berg', 'en', case when $4 then null else clock_timestamp() end)`,
    [id, email, invited ? null : hash, unconfirmed || invited],
  );
  const open = () => part(Sessions).open(id, true, 'firefox/linux');
  const factors = part(SecondFactors);
  if (factor) {
    await factors.prepare(world.database, id);
    await factors.enroll(world.database, id);
  }
  const codes = factor ? await factors.renewCodes(world.database, id) : [];
  const [here, elsewhere] = [(await open()).token, (await open()).token];
  return { id, email, here, elsewhere, token: part(AccessTokens).sign(id, 1), codes };
}

const cookie = (token: string): string => `registra_refresh=${token}`;
const post = (path: string, body: object = {}, token?: string) => world.post(path, body, token);
const linkOf = (letter: Id): string => part(AccountSecrets).token(letter);
const write = async (kind: AccountLetterKind, { id, email }: Pick<Somebody, 'id' | 'email'>): Promise<string> =>
  linkOf(await part(AccountLetters).write(world.database, id, kind, kind === 'confirmNewEmail' ? `new.${email}` : null));
const refresh = (token: string) => post('refresh').set('cookie', cookie(token));
/** Asked for by a browser of theirs that is not looked at. */
const another = async ({ id }: Pick<Somebody, 'id'>): Promise<string> => {
  const row = await world.database.one<{ version: number }>('select token_version as version from users where id = $1', [id]);
  return part(AccessTokens).sign(id, row?.version ?? 0);
};

/** What there is to end: made for somebody, tried, and made old. */
interface Thing extends Wish {
  make(person: Somebody): Promise<string>;
  tryIt(it: string, person: Somebody): Promise<Response>;
  /** its time passes; undefined: by the clock of the process, so many seconds */
  age?: (person: Somebody, it: string) => Promise<unknown>;
  seconds?: number;
}

const link = (kind: AccountLetterKind, path: string, body: object = {}, wish: Wish = {}): Thing => ({
  ...wish,
  make: (person) => write(kind, person),
  tryIt: async (token) => post(path, { token, ...body }),
  age: ({ id }) => world.database.query('update account_letters set expires_at = clock_timestamp() where person_id = $1', [id]),
});
const chosen = { password: 'battery staple' };
const browser = (which: 'here' | 'elsewhere'): Thing => ({
  make: (person) => Promise.resolve(person[which]),
  tryIt: async (token) => refresh(token),
  age: ({ id }) => world.database.query('update refresh_tokens set expires_at = clock_timestamp() where user_id = $1', [id]),
});

const things: Readonly<Record<string, Thing>> = {
  'link `welcome`': link('welcome', 'confirm-email'),
  'link `confirmEmail`': link('confirmEmail', 'confirm-email'),
  'link `confirmForOrder`': link('confirmForOrder', 'confirm-email'),
  'link `resetPassword`': link('resetPassword', 'reset-password', chosen),
  'link `invitation`': link('invitation', 'accept-invitation', chosen, { invited: true }),
  'link `confirmNewEmail`': link('confirmNewEmail', 'confirm-email'),
  'link `emailChangeRequested`': link('emailChangeRequested', 'cancel-email-change'),
  'mailed password': {
    make: async ({ id }) => {
      await world.database.query('update users set password_generated_at = clock_timestamp() where id = $1', [id]);
      return password;
    },
    tryIt: async (it, { id }) => {
      const user = await part(Accounts).byId(id);
      return world.login(user?.email ?? '', it);
    },
    age: ({ id }) =>
      world.database.query(`update users set password_generated_at = password_generated_at - interval '7 days' where id = $1`, [id]),
  },
  'access token': {
    make: ({ token }) => Promise.resolve(token),
    tryIt: async (token) => world.call('get', '/users/me', undefined, token),
    seconds: 601,
  },
  'refresh token, this browser': browser('here'),
  'refresh token, another': browser('elsewhere'),
  'ticket of the sign-in': {
    factor: true,
    make: async ({ id }) => {
      const user = await part(Accounts).byId(id);
      return user ? part(LoginTickets).issue(user, false) : '';
    },
    tryIt: async (ticket, { codes }) => post('login/second-factor', { ticket, recoveryCode: codes.pop() ?? 'none' }),
    seconds: 301,
  },
};

type Event = { does: (person: Somebody, thing: Thing, it: string) => Promise<unknown> } & Wish;
const changed = (change: object) => ({ does: ({ id }: Somebody) => world.call('patch', `/users/${id}`, change, owner).expect(200) });

/** What may end it. */
const events: Readonly<Record<string, Event>> = {
  used: { does: (person, thing, it) => thing.tryIt(it, person) },
  'its time': { does: (person, thing, it) => thing.age?.(person, it) ?? Promise.resolve() },
  'password changed': {
    does: async (person) => {
      const body = { currentPassword: password, newPassword: 'third of mine', recoveryCode: person.codes.pop() };
      await world.call('put', '/auth/password', body, await another(person)).expect(200);
    },
  },
  'password reset': {
    does: async (person) => post('reset-password', { token: await write('resetPassword', person), password: 'third of mine' }).expect(204),
  },
  'factor set up': {
    does: async ({ id }) => {
      const body = { currentPassword: password };
      const prepared = await world.call('post', '/users/me/second-factor', body, await another({ id })).expect(201);
      const code = codeOf((prepared.body as { secret: string }).secret);
      await world.call('put', '/users/me/second-factor', { code }, await another({ id })).expect(200);
    },
  },
  'factor removed': {
    factor: true,
    does: async (person) => {
      const body = { currentPassword: password, recoveryCode: person.codes.pop() };
      await world.call('delete', '/users/me/second-factor', body, await another(person)).expect(204);
    },
  },
  'factor reset': { factor: true, does: ({ id }) => world.call('delete', `/users/${id}/second-factor`, {}, owner).expect(204) },
  'log out here': { does: ({ here }) => post('logout').set('cookie', cookie(here)).expect(204) },
  'log out everywhere': { does: async (person) => post('logout-everywhere', {}, await another(person)).expect(204) },
  'this sign-in copied': {
    does: async ({ here }) => {
      const next = async (token: string): Promise<string> =>
        /registra_refresh=([^;]+)/.exec(String((await refresh(token).expect(200)).headers['set-cookie']))?.[1] ?? '';
      await next(await next(here));
      await refresh(here).expect(401);
    },
  },
  deactivated: changed({ deactivated: true }),
  erased: { does: ({ id }) => world.call('delete', `/users/${id}`, {}, owner).expect(204) },
  'role changed': changed({ role: 'DepartmentHead', department: 'ubContent' }),
  'mailbox confirmed': {
    unconfirmed: true,
    does: async (person) =>
      post('confirm-email', { token: await write('confirmEmail', person) })
        .set('cookie', cookie(person.here))
        .expect(204),
  },
  'mailbox moved': {
    does: async (person, thing) => {
      if (thing.invited) return changed({ email: `new.${person.email}` }).does(person);
      return post('confirm-email', { token: await write('confirmNewEmail', person) })
        .set('cookie', cookie(person.here))
        .expect(204);
    },
  },
  'a newer one': { does: async (person, thing) => thing.make({ ...person, ...(await newBrowsers(person)) }) },
};

const newBrowsers = async ({ id }: Somebody) => {
  const { token } = await part(Sessions).open(id, true, 'firefox/linux');
  return { here: token, elsewhere: token };
};

/** The table of the chapter, as it stands in the document. */
function table(): { columns: string[]; rows: { name: string; cells: string[]; test: string }[] } {
  const text = readFileSync(join(process.cwd(), 'docs/security.md'), 'utf8').split('### What ends it')[1]?.split(/^#/m)[0] ?? '';
  const lines = text.split('\n').filter((line) => line.startsWith('|'));
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return {
    columns: head.slice(1, -1),
    rows: rows.map(([name = '', ...cells]) => ({ name, cells: cells.slice(0, -1), test: cells.at(-1) ?? '' })),
  };
}

const { columns, rows } = table();
const shown = rows.filter(({ test }) => test.includes('what-ends-it'));

it('shows every row of the table that names it, in every column', () => {
  expect(shown.map(({ name }) => name)).toEqual(Object.keys(things));
  expect(columns).toEqual(Object.keys(events));
});

describe.each(shown)('$name', ({ name, cells }) => {
  const cases = columns.map((column, place) => ({ column, said: cells[place] ?? '' })).filter(({ said }) => said !== '–');

  it.each(cases)('$said: $column', async ({ column, said }) => {
    const [thing, event] = [things[name], events[column]];
    if (!thing || !event) throw new Error(`the table has a cell that nothing shows: ${name}, ${column}`);
    const wish = { ...thing, ...(event.unconfirmed && { unconfirmed: true }), ...(event.factor && { factor: true }) };
    const person = await somebody(wish);
    const it = await thing.make(person);
    await event.does(person, thing, it);
    const clock =
      column === 'its time' && thing.seconds !== undefined
        ? jest.spyOn(Date, 'now').mockReturnValue(Date.now() + thing.seconds * 1000)
        : undefined;
    try {
      const { status } = await thing.tryIt(it, person);
      expect([status, [200, 204].includes(status) ? 'holds' : 'ends']).toEqual([status, said]);
    } finally {
      clock?.mockRestore();
    }
  });
});
