import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 } from 'uuid';
import { CallOrder, type OrderCall, type OrderCallName, type OrderOutcome } from '#libs/contracts/orders/order-call';
import type { CommandResult, EventDraft, Snapshot } from '#libs/event-log/append/contract';
import { GeneratedIds, resultOf, staleVersion, StreamCommandHandler } from '#libs/event-log/commands/stream-command-handler';
import { UnwrittenError } from '#libs/event-log/commands/unwritten-error';
import type { Id } from '#machines/kernel/ids';
import type { Micros } from '#machines/kernel/time';
import { satisfies } from '#libs/platform/http/write-request';
import { notFound, Problem } from '#libs/platform/http/problem';
import { readBody } from '#libs/platform/http/validate';
import type { CommandName, OrderCommand } from '#machines/order/commands';
import { decide } from '#machines/order/decide';
import type { Remedy } from '#machines/order/decision';
import type { OrderEvent } from '#machines/order/events';
import { mayEver } from '#machines/order/rules';
import type { OrderState } from '#machines/order/state';
import { maySee } from '#machines/order/who';
import { orderStream } from '../storage/order-stream.js';
import type { CallSpec } from './call-spec.js';
import { giveDetails, recordCompany, setExpectedDate } from './calls/company.js';
import { agree, answerCancellation, declareWithdrawal, requestCancellation } from './calls/leaving.js';
import {
  correctPayment,
  declareTransfer,
  recordOfflinePayment,
  requestRefund,
  settleReversal,
  settleTransfer,
  waiveRest,
  withdrawTransfer,
} from './calls/money.js';
import { operate } from './calls/operate.js';
import { acknowledgePartnerReward, appointPartner, assignManager, changePartnerReward } from './calls/people.js';
import { editOrder, placeOrder } from './calls/place-and-edit.js';
import { attachDocument, completeStep, removeDocument, reopenStep, reviewDocument } from './calls/work.js';
import { LookUps } from './look-ups.js';

const callSpecs: Record<OrderCallName, CallSpec> = {
  placeOrder,
  editOrder,
  operate,
  agree,
  declareWithdrawal,
  requestCancellation,
  answerCancellation,
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
  waiveRest,
  correctPayment,
  settleReversal,
  requestRefund,
};

/** Reads the body and queries other features once, then decides, and decides again if the order changed meanwhile. */
@CommandHandler(CallOrder)
export class CallOrderHandler implements ICommandHandler<CallOrder> {
  constructor(
    private readonly handler: StreamCommandHandler,
    private readonly lookUps: LookUps,
  ) {}

  /** Called by the bus for other features, and directly by the controllers of this one. */
  async execute({ call }: Pick<CallOrder, 'call'>): Promise<OrderOutcome> {
    const { caller, key, at, correlation } = call;
    const read = await readCall(this.lookUps, call);
    const envelope = {
      stream: read.id,
      isNew: call.order === null,
      actor: caller.actor,
      tokenVersion: caller.tokenVersion,
      ...(key && { key }),
      ...(at !== undefined && { at }),
      ...(correlation !== undefined && { correlation }),
    };
    const giveBack = async (): Promise<void> => read.spec.giveBack?.(this.lookUps, read.found);
    const outcome = await this.handler
      .handle(orderStream, envelope, (snapshot, now) => handleCall(read, snapshot, now))
      .catch(async (fault: unknown) => {
        // Of any other error the outcome is unknown, and what may have been written stays counted.
        if (fault instanceof UnwrittenError) await giveBack();
        throw fault;
      });
    if (outcome.kind !== 'accepted' || outcome.replayed) await giveBack();
    if (outcome.kind === 'unrecorded') throw outcome.left;
    // An earlier answer is returned only to callers who may still see the order.
    if (outcome.replayed && outcome.state !== null && !maySee(caller.actor, outcome.state.facts)) throw notFound();
    return outcome.kind === 'refused' && outcome.code === 'notFound' ? { ...outcome, state: null } : outcome;
  }
}

/** Reads the body, generates ids and queries other features, once. */
export async function readCall(lookUps: LookUps, call: OrderCall): Promise<ReadCall> {
  const spec = callSpecs[call.name];
  const ids = new GeneratedIds(call.caller.actor.id);
  const body = await ('read' in spec ? spec.read(call.body) : readBody(spec.body, call.body ?? {}));
  const found = body instanceof Problem ? undefined : await spec.lookUp?.(lookUps, body, call);
  return { call, id: call.order ?? call.newOrder ?? v7(), spec, ids, body, found };
}

/** A call with everything that is generated or looked up once, however often it is decided. */
export interface ReadCall {
  call: OrderCall;
  /** id of the order, which may not be placed yet */
  id: Id;
  spec: CallSpec;
  /** parsed body, or its faults, which are returned only to callers who are permitted to make the call */
  body: object;
  found: unknown;
  ids: GeneratedIds;
}

type OrderCommandResult = CommandResult<OrderState, Remedy, Problem>;

/**
 * Refuses in this order: not visible (404), never for this role (403), payload (422), stale version (412), the machine's reason, a file
 * that the caller lacks (404). 404 and 422 are not recorded, so that strangers add nothing to an order's ledger. Pure.
 */
export function handleCall(read: ReadCall, { state }: Snapshot<OrderState>, at: Micros): OrderCommandResult {
  const { call, spec } = read;
  const { actor } = call.caller;
  // Placed already under the given id: the caller finds it there.
  if ((state === null) !== (call.order === null)) return { kind: 'absent' };
  if (state !== null && !maySee(actor, state.facts)) return unrecorded(notFound());
  const intent = intentOf(read);
  if (intent !== undefined && !mayEver(actor, intent, state?.facts ?? null)) return forbidden(read, intent, at);
  const command = commandOf(read, state, at);
  if (command instanceof Problem) return unrecorded(command);
  if (state !== null && !satisfies(call.ifMatch, state.version)) return staleVersion(command);
  const decision = decide(state, command);
  if (!decision.accepted) return resultOf(command, decision);
  if (spec.missing?.(read.found) === true) return unrecorded(notFound());
  return resultOf(command, { ...decision, events: decision.events.map(draftOf) }, rowsOf(read, decision.events, decision.next));
}

/** Undefined if the body requests no command. */
const intentOf = ({ spec, call }: ReadCall): CommandName | undefined =>
  typeof spec.intent === 'function' ? spec.intent(call.body) : spec.intent;

function commandOf({ call, id, spec, body, found, ids }: ReadCall, state: OrderState | null, at: Micros): OrderCommand | Problem {
  if (body instanceof Problem) return body;
  const plain = spec.command({
    body,
    found,
    part: call.part ?? '',
    ids,
    caller: call.caller,
    get state() {
      if (state === null) throw new Error('only placing decides without an order');
      return state;
    },
  });
  return plain instanceof Problem ? plain : ({ ...plain, order: id, actor: call.caller.actor, at } as OrderCommand);
}

const unrecorded = (left: Problem): OrderCommandResult => ({ kind: 'unrecorded', left });

/** Records a refusal before `decide`, which replay does not decide again; the log has who requested what. */
function forbidden({ call: { order, caller } }: ReadCall, type: CommandName, at: Micros): OrderCommandResult {
  const asked = { type, order, actor: caller.actor, at };
  return { kind: 'refused', command: asked, judged: false, code: 'forbiddenForRole', remedy: null };
}

function rowsOf({ ids }: ReadCall, events: readonly OrderEvent[], next: OrderState) {
  const files = events.flatMap((event) => (event.type === 'DocumentAttached' ? [event.data] : []));
  return {
    texts: ids.texts,
    ...(files.length > 0 && {
      extraRows: { order_files: files.map(({ file, document }) => ({ file_id: file, order_id: next.id, document_id: document })) },
    }),
  };
}

/** The author of a follow-on event is the payment, not the caller. */
const draftOf = (event: OrderEvent): EventDraft =>
  event.actor.role === 'payment' ? { ...event, metadata: { actor: event.actor } } : event;
