import { setTimeout as pause } from 'node:timers/promises';
import { isCurrency, toText } from '#machines/kernel/money';
import type { Database } from '#libs/platform/database/database';
import type { RetryingClient } from '../product/retrying-client.js';
import { PayerDisputes } from './payer-disputes.js';
import { decideAt } from '../product/simulator.js';
import { slowness } from '../product/until.js';
import { orderBody, type ServiceView } from '../product/workload.js';

/** Delay between two purchases of a person who has bought enough. Milliseconds of a quiet machine. */
const leisure = 4_000;

/** Totals of all payers. */
export interface PayersTally {
  orders: string[];
  /** the provider's ids of orders approved there */
  approved: string[];
  checkouts: number;
  refunds: number;
  /** of reversals */
  settlements: number;
}

interface Surroundings {
  database: Database;
  simulator: string;
  client: RetryingClient;
  staff: RetryingClient;
}

/**
 * Clients who place orders, start payments, approve or cancel on the provider's page, return or not, dispute; staff who confirm, settle and refund. They continue when the product is killed.
 */
export class Payers {
  readonly tally: PayersTally = { orders: [], approved: [], checkouts: 0, refunds: 0, settlements: 0 };
  readonly disputes: PayerDisputes;
  private random: () => number = Math.random;
  private stopped = false;

  private constructor(
    private readonly around: Surroundings,
    private readonly bodies: readonly object[],
  ) {
    this.disputes = new PayerDisputes(around.simulator, around.database, () => this.random());
  }

  /** Orders cover every currency that the provider accepts and the demo data has a service in. */
  static async of(around: Surroundings): Promise<Payers> {
    const { body: providers } = await around.client.call<{ items: { currencies: string[] }[] }>('GET', '/order-payments/providers');
    const { body: services } = await around.client.call<{ items: ServiceView[] }>('GET', '/services?per_page=100');
    const known = new Map(
      services.items.filter(({ requiredDocuments }) => requiredDocuments.length === 0).map((one) => [one.price.currency, one]),
    );
    const bodies = [...known]
      .filter(([currency]) => providers.items[0]?.currencies.includes(currency))
      .map(([, service]) => orderBody(service));
    if (bodies.length === 0) throw new Error('the demo data has no service that can be paid online');
    return new Payers(around, bodies);
  }

  /** Currencies that are paid in. */
  get currencies(): number {
    return this.bodies.length;
  }

  stop(): void {
    this.stopped = true;
  }

  /**
   * Runs `crew` people until they are stopped and have started `checkouts` and requested `refunds`. After that they pause between purchases, but continue:
   * wherever a process is to be killed, somebody has to be active.
   */
  async work(crew: number, { checkouts, refunds }: { checkouts: number; refunds: number }, random: () => number): Promise<void> {
    this.stopped = false;
    this.random = random;
    const { tally } = this;
    const [enough, back] = [tally.checkouts + checkouts, tally.refunds + refunds];
    const one = async (): Promise<void> => {
      while (!this.stopped || tally.checkouts < enough) {
        await this.pay();
        if (tally.refunds < back && random() < 0.6) await this.payBack();
        if (random() < 0.2) await this.disputes.open(tally.orders);
        if (random() < 0.1) await this.disputes.close();
        if (random() < 0.2) await this.settleReversal();
        if (tally.checkouts >= enough && !this.stopped) await pause(leisure * slowness() * (0.5 + random()));
      }
    };
    await Promise.all(Array.from({ length: crew }, one));
    for (let tries = 0; tally.refunds < back && tries < 100; tries += 1) if (!(await this.payBack())) await pause(200);
    await this.disputes.close();
  }

  private async pay(): Promise<void> {
    const { client, simulator } = this.around;
    const body = this.bodies[Math.floor(this.random() * this.bodies.length)];
    const placed = await client.call<{ _id: string }>('POST', '/orders', body);
    if (placed.status !== 201) return;
    const order = placed.body._id;
    this.tally.orders.push(order);
    const path = `/order-payments/${order}/checkouts`;
    const started = await client.call<{ _id: string; approveUrl: string | null }>('POST', path, {});
    this.tally.checkouts += 1;
    const { approveUrl } = started.body;
    if (started.status >= 300 || approveUrl === null) return;
    const token = approveUrl.split('/').at(-1) ?? '';
    const cancels = this.random() < 0.1;
    await decideAt(simulator, token, cancels ? 'cancel' : 'pay');
    if (!cancels) this.tally.approved.push(token);
    if (this.random() < 0.7) await client.call('POST', `${path}/${started.body._id}/return`, { token });
    if (this.random() < 0.5) await this.confirm(order);
  }

  /** Work starts once the prepayment is complete: from then on reversed money is missing. */
  private async confirm(order: string): Promise<void> {
    await this.around.staff.call('PATCH', `/orders/update-payment-status/${order}`, {
      operation: 'managerConfirmedPayedOrder',
      payload: {},
    });
  }

  /** Staff settle the reversal of a payment whose order continues. */
  private async settleReversal(): Promise<void> {
    const missed = await this.around.database.one<{ id: string }>(
      `select o.id from orders o where o.id = any ($1) and o.progress = 'orderConfirmedAndPayed' and (o.facts ->> 'reversed')::bigint > 0
         and exists (select from order_payments p where p.order_id = o.id and p.method = 'provider') order by random() limit 1`,
      [this.tally.orders],
    );
    if (missed === undefined) return;
    const outcome = this.random() < 0.5 ? 'paidAgain' : 'waived';
    const answer = await this.around.staff.call('PUT', `/order-payments/${missed.id}/reversal`, { outcome });
    if (answer.status < 300) this.tally.settlements += 1;
  }

  /** @returns whether there was anything to refund */
  private async payBack(): Promise<boolean> {
    const row = await this.around.database.one<{ order_id: string; payment_id: string; amount: number; currency: string }>(
      `select p.order_id, p.payment_id, p.amount, p.currency from order_payments p
       where p.order_id = any ($1) and p.method = 'provider' and p.state = 'captured' and p.refunded = 0 order by random() limit 1`,
      [this.tally.orders],
    );
    if (row === undefined || !isCurrency(row.currency)) return false;
    // Some full, some partial; whole units, which every currency has.
    const part = Math.floor(Number(row.amount) / 300) * 100;
    const minor = this.random() < 0.5 || part === 0 ? Number(row.amount) : part;
    const answer = await this.around.staff.call('POST', `/order-payments/${row.order_id}/refunds`, {
      payment: row.payment_id,
      amount: toText(minor, row.currency),
      reason: 'Not needed after all',
      confirmation: 'REFUND',
    });
    if (answer.status < 300) this.tally.refunds += 1;
    return true;
  }
}
