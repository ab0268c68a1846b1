import { Injectable } from '@nestjs/common';
import type { OrderOutcome } from '#libs/contracts/orders/order-call';
import { isKnownKey } from '#libs/event-log/keys/idempotency-keys';
import type { SignedIn } from '#libs/platform/auth/signed-in';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { type RateLimit, RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import type { WriteRequest } from '#libs/platform/http/write-request';

const hour = 3600;

/**
 * Limits the orders that clients place over HTTP within an hour, with a lower limit until the mailbox is confirmed. Orders by staff are not
 * counted.
 */
@Injectable()
export class OrderQuota {
  constructor(
    private readonly limiter: RateLimiter,
    private readonly database: Database,
    private readonly config: Config,
  ) {}

  /**
   * Counts an order only if `place` adds it to the log: neither refusals nor repeated answers.
   * @throws Problem 429 tooManyOrders, tooManyUnconfirmedOrders with the seconds to wait
   */
  async counted({ caller, key }: Pick<WriteRequest, 'caller' | 'key'>, place: () => Promise<OrderOutcome>): Promise<OrderOutcome> {
    if (caller.actor.role !== 'Client') return place();
    const code = caller.emailConfirmed ? 'tooManyOrders' : 'tooManyUnconfirmedOrders';
    const counting = {
      limits: [this.limitOf(caller)],
      refusal: (wait: number) => tooMany(code, wait, Math.ceil(wait / 60)),
      isCounted: (outcome: OrderOutcome) => outcome.kind === 'accepted' && !outcome.replayed,
      // A repeated request gets its recorded answer, however many orders were placed since.
      isFree: async () => key !== undefined && isKnownKey(this.database, caller.actor.id, key.key),
    };
    return this.limiter.countWhile(counting, place);
  }

  private limitOf({ actor, emailConfirmed }: SignedIn): RateLimit {
    const { ordersPerHour, ordersPerHourUnconfirmed } = this.config.quotas;
    return emailConfirmed
      ? { kind: 'orders', value: actor.id, limit: ordersPerHour, seconds: hour }
      : { kind: 'unconfirmedOrders', value: actor.id, limit: ordersPerHourUnconfirmed, seconds: hour };
  }
}
