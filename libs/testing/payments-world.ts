import { Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { replayAll } from '#libs/event-log/replay/replay';
import type { Quotas } from '#libs/platform/config/quotas';
import { MetricsModule } from '#libs/platform/metrics/metrics';
import type { Id } from '#machines/kernel/ids';
import { type Answer, type OrderBody, OrdersTestApp } from './orders-test-app.js';
import { ReceiveWebhook } from '#libs/features/payments/commands/receive-webhook';
import { CheckoutSync } from '#libs/features/payments/commands/checkout-sync';
import { CheckoutWriter } from '#libs/features/payments/commands/checkout-writer';
import { Checkouts } from '#libs/features/payments/storage/checkouts';
import { PaymentsModule } from '#libs/features/payments/payments.module';
import { PaymentsWorkerModule } from '#libs/features/payments/payments-worker.module';
import type { PaymentProvider, ProviderMessage, ProviderNotice } from '#libs/features/payments/provider/payment-provider';
import { DayComparison } from '#libs/features/payments/reconciler/day-comparison';
import { Reconciler } from '#libs/features/payments/reconciler/reconciler';
import { ProviderTasks } from '#libs/features/payments/reconciler/tasks';
import { CheckoutFigures } from '#libs/features/payments/reconciler/checkout-figures';
import { replayableCheckouts } from '#libs/features/payments/storage/checkout-stream';
import { GivenProviderModule, ScriptedProviderModule } from '#libs/features/payments/testing/given-provider.module';
import type { ScriptedProvider } from '#libs/features/payments/testing/scripted-provider';

/** The reconciler without its loop: tests trigger it. */
class HeldReconciler extends Reconciler {
  override onApplicationBootstrap(): void {
    return undefined;
  }
}

@Module({
  imports: [CqrsModule, PaymentsModule, PaymentsWorkerModule, MetricsModule],
  providers: [Checkouts, CheckoutWriter, CheckoutSync, ProviderTasks, HeldReconciler, DayComparison, CheckoutFigures],
})
class HeldReconcilerModule {}

export interface Checkout extends OrderBody {
  state: string;
  amount: { amount: string; currency: string };
  approveUrl: string | null;
  issue?: string;
}

/** Orders with online payment by a scripted provider, advanced step by step. */
export class PaymentsWorld<Provider extends PaymentProvider = ScriptedProvider> {
  private events = 0;

  private constructor(
    readonly orders: OrdersTestApp,
    readonly provider: Provider,
  ) {}

  /** With the scripted provider. */
  static async start(quotas: Partial<Quotas> = {}): Promise<PaymentsWorld> {
    const orders = await OrdersTestApp.start(undefined, { imports: [ScriptedProviderModule, HeldReconcilerModule], quotas });
    return new PaymentsWorld(orders, ScriptedProviderModule.renew(orders.app));
  }

  static async with<Provider extends PaymentProvider>(provider: Provider): Promise<PaymentsWorld<Provider>> {
    const imports = [GivenProviderModule.of(provider), HeldReconcilerModule];
    return new PaymentsWorld(await OrdersTestApp.start(undefined, { imports }), provider);
  }

  /** Verifies the replay of every checkout and order. */
  async stop(): Promise<void> {
    const { faults } = await replayAll(this.orders.database, replayableCheckouts);
    await this.orders.stop();
    if (faults.length > 0) throw new Error(`checkouts do not replay: ${JSON.stringify(faults.slice(0, 3))}`);
  }

  get comparison(): DayComparison {
    return this.orders.app.get(DayComparison, { strict: false });
  }

  /** A new order of the demo client. */
  async placed(): Promise<Id> {
    return (await this.orders.place())._id;
  }

  begin(order: Id, body: object = {}, account = 'client', headers: Record<string, string> = {}): Promise<Answer> {
    return this.orders.call(account, 'POST', `/order-payments/${order}/checkouts`, body, headers);
  }

  /** A checkout that waits for its payer, and its id at the provider. */
  async waiting(order: Id): Promise<{ checkout: Checkout; reference: string }> {
    const { status, body } = await this.begin(order);
    if (status !== 201) throw new Error(`a checkout was answered ${status} ${JSON.stringify(body)}`);
    const checkout = body as Checkout;
    return { checkout, reference: await this.referenceOf(checkout._id) };
  }

  /** The provider's id of the checkout. */
  async referenceOf(checkout: Id): Promise<string> {
    const row = await this.orders.database.one<{ reference: string | null }>('select reference from checkouts where id = $1', [checkout]);
    return row?.reference ?? '';
  }

  return(order: Id, checkout: Id, token: string | undefined, account = 'client'): Promise<Answer> {
    return this.orders.call(account, 'POST', `/order-payments/${order}/checkouts/${checkout}/return`, token === undefined ? {} : { token });
  }

  /** A checkout that is started, approved, returned and booked. */
  async paid(this: PaymentsWorld, order: Id): Promise<{ checkout: Id; reference: string; capture: string }> {
    const { checkout, reference } = await this.waiting(order);
    this.provider.approve(reference);
    await this.return(order, checkout._id, reference);
    await this.settle();
    return { checkout: checkout._id, reference, capture: this.provider.find(reference).captures.at(-1)?.id ?? '' };
  }

  async state(order: Id, checkout: Id): Promise<string> {
    return ((await this.orders.must('client', 'GET', `/order-payments/${order}/checkouts/${checkout}`)) as Checkout).state;
  }

  async webhook(this: PaymentsWorld, about: ProviderNotice['about'], id?: string, signed = true): Promise<void> {
    this.events += 1;
    await this.receive(this.provider.message(id ?? `WH-${this.events}`, about, signed));
  }

  /** Delivers a webhook of the provider. @throws Problem if it is refused */
  receive(message: ProviderMessage): Promise<void> {
    return this.orders.app.get(ReceiveWebhook, { strict: false }).receive(message);
  }

  /** Runs consumers until nothing is left, including follow-ups. */
  async settle(): Promise<void> {
    await this.orders.settle();
    await this.orders.settle();
  }

  /** Makes all open tasks due, polls the provider and applies its answers. @returns the number of executed tasks */
  async reconcile(): Promise<number> {
    await this.settle();
    await this.makeDue();
    const carriedOut = await this.look();
    await this.settle();
    return carriedOut;
  }

  /** Like `reconcile`, until every task that was open has run. */
  async reconcileAll(): Promise<void> {
    await this.settle();
    await this.makeDue();
    while ((await this.look()) > 0);
    await this.settle();
  }

  /** One poll of due tasks by the reconciler. */
  look(): Promise<number> {
    return this.orders.app.get(HeldReconciler, { strict: false }).runDue();
  }

  /** Simulates a heartbeat of the reconciler. */
  keepTasks(): Promise<void> {
    return this.orders.app.get(HeldReconciler, { strict: false }).keepTasks();
  }

  private async makeDue(): Promise<void> {
    await this.orders.database.query('update provider_tasks set next_at = 0, leased_until = 0 where settled_at is null');
  }

  /** The order's data about online payments. */
  payments(order: Id): Promise<{ state: string; amount: number; refunded: number }[]> {
    return this.orders.database.query(
      `select state, amount, refunded from order_payments where order_id = $1 and method = 'provider' order by at, payment_id`,
      [order],
    );
  }

  findings(order: Id | null): Promise<{ kind: string }[]> {
    return this.orders.database.query('select kind from payment_findings where order_id is not distinct from $1 order by opened_at, id', [
      order,
    ]);
  }

  /** The order's events of that type. */
  async countEvents(order: Id, type: string): Promise<number> {
    const row = await this.orders.database.one<{ n: number }>('select count(*) as n from events where stream_id = $1 and type = $2', [
      order,
      type,
    ]);
    return Number(row?.n ?? 0);
  }
}
