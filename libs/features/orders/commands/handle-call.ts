import type { OrderCall } from '#libs/contracts/orders/order-call';
import type { Snapshot } from '#libs/event-log/append/contract';
import type { GeneratedIds } from '#libs/event-log/commands/generated-ids';
import type { EventDraft, Ruling } from '#libs/event-log/commands/stream-command-handler';
import type { Id } from '#libs/kernel/ids';
import type { Micros } from '#libs/kernel/time';
import { satisfies } from '#libs/platform/http/write-request';
import { Problem } from '#libs/platform/http/problem';
import type { CommandName, OrderCommand } from '#machines/order/commands';
import { decide } from '#machines/order/decide';
import type { RefusalCode, Remedy } from '#machines/order/decision';
import type { OrderEvent } from '#machines/order/events';
import { mayEver } from '#machines/order/rules';
import type { OrderState } from '#machines/order/state';
import { maySee } from '#machines/order/who';
import type { CallSpec } from './call-spec.js';

/** A call with everything that is generated or looked up once, however often it has to be decided. */
export interface ReadCall {
  call: OrderCall;
  /** the order it is for, placed already or about to be */
  id: Id;
  spec: CallSpec;
  /** the body by its class, or what is wrong with it, which is told only to whoever may make the call at all */
  body: unknown;
  found: unknown;
  ids: GeneratedIds;
}

type OrderRuling = Ruling<OrderState, Remedy, Problem>;

/**
 * The order in which a call is refused, on one snapshot: not visible (404), never for this role (403), its payload (422), a stale version (412), then whatever
 * the machine says. Everything but the 422 is recorded. Pure.
 */
export function handleCall(read: ReadCall, { state }: Snapshot<OrderState>, at: Micros): OrderRuling {
  const { call, spec } = read;
  const { actor } = call.caller;
  // Placed already, under an id that was given: whoever asked finds it there.
  if ((state === null) !== (call.order === null)) return { kind: 'absent' };
  if (state !== null && !maySee(actor, state.facts)) return undecided(read, at, 'notFound');
  const intent = intentOf(read);
  if (intent !== undefined && !mayEver(actor, intent, state?.facts ?? null)) return undecided(read, at, 'forbiddenForRole');
  const command = commandOf(read, state, at);
  if (command instanceof Problem) return { kind: 'unrecorded', left: command };
  if (state !== null && !satisfies(call.ifMatch, state.version)) return refused(read, command, false, 'staleVersion');
  const decision = decide(state, command);
  if (!decision.accepted) return refused(read, command, true, decision.refusal.code, decision.refusal.remedy);
  if (spec.missing?.(read.found) === true) return refused(read, command, false, 'notFound');
  return accepted(read, command, decision.events, decision.next);
}

/** What the caller wants, as far as the body tells; undefined: nothing that there is. */
const intentOf = ({ spec, call }: ReadCall): CommandName | undefined =>
  typeof spec.intent === 'function' ? spec.intent(call.body) : spec.intent;

function commandOf({ call, id, spec, body, found, ids }: ReadCall, state: OrderState | null, at: Micros): OrderCommand | Problem {
  if (body instanceof Problem) return body;
  const plain = spec.command({ body, found, state, part: call.part ?? '', ids, caller: call.caller });
  return plain instanceof Problem ? plain : ({ ...plain, order: id, actor: call.caller.actor, at } as OrderCommand);
}

/** It did not come as far as a command, so there is nothing to decide again; the ledger keeps who asked for what. */
function undecided(read: ReadCall, at: Micros, code: 'notFound' | 'forbiddenForRole'): OrderRuling {
  const { order, caller } = read.call;
  const asked = { type: intentOf(read) ?? 'unknownOperation', order, actor: caller.actor, at };
  return { kind: 'refused', command: asked, judged: false, code, remedy: null };
}

const refused = (
  { ids }: ReadCall,
  command: OrderCommand,
  judged: boolean,
  code: RefusalCode | 'notFound' | 'staleVersion',
  remedy: Remedy | null = null,
): OrderRuling => ({ kind: 'refused', command, judged, code, remedy, texts: ids.texts });

function accepted({ ids }: ReadCall, command: OrderCommand, events: readonly OrderEvent[], next: OrderState): OrderRuling {
  const files = events.flatMap((event) => (event.type === 'DocumentAttached' ? [event.data] : []));
  return {
    kind: 'accepted',
    command,
    events: events.map(draftOf),
    next,
    texts: ids.texts,
    ...(files.length > 0 && {
      extraRows: { order_files: files.map(({ file, document }) => ({ file_id: file, order_id: next.id, document_id: document })) },
    }),
  };
}

/** A follow-on is the payment's act, not the caller's. */
const draftOf = (event: OrderEvent): EventDraft =>
  event.actor.role === 'payment' ? { ...event, metadata: { actor: event.actor } } : event;
