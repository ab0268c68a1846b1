import { ReceiveWebhook } from '#libs/features/payments/commands/receive-webhook';
import { ConfiguredProvider } from '#libs/features/payments/provider/payment-provider';
import type { ProviderMessage } from '#libs/features/payments/provider/payment-provider';
import { WebhookCertificateRows } from '#libs/features/payments/storage/webhook-certificate-rows';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Problem } from '#libs/platform/http/problem';
import { Metrics } from '#libs/platform/metrics/metrics';
import { RateLimiter } from '#libs/platform/rate-limit/rate-limiter';
import { createTestDatabase, type TestDatabase } from '#libs/testing/test-database';
import { arrived, ProviderWorld } from './testing/provider-world.js';

let test: TestDatabase;
let wakeups: Wakeups;
beforeAll(async () => {
  test = await createTestDatabase();
  wakeups = new Wakeups(test.database);
});
afterAll(async () => {
  await wakeups?.close();
  await test?.drop();
});

let world: ProviderWorld;
let genuine: ProviderMessage[];
beforeEach(async () => {
  await test.database.query('delete from rate_limits');
  await test.database.query('delete from webhook_certificates');
  world = new ProviderWorld();
  await world.paid();
  await world.simulator.pass(0);
  genuine = world.simulator.sent.map((sent, nth) => arrived(sent, `192.0.2.${nth}`));
});

/** A process of the product that has just started. */
class Process {
  private readonly metrics = new Metrics();
  private readonly provider = world.as({}, new WebhookCertificateRows(test.database));
  private readonly webhooks = new ReceiveWebhook(
    new ConfiguredProvider(this.provider),
    test.database,
    wakeups,
    new RateLimiter(test.database),
    this.metrics,
  );

  /** @returns the status that its sender gets */
  async receive(message: ProviderMessage | undefined): Promise<number> {
    if (message === undefined) throw new Error('there is no such message');
    try {
      await this.webhooks.receive(message);
      return 200;
    } catch (fault) {
      if (fault instanceof Problem) return fault.status;
      throw fault;
    }
  }

  async counted(): Promise<Record<string, number>> {
    const figure = await this.metrics.registry.getSingleMetric('payment_webhooks_total')?.get();
    return Object.fromEntries(
      (figure?.values ?? []).filter(({ value }) => value > 0).map(({ labels, value }) => [labels['outcome'], value]),
    );
  }
}

/** A message that names a certificate of the provider that does not exist. */
function forged(nth: number, network = '198.51.100.7'): ProviderMessage {
  const [message] = genuine;
  if (message === undefined) throw new Error('no message was sent');
  const url = `${world.simulator.addresses.api}/v1/notifications/certs/F${nth}`;
  return { ...message, headers: { ...message.headers, 'paypal-cert-url': url }, network };
}

const fetches = (): number => world.line.asked.filter(({ path }) => path.includes('/certs/')).length;

/** From here on the provider answers so at every certificate. */
const certificatesAnswer = (status: number): void => {
  world.line.instead = (url) => (url.pathname.includes('/certs/') ? new Response('', { status }) : undefined);
};

it('the webhook receiver takes the provider’s message right after a restart, though many networks sent forged ones before', async () => {
  expect(await new Process().receive(genuine[0])).toBe(200);
  const restarted = new Process();
  for (let nth = 0; nth < 40; nth += 1) await restarted.receive(forged(nth, `198.51.100.${nth}`));
  expect(fetches()).toBe(1 + 20);
  expect(await restarted.receive(genuine[1])).toBe(200);
  expect(fetches()).toBe(1 + 20);
});

it('the webhook receiver takes the provider’s message on a new database, though one network sent forged ones before', async () => {
  const started = new Process();
  for (let nth = 0; nth < 25; nth += 1) await started.receive(forged(nth));
  expect(await started.receive(genuine[0])).toBe(200);
});

it('the webhook receiver answers 180 forged messages of one network with 30 refusals and then 429, and counts each', async () => {
  const started = new Process();
  const statuses = [];
  for (let nth = 0; nth < 180; nth += 1) statuses.push(await started.receive(forged(nth)));
  expect(statuses).toEqual([...Array<number>(5).fill(400), ...Array<number>(25).fill(503), ...Array<number>(150).fill(429)]);
  expect(await started.counted()).toEqual({ certificate: 5, unavailable: 25, throttled: 150 });
});

it('the webhook receiver takes a true message from a network whose forged messages it refuses', async () => {
  const started = new Process();
  expect(await started.receive(genuine[0])).toBe(200);
  for (let nth = 0; nth < 40; nth += 1) await started.receive(forged(nth));
  expect(await started.receive(forged(40))).toBe(429);
  expect(await started.receive({ ...genuine[1], network: '198.51.100.7' } as ProviderMessage)).toBe(200);
});

describe('a stored certificate of webhooks', () => {
  const rows = (): Promise<{ url: string }[]> => test.database.query('select url from webhook_certificates');

  it('is stored once, when it verified the signature of a message', async () => {
    const started = new Process();
    for (const message of genuine) expect(await started.receive(message)).toBe(200);
    expect(await rows()).toEqual([{ url: genuine[0]?.headers['paypal-cert-url'] }]);
    await test.database.query('delete from webhook_certificates');
    const { headers, body } = genuine[0] as ProviderMessage;
    const wrong = { headers, body: Buffer.concat([body, Buffer.from(' ')]), network: '192.0.2.1' };
    expect(await new Process().receive(wrong)).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('is refused and deleted once it has expired', async () => {
    await new Process().receive(genuine[0]);
    world.simulator.now = Date.UTC(2037, 1, 1);
    const late = {
      ...genuine[1],
      headers: { ...genuine[1]?.headers, 'paypal-transmission-time': '2037-02-01T00:00:00Z' },
    } as ProviderMessage;
    const started = new Process();
    expect(await started.receive(late)).toBe(400);
    expect(await started.counted()).toEqual({ certificateExpired: 1 });
    expect(await rows()).toEqual([]);
  });

  it('is refused and deleted a day after PayPal withdrew it', async () => {
    await new Process().receive(genuine[0]);
    certificatesAnswer(404);
    expect(await new Process().receive(genuine[1])).toBe(200);
    world.simulator.now += 86_400_000;
    expect(await new Process().receive(genuine[2])).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('is fetched again if its stored text is damaged', async () => {
    await new Process().receive(genuine[0]);
    await test.database.query(`update webhook_certificates set pem = 'damaged'`);
    expect(await new Process().receive(genuine[1])).toBe(200);
    expect(fetches()).toBe(2);
  });

  it('is one of at most eight, those used last', async () => {
    const store = new WebhookCertificateRows(test.database);
    for (let nth = 0; nth < 12; nth += 1) await store.keep({ url: `url ${nth}`, pem: '', confirmedAt: nth }, 0);
    expect((await store.all()).map(({ url }) => url)).toEqual(['url 11', 'url 10', 'url 9', 'url 8', 'url 7', 'url 6', 'url 5', 'url 4']);
    expect(await rows()).toHaveLength(8);
  });
});
