import type { Type } from '@nestjs/common';
import type { Response } from 'supertest';
import { v7 } from 'uuid';
import { AccountEmails } from '#libs/accounts/account-emails';
import { AccountSecrets } from '#libs/accounts/account-secrets';
import { Accounts } from '#libs/accounts/accounts';
import { hashPassword } from '#libs/accounts/passwords';
import type { AccountEmailKind } from '#libs/contracts/auth/account-email';
import type { Id } from '#machines/kernel/ids';
import { AccessTokens } from '#libs/platform/auth/access-token';
import { AccountsWorld, codeOf, cookieOf } from './accounts-world.js';
import { LoginTickets } from '#libs/features/auth/storage/login-tickets';
import { SecondFactors } from '#libs/features/auth/storage/second-factors';
import { Sessions } from '#libs/features/auth/storage/sessions';

const password = 'correct horse';

/** A member of staff with two browsers, for the rows and columns of the table "What ends it". */
export interface Person {
  id: Id;
  email: string;
  /** current refresh tokens of the two browsers */
  here: string;
  elsewhere: string;
  /** an access token */
  token: string;
  /** recovery codes of a second factor */
  codes: string[];
}

export interface Wish {
  invited?: boolean;
  unconfirmed?: boolean;
  factor?: boolean;
}

/** A credential under test: how to create, use and expire it. */
export interface Thing extends Wish {
  make(person: Person): Promise<string>;
  tryIt(it: string, person: Person): Promise<Response>;
  /** uses it with an effect, if `works` only reads */
  write?: (it: string) => Promise<Response>;
  /** expires it; undefined: by advancing the process's clock that many seconds */
  age?: (person: Person) => Promise<unknown>;
  seconds?: number;
}

/** An action that may end it; `ready` sets up its precondition. */
export interface Ending extends Wish {
  ready?: (person: Person) => Promise<string>;
  does(person: Person, thing: Thing, it: string, ready: string): Promise<unknown>;
}

const chosen = { password: 'battery staple' };

/** Rows and columns of the table, over HTTP. */
export class Endings {
  private made = 0;

  private constructor(
    readonly world: AccountsWorld,
    private readonly hash: string,
    private readonly owner: string,
  ) {}

  static async start(more: readonly Type[] = []): Promise<Endings> {
    const world = await AccountsWorld.start(more);
    return new Endings(world, await hashPassword(password), world.app.get(AccessTokens).sign(world.idOf('owner'), 1));
  }

  async person({ invited = false, unconfirmed = false, factor = false }: Wish): Promise<Person> {
    this.made += 1;
    const { database } = this.world;
    const [id, email] = [v7(), `staff${this.made}@example.org`];
    await database.query(
      `insert into users (id, email, email_key, password_hash, role, department, first_name, last_name, language, email_confirmed_at)
       values ($1, $2, $2, $3, 'Manager', 'ubContent', 'Anna', 'Berg', 'en', case when $4 then null else clock_timestamp() end)`,
      [id, email, invited ? null : this.hash, unconfirmed || invited],
    );
    const factors = this.part(SecondFactors);
    if (factor) {
      await factors.prepare(database, id);
      await factors.enroll(database, id);
    }
    const codes = factor ? await factors.renewCodes(database, id) : [];
    const [here, elsewhere] = [await this.signIn(id), await this.signIn(id)];
    return { id, email, here, elsewhere, token: this.part(AccessTokens).sign(id, 1), codes };
  }

  readonly things: Readonly<Record<string, Thing>> = {
    'link `welcome`': this.link('welcome', 'confirm-email'),
    'link `confirmEmail`': this.link('confirmEmail', 'confirm-email'),
    'link `confirmForOrder`': this.link('confirmForOrder', 'confirm-email'),
    'link `resetPassword`': this.link('resetPassword', 'reset-password', chosen),
    'link `invitation`': this.link('invitation', 'accept-invitation', chosen, { invited: true }),
    'link `confirmNewEmail`': this.link('confirmNewEmail', 'confirm-email'),
    'link `emailChangeRequested`': this.link('emailChangeRequested', 'cancel-email-change'),
    'mailed password': {
      make: async ({ id }) => {
        await this.world.database.query('update users set password_generated_at = clock_timestamp() where id = $1', [id]);
        return password;
      },
      tryIt: async (it, { id }) => this.world.login((await this.part(Accounts).byId(id))?.email ?? '', it),
      age: ({ id }) =>
        this.world.database.query(`update users set password_generated_at = password_generated_at - interval '7 days' where id = $1`, [id]),
    },
    'change of mailbox without the password': {
      unconfirmed: true,
      make: async ({ id }) => {
        await this.world.database.query('update users set password_generated_at = clock_timestamp() where id = $1', [id]);
        return id;
      },
      tryIt: async (id, { email }) => this.world.call('put', '/auth/email', { email: `right.${email}` }, await this.bearerOf({ id })),
    },
    'access token': {
      make: ({ token }) => Promise.resolve(token),
      tryIt: async (token) => this.world.call('get', '/users/me', undefined, token),
      write: async (token) => this.world.call('patch', '/users', { firstName: 'Thea' }, token),
      seconds: 601,
    },
    'refresh token, this browser': this.browser('here'),
    'refresh token, another': this.browser('elsewhere'),
    'ticket of the sign-in': {
      factor: true,
      make: async ({ id }) => {
        const user = await this.part(Accounts).byId(id);
        return user ? this.part(LoginTickets).issue(user, false) : '';
      },
      tryIt: async (ticket, { codes }) => this.world.post('login/second-factor', { ticket, recoveryCode: codes.pop() ?? 'none' }),
      seconds: 301,
    },
  };

  readonly endings: Readonly<Record<string, Ending>> = {
    used: { does: (person, thing, it) => thing.tryIt(it, person) },
    'its time': { does: (person, thing) => thing.age?.(person) ?? Promise.resolve() },
    'password changed': {
      ready: (person) => this.bearerOf(person),
      does: async ({ codes }, _, __, bearer) => {
        const body = { currentPassword: password, newPassword: 'third of mine', recoveryCode: codes.pop() };
        await this.world.call('put', '/auth/password', body, bearer).expect(200);
      },
    },
    'password reset': {
      ready: (person) => this.emailToken('resetPassword', person),
      does: async (_, __, ___, token) => this.world.post('reset-password', { token, password: 'third of mine' }).expect(204),
    },
    'factor set up': {
      ready: async (person) => {
        const body = { currentPassword: password };
        const prepared = await this.world.call('post', '/users/me/second-factor', body, await this.bearerOf(person)).expect(201);
        return (prepared.body as { secret: string }).secret;
      },
      does: async (person, _, __, secret) =>
        this.world.call('put', '/users/me/second-factor', { code: codeOf(secret) }, await this.bearerOf(person)).expect(200),
    },
    'factor removed': {
      factor: true,
      ready: (person) => this.bearerOf(person),
      does: async ({ codes }, _, __, bearer) => {
        const body = { currentPassword: password, recoveryCode: codes.pop() };
        await this.world.call('delete', '/users/me/second-factor', body, bearer).expect(204);
      },
    },
    'factor reset': {
      factor: true,
      does: async ({ id }) => this.world.call('delete', `/users/${id}/second-factor`, {}, this.owner).expect(204),
    },
    'log out here': { does: async ({ here }) => this.world.post('logout').set('cookie', cookie(here)).expect(204) },
    'log out everywhere': {
      ready: (person) => this.bearerOf(person),
      does: async (_, __, ___, bearer) => this.world.post('logout-everywhere', {}, bearer).expect(204),
    },
    'this sign-in copied': {
      ready: async (person) => {
        const copied = person.here;
        for (let n = 0; n < 2; n += 1) person.here = tokenIn(await this.refresh(person.here));
        return copied;
      },
      does: async (_, __, ___, copied) => this.refresh(copied).then(({ status }) => expect(status).toBe(401)),
    },
    deactivated: this.changed({ deactivated: true }),
    erased: { does: async ({ id }) => this.world.call('delete', `/users/${id}`, {}, this.owner).expect(204) },
    'role changed': this.changed({ role: 'DepartmentHead', department: 'ubContent' }),
    'mailbox confirmed': {
      unconfirmed: true,
      ready: (person) => this.emailToken('confirmEmail', person),
      does: async ({ here }, _, __, token) => this.confirm(token, here),
    },
    'mailbox moved': {
      ready: (person) => this.emailToken('confirmNewEmail', person),
      does: async (person, thing, _, token) => {
        if (thing.invited) return this.changed({ email: `new.${person.email}` }).does(person, thing, '', '');
        return this.confirm(token, person.here);
      },
    },
    'a newer one': {
      ready: ({ id }) => this.signIn(id),
      does: (person, thing, _, token) => thing.make({ ...person, here: token, elsewhere: token }),
    },
  };

  refresh(token: string): Promise<Response> {
    return Promise.resolve(this.world.post('refresh').set('cookie', cookie(token)));
  }

  private link(kind: AccountEmailKind, path: string, body: object = {}, wish: Wish = {}): Thing {
    return {
      ...wish,
      make: (person) => this.emailToken(kind, person),
      tryIt: async (token) => this.world.post(path, { token, ...body }),
      age: ({ id }) => this.world.database.query('update account_letters set expires_at = clock_timestamp() where person_id = $1', [id]),
    };
  }

  /** The token that the browser has when it is used. */
  private browser(which: 'here' | 'elsewhere'): Thing {
    return {
      make: (person) => Promise.resolve(person[which]),
      tryIt: (_, person) => this.refresh(person[which]),
      age: ({ id }) => this.world.database.query('update refresh_tokens set expires_at = clock_timestamp() where user_id = $1', [id]),
    };
  }

  private changed(change: object): Ending {
    return { does: async ({ id }) => this.world.call('patch', `/users/${id}`, change, this.owner).expect(200) };
  }

  private confirm(token: string, here: string): Promise<Response> {
    // 200 where the confirmation dropped the password.
    const answer = this.world.post('confirm-email', { token }).set('cookie', cookie(here));
    return Promise.resolve(answer.expect(({ status }) => expect([200, 204]).toContain(status)));
  }

  private async emailToken(kind: AccountEmailKind, { id, email }: Pick<Person, 'id' | 'email'>): Promise<string> {
    const address = kind === 'confirmNewEmail' ? `new.${email}` : null;
    const emailId = await this.world.database.transaction((tx) => this.part(AccountEmails).write(tx, id, kind, address));
    return this.part(AccountSecrets).token(emailId);
  }

  /** An access token of another browser of theirs. */
  private async bearerOf({ id }: Pick<Person, 'id'>): Promise<string> {
    const user = await this.part(Accounts).byId(id);
    return this.part(AccessTokens).sign(id, user?.tokenVersion ?? 0);
  }

  private async signIn(id: Id): Promise<string> {
    const opened = await this.world.database.transaction(async (tx) => {
      const user = await this.part(Accounts).lock(tx, id);
      if (!user) throw new Error(`there is no user ${id}`);
      return this.part(Sessions).open(tx, user, true, 'firefox/linux');
    });
    return opened.refresh.token;
  }

  private part<Part>(type: abstract new (...needs: never[]) => Part): Part {
    return this.world.app.get(type);
  }
}

const cookie = (token: string): string => `__Secure-registra_refresh=${token}`;

/** The refresh token set by a response, empty if there is none. */
export const tokenIn = (answer: Response): string => (answer.headers['set-cookie'] ? (cookieOf(answer).split('=')[1] ?? '') : '');
