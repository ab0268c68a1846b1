import { Command } from '@nestjs/cqrs';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import type { Remedy } from '#machines/order/decision';
import type { OrderState } from '#machines/order/state';
import type { Bound, Outcome } from '../commands/outcome.js';

/** Calls that write to an order, by intent; one call may map to one of several commands of the machine. */
export type OrderCallName =
  | 'placeOrder'
  | 'editOrder'
  | 'operate'
  | 'agree'
  | 'declareWithdrawal'
  | 'requestCancellation'
  | 'answerCancellation'
  | 'giveDetails'
  | 'recordCompany'
  | 'setExpectedDate'
  | 'appointPartner'
  | 'assignManager'
  | 'changePartnerReward'
  | 'acknowledgePartnerReward'
  | 'completeStep'
  | 'reopenStep'
  | 'attachDocument'
  | 'removeDocument'
  | 'reviewDocument'
  | 'declareTransfer'
  | 'settleTransfer'
  | 'withdrawTransfer'
  | 'recordOfflinePayment'
  | 'waiveRest'
  | 'correctPayment'
  | 'settleReversal'
  | 'requestRefund';

/** The caller. `tokenVersion` is checked again under the lock; null if there is no token (seeding). */
export interface Caller {
  actor: Actor;
  tokenVersion: number | null;
  language: Language;
}

/** One write to an order. `body` is the request body, not validated yet; `part` is the id of the step, document or transfer in the path. */
export interface OrderCall extends Bound {
  name: OrderCallName;
  /** null places a new order */
  order: Id | null;
  /** id of the new order, for a caller that must not create two: a second call gets 404, and the first order has that id */
  newOrder?: Id;
  part?: Id;
  body: unknown;
  caller: Caller;
  /** a dry run: it may be decided, and reserves nothing */
  isPreview?: true;
}

/** The outcome of a call; `state` is null with the code notFound. */
export type OrderOutcome = Outcome<OrderState, Remedy>;

/** Decides a call and appends its events. @throws Problem 401, 404, 422 that are not recorded */
export class CallOrder extends Command<OrderOutcome> {
  constructor(readonly call: OrderCall) {
    super();
  }
}
