import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isCurrency, toText } from '#libs/kernel/money';
import type { Database } from '#libs/platform/database/database';
import { type Answer, Client } from './client.js';
import { decideAt } from './simulator.js';
import { orderBody, type ServiceView } from './workload.js';

/** Between two purchases of one who has bought enough. Milliseconds. */
const leisure = 4_000;

/** What the payers did in all. */
export interface PayersTally {
  orders: string[];
  /** the provider's ids of what was approved there */
  approved: string[];
  checkouts: number;
  refunds: number;
}

interface Surroundings {
  database: Database;
  simulator: string;
  signIn: (email: string) => Promise<Client>;
}

/** People who place orders, begin to pay, approve or cancel at the provider's page, come back or do not; staff who pay back. They outlive a product that is killed. */
export class Payers {
  readonly tally: PayersTally = { orders: [], approved: [], checkouts: 0, refunds: 0 };
  private bodies: object[] = [];
  private stopped = false;

  private constructor(
    private readonly around: Surroundings,
    private client: Client,
    private staff: Client,
  ) {}

  /** Orders are of every currency that the provider takes and the demo data has a service in. */
  static async of(around: Surroundings): Promise<Payers> {
    const client = await around.signIn('client@registra.example');
    const payers = new Payers(around, client, await around.signIn('owner@registra.example'));
    const { items: providers } = await client.must<{ items: { currencies: string[] }[] }>('GET', '/order-payments/providers');
    const { items } = await client.must<{ items: ServiceView[] }>('GET', '/services?per_page=100');
    const known = new Map(items.filter(({ requiredDocuments }) => requiredDocuments.length === 0).map((one) => [one.price.currency, one]));
    payers.bodies = [...known].filter(([currency]) => providers[0]?.currencies.includes(currency)).map(([, service]) => orderBody(service));
    if (payers.bodies.length === 0) throw new Error('the demo data has no service that can be paid online');
    return payers;
  }

  /** Currencies that are paid in. */
  get currencies(): number {
    return this.bodies.length;
  }

  stop(): void {
    this.stopped = true;
  }

  /**
   * `crew` people at once, until they are stopped and have begun `checkouts` and asked for `refunds`. Whoever goes on after that takes time between two
   * purchases: there has to be somebody on the way wherever a process is to be killed.
   */
  async work(crew: number, { checkouts, refunds }: { checkouts: number; refunds: number }, random: () => number): Promise<void> {
    this.stopped = false;
    const { tally } = this;
    const [enough, back] = [tally.checkouts + checkouts, tally.refunds + refunds];
    const one = async (): Promise<void> => {
      while (!this.stopped || tally.checkouts < enough) {
        await this.pay(random);
        if (tally.refunds < back && random() < 0.6) await this.payBack(random);
        if (tally.checkouts >= enough && !this.stopped) await pause(leisure * (0.5 + random()));
      }
    };
    await Promise.all(Array.from({ length: crew }, one));
    for (let tries = 0; tally.refunds < back && tries < 100; tries += 1) if (!(await this.payBack(random))) await pause(200);
  }

  private async pay(random: () => number): Promise<void> {
    const body = this.bodies[Math.floor(random() * this.bodies.length)];
    const placed = await this.heard<{ _id: string }>(() => this.client, 'POST', '/orders', body);
    if (placed.status !== 201) return;
    const order = placed.body._id;
    this.tally.orders.push(order);
    const path = `/order-payments/${order}/checkouts`;
    const begun = await this.heard<{ _id: string; approveUrl: string | null }>(() => this.client, 'POST', path, {});
    this.tally.checkouts += 1;
    const { approveUrl } = begun.body;
    if (begun.status >= 300 || approveUrl === null) return;
    const token = approveUrl.split('/').at(-1) ?? '';
    const cancels = random() < 0.1;
    await decideAt(this.around.simulator, token, cancels ? 'cancel' : 'pay');
    if (!cancels) this.tally.approved.push(token);
    if (random() < 0.7) await this.heard(() => this.client, 'POST', `${path}/${begun.body._id}/return`, { token });
  }

  /** @returns whether there was anything to pay back */
  private async payBack(random: () => number): Promise<boolean> {
    const row = await this.around.database.one<{ order_id: string; payment_id: string; amount: number; currency: string }>(
      `select p.order_id, p.payment_id, p.amount, p.currency from order_payments p
       where p.order_id = any ($1) and p.method = 'provider' and p.state = 'captured' and p.refunded = 0 order by random() limit 1`,
      [this.tally.orders],
    );
    if (row === undefined || !isCurrency(row.currency)) return false;
    // Some in whole, some in part; whole units, which every currency has.
    const part = Math.floor(Number(row.amount) / 300) * 100;
    const minor = random() < 0.5 || part === 0 ? Number(row.amount) : part;
    const answer = await this.heard(() => this.staff, 'POST', `/order-payments/${row.order_id}/refunds`, {
      payment: row.payment_id,
      amount: toText(minor, row.currency),
      reason: 'Not needed after all',
      confirmation: 'REFUND',
    });
    if (answer.status < 300) this.tally.refunds += 1;
    return true;
  }

  /** Sends until somebody answers, under one key, and signs in anew where a session is over. */
  private async heard<T>(who: () => Client, method: string, path: string, body: unknown): Promise<Answer<T>> {
    const key = { 'idempotency-key': randomUUID() };
    for (const end = performance.now() + 600_000; ;) {
      try {
        const answer = await who().call<T>(method, path, body, key);
        if (answer.status !== 401) return answer;
        this.client = await this.around.signIn('client@registra.example');
        this.staff = await this.around.signIn('owner@registra.example');
      } catch (fault) {
        if (performance.now() > end) throw fault;
        await pause(100);
      }
    }
  }
}
