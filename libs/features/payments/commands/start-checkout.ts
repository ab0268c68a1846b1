import { Injectable } from '@nestjs/common';
import type { StreamCall } from '#libs/contracts/commands/outcome';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { GroupAppender } from '#libs/event-log/append/group-appender';
import { StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { UnwrittenError } from '#libs/event-log/commands/unwritten-error';
import { isKnownKey } from '#libs/event-log/keys/idempotency-keys';
import type { Id } from '#machines/kernel/ids';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { acquireNamedLock, checkoutLocks } from '#libs/platform/database/locks';
import { Problem } from '#libs/platform/http/problem';
import { RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { decide } from '#machines/checkout/decide';
import type { CheckoutState } from '#machines/checkout/state';
import type { OrderState } from '#machines/order/state';
import type { PaymentProvider } from '../provider/payment-provider.js';
import type { WantedPayment } from '../rules/choose-checkout.js';
import { checkoutStream } from '../storage/checkout-stream.js';
import { Checkouts } from '../storage/checkouts.js';
import { enqueue } from '../storage/provider-tasks.js';

/** Seconds of the window in which a client's checkouts are counted. */
const checkoutWindow = 3600;

/** Order, amount and provider of a checkout to write. */
export interface NewCheckout {
  id: Id;
  order: OrderState;
  wanted: WantedPayment;
  provider: PaymentProvider['name'];
}

/** Writes a new checkout and the reconciler's task. Counted per client and hour. */
@Injectable()
export class StartCheckout {
  constructor(
    private readonly checkouts: Checkouts,
    private readonly handler: StreamCommandHandler,
    private readonly appender: GroupAppender,
    private readonly database: Database,
    private readonly clock: DatabaseClock,
    private readonly config: Config,
    private readonly limiter: RateLimiter,
  ) {}

  /** @returns the new checkout, or the open one of a concurrent request @throws Problem 429 tooManyCheckouts */
  start(checkout: NewCheckout, call: StreamCall): Promise<CheckoutState> {
    const { id: client } = call.actor;
    const counting = {
      limits: [{ kind: 'checkouts', value: client, limit: this.config.quotas.checkoutsPerHour, seconds: checkoutWindow }],
      refusal: (wait: number) => tooMany('tooManyCheckouts', wait, Math.ceil(wait / 60)),
      isCounted: ({ id }: CheckoutState) => id === checkout.id,
    };
    return this.limiter.countWhile(counting, () => this.write(checkout, call));
  }

  private async write({ id, order, wanted, provider }: NewCheckout, call: StreamCall): Promise<CheckoutState> {
    const { actor, key } = call;
    const at = this.clock.now();
    const payload = { order: order.id, client: order.facts.client, provider, ...wanted };
    const command = { type: 'begin', checkout: id, actor, at, payload } as const;
    const decision = decide(null, command);
    if (!decision.accepted) throw new Problem(decision.refusal.code);
    const state = await this.database.transaction(async (tx) => {
      await acquireNamedLock(tx, checkoutLocks, order.id);
      const other = await this.checkouts.openOf(order.id, tx);
      if (other) return other;
      if (key && (await isKnownKey(tx, actor.id, key.key))) throw new UnwrittenError('KEY_REUSED');
      await this.handler.begin(tx, checkoutStream, { stream: id, isNew: true, ...call, at }, command, decision);
      await enqueue(tx, { kind: 'checkout', subject: id });
      return decision.next;
    });
    this.appender.committed();
    return state;
  }
}
