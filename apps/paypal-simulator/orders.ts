import type { Approval, Capture, Fact, Order } from './facts.js';
import type { Fault } from './faults.js';
import { feeOf, type PaypalMoney, readMoney } from './paypal-money.js';
import { notFound, Problem, unprocessable } from './problem.js';
import type { OrderBody } from './request-bodies.js';
import { keyUsed, type KeyedRequest, madeBefore } from './request-keys.js';
import type { Store } from './store.js';

/** How long an order waits for its payer, in milliseconds. */
const approvalTime = 3 * 3_600_000;
/** After how many seconds a pending payment or refund settles, where nothing else is said. */
export const settlingSeconds = 60;

/** A resource, and whether an earlier request with the same id made it. */
export interface Made<Resource> {
  resource: Resource;
  repeated: boolean;
}

/** What changes how a call goes: a fault in its effect, and what happens to the webhooks it raises. */
export interface Influence {
  fault?: Fault | undefined;
  webhookFault: () => Fault | undefined;
}

/** PayPal Orders v2, for orders that are captured at once and have one purchase unit. */
export class Orders {
  constructor(readonly store: Store) {}

  /** @throws Problem where the body asks for what cannot be paid */
  create(body: OrderBody, request: KeyedRequest, influence: Influence): Made<Order> {
    const { ids, now } = this.store.surroundings;
    const before = madeBefore(this.store.state, request);
    if (before !== undefined) return { resource: this.#known(before), repeated: true };
    const order = newOrder(body, ids.resource(), now());
    this.store.commit([{ type: 'OrderCreated', order }, ...keyUsed(request, order.id, now())], influence.webhookFault);
    return { resource: order, repeated: false };
  }

  /** @throws Problem 404 where there is none, or it waited too long for its payer */
  find(id: string): Order {
    const order = this.#known(id);
    if (order.status === 'PAYER_ACTION_REQUIRED' && this.store.surroundings.now() - order.createdAt > approvalTime) throw notFound();
    return order;
  }

  #known(id: string): Order {
    const order = this.store.state.orders.get(id);
    if (order === undefined) throw notFound();
    return order;
  }

  /** The payer's choice on the approval page. @throws Problem where the order waits for no payer any more */
  approve(id: string, approval: Approval, influence: Influence): Order {
    const order = this.find(id);
    if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
    const at = this.store.surroundings.now();
    this.store.commit([{ type: 'OrderApproved', orderId: id, approval, at }], influence.webhookFault);
    return this.find(id);
  }

  /**
   * Charges an approved order.
   * @throws Problem ORDER_NOT_APPROVED, ORDER_ALREADY_CAPTURED, INSTRUMENT_DECLINED (the same order may be approved again)
   */
  capture(id: string, request: KeyedRequest, influence: Influence): Made<Order> {
    const before = madeBefore(this.store.state, request);
    if (before !== undefined) return { resource: this.#known(before), repeated: true };
    const order = this.find(id);
    if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED');
    const how = influenced(order, influence.fault);
    if (how === 'decline') throw this.#decline(order, influence);
    this.#charge(order, how, request, influence);
    return { resource: this.find(id), repeated: false };
  }

  #decline(order: Order, { webhookFault }: Influence): Problem {
    this.store.commit([{ type: 'InstrumentDeclined', orderId: order.id, at: this.store.surroundings.now() }], webhookFault);
    const href = this.store.views.checkoutAddress(order.id);
    return new Problem('UNPROCESSABLE_ENTITY', [{ issue: 'INSTRUMENT_DECLINED' }], [{ href, rel: 'redirect', method: 'GET' }]);
  }

  #charge(order: Order, how: Approval, request: KeyedRequest, { fault, webhookFault }: Influence): void {
    const { ids, now } = this.store.surroundings;
    const capture = newCapture(order, how, ids.resource(), now(), fault?.seconds);
    const facts: Fact[] = [{ type: 'Captured', capture }, ...keyUsed(request, order.id, now())];
    if (capture.status === 'COMPLETED') facts.push(...this.#takenBack(capture, fault));
    this.store.commit(facts, webhookFault);
  }

  /** What a fault does to a capture as soon as it is made. */
  #takenBack(capture: Capture, fault: Fault | undefined): Fact[] {
    const { ids, now } = this.store.surroundings;
    const [at, captureId] = [now(), capture.id];
    const { amount, currency } = capture;
    if (fault?.kind === 'reverse') return [{ type: 'Reversed', captureId, transactionId: ids.resource(), amount, at }];
    if (fault?.kind !== 'dispute') return [];
    return [
      { type: 'DisputeOpened', dispute: { id: ids.dispute(), captureId, amount, currency, status: 'OPEN', createdAt: at, updatedAt: at } },
    ];
  }
}

/** A fault of the capture overrides the payer's choice. */
function influenced({ approval = 'pay' }: Order, fault: Fault | undefined): Approval {
  const kind = fault?.kind;
  return kind === 'decline' || kind === 'pendThenComplete' || kind === 'pendThenDeny' ? kind : approval;
}

function newOrder(body: OrderBody, id: string, now: number): Order {
  const [unit] = body.purchase_units;
  if (unit === undefined) throw new RangeError('an order without a purchase unit');
  const { return_url: returnUrl, cancel_url: cancelUrl, locale } = body.payment_source.paypal.experience_context;
  return {
    id,
    ...orderMoney(unit.amount),
    status: 'PAYER_ACTION_REQUIRED',
    ...(unit.description !== undefined && { description: unit.description }),
    ...(unit.custom_id !== undefined && { customId: unit.custom_id }),
    ...(unit.invoice_id !== undefined && { invoiceId: unit.invoice_id }),
    ...(returnUrl !== undefined && { returnUrl }),
    ...(cancelUrl !== undefined && { cancelUrl }),
    ...(locale !== undefined && { locale }),
    createdAt: now,
    updatedAt: now,
  };
}

function orderMoney(body: OrderBody['purchase_units'][number]['amount']): PaypalMoney {
  const money = readMoney(body);
  if (typeof money === 'string') throw unprocessable(money, "/purchase_units/@reference_id=='default'/amount");
  return money;
}

function newCapture(order: Order, how: Approval, id: string, now: number, seconds = settlingSeconds): Capture {
  const pending = how === 'pendThenComplete' || how === 'pendThenDeny';
  return {
    id,
    orderId: order.id,
    amount: order.amount,
    currency: order.currency,
    fee: feeOf(order),
    status: pending ? 'PENDING' : 'COMPLETED',
    ...(pending && { settles: { at: now + seconds * 1000, outcome: how === 'pendThenComplete' ? 'COMPLETED' : 'DECLINED' } }),
    refunded: 0,
    reversed: 0,
    createdAt: now,
    updatedAt: now,
  };
}
