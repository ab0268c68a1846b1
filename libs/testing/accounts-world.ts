import type { Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { TOTP } from 'otpauth';
import request from 'supertest';
import { CatalogueModule } from '#libs/features/catalogue/catalogue.module';
import { MailDeliveryModule } from '#libs/features/notifications/mail-worker.module';
import { FeedbacksModule } from '#libs/features/feedbacks/feedbacks.module';
import { OrdersModule } from '#libs/features/orders/orders.module';
import { demoPassword, demoUserId } from '#libs/features/people/seed-users';
import { AuthModule } from '#libs/features/auth/auth.module';
import { PeopleModule } from '#libs/features/people/people.module';
import type { Id } from '#machines/kernel/ids';
import type { ConfigValues } from '#libs/platform/config/config';
import { createCatalogueDatabase } from './catalogue-database.js';
import { type Lease, lease } from './kept-application.js';
import { type ReceivedEmail, Letterbox, linkIn } from './received-emails.js';
import { createSmallApp, testConfig } from './small-app.js';
import type { TestDatabase } from './test-database.js';

/** A person who just signed up. */
export interface Newcomer {
  id: Id;
  email: string;
  password: string;
  /** their browser */
  token: string;
  cookie: string;
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete';

export const tokenOf = (answer: request.Response): string => (answer.body as { token: { accessToken: string } }).token.accessToken;
export const cookieOf = (answer: request.Response): string =>
  (answer.headers['set-cookie'] as unknown as string[]).find((one) => /^(__Secure-)?registra_refresh=/.test(one))?.split(';')[0] ?? '';
/** The current code of an authenticator, or that of some intervals later. */
export const codeOf = (secret: string, intervals = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + intervals * 30_000 });

/** The modules around accounts, on `db`. */
export const accountsApp = (
  db: TestDatabase,
  changes: Partial<ConfigValues> = {},
  more: readonly Type[] = [],
): Promise<NestFastifyApplication> =>
  createSmallApp({
    imports: [AuthModule, PeopleModule, OrdersModule, FeedbacksModule, CatalogueModule, ...more],
    config: testConfig({ databaseUrl: db.url, ...changes }),
  });

/** The same for the tests of a suite, with the demo accounts: started before them and stopped after them; rate limits begin again before each. */
export function accountsSuite(begin: (db: TestDatabase, app: NestFastifyApplication) => void): void {
  let held: Lease | undefined;
  beforeAll(async () => {
    held = await leaseAccounts();
    begin(held.test, held.app);
  });
  beforeEach(() => held?.test.database.query('delete from rate_limits'));
  afterAll(() => held?.release());
}

/** An application that suites of a worker use one after the other, each with another database that has the demo accounts. */
const leaseAccounts = (changes: Partial<ConfigValues> = {}, more: readonly Type[] = []): Promise<Lease> =>
  lease(`accounts ${JSON.stringify([changes, more.map(({ name }) => name)])}`, {
    fill: createCatalogueDatabase,
    start: (test) => accountsApp(test, changes, more),
  });

/** Accounts over HTTP, with their emails. */
export class AccountsWorld {
  private made = 0;

  private constructor(
    private readonly held: Lease,
    private readonly letterbox: Letterbox,
  ) {}

  get app(): NestFastifyApplication {
    return this.held.app;
  }

  /** A world for the tests of a suite: it starts before them, its rate limits begin again before each, and it stops after them. */
  static forSuite(begin: (world: AccountsWorld) => void): void {
    let world: AccountsWorld | undefined;
    beforeAll(async () => begin((world = await AccountsWorld.start())));
    beforeEach(() => world?.forgetWindows());
    afterAll(() => world?.stop());
  }

  /** @param more modules next to those around accounts */
  static async start(more: readonly Type[] = []): Promise<AccountsWorld> {
    const letterbox = await Letterbox.make();
    const changes = { dataDir: letterbox.dataDir, publicUrl: 'https://registra.example' };
    return new AccountsWorld(await leaseAccounts(changes, [MailDeliveryModule, ...more]), letterbox);
  }

  async stop(): Promise<void> {
    await this.held.release();
    await this.letterbox.remove();
  }

  get database() {
    return this.held.test.database;
  }

  call(verb: Verb, path: string, body?: object, token?: string): request.Test {
    const asked = request(this.app.getHttpServer())[verb](`/api/v1${path}`).set('accept-language', 'en');
    if (token !== undefined) void asked.set('authorization', `Bearer ${token}`);
    return verb === 'get' ? asked : asked.send(body ?? {});
  }

  post(path: string, body?: object, token?: string): request.Test {
    return this.call('post', `/auth/${path}`, body, token);
  }

  login(email: string, password: string): request.Test {
    return this.post('login', { email, password });
  }

  /** An access token of a demo account. */
  async as(account: string): Promise<string> {
    return tokenOf(await this.login(`${account}@registra.example`, demoPassword).expect(200));
  }

  idOf(account: string): Id {
    return demoUserId(account);
  }

  /** A sign-up form; another email address each time. */
  form(change: object = {}) {
    this.made += 1;
    return { firstName: 'Anna', email: `anna${this.made}@example.org`, phone: '+7 916 000-00-00', language: 'en', ...change };
  }

  /** A client with a password, whose confirmation email is still in the outbox. */
  async signUp(password = 'correct horse'): Promise<Newcomer> {
    const form = this.form({ password });
    const answer = await this.post('signup', form).expect(201);
    return { id: (answer.body as { _id: Id })._id, email: form.email, password, token: tokenOf(answer), cookie: cookieOf(answer) };
  }

  /** Emails sent since the last call, as their recipients get them. */
  emails(): Promise<ReceivedEmail[]> {
    return this.letterbox.take(this.app);
  }

  /** The link in the email just sent to that address with that subject. */
  async linkOf(to: string, subject: RegExp): Promise<string> {
    const emails = await this.emails();
    return linkIn(emails.find((email) => email.to === to && subject.test(email.subject)));
  }

  /** Sets up a second factor; returns its secret and the recovery codes. */
  async enrol(token: string, currentPassword: string): Promise<{ secret: string; codes: string[] }> {
    const prepared = await this.call('post', '/users/me/second-factor', { currentPassword }, token).expect(201);
    const { secret } = prepared.body as { secret: string };
    const answer = await this.call('put', '/users/me/second-factor', { code: codeOf(secret) }, token).expect(200);
    await this.forgetCode();
    return { secret, codes: (answer.body as { recoveryCodes: string[] }).recoveryCodes };
  }

  /** Codes are valid once; a test that needs several resets the last one. */
  async forgetCode(): Promise<void> {
    await this.database.query('update second_factors set last_step = 0');
  }

  /** Expires the rate limits; nothing else changes. */
  async forgetWindows(): Promise<void> {
    await this.database.query('delete from rate_limits');
  }

  /** Events of a person's account. */
  async loggedTypesOf(id: Id): Promise<string[]> {
    const rows = await this.database.query<{ type: string }>('select type from events where stream_id = $1 order by version', [id]);
    return rows.map(({ type }) => type);
  }
}
