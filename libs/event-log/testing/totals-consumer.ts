import type { Id } from '#machines/kernel/ids';
import type { Database, Transaction } from '#libs/platform/database/database';
import type { Consumer } from '../feed/consumer.js';
import type { PlacedEvent } from '../feed/placed-event.js';

/** Read model of the tests: the total per account and the versions in the order of their effects. */
export async function createTotals(owner: Database, table = 'totals'): Promise<void> {
  await owner.query(`create table ${table} (account_id uuid primary key, total bigint not null, versions integer[] not null);
    grant select, insert, update, delete on ${table} to registra_app`);
}

export interface Total {
  account_id: Id;
  total: number;
  versions: number[];
}

/** Sums amounts, so that a repeated event would show, and fails on a test's request. */
export class Totals implements Consumer {
  /** called before each effect; throws to fail */
  before: (event: PlacedEvent) => void = () => undefined;
  batches = 0;
  handleBatch?: NonNullable<Consumer['handleBatch']>;

  constructor(
    readonly name: string,
    readonly projectionVersion = 1,
    private readonly table = 'totals',
    readonly types?: readonly string[],
  ) {}

  async handle(event: PlacedEvent, tx: Transaction): Promise<void> {
    this.before(event);
    const amount = event.type === 'Added' ? Number(event.data['amount']) : 0;
    await tx.query(
      `insert into ${this.table} as t values ($1, $2, array[$3::integer])
       on conflict (account_id) do update set total = t.total + excluded.total, versions = t.versions || excluded.versions`,
      [event.streamId, amount, event.version],
    );
  }
}

/** The same for many events at once. */
export function inBatches(consumer: Totals): Totals {
  consumer.handleBatch = async (events, tx) => {
    consumer.batches += 1;
    for (const event of [...events].sort((a, b) => (a.streamId < b.streamId ? -1 : a.streamId > b.streamId ? 1 : a.version - b.version))) {
      await consumer.handle(event, tx);
    }
  };
  return consumer;
}
