import { Injectable } from '@nestjs/common';
import type { OrderOutcome } from '#libs/contracts/orders/order-call';
import { isKnownKey } from '#libs/event-log/keys/idempotency-keys';
import type { SignedIn } from '#libs/platform/auth/signed-in';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { type RateLimit, RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import type { WriteRequest } from '../../../platform/http/write-request.js';

const hour = 3600;

/** How many orders clients place over HTTP within an hour: fewer while nobody knows whose mailbox it is. Staff, who order for others, are not counted. */
@Injectable()
export class OrderQuota {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Counts what `place` brings into the log: nothing that was refused, and no answer twice.
   * @throws Problem 429 tooManyOrders, tooManyUnconfirmedOrders with the seconds to wait
   */
  async counted({ caller, key }: WriteRequest['envelope'], place: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
    if (caller.actor.role !== 'Client') return place();
    const limit = this.limitOf(caller);
    if (!(await this.taken(limit, caller, key?.key))) return place();
    let outcome: OrderOutcome | undefined;
    try {
      outcome = await place();
      return outcome;
    } finally {
      // If even this fails, the try stays counted until the hour is over, and the first error is reported.
      if (outcome?.kind !== 'accepted' || outcome.replayed) await this.limiter.giveBack([limit]).catch(() => undefined);
    }
  }

  private limitOf({ actor, emailConfirmed }: SignedIn): RateLimit {
    const { ordersPerHour, ordersPerHourUnconfirmed } = this.config.quotas;
    return emailConfirmed
      ? { kind: 'orders', value: actor.id, limit: ordersPerHour, seconds: hour }
      : { kind: 'unconfirmedOrders', value: actor.id, limit: ordersPerHourUnconfirmed, seconds: hour };
  }

  /** False for a repetition of what has its answer already: it gets that, however many orders there were since. */
  private async taken(limit: RateLimit, { actor, emailConfirmed }: SignedIn, key: string | undefined): Promise<boolean> {
    const code = emailConfirmed ? 'tooManyOrders' : 'tooManyUnconfirmedOrders';
    try {
      await this.limiter.take([limit], (wait) => tooMany(code, wait, Math.ceil(wait / 60)));
      return true;
    } catch (fault) {
      if (!(fault instanceof Problem) || key === undefined || !(await isKnownKey(this.database, actor.id, key))) throw fault;
      return false;
    }
  }
}
