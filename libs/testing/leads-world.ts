import { replayableLeads } from '#libs/features/leads/storage/lead-stream';
import { replayAll } from '#libs/event-log/replay/replay';
import type { Id } from '#machines/kernel/ids';
import type { ConfigValues } from '#libs/platform/config/config';
import type { Answer } from './orders-test-app.js';
import { notificationModules } from './notifications-world.js';
import { OrdersTestApp } from './orders-test-app.js';

/** Forms and leads with their dependencies, in one process. */
export class LeadsWorld {
  private sent = 0;

  private constructor(readonly orders: OrdersTestApp) {}

  static async start(config: Partial<ConfigValues> = {}): Promise<LeadsWorld> {
    return new LeadsWorld(await OrdersTestApp.start(undefined, { imports: notificationModules, config }));
  }

  /** A world for the tests of a suite: it starts before them, its rate limits begin again before each, and it stops after them. */
  static forSuite(begin: (world: LeadsWorld) => void, config: Partial<ConfigValues> = {}): void {
    let world: LeadsWorld | undefined;
    beforeAll(async () => begin((world = await LeadsWorld.start(config))));
    beforeEach(() => world?.forgetWindows());
    afterAll(() => world?.stop());
  }

  get database() {
    return this.orders.database;
  }

  /** Verifies that every lead of the suite folds to its row and its commands have the same outcomes again. */
  async stop(): Promise<void> {
    try {
      const { faults } = await replayAll(this.database, replayableLeads);
      if (faults.length > 0) throw new Error(`leads do not replay: ${JSON.stringify(faults.slice(0, 3))}`);
    } finally {
      await this.orders.stop();
    }
  }

  /** A form from an anonymous visitor. */
  post(form: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    return this.orders.call(null, 'POST', `/forms/${form}`, body, headers);
  }

  call(account: string | null, method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> {
    return this.orders.call(account, method, path, body, headers);
  }

  must(account: string, method: string, path: string, body?: unknown) {
    return this.orders.must(account, method, path, body);
  }

  /** Another phone number each time. */
  phone(): string {
    this.sent += 1;
    return `+372 5${String(this.sent).padStart(7, '0')}`;
  }

  /** Expires the rate limits; nothing else changes. */
  async forgetWindows(): Promise<void> {
    await this.database.query('delete from rate_limits');
  }

  /** Registers a lead by the call form. */
  async lead(more: object = {}): Promise<Id> {
    await this.forgetWindows();
    const { status, body } = await this.post('request-call', { name: 'Anna Berg', phone: this.phone(), ...more });
    if (status !== 201) throw new Error(`request-call: ${status} ${JSON.stringify(body)}`);
    return body._id;
  }

  operate(account: string, id: Id, operation: string, payload: object = {}, headers?: Record<string, string>): Promise<Answer> {
    return this.call(account, 'PATCH', `/leads/${id}`, { operation, payload }, headers);
  }

  /** Free half-hour slots of the next two weeks. */
  async slots(): Promise<string[]> {
    return (await this.call(null, 'GET', '/forms/consultation-slots')).body['slots'] as string[];
  }

  /** Number of rows in a table. */
  async count(table: string): Promise<number> {
    return (await this.database.one<{ n: number }>(`select count(*)::int as n from ${table}`))?.n ?? 0;
  }
}
