import type { Bilingual, Id } from '#libs/kernel/ids';
import type { MoneyText } from '#libs/kernel/money';
import type { Department, Role } from '#libs/kernel/people';
import type { CommandName, OperationName } from '#machines/order/commands';
import type { MachineView, RefusalCode } from '#machines/order/decision';
import type { OrderEventData, OrderEventType } from '#machines/order/events';
import type { BadgeColour, OrderStatus, ProgressStatus } from '#machines/order/statuses';

/** A text in the reader's language, or in both. */
export type Text = string | Bilingual;

export interface Reference {
  _id: Id;
  name: Text;
}
export interface CountryReference extends Reference {
  /** ISO 3166 alpha-2 */
  code: string;
}
/** A client's phone and e-mail are there for staff only. */
export interface PersonReference {
  _id: Id;
  name: string;
  email?: string | null;
  phone?: string | null;
  company?: string | null;
}

export interface WireStep {
  _id: Id;
  title: Text;
  completedAt: string | null;
}
export interface WireStepGroup {
  title: Text;
  steps: WireStep[];
}

export interface WireFile {
  _id: Id;
  name: string;
  size: number;
  type: string;
}
export interface WireDocument {
  _id: Id;
  kind: 'document' | 'address' | 'result';
  item?: Id | null;
  title: string | null;
  file: WireFile;
  attachedBy: { _id: Id; name: string } | null;
  attachedAt: string;
  review: 'none' | 'accepted' | 'rejected';
  reason?: string | null;
}
export interface WireItem {
  _id: Id;
  kind: 'document' | 'address';
  title: string;
  note: string | null;
  documents: Id[] | WireDocument[];
  receivedOnPaper: boolean;
  withdrawn?: boolean;
  /** asked for again: files attached before no longer count */
  askedAt?: string;
}

export interface WireRefund {
  _id: Id;
  amount: MoneyText;
  state: 'requested' | 'refunded' | 'failed';
  at: string;
  reason?: string | null;
}
export interface WirePayment {
  _id: Id;
  method: 'cash' | 'transfer' | 'provider';
  stage: 'prepayment' | 'postpayment';
  amount: MoneyText;
  state: 'declared' | 'confirmed' | 'rejected' | 'captured' | 'pending' | 'refunded';
  recordedBy: { _id: Id; name: string } | null;
  reference: string | null;
  at: string;
  refunds: WireRefund[];
}

/** What would make something possible, already in the reader's words. */
export interface WireRemedy {
  key: string;
  text: string;
}
export interface WireJudgement {
  permitted: boolean;
  code?: RefusalCode;
  remedy?: WireRemedy;
}
export interface WireOperation extends WireJudgement {
  operation: OperationName;
  variants?: { confirm: WireJudgement; reject: WireJudgement };
}
export interface WireCommand extends WireJudgement {
  command: CommandName;
}

/** The order resource as one reader gets it (GET orders/{id}). Partners get no money of the client, clients no reward. */
export interface OrderResource {
  _id: Id;
  number: string;
  status: ProgressStatus;
  statuses: OrderStatus[];
  shortCode: string | null;
  badge: BadgeColour;
  version: number;
  service: Reference;
  country: CountryReference;
  client: PersonReference;
  partner: PersonReference | null;
  manager: PersonReference | null;
  employeesAmount: number;
  registrationPeriod: number;
  director: string;
  directorCompany: string[];
  activityAreas: string[];
  steps: Record<string, WireStepGroup>;
  requestedItems: WireItem[];
  documents: WireDocument[];
  payments?: WirePayment[];
  price: MoneyText;
  prepayment?: MoneyText;
  paid?: MoneyText;
  refunded?: MoneyText;
  balance?: MoneyText;
  refundable?: MoneyText;
  overpaid?: MoneyText;
  conceded?: MoneyText;
  partnerRewardPercent?: number;
  createdAt: string;
  updatedAt: string;
  /** when progress last moved */
  statusSince: string;
  /** the service's term in days, counted from placing */
  termDays: number;
  machine: MachineView;
  operations: WireOperation[];
  commands?: WireCommand[];
  requiredDocuments: { kind: 'document' | 'address'; title: Text; note: Text | null }[];
}

/** Who did it: `role` is `payment` where a provider's message or a follow-on acted. */
export interface EventActor {
  _id: Id | null;
  role: Role | 'payment';
  department?: Department | null;
  name: string | null;
}

/** One event of GET orders/{id}/events. `data` is what the machine folds: minor units, basis points and ids; `texts` hold its readable texts by id. */
export interface WireEvent<Type extends OrderEventType = OrderEventType> {
  version: number;
  type: Type;
  schemaVersion: number;
  at: string;
  actor: EventActor;
  data: OrderEventData[Type];
  texts?: Record<Id, string>;
  names?: Record<Id, string>;
}
export type AnyWireEvent = { [Type in OrderEventType]: WireEvent<Type> }[OrderEventType];

/** A command that was refused, for staff: it changed nothing and stands between the events by time. */
export interface WireRefusedAttempt {
  at: string;
  actor: EventActor;
  command: CommandName;
  code: RefusalCode | string;
  remedy?: WireRemedy | null;
}
export interface OrderHistory {
  items: AnyWireEvent[];
  refused?: WireRefusedAttempt[];
}

export interface PricedOption {
  code: string;
  title: Text;
  price: MoneyText;
}
/** What the page needs of GET services/{id}. */
export interface ServiceResource {
  _id: Id;
  title: Text;
  price: MoneyText;
  options: {
    employeesAmount: { min: number; max: number; price: MoneyText };
    registrationPeriod: { value: number; title: Text; price: MoneyText }[];
    director: PricedOption[];
    directorCompany: PricedOption[];
    activityAreas: PricedOption[];
  };
}
