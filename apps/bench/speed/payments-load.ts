import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from '../product/client.js';
import { LiveFollower } from '../product/live-follower.js';
import { offerLoad } from '../product/offered-load.js';
import { percentile } from '../product/percentile.js';
import { type PassedCall, ProviderGate } from '../product/provider-gate.js';
import { decideAt, payingAt, simulatorAt } from '../product/simulator.js';
import { freePort, Stack } from '../product/stack.js';
import { until } from '../product/until.js';
import type { Print } from '../programs.js';
import { cyclingOrders, placeOrders } from '../product/workload.js';

/** The provider's latency, ms; number of concurrent payers, and the time that each spends on the provider's page, ms. */
const [providerTakes, payers, atThePage] = [300, 200, 30_000];

/** Number of payments measured from webhook to page. */
const timed = 120;

/** Other operations per second, and for how many seconds. */
const [rate, seconds] = [20, 20];

/** The product with a PayPal simulator; requests in both directions are timed. */
class Shop {
  /** calls of the product to the provider, and webhooks of the provider to the product */
  readonly calls: PassedCall[] = [];
  readonly webhooks: PassedCall[] = [];

  private constructor(
    readonly stack: Stack,
    readonly simulator: string,
    private readonly ends: readonly (() => unknown)[],
  ) {}

  static async open(): Promise<Shop> {
    const simulator = `http://127.0.0.1:${await freePort()}`;
    const port = await freePort();
    const seen: Pick<Shop, 'calls' | 'webhooks'> = { calls: [], webhooks: [] };
    const provider = await ProviderGate.open(simulator, providerTakes, (call) => seen.calls.push(call));
    const product = await ProviderGate.open(`http://127.0.0.1:${port}`, 0, (call) => seen.webhooks.push(call));
    const { program, remove } = await simulatorAt({ origin: simulator, apiUrl: provider.origin, webhooks: product.origin });
    const stack = await Stack.create(payingAt({ origin: simulator, apiUrl: provider.origin }), port);
    const shop = new Shop(stack, simulator, [() => stack.remove(), remove, () => provider.close(), () => product.close()]);
    Object.assign(shop, seen);
    await program.start();
    await stack.start();
    return shop;
  }

  async close(): Promise<void> {
    for (const end of this.ends) await end();
  }
}

/** How much payments slow down others and how soon a page is updated, with a slow provider. Prints figures without failing. */
export async function paymentsUnderLoad(print: Print): Promise<void> {
  const shop = await Shop.open();
  try {
    const [client, staff] = [await shop.stack.signIn('client'), await shop.stack.signIn()];
    await webhookToPage(shop, client, staff, print);
    await othersMeanwhile(shop, client, staff, print);
  } finally {
    await shop.close();
  }
}

/** Starts a payment. @returns the provider's id of it */
async function begin(client: Client, order: string): Promise<string> {
  const { approveUrl } = await client.must<{ approveUrl: string }>('POST', `/order-payments/${order}/checkouts`, {});
  return approveUrl.split('/').at(-1) ?? '';
}

/**
 * Payments in sequence by people who never return: only the webhook reports them. Measures from its arrival until the client's page is updated, without the
 * provider's time.
 */
async function webhookToPage(shop: Shop, client: Client, staff: Client, print: Print): Promise<void> {
  const page = new LiveFollower(shop.stack.origin, client.token);
  const times: number[] = [];
  for (const order of await placeOrders(client, staff, timed)) {
    const token = await begin(client, order);
    await pause(50);
    const before = page.versionOf(order);
    const [webhooks, calls] = [shop.webhooks.length, shop.calls.length];
    await decideAt(shop.simulator, token, 'pay');
    await until('the live message', () => page.versionOf(order) > before, 30_000, 1);
    const updated = performance.now();
    const arrived = shop.webhooks[webhooks]?.at ?? updated;
    const own = shop.calls.slice(calls).filter(({ url }) => url.includes(token));
    const asked = own.reduce((sum, { took }) => sum + took, 0);
    times.push(updated - arrived - asked);
  }
  await page.stop();
  print(
    `from the webhook to the client's page, beyond the provider's own answers: median ${percentile(times, 0.5).toFixed(0)} ms, p99 ${percentile(times, 0.99).toFixed(0)} ms of ${timed} (goal 300)`,
  );
}

/** Other operations at a constant rate: alone, with 200 payments pending at the provider, and alone again. */
async function othersMeanwhile(shop: Shop, client: Client, staff: Client, print: Print): Promise<void> {
  const orders = await cyclingOrders(client, staff, 16, 4);
  const unpaid = await placeOrders(client, staff, payers + Math.ceil((payers * seconds * 1_000) / atThePage));
  const measure = async (): Promise<number> => {
    const end = performance.now() + seconds * 1_000;
    return percentile((await offerLoad(staff, orders, rate, () => performance.now() > end)).latencies, 0.99);
  };
  await measure();
  const alone = await measure();
  let [over, started] = [false, 0];
  const pay = async (nth: number): Promise<void> => {
    // Spread over the duration of one of them, like real traffic.
    await pause((atThePage * nth) / payers);
    for (let order = unpaid.pop(); !over && order !== undefined; order = unpaid.pop()) {
      const token = await begin(client, order);
      started += 1;
      await pause(atThePage);
      await decideAt(shop.simulator, token, 'pay');
    }
  };
  const paying = Promise.all(Array.from({ length: payers }, (_, nth) => pay(nth)));
  await pause(atThePage);
  const among = await measure();
  over = true;
  await paying;
  await pause(5_000);
  const after = await measure();
  print(
    `operations of others, p99 at ${rate} a second: ${alone.toFixed(0)} and ${after.toFixed(0)} ms alone, ${among.toFixed(0)} ms with ${payers} checkouts under way ` +
      `(${started} begun, the provider takes ${providerTakes} ms): ratio ${(among / Math.max(alone, after)).toFixed(2)} (goal 1.30)`,
  );
}
