import type { Id } from '#libs/kernel/ids';
import type { MinorUnits } from '#libs/kernel/money';
import type { OrderEventData, OrderEventType } from './events.js';

/** What an event says. */
export type EventContent = { [Type in OrderEventType]: { type: Type; data: OrderEventData[Type] } }[OrderEventType];

/** An event of a history. What its reader may not see of the data is cut. */
export type SeenEvent = EventContent & { version: number };

/** Money came or went: these events alone have a day on which it did. */
const movesMoney = ({ data }: SeenEvent): boolean => 'valueDate' in data;

/**
 * What arrived of a transfer, where that is less than its client reported or staff had booked; null of every other event. Banks take fees of transfers alone.
 * Minor units.
 */
export function arrivedShort({ type, data }: EventContent): MinorUnits | null {
  if (type === 'TransferConfirmed') return data.amount < data.declared ? data.amount : null;
  if (type === 'PaymentCorrected') return data.method === 'transfer' && data.amount < data.before ? data.amount : null;
  return null;
}

/** What arrived short, where no money came or went after it: then the fees of banks are why something is still due. */
export function lastArrivedShort(history: readonly SeenEvent[]): MinorUnits | null {
  const last = history.findLast(movesMoney);
  return last === undefined ? null : arrivedShort(last);
}

/**
 * By what the balance was covered where LastPaymentMade of this version followed by itself: `reported` by transfers that have yet to arrive, `arrived` by money that
 * is here, `waived` where what was missing is no longer due. Null where several may be, or where the reader does not see what it followed from.
 */
export function coveredBy(history: readonly SeenEvent[], version: number): 'reported' | 'arrived' | 'waived' | null {
  const before = history.filter((event) => event.version < version);
  // It is written together with the event that it follows from, which is the one before.
  const cause = before.at(-1);
  if (cause?.version !== version - 1) return null;
  if (cause.type === 'TransferDeclared') return 'reported';
  if (declaredIn(before).size > 0) return null;
  if (cause.type === 'RestWaived') return 'waived';
  return movesMoney(cause) ? 'arrived' : null;
}

/** Transfers that were declared and neither confirmed, rejected nor withdrawn since. */
function declaredIn(history: readonly SeenEvent[]): ReadonlySet<Id> {
  const open = new Set<Id>();
  for (const { type, data } of history) {
    if (type === 'TransferDeclared') open.add(data.payment);
    if (type === 'TransferConfirmed' || type === 'TransferRejected' || type === 'TransferWithdrawn') open.delete(data.payment);
  }
  return open;
}
