import type { OrderEvent, OrderEventType } from './events.js';
import type { OrderDocument } from './state.js';
import type { ProgressStatus } from './statuses.js';
import type { Reader } from './who.js';

/** What was paid in all and what is due: between the client and us. Whoever carries on with an order has to know whether it is paid. */
export const seesFigures = (reader: Reader): boolean => reader !== 'partner';

/** The payment history: each payment, transfer and refund, and their events. */
export const seesPayments = (reader: Reader): boolean => reader === 'staff' || reader === 'client';

export const seesReward = (reader: Reader): boolean => reader !== 'client';

const resultsSent: readonly ProgressStatus[] = ['documentsSentAfterLastPayment', 'projectFinished'];

/** A client neither lists nor downloads a result before the results are sent. */
export const seesDocument = (reader: Reader, document: Pick<OrderDocument, 'kind'>, progress: ProgressStatus): boolean =>
  reader !== 'client' || document.kind !== 'result' || resultsSent.includes(progress);

const moneyEvents: ReadonlySet<OrderEventType> = new Set<OrderEventType>([
  'PaymentCaptured',
  'CashPaymentRecorded',
  'TransferRecorded',
  'TransferDeclared',
  'TransferConfirmed',
  'TransferRejected',
  'TransferWithdrawn',
  'PaymentPending',
  'PaymentDenied',
  'RefundRequested',
  'PaymentRefunded',
  'PaymentReversed',
  'RefundFailed',
]);
const rewardEvents: ReadonlySet<OrderEventType> = new Set<OrderEventType>(['PartnerRewardChanged', 'PartnerRewardAcknowledged']);

/** Whether the reader gets this kind of event of an order they see. */
export const seesEventType = (reader: Reader, type: OrderEventType): boolean =>
  (seesPayments(reader) || !moneyEvents.has(type)) && (seesReward(reader) || !rewardEvents.has(type));

/** Whether the reader gets this event; `progress` is the order's status now, because results come to light when they are sent. */
export function seesEvent(reader: Reader, event: Pick<OrderEvent, 'type' | 'data'>, progress: ProgressStatus): boolean {
  if (!seesEventType(reader, event.type)) return false;
  if (event.type !== 'DocumentAttached' && event.type !== 'DocumentRemoved') return true;
  return seesDocument(reader, event.data as Pick<OrderDocument, 'kind'>, progress);
}

/** Members of an event's data that a reader of it does not get. What is cut stays in the log. */
const cuts: Partial<Record<Reader, Partial<Record<OrderEventType, readonly string[]>>>> = {
  client: {
    PartnerAppointed: ['percent'],
    ProjectFinished: ['rewardPercent', 'partner'],
    WorkNotAccepted: ['reason'],
    PaymentCaptured: ['fee'],
    CashPaymentRecorded: ['note'],
    TransferRecorded: ['note'],
  },
  assignee: { LastPaymentRejected: ['reason'] },
  partner: {
    LastPaymentRequested: ['amount'],
    LastPaymentRejected: ['reason'],
    ProjectFinished: ['paid'],
  },
};

/** The data of an event as the reader gets it: in the history, live, and in what they are told. */
export function eventDataFor(reader: Reader, { type, data }: Pick<OrderEvent, 'type' | 'data'>): Record<string, unknown> {
  const cut = cuts[reader]?.[type];
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !cut?.includes(name)));
  if (type !== 'OrderPlaced' || seesReward(reader)) return kept;
  const { partnerRewardPercent: _, ...terms } = kept['terms'] as Record<string, unknown>;
  return { ...kept, terms };
}
