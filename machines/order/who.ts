import type { Actor } from '#libs/kernel/people';
import { mayManageOrders, orderScope, permits } from '#machines/access/table';
import type { OrderActor } from './commands.js';
import type { MachineView, Who } from './decision.js';
import type { OrderEvent, OrderEventType } from './events.js';
import { paid, reversalWaits } from './figures.js';
import type { OrderDocument, OrderFacts, OrderState } from './state.js';
import type { ProgressStatus } from './statuses.js';
import { machineVersion } from './version.js';

/** Whose an order is; `manager`: the one it is assigned to. */
export type Parties = Pick<OrderFacts, 'client' | 'partner' | 'manager'>;

/** The payment itself, in whose name follow-ons happen, and the adapter that brings a provider's results. */
export const payment = { id: null, role: 'payment', department: null } as const satisfies OrderActor;

const isPerson = (actor: OrderActor): actor is Actor => actor.role !== 'payment';

/** Whether `actor` is `who` to an order with these parties; of an order not yet placed every Client is the client. */
export function isWho(who: Who, actor: OrderActor, parties: Parties | null): boolean {
  if (!isPerson(actor)) return who === 'payment';
  switch (who) {
    case 'staff':
      return permits(actor, 'orders.operate') || isAssigned(actor, parties);
    case 'moneyStaff':
      return permits(actor, 'orders.money');
    case 'refundStaff':
      return permits(actor, 'orders.refund');
    case 'client':
      return actor.role === 'Client' && (parties === null || parties.client === actor.id);
    case 'partner':
      return actor.role === 'Partner' && parties?.partner === actor.id;
    // Whether a person attached this very document is asked by the guard on removing it.
    case 'attacher':
    case 'payment':
      return false;
  }
}

/** Whether the order is one that `actor` has for being its manager; whoever reads every order needs no such reason. */
const isAssigned = (actor: Actor, parties: Parties | null): boolean => permits(actor, 'orders.assigned') && parties?.manager === actor.id;

/** Whether the order exists for `actor` at all; otherwise it is 404. Whoever is replaced (a partner, an assigned manager) loses sight of it at once. */
export function maySee(actor: OrderActor, parties: Parties): boolean {
  if (!isPerson(actor)) return true;
  return permits(actor, 'orders.read') || isAssigned(actor, parties) || isWho('client', actor, parties) || isWho('partner', actor, parties);
}

/** Whether operating an order that nobody has makes it theirs. Owners look after the company and keep their hands free; everybody else who may be given one may take one. */
export const takesOrders = (actor: OrderActor): actor is Actor => isPerson(actor) && actor.role !== 'Owner' && mayManageOrders(actor);

/** In whose words somebody is told things, and on whose pages. */
export type Side = 'staff' | 'client' | 'partner';
export const sideOf = (actor: OrderActor): Side => (actor.role === 'Client' ? 'client' : actor.role === 'Partner' ? 'partner' : 'staff');

/** Which projection of an order somebody reads; `assignee`: staff who have an order for being its manager, and no payment history. */
export type Reader = Side | 'assignee';
export const readerOf = (actor: OrderActor): Reader => (isPerson(actor) && orderScope(actor) === 'assigned' ? 'assignee' : sideOf(actor));

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
  'RestWaived',
  'PaymentCorrected',
  'ReversalSettled',
  'PaymentDisputed',
  'DisputeClosed',
]);
const rewardEvents: ReadonlySet<OrderEventType> = new Set<OrderEventType>(['PartnerRewardChanged', 'PartnerRewardAcknowledged']);

/** Whether the reader gets this kind of event of an order they see. That texts were emptied concerns whoever has to explain it. */
export const seesEventType = (reader: Reader, type: OrderEventType): boolean =>
  (type !== 'TextsErased' || reader === 'staff') &&
  (seesPayments(reader) || !moneyEvents.has(type)) &&
  (seesReward(reader) || !rewardEvents.has(type));

/** Whether the reader gets this event; `progress` is the order's status now, because results come to light when they are sent. */
export function seesEvent(reader: Reader, event: Pick<OrderEvent, 'type' | 'data'>, progress: ProgressStatus): boolean {
  if (!seesEventType(reader, event.type)) return false;
  if (event.type !== 'DocumentAttached' && event.type !== 'DocumentRemoved') return true;
  return seesDocument(reader, event.data as Pick<OrderDocument, 'kind'>, progress);
}

/** The member of an order that says when something last happened that the reader sees: what is hidden moves no time that they read. */
export const updatedNames = {
  staff: 'updatedAt',
  assignee: 'partnerUpdatedAt',
  client: 'clientUpdatedAt',
  partner: 'partnerUpdatedAt',
} as const satisfies Record<Reader, keyof OrderState>;

/** Members of an event's data that a reader of it does not get. What is cut stays in the log. */
const cuts: Partial<Record<Reader, Partial<Record<OrderEventType, readonly string[]>>>> = {
  client: {
    PartnerAppointed: ['percent'],
    ProjectFinished: ['rewardPercent', 'partner'],
    WorkNotAccepted: ['reason'],
    PaymentCaptured: ['fee'],
    CashPaymentRecorded: ['note'],
    TransferRecorded: ['note'],
    RestWaived: ['reason'],
    ReversalSettled: ['note'],
    RefundFailed: ['issue'],
  },
  assignee: { LastPaymentRejected: ['reason'] },
  partner: {
    LastPaymentRequested: ['amount'],
    LastPaymentRejected: ['reason', 'cause'],
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

/**
 * What each reader's facts leave out. None of it bears on a judgement about that reader, so that `explain` answers alike from the
 * view and from the whole; a property holds it to that.
 */
const hidden: Record<Reader, (order: Pick<OrderState, 'value' | 'facts'>) => Partial<OrderFacts>> = {
  staff: () => ({}),
  // What was paid in all, not what came and what went back.
  assignee: ({ facts }) => ({ received: paid(facts), refunded: 0, reserved: 0, openTransfers: 0, pending: 0, disputed: 0 }),
  client: () => ({ rewardPercent: 0, pendingRewardPercent: null }),
  // That the work stands still, not for which sum.
  partner: (order) => ({
    ...{ received: 0, refunded: 0, reserved: 0, conceded: 0, openTransfers: 0, pending: 0, disputed: 0 },
    reversed: reversalWaits(order) ? 1 : 0,
  }),
};

/** The machine as `actor` may see it: a client learns nothing of the reward, a partner nothing of payments, an assignee nothing but their sum. */
export function viewFor(actor: OrderActor, { value, facts }: Pick<OrderState, 'value' | 'facts'>): MachineView {
  const reader = readerOf(actor);
  return {
    version: machineVersion,
    value: reader === 'client' ? { ...value, reward: 'agreed' } : value,
    facts: { ...facts, ...hidden[reader]({ value, facts }) },
  };
}
