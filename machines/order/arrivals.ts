import type { Id } from '#machines/kernel/ids';
import type { MinorUnits } from '#machines/kernel/money';
import type { OrderEventData, OrderEventType } from './events.js';

/** Type and data of an event. */
export type EventContent = { [Type in OrderEventType]: { type: Type; data: OrderEventData[Type] } }[OrderEventType];

/** An event of a history. Data that its reader may not see is removed. */
export type SeenEvent = EventContent & { version: number };

/** Events in which money came or went; only these have a value date. */
const movesMoney = ({ data }: SeenEvent): boolean => 'valueDate' in data;

/**
 * The amount of a transfer that arrived with less than its client reported or staff had booked; null for every other event. Only transfers lose bank fees.
 * Minor units.
 */
export function arrivedShort({ type, data }: EventContent): MinorUnits | null {
  if (type === 'TransferConfirmed') return data.amount < data.declared ? data.amount : null;
  if (type === 'PaymentCorrected') return data.method === 'transfer' && data.amount < data.before ? data.amount : null;
  return null;
}

/** The shortfall after which no money came or went: bank fees then explain why something is still due. */
export function lastArrivedShort(history: readonly SeenEvent[]): MinorUnits | null {
  const last = history.findLast(movesMoney);
  return last === undefined ? null : arrivedShort(last);
}

/**
 * What covered the balance when LastPaymentMade of this version followed automatically: `reported` by transfers that have not arrived yet, `arrived` by
 * received money, `waived` by a waiver of the rest. Null where several are possible, or where the reader does not see the cause.
 */
export function coveredBy(history: readonly SeenEvent[], version: number): 'reported' | 'arrived' | 'waived' | null {
  const before = history.filter((event) => event.version < version);
  // Both are appended together, so the cause is the event before.
  const cause = before.at(-1);
  if (cause?.version !== version - 1) return null;
  if (cause.type === 'TransferDeclared') return 'reported';
  if (declaredIn(before).size > 0) return null;
  if (cause.type === 'RestWaived') return 'waived';
  return movesMoney(cause) ? 'arrived' : null;
}

/** Transfers that were declared and not yet confirmed, rejected or withdrawn. */
function declaredIn(history: readonly SeenEvent[]): ReadonlySet<Id> {
  const open = new Set<Id>();
  for (const { type, data } of history) {
    if (type === 'TransferDeclared') open.add(data.payment);
    if (type === 'TransferConfirmed' || type === 'TransferRejected' || type === 'TransferWithdrawn') open.delete(data.payment);
  }
  return open;
}
