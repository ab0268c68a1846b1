import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { v7 } from 'uuid';
import { ConsumerRegistry } from '#libs/event-log/feed/consumer-registry';
import { LogFeed } from '#libs/event-log/feed/log-feed';
import { productReading } from '#libs/event-log/feed/product-reading';
import { Sequencer } from '#libs/event-log/sequencer/sequencer';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { CatalogueModule } from '#libs/features/catalogue/catalogue.module';
import { seedCatalogue, seededCountryId, seededServiceId } from '#libs/features/catalogue/seed/seed-catalogue';
import { ChatModule } from '#libs/features/chat/chat.module';
import { CompaniesModule } from '#libs/features/companies/companies.module';
import { CompaniesWorkerModule } from '#libs/features/companies/companies-worker.module';
import { DocumentsModule } from '#libs/features/documents/documents.module';
import { DocumentsWorkerModule } from '#libs/features/documents/documents-worker.module';
import { FileStore } from '#libs/features/documents/storage/file-store';
import { OrdersModule } from '#libs/features/orders/orders.module';
import { FeedbacksModule } from '#libs/features/feedbacks/feedbacks.module';
import { LeadsModule } from '#libs/features/leads/leads.module';
import { LedgerModule } from '#libs/features/ledger/ledger.module';
import { OrdersWorkerModule } from '#libs/features/orders/orders-worker.module';
import { demoUserId, demoUsers, seedUsers } from '#libs/features/people/seed-users';
import { PayoffsModule } from '#libs/features/payoffs/payoffs.module';
import { PayoffsWorkerModule } from '#libs/features/payoffs/payoffs-worker.module';
import { ReportsModule } from '#libs/features/reports/reports.module';
import { ReportsWorkerModule } from '#libs/features/reports/reports-worker.module';
import { SearchModule } from '#libs/features/search/search.module';
import { AuthModule } from '#libs/features/auth/auth.module';
import { PeopleModule } from '#libs/features/people/people.module';
import type { Id } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { Config, type ConfigValues } from '#libs/platform/config/config';
import type { Quotas } from '#libs/platform/config/quotas';
import { AccessTokens } from '#libs/platform/auth/access-token';
import type { OptionPrices } from '#machines/order/state';
import type { Database } from '#libs/platform/database/database';
import { type SmallApp, createSmallApp, testConfig, testQuotas } from '#libs/testing/small-app';
import { createCatalogueDatabase } from '#libs/testing/catalogue-database';
import { lease, type Lease } from '#libs/testing/kept-application';
import type { TestDatabase } from '#libs/testing/test-database';
import { assertEveryOrderReplays } from './assert-orders-replay.js';

export interface Answer {
  status: number;
  headers: Record<string, string | undefined>;
  body: OrderBody;
}

/** A response body, with all fields optional for tests. */
export interface OrderBody {
  [member: string]: unknown;
  _id: Id;
  version: number;
  status: string;
  code: string;
}

/** An amount in a body. */
export interface Money {
  amount: string;
  currency: string;
}
/** Minor units of an amount with two decimals. */
export const cents = (money: unknown): number => Math.round(Number((money as Money).amount) * 100);
export const eur = (minor: number): Money => ({ amount: (minor / 100).toFixed(2), currency: 'EUR' });

export type Account = string;
/** A service of the sample catalogue: country code and key. */
export type SeededService = readonly [country: string, key: string];

/** What an application has beyond the usual modules and settings. */
export interface AppChanges {
  imports?: SmallApp['imports'];
  config?: Partial<ConfigValues>;
  quotas?: Partial<Quotas>;
  /** why no other suite may take it afterwards, or before */
  own?: string;
}

const usualModules = [
  AuthModule,
  PeopleModule,
  CatalogueModule,
  DocumentsModule,
  DocumentsWorkerModule,
  ChatModule,
  CompaniesModule,
  CompaniesWorkerModule,
  FeedbacksModule,
  OrdersModule,
  OrdersWorkerModule,
  LedgerModule,
  PayoffsModule,
  PayoffsWorkerModule,
  ReportsModule,
  ReportsWorkerModule,
  SearchModule,
  LeadsModule,
];

/** Those that the product reads each time: a suite has its own in an application that others use as well. */
const readEachTime: ReadonlySet<string> = new Set<keyof Quotas>([
  ...(['ordersPerHour', 'ordersPerHourUnconfirmed', 'checkoutsPerHour', 'readsPerMinute'] as const),
  ...(['writesPerMinute', 'refusedWritesPerMinute', 'staffWritesPerMinute', 'staffRefusedWritesPerMinute'] as const),
]);

/** What distinguishes an application; undefined for one with keys, limits or configured modules of a single suite. */
function keyOf({ imports = [], config = {}, quotas = {}, own }: AppChanges): string | undefined {
  const { dataDir, publicUrl, mail, ...special } = config;
  if (own !== undefined || Object.keys(special).length > 0 || !Object.keys(quotas).every((name) => readEachTime.has(name)))
    return undefined;
  if (imports.some((one) => typeof one !== 'function')) return undefined;
  const more = imports.filter((one) => !(usualModules as unknown[]).includes(one)) as { name: string }[];
  return JSON.stringify([[...new Set(more.map(({ name }) => name))].sort(), dataDir, publicUrl, mail]);
}

// Stories place and pay more orders than the hourly limits of a client.
const quotasOf = (more: Partial<Quotas> = {}): Quotas => ({ ...testQuotas, ordersPerHour: 100_000, checkoutsPerHour: 100_000, ...more });

function startApp(test: TestDatabase, filesDir: string, more: AppChanges): Promise<NestFastifyApplication> {
  const config = testConfig({ databaseUrl: test.url, filesDir, quotas: quotasOf(more.quotas), ...more.config });
  return createSmallApp({ imports: [...new Set([...usualModules, ...(more.imports ?? [])])], config });
}

async function seed({ database }: TestDatabase): Promise<void> {
  await seedUsers(database);
  await seedCatalogue(database);
}

/**
 * Orders over HTTP in one process with their dependencies: auth, people, catalogue, documents, a separate database. Calls use Fastify's inject instead of a
 * socket. `settle()` sequences the log and runs consumers, so that tests need not wait.
 */
export class OrdersTestApp {
  /** cached: creating a key pair costs more than a call */
  private readonly bearers = new Map<Account, string>();

  private constructor(private readonly held: Lease) {}

  /** An app for the tests of a suite: it starts before them; after them every order has to replay, and it stops. */
  static forSuite(begin: (app: OrdersTestApp) => void): void {
    let app: OrdersTestApp | undefined;
    beforeAll(async () => begin((app = await OrdersTestApp.start())));
    afterAll(() => app?.stop());
  }

  /**
   * An application with a database that has the demo accounts, the sample catalogue, and nothing else. Suites of a worker that ask for the same modules and
   * settings get the same application, one after the other, each with another database.
   * @param given a migrated database to use instead of a separate one @param more additional modules and settings
   */
  static async start(given?: TestDatabase, more: AppChanges = {}): Promise<OrdersTestApp> {
    const key = given === undefined ? keyOf(more) : undefined;
    if (key !== undefined) {
      const fill = (name: string): Promise<TestDatabase> => createCatalogueDatabase(name);
      const world = new OrdersTestApp(await lease(key, { fill, start: (test, filesDir) => startApp(test, filesDir, more) }));
      world.limitTo(more.quotas);
      return world;
    }
    const test = given ?? (await createCatalogueDatabase());
    if (given !== undefined) await seed(given);
    const filesDir = await mkdtemp(join(tmpdir(), 'registra-orders-'));
    const app = await startApp(test, filesDir, more);
    const release = async (): Promise<void> => {
      await app.close();
      await test.drop();
      await rm(filesDir, { recursive: true, force: true });
    };
    return new OrdersTestApp({ app, test, filesDir, release });
  }

  /** Sets the quotas that are read each time. */
  limitTo(quotas: AppChanges['quotas']): void {
    Object.assign(this.app.get(Config).quotas, quotasOf(quotas));
  }

  get app(): NestFastifyApplication {
    return this.held.app;
  }

  get test(): TestDatabase {
    return this.held.test;
  }

  /** directory of its files */
  get filesDir(): string {
    return this.held.filesDir;
  }

  get database(): Database {
    return this.test.database;
  }

  /** Verifies the replay of every order before the application is given back. */
  async stop(): Promise<void> {
    try {
      await assertEveryOrderReplays(this.test.database);
    } finally {
      await this.held.release();
    }
  }

  /** A bearer token of the demo account `account`@registra.example. */
  bearer(account: Account): string {
    const known = this.bearers.get(account);
    if (known !== undefined) return known;
    const bearer = `Bearer ${this.app.get(AccessTokens).sign(demoUserId(account), 1)}`;
    this.bearers.set(account, bearer);
    return bearer;
  }

  /** Id of the demo account. */
  idOf(account: Account): Id {
    return demoUserId(account);
  }

  /** Sends a request; `account` null: anonymous. */
  async call(account: Account | null, method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const server = this.app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
    const response = await server.inject({
      method: method as NonNullable<InjectOptions['method']>,
      url: `/api/v1${path}`,
      headers: { 'accept-language': 'en', ...(account !== null && { authorization: this.bearer(account) }), ...headers },
      ...(body !== undefined && { payload: body as object }),
    });
    const text = response.body;
    return {
      status: response.statusCode,
      headers: response.headers as Answer['headers'],
      body: (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : { text }) as OrderBody,
    };
  }

  /** Like `call`, and fails unless the status is 2xx. */
  async must(account: Account, method: string, path: string, body?: unknown): Promise<OrderBody> {
    const answer = await this.call(account, method, path, body);
    if (answer.status >= 300) throw new Error(`${account} ${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  }

  operate(account: Account, id: Id, operation: string, payload: object = {}, headers?: Record<string, string>): Promise<Answer> {
    return this.call(account, 'PATCH', `/orders/update-payment-status/${id}`, { operation, payload }, headers);
  }

  /** Places a minimal order of a seeded service by `account`; staff place it for the demo client. */
  async place(account: Account = 'client', service: SeededService = ['EE', 'ou']): Promise<OrderBody> {
    const client = account.startsWith('client') && !account.includes('-') ? undefined : 'client';
    return this.must(account, 'POST', '/orders', await this.orderBody(service, client));
  }

  /** Request body of a minimal order. */
  async orderBody([country, key]: SeededService = ['EE', 'ou'], client?: Account): Promise<Record<string, unknown>> {
    const service = seededServiceId(country, key);
    const row = await this.database.one<{ options: OptionPrices }>('select options from services where id = $1', [service]);
    if (!row) throw new Error(`the sample catalogue has no service ${key} of ${country}`);
    const { employeesAmount, registrationPeriod, director } = row.options;
    return {
      service,
      country: seededCountryId(country),
      employeesAmount: employeesAmount.min,
      registrationPeriod: registrationPeriod[0]?.value,
      director: director[0]?.code,
      directorCompany: [],
      activityAreas: [],
      buyer: 'company',
      ...(client && { client: demoUserId(client) }),
    };
  }

  /** Stores a file like an upload of `account`: its row, and its id as its content. */
  async upload(account: Account, name = 'file.pdf'): Promise<Id> {
    const id = v7();
    const sha256 = createHash('sha256').update(id).digest('hex');
    const store = this.app.get(FileStore);
    const path = store.temporaryPath();
    await writeFile(path, id);
    await store.place(path, sha256);
    await this.database.query(
      `insert into files (id, owner_id, sha256, size, type, name_text) values ($1, $2, decode($3, 'hex'), $4, 'application/pdf', $5)`,
      [id, demoUserId(account), sha256, id.length, name],
    );
    return id;
  }

  /** Sequences the log and runs every consumer to its end. */
  async settle(): Promise<void> {
    const wakeups = this.app.get(Wakeups);
    const sequencer = new Sequencer(this.database, wakeups);
    await sequencer.drain();
    await sequencer.stop();
    const feed = new LogFeed(this.database, wakeups, this.app.get(ConsumerRegistry).all, { reading: productReading });
    await feed.drain();
    await feed.stop();
    wakeups.sequenced();
  }
}

/** The demo account as an actor. */
export function actorOf(account: Account): Actor {
  const user = demoUsers.find(({ email }) => email === `${account}@registra.example`);
  if (!user) throw new Error(`there is no demo account ${account}`);
  return { id: user.id, role: user.role, department: user.department };
}
