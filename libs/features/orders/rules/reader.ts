import type { Caller } from '#libs/contracts/orders/order-call';
import type { Id, Language } from '#machines/kernel/ids';
import type { Actor } from '#machines/kernel/people';
import { accessDenied } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import type { CommandName } from '#machines/order/commands';
import type { OrderEvent } from '#machines/order/events';
import { rowsOf } from '#machines/order/operations';
import type { OrderDocument } from '#machines/order/state';
import { type OrderStatus, type ProgressStatus, orderStatuses, rewardStatus } from '#machines/order/statuses';
import * as who from '#machines/order/who';

/**
 * Somebody who reads orders. This file is the one place that says what each kind of reader gets: of an order, a list, its counts, filters and
 * search, of the history and of the live stream. What is true of events beyond this room stands in machines/order/who.
 */
export interface Reader {
  kind: who.Reader;
  actor: Actor;
  language: Language;
}

/** Any reader: `maySee` hides orders that they may not see. */
export const anyReader = ({ actor, language }: Pick<Caller, 'actor' | 'language'>): Reader => ({
  kind: who.readerOf(actor),
  actor,
  language,
});

/** @throws Problem 403 for staff who may not see orders at all */
export function readerOf(caller: Pick<Caller, 'actor' | 'language'>): Reader {
  const reader = anyReader(caller);
  if (reader.kind === 'staff' && !permits(reader.actor, 'orders.read')) throw accessDenied();
  return reader;
}

/** The orders of a reader: all, or those of one client, partner or assigned manager. */
export type Scope = { of: 'all' } | { of: 'client' | 'partner' | 'manager'; id: Id };

export function scopeOf({ kind, actor }: Reader): Scope {
  if (kind === 'staff') return { of: 'all' };
  return { of: kind === 'assignee' ? 'manager' : kind, id: actor.id };
}

/** Staff, with all orders or assigned ones. */
const isStaff = (kind: who.Reader): boolean => kind === 'staff' || kind === 'assignee';

/** Clients never learn that a reward is being changed. */
export const statusesFor = ({ kind }: Reader): readonly OrderStatus[] =>
  kind === 'client' ? orderStatuses.filter((status) => status !== rewardStatus) : orderStatuses;

/** Readers of the sums paid and due. */
export const seesFigures = ({ kind }: Reader): boolean => who.seesFigures(kind);

/** The payment history, and every figure that reveals it: payments, transfers and refunds. */
export const seesPayments = ({ kind }: Reader): boolean => who.seesPayments(kind);

export const seesReward = ({ kind }: Reader): boolean => who.seesReward(kind);

/** Readers of the provider's fees. */
export const seesFees = ({ kind }: Reader): boolean => kind === 'staff';

/** Readers who learn that the account of an order's manager is closed. */
export const seesManagers = ({ kind }: Reader): boolean => isStaff(kind);

/** E-mail and phone of a client. */
export const seesContacts = ({ kind }: Reader): boolean => isStaff(kind);

/** The language in which a client reads, for those who write to them; of a partner, for staff. */
export const seesLanguages = ({ kind }: Reader): { client: boolean; partner: boolean } => ({
  client: kind !== 'client',
  partner: isStaff(kind),
});

/** The column a search reads: contacts are found by staff only. */
export const searchColumnOf = ({ kind }: Reader): 'staff' | 'public' => (isStaff(kind) ? 'staff' : 'public');

/** Attempts that were refused, from the commands ledger. */
export const seesRefusals = ({ kind }: Reader): boolean => isStaff(kind);

/** Whether the reader sees an attempt: not if its success would be hidden from them. */
export const seesAttempt = ({ kind }: Reader, command: CommandName): boolean =>
  rowsOf(command).every(({ emits }) => emits.every((type) => who.seesEventType(kind, type)));

/** A client neither lists nor downloads a result before the results are sent. */
export const seesDocument = ({ kind }: Reader, document: Pick<OrderDocument, 'kind'>, progress: ProgressStatus): boolean =>
  who.seesDocument(kind, document, progress);

/** Whether the reader gets this event; `progress` is the order's present status, because company documents are shown once they are sent. */
export const seesEvent = ({ kind }: Pick<Reader, 'kind'>, event: Pick<OrderEvent, 'type' | 'data'>, progress: ProgressStatus): boolean =>
  who.seesEvent(kind, event, progress);

/** The data of an event as the reader gets it. What is cut stays in the log. */
export const eventDataFor = ({ kind }: Reader, event: Pick<OrderEvent, 'type' | 'data'>): Record<string, unknown> =>
  who.eventDataFor(kind, event);

/** A note that staff wrote about a payment is theirs; what the client wrote with a transfer is the client's too. */
export const seesPaymentText = (reader: Reader, payment: { recordedBy: Id | null }): boolean =>
  isStaff(reader.kind) || payment.recordedBy === reader.actor.id;
