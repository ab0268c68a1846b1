import type { Actor } from '#machines/kernel/people';
import { mayManageOrders, orderScope, permits } from '#machines/access/table';
import type { OrderActor } from './commands.js';
import type { MachineView, Who } from './decision.js';
import type { OrderEvent, OrderEventType } from './events.js';
import { paid, reversalWaits } from './figures.js';
import type { OrderDocument, OrderFacts, OrderState } from './state.js';
import { isFinal, type ProgressStatus } from './statuses.js';
import { machineVersion } from './version.js';

/** The parties of an order; `manager`: the assigned one. */
export type Parties = Pick<OrderFacts, 'client' | 'partner' | 'manager'>;

/** The payment as an actor, in whose name follow-ons are made, and the adapter that reports a provider's results. */
export const payment = { id: null, role: 'payment', department: null } as const satisfies OrderActor;

const isPerson = (actor: OrderActor): actor is Actor => actor.role !== 'payment';

/** Whether `actor` has the relation `who` to an order with these parties; every Client is the client of an order not yet placed. */
export function isWho(who: Who, actor: OrderActor, parties: Parties | null): boolean {
  if (!isPerson(actor)) return who === 'payment';
  switch (who) {
    case 'staff':
      return permits(actor, 'orders.operate') || isAssigned(actor, parties);
    case 'moneyStaff':
      return permits(actor, 'orders.money');
    case 'refundStaff':
      return permits(actor, 'orders.refund');
    case 'topStaff':
      return permits(actor, 'orders.unlimited');
    case 'client':
      return actor.role === 'Client' && (parties === null || parties.client === actor.id);
    case 'partner':
      return actor.role === 'Partner' && parties?.partner === actor.id;
    // The guard of removal checks whether the person attached this document.
    case 'attacher':
    case 'payment':
      return false;
  }
}

/** Whether `actor` sees the order only because it is assigned to them; people who read every order need no such reason. */
const isAssigned = (actor: Actor, parties: Parties | null): boolean => permits(actor, 'orders.assigned') && parties?.manager === actor.id;

/** Whether the order is visible to `actor`; otherwise it is 404. A replaced partner or assigned manager loses access at once. */
export function maySee(actor: OrderActor, parties: Parties): boolean {
  if (!isPerson(actor)) return true;
  return permits(actor, 'orders.read') || isAssigned(actor, parties) || isWho('client', actor, parties) || isWho('partner', actor, parties);
}

/** Whether operating an unassigned order assigns it to `actor`. Owners are never assigned automatically; everyone else who may be assigned one is. */
export const takesOrders = (actor: OrderActor): actor is Actor => isPerson(actor) && actor.role !== 'Owner' && mayManageOrders(actor);

/** Whether an open order has to be handed over. `canManage`: whether a person's account is in use and their role may manage orders. */
export const isManagerGone = (
  { value, facts }: Pick<OrderState, 'value' | 'facts'>,
  canManage: (person: Actor['id']) => boolean,
): boolean => !isFinal(value.progress) && facts.manager !== null && !canManage(facts.manager);

/** The kind of reader, which selects texts and pages. */
export type Side = 'staff' | 'client' | 'partner';
export const sideOf = (actor: OrderActor): Side => (actor.role === 'Client' ? 'client' : actor.role === 'Partner' ? 'partner' : 'staff');

/** The projection of an order that a reader gets; `assignee`: staff who see an order only because it is assigned to them, without payment history. */
export type Reader = Side | 'assignee';
export const readerOf = (actor: OrderActor): Reader => (isPerson(actor) && orderScope(actor) === 'assigned' ? 'assignee' : sideOf(actor));

/** The paid total and the due amount: between client and staff. An assigned manager has to know whether the order is paid. */
export const seesFigures = (reader: Reader): boolean => reader !== 'partner';

/** The payment history: each payment, transfer and refund, with their events. */
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

/** Whether the reader gets events of this type for an order they see. Only people who may have to explain an erasure see that texts were emptied. */
export const seesEventType = (reader: Reader, type: OrderEventType): boolean =>
  (type !== 'TextsErased' || reader === 'staff') &&
  (seesPayments(reader) || !moneyEvents.has(type)) &&
  (seesReward(reader) || !rewardEvents.has(type));

/** Whether the reader gets this event; `progress` is the order's current status, because results become visible when they are sent. */
export function seesEvent(reader: Reader, event: Pick<OrderEvent, 'type' | 'data'>, progress: ProgressStatus): boolean {
  if (!seesEventType(reader, event.type)) return false;
  if (event.type !== 'DocumentAttached' && event.type !== 'DocumentRemoved') return true;
  return seesDocument(reader, event.data as Pick<OrderDocument, 'kind'>, progress);
}

/** The field with the time of the last change visible to the reader: hidden events do not change it. */
export const updatedNames = {
  staff: 'updatedAt',
  assignee: 'partnerUpdatedAt',
  client: 'clientUpdatedAt',
  partner: 'partnerUpdatedAt',
} as const satisfies Record<Reader, keyof OrderState>;

/** The statement names the client's mailbox. */
const leavingSums = ['statement', 'refund', 'kept'];

/** Fields of an event's data that a reader does not get. They stay in the log. */
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
  assignee: { LastPaymentRejected: ['reason'], WithdrawalDeclared: leavingSums, CancellationRequested: ['back'] },
  partner: {
    OrderPlaced: ['withdrawal'],
    WithdrawalDeclared: leavingSums,
    CancellationRequested: ['reason', 'back'],
    CancellationAnswered: ['answer'],
    LastPaymentRequested: ['amount'],
    LastPaymentRejected: ['reason', 'cause'],
    ProjectFinished: ['paid'],
  },
};

/** An event's data for the reader: in the history, in live updates and in notifications. */
export function eventDataFor(reader: Reader, { type, data }: Pick<OrderEvent, 'type' | 'data'>): Record<string, unknown> {
  const cut = cuts[reader]?.[type];
  const kept = Object.fromEntries(Object.entries(data).filter(([name]) => !cut?.includes(name)));
  if (type !== 'OrderPlaced' || seesReward(reader)) return kept;
  const { partnerRewardPercent: _, ...terms } = kept['terms'] as Record<string, unknown>;
  return { ...kept, terms };
}

/**
 * Fields that each reader's facts omit. None of them affects a decision about that reader, so that `explain` gives the same result for the view and the whole
 * state; a property test verifies it.
 */
const hidden: Record<Reader, (order: Pick<OrderState, 'value' | 'facts'>) => Partial<OrderFacts>> = {
  staff: () => ({}),
  // The paid total, not single payments and refunds.
  assignee: ({ facts }) => ({ received: paid(facts), refunded: 0, reserved: 0, openTransfers: 0, pending: 0, disputed: 0 }),
  client: () => ({ rewardPercent: 0, pendingRewardPercent: null }),
  // That the work is blocked, not by which amount.
  partner: (order) => ({
    received: 0,
    refunded: 0,
    reserved: 0,
    conceded: 0,
    waived: 0,
    openTransfers: 0,
    pending: 0,
    disputed: 0,
    reversed: reversalWaits(order) ? 1 : 0,
    kept: null,
  }),
};

/** The machine as `actor` may see it: without the reward for a client, without payments for a partner, with only their sum for an assignee. */
export function viewFor(actor: OrderActor, { value, facts }: Pick<OrderState, 'value' | 'facts'>): MachineView {
  const reader = readerOf(actor);
  return {
    version: machineVersion,
    value: reader === 'client' ? { ...value, reward: 'agreed' } : value,
    facts: { ...facts, ...hidden[reader]({ value, facts }) },
  };
}

const everyWho = {
  staff: true,
  moneyStaff: true,
  refundStaff: true,
  topStaff: true,
  client: true,
  partner: true,
  attacher: true,
  payment: true,
} satisfies Record<Who, true>;

/** A key of an order's status and reward, and of the actor's relations to it. */
export function placeOf({ value, facts }: MachineView, actor: OrderActor): string {
  let place = `${value.progress} ${value.reward}`;
  for (const who in everyWho) if (isWho(who as Who, actor, facts)) place += ` ${who}`;
  return place;
}
