import { Injectable, Logger } from '@nestjs/common';
import { v7 } from 'uuid';
import type { RequestKey } from '#libs/contracts/commands/outcome';
import { DatabaseClock } from '#libs/event-log/append/database-clock';
import { GroupAppender } from '#libs/event-log/append/group-appender';
import { StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { UnwrittenError } from '#libs/event-log/commands/unwritten-error';
import { isKnownKey } from '#libs/event-log/keys/idempotency-keys';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { Config } from '#libs/platform/config/config';
import { Database } from '#libs/platform/database/database';
import { acquireNamedLock, checkoutLocks } from '#libs/platform/database/locks';
import { Problem } from '#libs/platform/http/problem';
import { RateLimiter, tooMany } from '#libs/platform/rate-limit/rate-limiter';
import { order as orderActor } from '#machines/checkout/commands';
import { decide } from '#machines/checkout/decide';
import { type CheckoutState, takesOver } from '#machines/checkout/state';
import { numberText } from '#machines/order/next-step';
import type { OrderState, PaymentStage } from '#machines/order/state';
import { OnlineProvider } from '../online-provider.js';
import { type PaymentProvider, ProviderAnswerUnexpected, ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js';
import { type Due, dueNow, takeable } from '#machines/order/figures';
import { checkoutWindow } from '../rules/limits.js';
import { approvalTime } from '../rules/provider-commands.js';
import { checkoutOfKey, checkoutStream } from '../storage/checkout-stream.js';
import { Checkouts } from '../storage/checkouts.js';
import { enqueue } from '../storage/provider-tasks.js';
import { CheckoutSync } from './checkout-sync.js';
import { CheckoutWriter } from './checkout-writer.js';

/** A client who wants to pay their own order. */
export interface WantToPay {
  order: OrderState;
  stage: PaymentStage | undefined;
  actor: Actor;
  tokenVersion: number;
  language: Language;
  correlation: string;
  key?: RequestKey;
}

/** The checkout to continue with; `isNew`: this call started it. */
export interface StartedCheckout {
  state: CheckoutState;
  isNew: boolean;
}

type Wanted = Due & Pick<CheckoutState, 'currency'>;

/** Codes of a provider that does not take the currency after all. */
const currencyIssues: readonly string[] = ['CURRENCY_NOT_SUPPORTED', 'PAYEE_CURRENCY_NOT_SUPPORTED', 'CURRENCY_NOT_SUPPORTED_FOR_COUNTRY'];

/** Begins an attempt to pay what is due, or goes on with the open one where that fits. */
@Injectable()
export class BeginCheckout {
  private readonly logger = new Logger('payments');

  constructor(
    private readonly online: OnlineProvider,
    private readonly checkouts: Checkouts,
    private readonly writer: CheckoutWriter,
    private readonly checkoutSync: CheckoutSync,
    private readonly handler: StreamCommandHandler,
    private readonly appender: GroupAppender,
    private readonly database: Database,
    private readonly clock: DatabaseClock,
    private readonly config: Config,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws Problem 409 nothingDue, 422 currencyNotAvailable, 429 tooManyCheckouts, 503 providerUnavailable */
  async begin(want: WantToPay): Promise<StartedCheckout> {
    const { order, actor, key } = want;
    const id = key ? checkoutOfKey(actor.id, order.id, key) : v7();
    const before = key ? await this.checkouts.byId(id) : null;
    if (before) return { state: await this.opened(before, want), isNew: false };
    const open = await this.checkouts.openOf(order.id);
    const wanted = this.wanted(want);
    return (open && (await this.goOn(open, wanted, want))) ?? this.beginNew(id, wanted, want);
  }

  /** The amount is the server's word alone. */
  private wanted({ order, stage }: WantToPay): Wanted {
    const { currency } = order.facts;
    const due = dueNow(order, stage);
    if (due === null) throw new Problem('nothingDue');
    const provider = this.known(currency);
    const amount = takeable(due.amount, currency, provider.wholeUnits);
    if (amount === 0) throw new Problem('nothingDue');
    return { stage: due.stage, amount, currency };
  }

  private known(currency: Wanted['currency']): PaymentProvider {
    const { provider } = this.online;
    if (!provider?.currencies.includes(currency)) throw new Problem('currencyNotAvailable');
    return provider;
  }

  /** The open checkout, where it fits or money may be moving by it; null: another has taken its place. */
  private async goOn(open: CheckoutState, wanted: Wanted, want: WantToPay): Promise<StartedCheckout | null> {
    if (open.status === 'approved') return { state: await this.checkoutSync.advance(open, want.actor).catch(() => open), isNew: false };
    if (takesOver(open, wanted, this.clock.now())) return { state: open, isNew: false };
    if (isBeingOpened(open, wanted)) return { state: await this.opened(open, want), isNew: false };
    const { refused, state } = await this.writer.carryOut(open.id, orderActor, { type: 'supersede', payload: { cause: 'replaced' } });
    return refused === null ? null : { state, isNew: false };
  }

  private async beginNew(id: Id, wanted: Wanted, want: WantToPay): Promise<StartedCheckout> {
    const started = await this.counted(want.actor, () => this.written(id, wanted, want), id);
    return { state: await this.opened(started, want), isNew: started.id === id };
  }

  /** Counts what comes to be, and so is asked of the provider; going on with what is there is free. */
  private async counted({ id: client }: Actor, write: () => Promise<CheckoutState>, id: Id): Promise<CheckoutState> {
    const counting = {
      limits: [{ kind: 'checkouts', value: client, limit: this.config.quotas.checkoutsPerHour, seconds: checkoutWindow }],
      refusal: (wait: number) => tooMany('tooManyCheckouts', wait, Math.ceil(wait / 60)),
      isCounted: (written: CheckoutState) => written.id === id,
    };
    return this.limiter.countWhile(counting, write);
  }

  /** Concurrent requests share one checkout: the second finds that of the first. A task asks the provider about it even if this process dies now. */
  private async written(id: Id, wanted: Wanted, { order, actor, tokenVersion, correlation, key }: WantToPay): Promise<CheckoutState> {
    const at = this.clock.now();
    const payload = { order: order.id, client: order.facts.client, provider: this.known(wanted.currency).name, ...wanted };
    const command = { type: 'begin', checkout: id, actor, at, payload } as const;
    const decision = decide(null, command);
    if (!decision.accepted) throw new Problem(decision.refusal.code);
    const state = await this.database.transaction(async (tx) => {
      await acquireNamedLock(tx, checkoutLocks, order.id);
      const other = await this.checkouts.openOf(order.id, tx);
      if (other) return other;
      if (key && (await isKnownKey(tx, actor.id, key.key))) throw new UnwrittenError('KEY_REUSED');
      const envelope = { stream: id, isNew: true, actor, tokenVersion, at, correlation, ...(key && { key }) };
      await this.handler.begin(tx, checkoutStream, envelope, command, decision);
      await enqueue(tx, { kind: 'checkout', subject: id });
      return decision.next;
    });
    this.appender.committed();
    return state;
  }

  /** The checkout with the address to go to. One whose provider did not answer is opened again under the same key, which is one effect there. */
  private async opened(state: CheckoutState, want: WantToPay): Promise<CheckoutState> {
    if (state.reference !== null || (state.status !== 'created' && state.status !== 'unknown')) return state;
    try {
      const order = await this.known(state.currency).open(this.orderOf(state, want));
      if (order.approveUrl === null) throw new ProviderAnswerUnexpected('open', 'approveUrl', null);
      const { reference, approveUrl } = order;
      const expiresAt = state.createdAt + approvalTime;
      return (await this.checkoutSync.apply(state.id, { type: 'recordOpened', payload: { reference, approveUrl, expiresAt } })).state;
    } catch (fault) {
      throw await this.unopened(state, fault);
    }
  }

  private orderOf({ id, order: orderId, amount, currency }: CheckoutState, { order, language }: WantToPay) {
    const back = `${this.config.publicUrl}/order?id=${orderId}&checkout=${id}`;
    return {
      key: id,
      checkout: id,
      orderNumber: numberText(order.number ?? 0),
      ...{ amount, currency, language },
      returnUrl: back,
      cancelUrl: `${back}&cancelled=true`,
    };
  }

  /** Nobody was given an address, so nobody can pay it: what the provider refused or answered amiss is over, what it did not answer may be tried again. */
  private async unopened(state: CheckoutState, fault: unknown): Promise<unknown> {
    if (fault instanceof ProviderUnavailable) {
      await this.checkoutSync.markUnresponsive(state);
      return unavailable(fault, fault.retryAfter);
    }
    if (fault instanceof ProviderAnswerUnexpected) await this.checkoutSync.unexpected(state, fault);
    else if (!(fault instanceof ProviderRefused)) return fault;
    await this.checkoutSync.apply(state.id, { type: 'recordExpiry', payload: {} });
    if (!(fault instanceof ProviderRefused)) return unavailable(fault, null);
    const { issue, debugId } = fault;
    this.logger.warn({ msg: 'an order was not opened', checkout: state.id, issue, debugId });
    return currencyIssues.includes(issue) ? new Problem('currencyNotAvailable', { cause: fault }) : unavailable(fault, null);
  }
}

/** Somebody, as a second click of the same person, is just asking the provider for its address, or got no answer: both ask under the same key, which is one effect. */
const isBeingOpened = ({ status, reference, stage, amount, currency }: CheckoutState, wanted: Wanted): boolean =>
  (status === 'created' || status === 'unknown') &&
  reference === null &&
  stage === wanted.stage &&
  amount === wanted.amount &&
  currency === wanted.currency;

/** Seconds to wait where the provider named none. */
const retryAfter = 10;

const unavailable = (cause: Error, seconds: number | null): Problem =>
  new Problem('providerUnavailable', { cause, headers: { 'retry-after': String(seconds ?? retryAfter) } });
