import { isKeeper } from '#machines/bank-accounts/rules';
import { mayManageOrders, permits } from '#machines/access/table';
import type { Actor } from '#machines/kernel/people';
import { type Side, sideOf } from '#machines/order/who';
import { type Channel, type Kind, kinds, type MailChoice } from '../wire/kinds.js';

/** How a person gets one kind of notification: in the product, and by email at once, daily or never. */
export interface Choice {
  inApp: boolean;
  mail: MailChoice;
}

/** The default, and the channels that cannot be changed. */
export interface Offer extends Choice {
  locked: readonly Channel[];
}

const offer = (mail: MailChoice, ...locked: Channel[]): Offer => ({ inApp: true, mail, locked });

/**
 * The kinds that each kind of reader gets, with their default channels. Locked: confirmations about money, which a client must have;
 * requests, because the order waits for the client; changed rewards, which need the partner's answer; changes of our bank accounts,
 * dead letters and call requests.
 */
export const offers: Readonly<Record<Side, Partial<Readonly<Record<Kind, Offer>>>>> = {
  client: {
    orderPlaced: offer('immediately'),
    orderMoved: offer('immediately'),
    orderCancelled: offer('immediately', 'inApp', 'mail'),
    actionNeeded: offer('immediately', 'inApp', 'mail'),
    documentsReviewed: offer('immediately'),
    paymentReceived: offer('immediately', 'mail'),
    refundMade: offer('immediately', 'mail'),
    partnerAppointed: offer('off'),
    managerAssigned: offer('off'),
    chatMessage: offer('immediately'),
    companyDue: offer('immediately'),
    feedbackAsked: offer('immediately'),
    companyMoved: offer('immediately'),
  },
  partner: {
    orderMoved: offer('off'),
    orderCancelled: offer('immediately', 'inApp'),
    actionNeeded: offer('immediately', 'inApp'),
    partnerAppointed: offer('immediately', 'inApp'),
    rewardChanged: offer('immediately', 'inApp', 'mail'),
    managerAssigned: offer('off'),
    chatMessage: offer('immediately'),
    payoffMoved: offer('immediately'),
  },
  staff: {
    orderPlaced: offer('digest'),
    orderMoved: offer('digest'),
    orderCancelled: offer('digest'),
    actionNeeded: offer('digest', 'inApp'),
    paymentReceived: offer('digest'),
    transferDeclared: offer('digest'),
    refundMade: offer('digest'),
    partnerAppointed: offer('digest'),
    rewardChanged: offer('digest'),
    managerAssigned: offer('immediately'),
    chatMessage: offer('immediately'),
    companyMoved: offer('off', 'inApp'),
    badFeedback: offer('immediately', 'inApp'),
    unexpectedMoney: offer('immediately', 'inApp'),
    payoffMoved: offer('digest'),
    leadReceived: offer('immediately', 'inApp'),
    consultationBooked: offer('immediately', 'inApp'),
    leadAssigned: offer('immediately', 'inApp'),
    mailBounced: offer('off', 'inApp'),
    bankDetails: offer('immediately', 'inApp', 'mail'),
    priceApproval: offer('immediately', 'inApp'),
    oldRates: offer('digest'),
    deadLetter: offer('immediately', 'inApp'),
    certificateFault: offer('immediately', 'inApp'),
  },
};

/** Recipients by permission: everyone who has it when the notification is read or the email is written. */
export const groups = [
  'orderDesk',
  'moneyDesk',
  'moneyStaff',
  'refundStaff',
  'payoffApprovers',
  'payoffPayers',
  'salesDesk',
  'customerCare',
  'accountKeepers',
  'priceKeepers',
  'rateKeepers',
  'repairers',
  'auditors',
] as const;
export type Group = (typeof groups)[number];

const isOfDepartment = ({ role }: Actor): boolean => role === 'DepartmentHead' || role === 'Manager' || role === 'Supermanager';

const membership: Readonly<Record<Group, (actor: Actor) => boolean>> = {
  orderDesk: (actor) => isOfDepartment(actor) && permits(actor, 'orders.operate'),
  moneyDesk: (actor) => isOfDepartment(actor) && permits(actor, 'orders.money'),
  moneyStaff: (actor) => permits(actor, 'orders.money'),
  refundStaff: (actor) => permits(actor, 'orders.refund'),
  payoffApprovers: (actor) => permits(actor, 'payoffs.approve'),
  payoffPayers: (actor) => permits(actor, 'payoffs.pay'),
  salesDesk: (actor) => isOfDepartment(actor) && permits(actor, 'leads.write'),
  customerCare: ({ role, department }) => role === 'DepartmentHead' && department === 'ubClient',
  accountKeepers: isKeeper,
  priceKeepers: (actor) => permits(actor, 'services.write'),
  rateKeepers: (actor) => permits(actor, 'settings.write'),
  repairers: (actor) => permits(actor, 'deadLetters.retry'),
  auditors: (actor) => permits(actor, 'audit.read'),
};

export const isMember = (actor: Actor, group: Group): boolean => membership[group](actor);

/** The actor's own id, and their current groups. */
export const audiencesOf = (actor: Actor): string[] => [actor.id, ...groups.filter((group) => isMember(actor, group))];

/** Notifications about single payments need the permission to read them. */
const readsPayments = (actor: Actor): boolean => permits(actor, 'payments.read');

/** The permission that staff need to get a kind. */
const needs: Partial<Readonly<Record<Kind, (actor: Actor) => boolean>>> = {
  orderPlaced: (actor) => permits(actor, 'orders.operate'),
  paymentReceived: readsPayments,
  transferDeclared: readsPayments,
  refundMade: readsPayments,
  unexpectedMoney: (actor) => isMember(actor, 'moneyStaff'),
  payoffMoved: (actor) => isMember(actor, 'payoffApprovers') || isMember(actor, 'payoffPayers'),
  companyMoved: (actor) => isMember(actor, 'orderDesk'),
  badFeedback: (actor) => isMember(actor, 'customerCare'),
  leadReceived: (actor) => isMember(actor, 'salesDesk'),
  consultationBooked: (actor) => isMember(actor, 'salesDesk'),
  leadAssigned: (actor) => permits(actor, 'leads.write'),
  bankDetails: (actor) => isMember(actor, 'accountKeepers'),
  priceApproval: (actor) => isMember(actor, 'priceKeepers'),
  oldRates: (actor) => isMember(actor, 'rateKeepers'),
  deadLetter: (actor) => isMember(actor, 'repairers'),
  certificateFault: (actor) => isMember(actor, 'auditors'),
};

const mayReach = (actor: Actor, kind: Kind): boolean => (needs[kind] ?? mayManageOrders)(actor);

/** The kinds `actor` can get, in the order of `kinds`. */
export function kindsFor(actor: Actor): Kind[] {
  const reader = sideOf(actor);
  return kinds.filter((kind) => offers[reader][kind] !== undefined && (reader !== 'staff' || mayReach(actor, kind)));
}

/** Readers who are offered a daily email. */
export const hasDigest = (actor: Actor): boolean => sideOf(actor) === 'staff';

/** The person's own choice, except for locked channels. */
export function effective({ locked, ...standard }: Offer, own: Choice | undefined): Choice {
  if (own === undefined) return standard;
  return { inApp: locked.includes('inApp') ? standard.inApp : own.inApp, mail: locked.includes('mail') ? standard.mail : own.mail };
}
