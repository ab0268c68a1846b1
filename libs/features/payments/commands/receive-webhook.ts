import { Injectable } from '@nestjs/common';
import { Counter } from 'prom-client';
import { clockSql } from '#libs/event-log/append/database-clock';
import { Wakeups } from '#libs/event-log/signals/wakeups';
import { Database } from '#libs/platform/database/database';
import { Problem } from '#libs/platform/http/problem';
import { type RateLimit, RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { Metrics } from '#libs/platform/metrics/metrics';
import {
  ConfiguredProvider,
  type ForgedReason,
  type ProviderMessage,
  type ProviderNotice,
  ProviderUnavailable,
} from '../provider/payment-provider.js';
import { enqueue, type TaskKind } from '../storage/provider-tasks.js';

/** Forged messages of a network that are checked within the window; genuine ones are not counted. */
const forgedPerNetwork = 30;
const forgedWindow = 60;

const taskOf: Readonly<Record<Exclude<ProviderNotice['about']['kind'], 'other'>, TaskKind>> = {
  order: 'order',
  capture: 'capture',
  refund: 'providerRefund',
  dispute: 'dispute',
};

/** What becomes of a message. `outcome` is its name in the metric; `refusal`: absent if the message is taken. */
type Received =
  { outcome: 'accepted' | 'repeated'; refusal?: never } | { outcome: 'noProvider' | 'unavailable' | ForgedReason; refusal: Problem };

const tooManyRequests = (seconds: number): Problem => tooMany('tooManyRequests', seconds);

/**
 * Receives the provider's messages. Only the subject of a message is used: the reconciler asks the provider about it. A message counts as
 * received when the intent to ask is durable.
 */
@Injectable()
export class ReceiveWebhook {
  private readonly received: Counter<'outcome'>;

  constructor(
    private readonly configured: ConfiguredProvider,
    private readonly database: Database,
    private readonly wakeups: Wakeups,
    private readonly limiter: RateLimiter,
    metrics: Metrics,
  ) {
    this.received = new Counter({
      name: 'payment_webhooks_total',
      help: 'Messages of the payment provider: accepted, repeated, or why they were refused (unavailable: their certificate could not be fetched)',
      labelNames: ['outcome'],
      registers: [metrics.registry],
    });
    for (const outcome of ['accepted', 'repeated', 'unavailable', 'throttled', 'signature']) this.received.inc({ outcome }, 0);
  }

  /**
   * Checks the network's limit first: messages of a network that is over it are only compared with known certificates, and nothing is
   * fetched or counted. So genuine messages are never counted and never refused because of others from their network.
   * @throws Problem 400 for forged messages, without details, 429 for too many; 503 if they cannot be verified now, so that the provider
   * repeats them
   */
  async receive(message: ProviderMessage): Promise<void> {
    const limits: RateLimit[] = [{ kind: 'forged webhooks', value: message.network, limit: forgedPerNetwork, seconds: forgedWindow }];
    const throttled = await this.throttleOf(limits);
    const { outcome, refusal } = await this.verified(message, throttled === undefined);
    this.received.inc({ outcome: throttled && refusal ? 'throttled' : outcome });
    if (!refusal) return this.wakeups.toAsk();
    if (throttled !== undefined) throw throttled;
    await this.limiter.take(limits, tooManyRequests);
    throw refusal;
  }

  /** The refusal for a network over its limit. It costs one read and no lock. */
  private async throttleOf(limits: readonly RateLimit[]): Promise<Problem | undefined> {
    try {
      await this.limiter.look(limits, tooManyRequests);
      return undefined;
    } catch (fault) {
      if (fault instanceof Problem) return fault;
      throw fault;
    }
  }

  private async verified(message: ProviderMessage, mayFetch: boolean): Promise<Received> {
    const { provider } = this.configured;
    if (provider === null) return { outcome: 'noProvider', refusal: new Problem('unreadable') };
    const verified = await provider.verify(message, mayFetch).catch((fault: unknown) => {
      if (fault instanceof ProviderUnavailable) return null;
      throw fault;
    });
    if (verified === null) {
      return { outcome: 'unavailable', refusal: new Problem('providerUnavailable', { headers: { 'retry-after': '60' } }) };
    }
    if ('forged' in verified) return { outcome: verified.forged, refusal: new Problem('unreadable') };
    return { outcome: (await this.noted(provider.name, verified)) ? 'accepted' : 'repeated' };
  }

  private noted(provider: string, { id, type, about }: ProviderNotice): Promise<boolean> {
    return this.database.transaction(async (tx) => {
      const fresh = await tx.query(
        `insert into provider_events (event_id, provider, type, received_at) values ($1, $2, $3, ${clockSql}) on conflict do nothing returning 1`,
        [id, provider, type],
      );
      if (fresh.length === 0) return false;
      if (about.kind !== 'other') await enqueue(tx, { kind: taskOf[about.kind], subject: about.reference }, 0);
      return true;
    });
  }
}
