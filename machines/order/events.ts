import type { Currency } from '#libs/kernel/currency';
import type { Id, TextRef } from '#libs/kernel/ids';
import type { BasisPoints, MinorUnits } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import type { OrderActor } from './commands.js';
import type { Configuration, DocumentKind, ItemKind, OrderTerms, PaymentMethod, PaymentStage } from './state.js';
import type { ProgressStatus } from './statuses.js';

/** A fact that moved the status. */
interface Moved {
  from: ProgressStatus;
  to: ProgressStatus;
}

/** A movement of money: what a ledger entry needs. */
interface Movement {
  payment: Id;
  amount: MinorUnits;
  currency: Currency;
  stage: PaymentStage;
}

/** Every event of an order and its data: ids, codes, amounts and times only; texts by reference. Past tense, one per fact. */
export interface OrderEventData {
  OrderPlaced: {
    from: null;
    to: 'newOrder';
    number: number | null;
    client: Id;
    terms: OrderTerms;
    configuration: Configuration;
    price: MinorUnits;
  };
  OrderEdited: { configuration: Configuration; price: MinorUnits; priceBefore: MinorUnits };
  OrderConfirmedUnpaid: Moved;
  OrderConfirmedPaid: Moved;
  PrepaymentCompleted: Moved;
  DocumentsRequested: Moved & { items: { id: Id; kind: ItemKind; title: TextRef; note: TextRef | null }[]; again: Id[]; withdrawn: Id[] };
  DocumentsReceived: Moved & { onPaper: Id[] };
  StepsCompleted: Moved;
  WorkAccepted: Moved;
  LastPaymentRequested: Moved & { amount: MinorUnits; currency: Currency };
  LastPaymentMade: Moved;
  LastPaymentConfirmed: Moved;
  LastPaymentRejected: Moved & { reason: TextRef | null };
  WorkNotAccepted: Moved & { reason: TextRef; steps: Id[] };
  ResultDocumentsSent: Moved & { documents: Id[] };
  ProjectFinished: Moved & { partner: Id | null; rewardPercent: BasisPoints; price: MinorUnits; paid: MinorUnits; currency: Currency };
  OrderCancelled: Moved & { reason: TextRef };
  PartnerAppointed: { partner: Id | null; previous: Id | null; percent: BasisPoints };
  PartnerRewardChanged: { percent: BasisPoints; percentBefore: BasisPoints };
  PartnerRewardAcknowledged: { percent: BasisPoints };
  ManagerAssigned: { manager: Id | null; previous: Id | null };
  StepCompleted: { step: Id };
  StepReopened: { step: Id };
  DocumentAttached: { document: Id; kind: DocumentKind; item: Id | null; file: Id; title: TextRef | null };
  DocumentAccepted: { document: Id; item: Id | null };
  DocumentRejected: { document: Id; item: Id | null; reason: TextRef };
  DocumentRemoved: { document: Id; file: Id; kind: DocumentKind };
  PaymentCaptured: Movement & { provider: string; capture: string };
  CashPaymentRecorded: Movement & { note: TextRef | null };
  TransferRecorded: Movement & { note: TextRef | null };
  TransferDeclared: Movement & { reference: TextRef | null };
  /** `amount` is what arrived, `declared` what the client had announced */
  TransferConfirmed: Movement & { declared: MinorUnits };
  TransferRejected: Movement & { reason: TextRef | null };
  PaymentPending: Movement & { provider: string };
  RefundRequested: { refund: Id; payment: Id; method: PaymentMethod; amount: MinorUnits; currency: Currency; reason: TextRef };
  /** `conceded` is the part that does not reopen the balance, because the work was already accepted as paid */
  PaymentRefunded: { refund: Id; payment: Id; method: PaymentMethod; amount: MinorUnits; currency: Currency; conceded: MinorUnits };
  RefundFailed: { refund: Id; payment: Id; amount: MinorUnits; currency: Currency };
}
export type OrderEventType = keyof OrderEventData;

/** An event as decide gives it and evolve folds it; `version` is its place in the order's stream, from 1. */
export type OrderEventOf<Type extends OrderEventType> = Type extends OrderEventType
  ? { type: Type; schemaVersion: number; order: Id; version: number; actor: OrderActor; at: Micros; data: OrderEventData[Type] }
  : never;
export type OrderEvent = OrderEventOf<OrderEventType>;
