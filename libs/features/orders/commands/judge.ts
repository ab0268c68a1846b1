import { v7 } from 'uuid';
import type { Decided, NewEvent, Snapshot } from '#libs/event-log/append/contract';
import type { OrderCall } from '#libs/contracts/orders/order-call';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import { satisfies } from '#libs/platform/http/etag';
import type { Problem } from '#libs/platform/http/problem';
import type { OrderCommand } from '#machines/order/commands';
import { decide } from '#machines/order/decide';
import type { RefusalCode, Remedy } from '#machines/order/decision';
import type { OrderEvent } from '#machines/order/events';
import { machineVersion } from '#machines/order/version';
import { mayEver } from '#machines/order/refusals';
import type { OrderState } from '#machines/order/state';
import { maySee } from '#machines/order/who';
import { type EdgeCode, statusOfCode } from '../http/status-of-code.js';
import type { Newborn } from '../rules/newborn.js';
import type { CallSpec } from './call-spec.js';

/** A call with everything that is made or looked up once, however often it has to be decided. */
export interface ReadCall {
  call: OrderCall;
  spec: CallSpec;
  /** the body by its class, or the problem with it, which is told only to whoever may make the call at all */
  body: { fine: unknown } | { problem: Problem };
  found: unknown;
  newborn: Newborn;
  commandId: Id;
}

/** How a decision ended, before the log has had its say. */
export type Judged =
  { accepted: true; status: number } | { accepted: false; status: number; code: RefusalCode | EdgeCode; remedy: Remedy | null };

type OrderDecided = Decided<OrderState, Judged>;

/**
 * The order in which a call is refused, on one snapshot: not visible (404), never for this role (403), its payload (422, thrown), a stale version
 * (412), then whatever the machine says. Everything but the 422 is recorded.
 * @throws Problem 422, and 404 for an order that nobody knows
 */
export function judge(read: ReadCall, { state }: Snapshot<OrderState>, at: Micros): OrderDecided {
  const { call, spec } = read;
  const { actor } = call.caller;
  // Placed already, under an id that was given: whoever asked finds it there.
  if ((state === null) !== (call.order === null))
    return { append: null, result: { accepted: false, status: 404, code: 'notFound', remedy: null } };
  if (state !== null && !maySee(actor, state.facts)) return refused(read, null, at, { code: 'notFound', remedy: null });
  const intent = spec.intentOf?.(call.body) ?? (spec.intentOf ? null : spec.intent);
  if (intent !== null && !mayEver(actor, intent, state?.facts ?? null))
    return refused(read, null, at, { code: 'forbiddenForRole', remedy: null });
  if ('problem' in read.body) throw read.body.problem;
  const command = commandOf(read, read.body.fine, state, at);
  if (state !== null && !satisfies(call.ifMatch, state.version)) return refused(read, command, at, { code: 'staleVersion', remedy: null });
  const decision = decide(state, command);
  if (!decision.accepted) return refused(read, command, at, decision.refusal);
  if (spec.missing?.(read.found) === true) return refused(read, command, at, { code: 'notFound', remedy: null });
  return accepted(read, command, decision.events, decision.next);
}

/** The order's id: the given one, or one that is born with the call. */
export const idOf = ({ call, newborn, commandId }: ReadCall): Id => call.order ?? call.newOrder ?? newborn.id(`order of ${commandId}`);

function commandOf(read: ReadCall, body: unknown, state: OrderState | null, at: Micros): OrderCommand {
  const { call, spec, found, newborn } = read;
  const plain = spec.command({ body, found, state, part: call.part ?? '', newborn, caller: call.caller });
  return { ...plain, order: idOf(read), actor: call.caller.actor, at } as OrderCommand;
}

/** `command` null: it did not come that far, so there is nothing to decide again; the ledger keeps who asked for what. */
function refused(
  read: ReadCall,
  command: OrderCommand | null,
  at: Micros,
  refusal: { code: RefusalCode | EdgeCode; remedy: Remedy | null },
): OrderDecided {
  const status = statusOfCode(refusal.code);
  const { call, spec } = read;
  const type = command?.type ?? spec.intentOf?.(call.body) ?? spec.intent;
  const input = command ?? { type, order: call.order, actor: call.caller.actor, at };
  const judged = command !== null && refusal.code !== 'staleVersion' && refusal.code !== 'notFound';
  return {
    append: {
      ...envelope(read),
      command: { ...recorded(read), type, input: { ...input, judged } },
      outcome: { kind: 'refused', status, code: refusal.code, ...(refusal.remedy && { result: { remedy: refusal.remedy } }) },
      events: [],
      texts: command === null ? [] : read.newborn.texts,
    },
    next: null,
    result: { accepted: false, status, ...refusal },
  };
}

function accepted(read: ReadCall, command: OrderCommand, events: readonly OrderEvent[], next: OrderState): OrderDecided {
  const { status } = read.spec;
  const files = events.flatMap((event) => (event.type === 'DocumentAttached' ? [event.data] : []));
  return {
    append: {
      ...envelope(read),
      command: { ...recorded(read), type: command.type, input: { ...command, judged: true } },
      outcome: { kind: 'accepted', status, code: null },
      events: events.map(newEvent),
      texts: read.newborn.texts,
      ...(files.length > 0 && {
        extraRows: { order_files: files.map(({ file, document }) => ({ file_id: file, order_id: next.id, document_id: document })) },
      }),
    },
    next,
    result: { accepted: true, status },
  };
}

const envelope = ({ call, commandId }: ReadCall) => ({
  key: { actor: call.caller.actor.id, key: call.key?.key ?? commandId, requestHash: call.key?.requestHash ?? commandId },
  actor: call.caller.tokenVersion === null ? null : { id: call.caller.actor.id, tokenVersion: call.caller.tokenVersion },
});

const recorded = ({ call, commandId }: ReadCall) => ({
  id: commandId,
  actorFacts: call.caller.actor,
  machineVersion,
  ...(call.correlation !== undefined && { correlation: call.correlation }),
});

/** A follow-on is the payment's act, not the caller's. */
const newEvent = (event: OrderEvent): NewEvent => ({
  id: v7(),
  type: event.type,
  schemaVersion: event.schemaVersion,
  data: event.data,
  ...(event.actor.role === 'payment' && { metadata: { actor: event.actor } }),
});
