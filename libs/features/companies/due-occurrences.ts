import { Injectable } from '@nestjs/common';
import type { Consumer, Delivery } from '#libs/event-log/feed/consumer';
import type { PlacedEvent } from '#libs/event-log/feed/placed-event';
import { Database, type Transaction } from '#libs/platform/database/database';
import { daysAfter } from '#machines/company/due-dates';
import { dueHorizonDays } from '#machines/company/due-states';
import type { Id } from '#machines/kernel/ids';
import { DueFill } from './due-fill.js';

/** Companies that one transaction fills. */
const most = 200;

/** Maintains due dates: fills a company when it changes, and again when rules, orders or the date require it. */
@Injectable()
export class DueOccurrences implements Consumer {
  readonly name = 'companies.due';
  readonly projectionVersion = 1;
  readonly types = ['CompanyAdded', 'CompanyChanged', 'CompanyProposalAccepted', 'DueRulesChanged'] as const;

  constructor(
    private readonly database: Database,
    private readonly fill: DueFill,
  ) {}

  async handle({ type, streamId }: PlacedEvent, tx: Transaction, { rebuild }: Delivery): Promise<void> {
    if (rebuild) return;
    if (type !== 'DueRulesChanged') return this.fill.fill(tx, [streamId]);
    await tx.query(
      'update company_due_fills set until_day = null where company_id in (select company_id from company_due_fills where country_id = $1 order by company_id for update)',
      [streamId],
      'due_dates_of_country_stale',
    );
  }

  /** Fills companies that are due for it, or whose dates end within the horizon. @returns their number */
  async refill(now = new Date()): Promise<number> {
    const last = daysAfter(await this.fill.today(now), dueHorizonDays);
    let filled = 0;
    for (let found = most; found === most; filled += found)
      found = await this.database.transaction(async (tx) => {
        const sql = `select company_id as id from company_due_fills where until_day is null or until_day < $1 order by until_day nulls first limit ${most}`;
        const companies = await tx.query<{ id: Id }>(sql, [last], 'due_dates_to_refill');
        if (companies.length > 0)
          await this.fill.fill(
            tx,
            companies.map(({ id }) => id),
            now,
          );
        return companies.length;
      });
    return filled;
  }
}
