import type { Database } from '#libs/platform/database/database';
import { controlAt } from '../product/simulator.js';

/** `GET /simulator/disputes`; amounts in PayPal's digits. */
export interface SimulatorDispute {
  id: string;
  captureId: string;
  amount: number;
  currency: string;
  status: 'OPEN' | 'WON' | 'LOST';
}

/** Payers who dispute payments, and the provider's decisions. Some disputes end before the product learns of them. */
export class PayerDisputes {
  readonly tally = { opened: 0, closed: 0 };

  constructor(
    private readonly simulator: string,
    private readonly database: Database,
    private readonly random: () => number,
  ) {}

  async all(): Promise<SimulatorDispute[]> {
    return ((await (await controlAt(this.simulator, 'GET', 'disputes')).json()) as { disputes: SimulatorDispute[] }).disputes;
  }

  /** Disputes a payment of `orders`. The simulator refuses if nothing is left of it, or a dispute of it is open. */
  async open(orders: readonly string[]): Promise<void> {
    const paid = await this.database.one<{ capture: string }>(
      `select provider_reference as capture from order_payments
       where order_id = any ($1) and method = 'provider' and state = 'captured' order by random() limit 1`,
      [orders],
    );
    if (paid === undefined) return;
    const answer = await controlAt(this.simulator, 'POST', `captures/${paid.capture}`, { do: 'dispute' });
    if (!answer.ok) return;
    this.tally.opened += 1;
    const { id } = (await answer.json()) as SimulatorDispute;
    if (this.random() < 0.4) await this.decide(id);
  }

  /** Decides the open disputes, but for some. */
  async close(): Promise<void> {
    for (const { id, status } of await this.all()) if (status === 'OPEN' && this.random() < 0.5) await this.decide(id);
  }

  private async decide(id: string): Promise<void> {
    const answer = await controlAt(this.simulator, 'POST', `disputes/${id}`, { do: this.random() < 0.5 ? 'win' : 'lose' });
    if (answer.ok) this.tally.closed += 1;
  }
}
