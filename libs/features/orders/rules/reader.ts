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
 * A reader of orders. This file alone decides what each kind of reader gets: of an order, a list, its counts, filters and search, of the
 * history and of the live stream. Rules for events beyond this feature are in machines/order/who.
 */
export interface Reader {
  kind: who.Reader;
  actor: Actor;
  language: Language;
}

/** Accepts any actor; `maySee` hides orders that they may not see. */
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

/** All orders, or those of one client, partner or assigned manager. */
export type Scope = { of: 'all' } | { of: 'client' | 'partner' | 'manager'; id: Id };

export function scopeOf({ kind, actor }: Reader): Scope {
  if (kind === 'staff') return { of: 'all' };
  return { of: kind === 'assignee' ? 'manager' : kind, id: actor.id };
}

/** Includes staff who see only assigned orders. */
const isStaff = (kind: who.Reader): boolean => kind === 'staff' || kind === 'assignee';

/** Leaves out the status of a changing reward for clients, who must not learn of it. */
export const statusesFor = ({ kind }: Reader): readonly OrderStatus[] =>
  kind === 'client' ? orderStatuses.filter((status) => status !== rewardStatus) : orderStatuses;

/** Whether the reader sees the amounts paid and due. */
export const seesFigures = ({ kind }: Reader): boolean => who.seesFigures(kind);

/** Whether the reader sees payments, transfers, refunds, and figures that reveal them. */
export const seesPayments = ({ kind }: Reader): boolean => who.seesPayments(kind);

export const seesReward = ({ kind }: Reader): boolean => who.seesReward(kind);

/** Only staff who see all orders read the provider's fees. */
export const seesFees = ({ kind }: Reader): boolean => kind === 'staff';

/** Only staff learn that the account of an order's manager is deactivated. */
export const seesManagers = ({ kind }: Reader): boolean => isStaff(kind);

/** Only staff see email and phone of a client. */
export const seesContacts = ({ kind }: Reader): boolean => isStaff(kind);

/** Clients' languages are for everyone who writes to them, partners' for staff. */
export const seesLanguages = ({ kind }: Reader): { client: boolean; partner: boolean } => ({
  client: kind !== 'client',
  partner: isStaff(kind),
});

/** Only staff find orders by contacts. */
export const searchColumnOf = ({ kind }: Reader): 'staff' | 'public' => (isStaff(kind) ? 'staff' : 'public');

/** Only staff read refused attempts. */
export const seesRefusals = ({ kind }: Reader): boolean => isStaff(kind);

/** False if the success of the attempt would be hidden from the reader. */
export const seesAttempt = ({ kind }: Reader, command: CommandName): boolean =>
  rowsOf(command).every(({ emits }) => emits.every((type) => who.seesEventType(kind, type)));

/** Clients neither list nor download a result before the results are sent. */
export const seesDocument = ({ kind }: Reader, document: Pick<OrderDocument, 'kind'>, progress: ProgressStatus): boolean =>
  who.seesDocument(kind, document, progress);

/** `progress` is the order's current status, because company documents are visible once they are sent. */
export const seesEvent = ({ kind }: Pick<Reader, 'kind'>, event: Pick<OrderEvent, 'type' | 'data'>, progress: ProgressStatus): boolean =>
  who.seesEvent(kind, event, progress);

/** Removes members that the reader may not see; the log keeps them. */
export const eventDataFor = ({ kind }: Reader, event: Pick<OrderEvent, 'type' | 'data'>): Record<string, unknown> =>
  who.eventDataFor(kind, event);

/** Staff's notes about payments are for staff; the client's text of a transfer is also for the client. */
export const seesPaymentText = (reader: Reader, payment: { recordedBy: Id | null }): boolean =>
  isStaff(reader.kind) || payment.recordedBy === reader.actor.id;
