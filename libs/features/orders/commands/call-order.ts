import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { CallOrder, type OrderCall, type OrderCallName, type OrderOutcome } from '#libs/contracts/orders/order-call';
import { GeneratedIds } from '#libs/event-log/commands/generated-ids';
import { StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { Problem, notFound } from '#libs/platform/http/problem';
import { maySee } from '#machines/order/who';
import { orderStream } from '../storage/order-stream.js';
import type { CallSpec } from './call-spec.js';
import { giveDetails, recordCompany, setExpectedDate } from './calls/company.js';
import { declareTransfer, recordOfflinePayment, requestRefund, settleTransfer, withdrawTransfer } from './calls/money.js';
import { operate } from './calls/operate.js';
import { acknowledgePartnerReward, appointPartner, assignManager, changePartnerReward } from './calls/people.js';
import { editOrder, placeOrder } from './calls/place-and-edit.js';
import { attachDocument, completeStep, removeDocument, reopenStep, reviewDocument } from './calls/work.js';
import { handleCall, type ReadCall } from './handle-call.js';
import { LookUps } from './look-ups.js';

/** Every call that writes to an order. */
const callSpecs: Record<OrderCallName, CallSpec> = {
  placeOrder,
  editOrder,
  operate,
  giveDetails,
  recordCompany,
  setExpectedDate,
  appointPartner,
  assignManager,
  changePartnerReward,
  acknowledgePartnerReward,
  completeStep,
  reopenStep,
  attachDocument,
  removeDocument,
  reviewDocument,
  declareTransfer,
  settleTransfer,
  withdrawTransfer,
  recordOfflinePayment,
  requestRefund,
};

/** Every write to an order: the body is read and others are asked once, then the call is ruled on, and again when the order moved meanwhile. */
@CommandHandler(CallOrder)
export class CallOrderHandler implements ICommandHandler<CallOrder> {
  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly lookUps: LookUps,
  ) {}

  async execute({ call }: CallOrder): Promise<OrderOutcome> {
    const { caller, key, at, correlation } = call;
    const read = await this.read(call);
    const envelope = {
      ...{ stream: read.id, born: call.order === null, actor: caller.actor, tokenVersion: caller.tokenVersion },
      ...(key && { key }),
      ...(at !== undefined && { at }),
      ...(correlation !== undefined && { correlation }),
    };
    const outcome = await this.handler.handle(orderStream, envelope, (snapshot, now) => handleCall(read, snapshot, now));
    if (outcome.kind === 'unrecorded') throw outcome.left;
    // What was answered before is for whoever may still see it.
    if (outcome.replayed && outcome.state !== null && !maySee(caller.actor, outcome.state.facts)) throw notFound();
    return outcome.kind === 'refused' && outcome.code === 'notFound' ? { ...outcome, state: null } : outcome;
  }

  private async read(call: OrderCall): Promise<ReadCall> {
    const spec = callSpecs[call.name];
    const ids = new GeneratedIds(call.caller.actor.id);
    const body = await spec.read(call.body);
    const found = body instanceof Problem ? undefined : await spec.lookUp?.(this.lookUps, body, call);
    return { call, id: call.order ?? call.newOrder ?? v7(), spec, ids, body, found };
  }
}
