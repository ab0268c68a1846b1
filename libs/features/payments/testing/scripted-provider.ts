import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type {
  OpenOrder,
  PaymentProvider,
  ProviderCapture,
  ProviderDispute,
  ProviderMessage,
  ProviderNotice,
  ProviderOrder,
  ProviderRefund,
  ProviderTransaction,
} from '../provider/payment-provider.js';
import { ProviderRefused, ProviderUnavailable } from '../provider/payment-provider.js';

type Call = 'open' | 'order' | 'captureOrder' | 'capture' | 'refundCapture' | 'refund' | 'dispute' | 'verify';

/** The result of the next call of a kind: no answer, with or without the effect, or a refusal by its issue. */
type Fault = 'silentBefore' | 'silentAfter' | { issue: string; status?: number };

type Kept<T> = { -readonly [K in keyof T]: T[K] };
type KeptOrder = Omit<Kept<ProviderOrder>, 'captures'> & { captures: Kept<ProviderCapture>[] };

/**
 * A provider in memory that behaves like PayPal for orders, captures, refunds and keys, with scripted failures. Tests compare its ledger of
 * charges with ours.
 */
export class ScriptedProvider implements PaymentProvider {
  readonly name = 'paypal';
  readonly currencies: readonly Currency[] = ['EUR', 'USD', 'HKD', 'HUF'];
  readonly wholeUnits: readonly Currency[] = ['HUF'];
  /** state of the next captures */
  captureAs: 'completed' | 'pending' = 'completed';
  refundAs: ProviderRefund['status'] = 'completed';
  /** calls wait until it is resolved */
  gate: Promise<void> = Promise.resolve();
  book: ProviderTransaction[] | null = [];
  readonly calls: string[] = [];
  readonly opened: OpenOrder[] = [];
  readonly orders = new Map<string, KeptOrder>();
  readonly refunds = new Map<string, Kept<ProviderRefund>>();
  readonly disputes = new Map<string, ProviderDispute>();
  private readonly faults = new Map<Call, Fault[]>();
  private readonly answered = new Map<string, unknown>();
  private count = 0;

  /** Completes captures and refunds at once from now on. */
  completeAll(): void {
    this.captureAs = 'completed';
    this.refundAs = 'completed';
  }

  /** Scripts the failures of the next calls of this kind. */
  fail(call: Call, ...faults: Fault[]): void {
    this.faults.set(call, [...(this.faults.get(call) ?? []), ...faults]);
  }

  /** Approves an order as its payer. */
  approve(reference: string): void {
    this.find(reference).status = 'approved';
  }

  /** Completed captures that were not refunded. */
  get charged(): Kept<ProviderCapture>[] {
    return [...this.orders.values()].flatMap(({ captures }) => captures).filter(({ status }) => status === 'completed');
  }

  /** A signed message of the provider. */
  message(id: string, about: ProviderNotice['about'], signed = true, network = '192.0.2.1'): ProviderMessage {
    const body = Buffer.from(JSON.stringify({ id, type: 'SCRIPTED', about }));
    return { headers: { 'x-signature': signed ? 'good' : 'bad' }, body, network };
  }

  open(order: OpenOrder): Promise<ProviderOrder> {
    this.opened.push(order);
    return this.answer('open', order.key, () => {
      const { amount, currency } = order;
      const reference = this.next('O');
      const made: KeptOrder = { reference, status: 'open', approveUrl: `https://pay.example/${reference}`, amount, currency, captures: [] };
      this.orders.set(reference, made);
      return made;
    });
  }

  order(reference: string): Promise<ProviderOrder> {
    return this.answer('order', undefined, () => this.find(reference));
  }

  captureOrder(reference: string, key: string): Promise<ProviderOrder> {
    return this.answer('captureOrder', key, () => {
      const order = this.find(reference);
      if (order.status === 'completed') throw new ProviderRefused('captureOrder', 422, 'ORDER_ALREADY_CAPTURED', 'debug-1');
      if (order.status !== 'approved') throw new ProviderRefused('captureOrder', 422, 'ORDER_NOT_APPROVED', 'debug-2');
      const { amount, currency } = order;
      order.captures.push({ id: this.next('C'), status: this.captureAs, amount, currency, fee: 35, returned: 0 });
      order.status = 'completed';
      return order;
    });
  }

  capture(id: string): Promise<ProviderCapture & { order: string | null }> {
    return this.answer('capture', undefined, () => ({ ...this.captureOf(id), order: this.orderOf(id) }));
  }

  refundCapture(
    capture: string,
    { key, amount, currency }: { key: string; amount: MinorUnits; currency: Currency },
  ): Promise<ProviderRefund> {
    return this.answer('refundCapture', key, () => {
      const refund: Kept<ProviderRefund> = { id: this.next('R'), capture, status: this.refundAs, amount, currency };
      this.refunds.set(refund.id, refund);
      if (refund.status === 'completed') this.captureOf(capture).returned += amount;
      return refund;
    });
  }

  refund(id: string): Promise<ProviderRefund> {
    return this.answer('refund', undefined, () => this.refunds.get(id) ?? refuseUnknown('refund'));
  }

  dispute(id: string): Promise<ProviderDispute> {
    return this.answer('dispute', undefined, () => this.disputes.get(id) ?? refuseUnknown('dispute'));
  }

  verify({ headers, body }: ProviderMessage): Promise<ProviderNotice | { forged: 'signature' | 'headersMissing' }> {
    return this.answer('verify', undefined, () => {
      const signature = headers['x-signature'];
      if (signature === undefined) return { forged: 'headersMissing' as const };
      return signature === 'good' ? (JSON.parse(body.toString('utf8')) as ProviderNotice) : { forged: 'signature' as const };
    });
  }

  transactions(from: Micros, to: Micros): Promise<readonly ProviderTransaction[] | null> {
    return Promise.resolve(this.book?.filter(({ at }) => at >= from && at < to) ?? null);
  }

  /** The provider's own capture, which a test may change. */
  captureOf(id: string): Kept<ProviderCapture> {
    for (const { captures } of this.orders.values()) for (const one of captures) if (one.id === id) return one;
    return refuseUnknown('capture');
  }

  find(reference: string): KeptOrder {
    return this.orders.get(reference) ?? refuseUnknown('order');
  }

  private orderOf(capture: string): string | null {
    return [...this.orders.values()].find(({ captures }) => captures.some(({ id }) => id === capture))?.reference ?? null;
  }

  private async answer<Answer>(call: Call, key: string | undefined, effect: () => Answer): Promise<Answer> {
    this.calls.push(call);
    const [fault, ...rest] = this.faults.get(call) ?? [];
    this.faults.set(call, rest);
    await this.gate;
    if (fault === 'silentBefore') throw new ProviderUnavailable(call, 7);
    if (typeof fault === 'object') throw new ProviderRefused(call, fault.status ?? 422, fault.issue, 'debug-0');
    const known = key === undefined ? undefined : this.answered.get(`${call} ${key}`);
    const result = known ?? effect();
    if (key !== undefined) this.answered.set(`${call} ${key}`, result);
    if (fault === 'silentAfter') throw new ProviderUnavailable(call, null);
    return structuredClone(result) as Answer;
  }

  private next(prefix: string): string {
    this.count += 1;
    return `${prefix}-${this.count}`;
  }
}

function refuseUnknown(call: string): never {
  throw new ProviderRefused(call, 404, 'RESOURCE_NOT_FOUND', 'debug-404');
}
