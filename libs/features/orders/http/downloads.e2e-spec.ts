import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, type ClientRequest, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { until } from '#libs/event-log/testing/until';
import { Database } from '#libs/platform/database/database';
import { Downloads } from '#libs/platform/downloads/downloads';
import { Metrics } from '#libs/platform/metrics/metrics';
import { type Account, OrdersTestApp } from '#libs/testing/orders-test-app';

const manager = 'client-service-manager';
const path = '/order-payments/export';

/** A response whose body is not read, apart from what the sockets buffer. */
interface SlowReader {
  answer: IncomingMessage;
  leave: () => void;
}

/** A response as the OpenAPI document describes it. */
interface Answer {
  $ref?: string;
  content?: Record<string, { examples?: object }>;
}
interface Documented {
  paths: Record<string, Record<string, { responses: Record<string, Answer> } | undefined>>;
  components: { responses: Record<string, Answer | undefined> };
}

describe('exports that are read slowly', () => {
  let world: OrdersTestApp;
  let port: number;
  let readers: SlowReader[] = [];

  beforeAll(async () => {
    world = await OrdersTestApp.start(undefined, { own: 'it listens, and its sockets stay full' });
    await world.app.listen(0, '127.0.0.1');
    ({ port } = world.app.getHttpServer().address() as AddressInfo);
    const { _id: order } = await world.place();
    // More bytes than the sockets of both ends take: 5,000 payments of 4 kB each.
    await world.database.query(
      `insert into order_payments (payment_id, order_id, method, stage, state, amount, currency, at, provider, provider_reference)
       select gen_random_uuid(), $1, 'provider', 'prepayment', 'captured', 100, 'EUR', n, 'paypal', repeat('x', 4000) from generate_series(1, 5000) n`,
      [order],
    );
  });
  afterAll(async () => {
    await world.database.query('delete from order_payments');
    await world.stop();
  });
  afterEach(async () => {
    for (const reader of readers) reader.leave();
    readers = [];
    await allFree();
  });

  const ask = (account: Account, more: { path?: string; method?: string; headers?: Record<string, string> } = {}): ClientRequest => {
    const headers = { authorization: world.bearer(account), 'accept-language': 'en', ...more.headers };
    return request({
      port,
      host: '127.0.0.1',
      agent: false,
      path: `/api/v1${more.path ?? path}`,
      method: more.method ?? 'GET',
      headers,
    }).end();
  };
  const open = async (account: Account): Promise<IncomingMessage> => {
    const asked = ask(account);
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.on('error', () => undefined);
    readers.push({ answer, leave: () => asked.destroy() });
    return answer;
  };
  const openMany = async (accounts: readonly Account[]): Promise<number[]> =>
    (await Promise.all(accounts.map(open))).map(({ statusCode = 0 }) => statusCode).sort();
  const problemOf = async (answer: IncomingMessage): Promise<unknown> => JSON.parse((await answer.toArray()).join('')) as unknown;

  const busyConnections = (): number => world.app.get(Database).pool.totalCount - world.app.get(Database).pool.idleCount;
  const openDownloads = async (): Promise<number> => {
    const figures = await world.app.get(Metrics).registry.getSingleMetric('downloads_open')?.get();
    return Number(figures?.values[0]?.value);
  };
  /** Whether every place and every connection was released. */
  const allFree = (): Promise<boolean> => until(async () => (await openDownloads()) === 0 && busyConnections() === 0);
  /** Whether `count` readers hold a connection and only wait for their client. */
  const blockedReaders = (count: number): Promise<boolean> =>
    until(async () => (await openDownloads()) === count && busyConnections() === count);

  it('are limited to two for each person; a third is refused with the wait, while other people export', async () => {
    expect(await openMany([manager, manager])).toEqual([200, 200]);
    await blockedReaders(2);
    const refused = await open(manager);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(await problemOf(refused)).toMatchObject({
      code: 'tooManyDownloads',
      detail: 'You’re already downloading 2 files. Wait until one is done or stop it, then try again.',
    });
    expect((await open('client-service-head')).statusCode).toBe(200);
    await blockedReaders(3);
  });

  it('leave half of the connections to other work, also if sixteen are requested at once', async () => {
    const staff = ['owner', 'admin', 'ceo', 'supermanager', 'client-service-head', 'innovations-manager', 'innovations-head', manager];
    expect(await openMany([...staff, ...staff])).toEqual([...Array<number>(10).fill(200), ...Array<number>(6).fill(503)]);
    await blockedReaders(10);
    expect((await world.call(manager, 'GET', '/orders')).status).toBe(200);
    const refused = await open('business-head');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '60']);
    expect(await problemOf(refused)).toMatchObject({ code: 'downloadsFull' });
  });

  it('give their place and connection back when the reader leaves in the middle', async () => {
    await openMany([manager, manager]);
    await blockedReaders(2);
    readers[0]?.leave();
    await blockedReaders(1);
    expect((await open(manager)).statusCode).toBe(200);
  });

  it('free their place and connection when the reader leaves before the first byte', async () => {
    const asked = Array.from({ length: 40 }, () => ask(manager));
    for (const one of asked) {
      one.on('error', () => undefined);
      one.once('socket', (socket) => socket.once('connect', () => setImmediate(() => one.destroy())));
    }
    await Promise.all(asked.map((one) => new Promise((closed) => one.once('close', closed))));
    await allFree();
  });

  it('free their place and connection when the reader reads nothing for a minute', async () => {
    // Requests of the case before may still arrive, as the manager's.
    expect(await openMany(['client-service-head', 'client-service-head'])).toEqual([200, 200]);
    await blockedReaders(2);
    const downloads = world.app.get(Downloads);
    downloads.endStalled(Date.now());
    expect(await openDownloads()).toBe(2);
    let clock = Date.now();
    await until(() => {
      downloads.endStalled((clock += 61_000));
      return openDownloads().then((open) => open === 0);
    });
    await allFree();
    for (const { answer } of readers) expect(answer.complete).toBe(false);
  });

  it('free their place and connection when they are read to the end, refused, or requested by HEAD', async () => {
    const whole = await open(manager);
    expect((await whole.toArray()).join('').match(/xxx\"/g)).toHaveLength(5_000);
    expect((await world.call(manager, 'GET', `${path}?format=pdf`)).status).toBe(422);
    const [head] = (await once(ask(manager, { method: 'HEAD' }), 'response')) as [IncomingMessage];
    expect(head.statusCode).toBe(200);
    await allFree();
  });

  it('include every call that answers with a table or an archive, and each declares its refusals', () => {
    const { paths, components } = JSON.parse(readFileSync(join(process.cwd(), 'docs/generated/openapi.json'), 'utf8')) as Documented;
    const whole = (one: Answer | undefined): Answer => (one?.$ref ? components.responses[one.$ref.split('/').at(-1) ?? ''] : one) ?? {};
    const codesOf = (one: Answer | undefined): string[] => Object.keys(whole(one).content?.['application/problem+json']?.examples ?? {});
    // A statement comes as JSON too and is no stream: a partner's payoffs of one period, read before the answer begins.
    const isFile = (types: string[]): boolean =>
      ['text/csv', 'application/zip'].includes(types[0] ?? '') && !types.includes('application/json');
    const streamed = Object.entries(paths).flatMap(([address, { get }]) =>
      isFile(Object.keys(whole(get?.responses['200']).content ?? {}))
        ? [[address, ...codesOf(get?.responses['429']), ...codesOf(get?.responses['503'])].join(' ')]
        : [],
    );
    expect(streamed.map((one) => one.replace('/api/v1/', '')).sort()).toEqual([
      'audit/bundles/log tooManyDownloads tooManyReads downloadsFull',
      'audit/bundles/orders/{id} tooManyDownloads tooManyReads downloadsFull',
      'audit/events/export tooManyDownloads tooManyReads downloadsFull',
      'audit/process-map/export tooManyDownloads tooManyReads downloadsFull',
      'audit/reads/export tooManyDownloads tooManyReads downloadsFull',
      'audit/refusals/export tooManyDownloads tooManyReads downloadsFull',
      'leads/export tooManyDownloads tooManyReads downloadsFull',
      'order-payments/export tooManyDownloads tooManyReads downloadsFull',
      'orders/export tooManyDownloads tooManyReads downloadsFull',
      'orders/{id}/documents.zip tooManyDownloads tooManyReads downloadsFull',
      'reports/{report}/export tooManyDownloads tooManyReads downloadsFull',
      'services/export tooManyDownloads tooManyReads downloadsFull',
    ]);
  });
});
