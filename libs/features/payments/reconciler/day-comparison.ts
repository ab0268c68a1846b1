import { Injectable } from '@nestjs/common';
import { clockSql, DatabaseClock } from '#libs/event-log/append/database-clock';
import type { Micros } from '#machines/kernel/time';
import { Database } from '#libs/platform/database/database';
import { ConfiguredProvider, type ProviderTransaction } from '../provider/payment-provider.js';
import { type NewFinding, openFinding } from '../storage/findings.js';
import { bookedCapture, type BookedCapture, capturesBetween } from '../storage/provider-captures.js';

const hour = 3_600_000_000;
const day = 24 * hour;
/** Milliseconds after its end at which a day is compared, because PayPal's Transaction Search lists transactions up to three hours late. */
const completeAfter = 3 * hour;

/** Compares a past day (UTC) with the provider's statement, once; transactions that are missing on one side or differ become findings. */
@Injectable()
export class DayComparison {
  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly database: Database,
    private readonly clock: DatabaseClock,
  ) {}

  /** Compares the last day that is complete at `now`. @returns the number of differences; null if it was compared already, or cannot be */
  async compareLastDay(now: Micros = this.clock.now()): Promise<number | null> {
    const { provider } = this.configured;
    const to = Math.floor((now - completeAfter) / day) * day;
    const from = to - day;
    const name = new Date(from / 1000).toISOString().slice(0, 10);
    if (provider === null || (await this.database.one('select from provider_comparisons where day = $1', [name]))) return null;
    const transactions = await provider.transactions(from, to);
    if (transactions === null) return null;
    const differences = await this.differences(transactions, from, to);
    for (const finding of differences) await openFinding(this.database, finding);
    await this.database.query(
      `insert into provider_comparisons (day, compared_at, differences) values ($1, ${clockSql}, $2) on conflict do nothing`,
      [name, differences.length],
    );
    return differences.length;
  }

  /**
   * The provider's statement may have a capture on the day before or after, so at the ends of a day only payments that we lack are
   * reported.
   */
  private async differences(transactions: readonly ProviderTransaction[], from: Micros, to: Micros): Promise<NewFinding[]> {
    const captures = transactions.filter(({ kind }) => kind === 'capture');
    const found: NewFinding[] = [];
    for (const one of captures) {
      const reference = one.reference ?? one.id;
      const booked = await bookedCapture(this.database, reference);
      const { amount, currency } = one;
      if (!booked) found.push({ kind: 'unmatched', about: reference, reference, amount, currency });
      else if (booked.amount !== amount || booked.currency !== currency) found.push(differing(booked, one));
    }
    const there = new Set(captures.map(({ id, reference }) => reference ?? id));
    const ours = await capturesBetween(this.database, from + hour, to - hour);
    return [...found, ...ours.filter(({ capture }) => !there.has(capture)).map((booked) => differing(booked, booked))];
  }
}

const differing = (
  { capture, order, checkout }: BookedCapture,
  { amount, currency }: Pick<ProviderTransaction, 'amount' | 'currency'>,
): NewFinding => ({ kind: 'mismatch', about: `${capture} of the day`, reference: capture, order, checkout, amount, currency });
