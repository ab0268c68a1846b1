import { Injectable } from '@nestjs/common';
import { clockSql } from '#libs/event-log/append/database-clock';
import { Database } from '#libs/platform/database/database';
import { Metrics } from '#libs/platform/metrics/metrics';

/** Unfinished checkouts per state, and the age of the oldest unknown one; read on demand. */
@Injectable()
export class CheckoutFigures {
  constructor(
    private readonly database: Database,
    metrics: Metrics,
  ) {
    metrics.gauges('checkouts', 'Attempts to pay that have not ended, by state', 'state', () => this.states());
    const help = 'For how long the oldest checkout has been unknown; 0: none is';
    metrics.gauge('checkout_oldest_unknown_seconds', help, () => this.oldestUnknown());
  }

  private async states(): Promise<[string, number][]> {
    const rows = await this.database.query<{ state: string; n: number }>(
      `select status as state, count(*) as n from checkouts
       where status not in ('captured', 'denied', 'cancelled', 'expired', 'superseded') group by 1`,
    );
    return rows.map(({ state, n }) => [state, Number(n)]);
  }

  private async oldestUnknown(): Promise<number> {
    const row = await this.database.one<{ micros: number }>(
      `select coalesce(${clockSql} - min(updated_at), 0)::bigint as micros from checkouts where status = 'unknown'`,
    );
    return Number(row?.micros ?? 0) / 1_000_000;
  }
}
