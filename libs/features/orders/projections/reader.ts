import type { Caller } from '#libs/contracts/orders/order-call';
import type { Id, Language } from '#libs/kernel/ids';
import type { Actor } from '#libs/kernel/people';
import { accessDenied } from '#libs/platform/http/problem';
import { permits } from '#machines/access/table';
import type { OrderEvent, OrderEventType } from '#machines/order/events';
import type { OrderDocument } from '#machines/order/state';
import { type OrderStatus, type ProgressStatus, orderStatuses, rewardStatus } from '#machines/order/statuses';
import { type Reader as ReaderKind, readerOf as kindOf } from '#machines/order/who';

/**
 * Somebody who reads orders. This file is the one place that says what each kind of reader gets: of an order, a list, its counts, filters and
 * search, of the history and of the live stream.
 */
export interface Reader {
  kind: ReaderKind;
  actor: Actor;
  language: Language;
}

/** Whoever it is: of orders that they may not see, `maySee` keeps everything from them. */
export const anyReader = ({ actor, language }: Pick<Caller, 'actor' | 'language'>): Reader => ({ kind: kindOf(actor), actor, language });

/** @throws Problem 403 for staff who may not see orders at all */
export function readerOf(caller: Pick<Caller, 'actor' | 'language'>): Reader {
  const reader = anyReader(caller);
  if (reader.kind === 'staff' && !permits(reader.actor, 'orders.read')) throw accessDenied();
  return reader;
}

/** Whose orders: all, or those of one client or partner. */
export type Scope = { of: 'all' } | { of: 'client' | 'partner'; id: Id };

export const scopeOf = ({ kind, actor }: Reader): Scope => (kind === 'staff' ? { of: 'all' } : { of: kind, id: actor.id });

/** Clients never learn that a reward is being changed. */
export const statusesFor = ({ kind }: Reader): readonly OrderStatus[] =>
  kind === 'client' ? orderStatuses.filter((status) => status !== rewardStatus) : orderStatuses;

/** Payments, balances and refunds are between the client and us. */
export const seesMoney = ({ kind }: Reader): boolean => kind !== 'partner';

export const seesReward = ({ kind }: Reader): boolean => kind !== 'client';

/** E-mail and phone of a client. */
export const seesContacts = ({ kind }: Reader): boolean => kind === 'staff';

/** The column a search reads: contacts are found by staff only. */
export const searchColumnOf = ({ kind }: Reader): 'staff' | 'public' => (kind === 'staff' ? 'staff' : 'public');

/** Attempts that were refused, from the commands ledger. */
export const seesRefusals = ({ kind }: Reader): boolean => kind === 'staff';

const resultsSent: readonly ProgressStatus[] = ['documentsSentAfterLastPayment', 'projectFinished'];

/** A client neither lists nor downloads a result before the results are sent. */
export const seesDocument = ({ kind }: Reader, document: Pick<OrderDocument, 'kind'>, progress: ProgressStatus): boolean =>
  kind !== 'client' || document.kind !== 'result' || resultsSent.includes(progress);

const moneyEvents: ReadonlySet<OrderEventType> = new Set<OrderEventType>([
  'PaymentCaptured',
  'CashPaymentRecorded',
  'TransferRecorded',
  'TransferDeclared',
  'TransferConfirmed',
  'TransferRejected',
  'PaymentPending',
  'RefundRequested',
  'PaymentRefunded',
  'RefundFailed',
]);
const rewardEvents: ReadonlySet<OrderEventType> = new Set<OrderEventType>(['PartnerRewardChanged', 'PartnerRewardAcknowledged']);

/** Whether the reader gets this kind of event of an order they see. */
export const seesEventType = (reader: Reader, type: OrderEventType): boolean =>
  (seesMoney(reader) || !moneyEvents.has(type)) && (seesReward(reader) || !rewardEvents.has(type));

/** Whether the reader gets this event; `progress` is the order's status now, because results come to light when they are sent. */
export function seesEvent(reader: Reader, event: Pick<OrderEvent, 'type' | 'data'>, progress: ProgressStatus): boolean {
  if (!seesEventType(reader, event.type)) return false;
  if (event.type !== 'DocumentAttached' && event.type !== 'DocumentRemoved') return true;
  return seesDocument(reader, event.data as Pick<OrderDocument, 'kind'>, progress);
}

/** Members of an event's data that a reader of it does not get. What is cut stays in the log. */
const cuts: Partial<Record<ReaderKind, Partial<Record<OrderEventType, readonly string[]>>>> = {
  client: {
    PartnerAppointed: ['percent'],
    ProjectFinished: ['rewardPercent', 'partner'],
    WorkNotAccepted: ['reason'],
    CashPaymentRecorded: ['note'],
    TransferRecorded: ['note'],
  },
  partner: {
    LastPaymentRequested: ['amount'],
    LastPaymentRejected: ['reason'],
    ProjectFinished: ['paid'],
  },
};

/** The data of an event as the reader gets it. */
export function eventDataFor(reader: Reader, { type, data }: Pick<OrderEvent, 'type' | 'data'>): Record<string, unknown> {
  const cut = cuts[reader.kind]?.[type] ?? [];
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !cut.includes(name)));
  if (type !== 'OrderPlaced' || seesReward(reader)) return kept;
  const { partnerRewardPercent: _, ...terms } = kept['terms'] as Record<string, unknown>;
  return { ...kept, terms };
}

/** A note that staff wrote about a payment is theirs; what the client wrote with a transfer is the client's too. */
export const seesPaymentText = (reader: Reader, payment: { recordedBy: Id | null }): boolean =>
  reader.kind === 'staff' || payment.recordedBy === reader.actor.id;
