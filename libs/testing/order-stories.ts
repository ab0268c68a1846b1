import { companyDetails } from './company-details.js';
import { CommandBus } from '@nestjs/cqrs';
import { CallOrder, type OrderCallName } from '#libs/contracts/orders/order-call';
import type { Id } from '#machines/kernel/ids';
import { toText } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import { balance, prepaymentMissing } from '#machines/order/figures';
import type { OperationName } from '#machines/order/commands';
import type { OrderState } from '#machines/order/state';
import type { ProgressStatus } from '#machines/order/statuses';
import type { Account, OrdersTestApp, SeededService } from './orders-test-app.js';
import { actorOf } from './orders-test-app.js';

const manager = 'client-service-manager';

/** Variants: `paid`: everything at once; `reward`: a changed percent waits at the end. */
export interface StoryOptions {
  paid?: boolean;
  reward?: boolean;
  service?: SeededService;
  /** the assigned manager */
  manager?: Account;
  /** further members of the body that places it */
  body?: object;
}

/** Brings orders to a status by commands alone, over the command bus, which is faster than HTTP. */
export class OrderStories {
  /** @param time time of each call; default: the clock */
  constructor(
    private readonly world: OrdersTestApp,
    private readonly time?: () => Micros,
  ) {}

  /** A new order of the demo client with the demo partner, in `status`. */
  async reach(
    status: ProgressStatus,
    { paid = false, reward = false, service = ['EE', 'accounting'], manager: assignee, body = {} }: StoryOptions = {},
  ): Promise<OrderState> {
    let order = await this.call(null, 'client', 'placeOrder', { ...(await this.world.orderBody(service)), ...body });
    order = await this.call(order, manager, 'appointPartner', { partner: this.world.idOf('partner') });
    if (assignee !== undefined) order = await this.call(order, manager, 'assignManager', { manager: this.world.idOf(assignee) });
    order = await this.advance(order, status, paid);
    return reward ? this.call(order, 'owner', 'changePartnerReward', { percent: 77 }) : order;
  }

  /** One API call by `account`. @throws Error if it is refused */
  async call(order: OrderState | null, account: Account, name: OrderCallName, body: unknown, part?: Id): Promise<OrderState> {
    const caller = { actor: actorOf(account), tokenVersion: null, language: 'en' as const };
    const call = {
      name,
      order: order?.id ?? null,
      caller,
      body,
      ...(part !== undefined && { part }),
      ...(this.time && { at: this.time() }),
    };
    const outcome = await this.world.app.get(CommandBus).execute(new CallOrder(call));
    if (outcome.kind === 'refused') throw new Error(`${account} ${name} ${JSON.stringify(body)}: ${outcome.code}`);
    return outcome.state;
  }

  private operate(order: OrderState, account: Account, operation: OperationName, payload: object = {}): Promise<OrderState> {
    return this.call(order, account, 'operate', { operation, payload });
  }

  private async advance(start: OrderState, status: ProgressStatus, paid: boolean): Promise<OrderState> {
    let order = start;
    if (status === 'orderCancelled') return this.operate(order, manager, 'cancelOrder', { reason: 'Told so' });
    if (paid && status !== 'orderConfirmedNotPayed') order = await this.pay(order, balance(order));
    if (status === 'newOrder') return order;
    if (prepaymentMissing(order.facts) === 0) order = await this.operate(order, manager, 'managerConfirmedPayedOrder');
    else order = await this.operate(order, manager, 'managerConfirmedNotPayedOrder');
    if (status === 'orderConfirmedNotPayed') return order;
    if (prepaymentMissing(order.facts) > 0) order = await this.pay(order, prepaymentMissing(order.facts));
    if (status === 'orderConfirmedAndPayed') return order;
    order = await this.documents(order, status);
    if (status === 'documentsRequested' || status === 'documentsReceived') return order;
    order = await this.work(order);
    return status === 'allStepsCompleted' ? order : this.ending(order, status);
  }

  private async documents(start: OrderState, status: ProgressStatus): Promise<OrderState> {
    const order = await this.operate(start, 'partner', 'requestDocuments', { items: [{ kind: 'document', title: 'Passport' }] });
    if (status === 'documentsRequested') return order;
    const item = order.items[0]?.id ?? '';
    const received = await this.operate(order, manager, 'receiveDocuments', { itemIds: [item] });
    return received;
  }

  private async work(start: OrderState): Promise<OrderState> {
    let order = start;
    if (order.facts.details === 'missing') order = await this.call(order, manager, 'giveDetails', companyDetails(order.terms.details));
    for (const { id } of order.steps.filter(({ visible }) => visible)) order = await this.call(order, 'partner', 'completeStep', {}, id);
    return this.operate(order, 'partner', 'completeAllOrderSteps');
  }

  private async ending(start: OrderState, status: ProgressStatus): Promise<OrderState> {
    let order = start;
    if (status === 'projectWithFullyPayedOrderAccepted') return this.accepted(order);
    if (balance(order) === 0) order = await this.accepted(order);
    else order = await this.lastPayment(order, status);
    if (status === 'lastPaymentRequired' || status === 'lastPaymentPayed' || status === 'lastPaymentConfirmed') return order;
    const file = await this.world.upload('partner');
    order = await this.call(order, 'partner', 'attachDocument', { file, kind: 'result' });
    order = await this.operate(order, 'partner', 'sendPayedProjectDocuments');
    return status === 'projectFinished' ? this.operate(order, manager, 'managerFinishedProject') : order;
  }

  private async accepted(start: OrderState): Promise<OrderState> {
    const order = balance(start) > 0 ? await this.pay(start, balance(start)) : start;
    return this.operate(order, manager, 'acceptWorkWithFullyPayedOrder');
  }

  private async lastPayment(start: OrderState, status: ProgressStatus): Promise<OrderState> {
    let order = await this.operate(start, manager, 'acceptedProjectRequireLastPay');
    if (status === 'lastPaymentRequired') return order;
    order = await this.call(order, 'client', 'declareTransfer', { amount: toText(balance(order), order.facts.currency) });
    return status === 'lastPaymentPayed' ? order : this.operate(order, manager, 'managerConfirmedLastPayment');
  }

  private pay(order: OrderState, amount: number): Promise<OrderState> {
    return this.call(order, manager, 'recordOfflinePayment', { kind: 'cash', amount: toText(amount, order.facts.currency) });
  }
}
