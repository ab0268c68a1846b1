import { Command } from '@nestjs/cqrs';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import type { Remedy } from '#machines/order/decision';
import type { OrderState } from '#machines/order/state';
import type { Bound, Outcome } from '../commands/outcome.js';

/** The calls that write to an order, by what the caller wants; a call may stand for one of several commands of the machine. */
export type OrderCallName =
  | 'placeOrder'
  | 'editOrder'
  | 'operate'
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

/** Who asks. `tokenVersion` is compared again under the lock; null where nobody's token is involved (seeding). */
export interface Caller {
  actor: Actor;
  tokenVersion: number | null;
  language: Language;
}

/**
 * One write to an order. `body` is the body as it was sent, in wire form, not yet validated; `part` is the id of the step, document or transfer in the
 * address.
 */
export interface OrderCall extends Bound {
  name: OrderCallName;
  /** null places a new order */
  order: Id | null;
  /** the id of the new order, where whoever asks must not get two: placed twice, the second is 404 and the first stands under it */
  newOrder?: Id;
  part?: Id;
  body: unknown;
  caller: Caller;
}

/** What became of a call; `state` is null with the code notFound. */
export type OrderOutcome = Outcome<OrderState, Remedy>;

/** Carries a call through judgement into the log. @throws Problem 401, 404, 422 that are not recorded */
export class CallOrder extends Command<OrderOutcome> {
  constructor(readonly call: OrderCall) {
    super();
  }
}
