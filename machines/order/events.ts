import type { Id, TextRef } from '#libs/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import type { EventMessage } from '#machines/decider/messages';
import type { TextsErasedData } from '#machines/decider/texts-erased';
import type { OrderActor } from './commands.js';
import type {
  Configuration,
  DocumentKind,
  EarlierTerms,
  ItemKind,
  OrderTerms,
  PaymentMethod,
  PaymentStage,
  PromisedDate,
  RefundWay,
  RejectionCause,
  ReversalCause,
} from './state.js';
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

/** Money that goes back; `method` is how it had come. */
interface Return {
  refund: Id;
  payment: Id;
  method: PaymentMethod;
  amount: MinorUnits;
  currency: Currency;
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
  /** the first time; what was filled in is one text, JSON */
  DetailsGiven: { details: TextRef };
  DetailsChanged: { details: TextRef; previous: TextRef };
  CompanyRecorded: { name: TextRef; registerNumber: TextRef; address: TextRef | null; registeredOn: string; renewsOn: string | null };
  /** `before` is the date that was promised until now, by the term or by staff */
  ExpectedDateChanged: PromisedDate & { before: Micros };
  OrderConfirmedUnpaid: Moved;
  OrderConfirmedPaid: Moved;
  PrepaymentCompleted: Moved;
  /**
   * `required`: the item's place in the terms' required documents, which have its title and note; null of one typed by hand. Version 1 had only those.
   * `due`: midnight UTC of the day by which all that it asks for is wanted. Versions 1 and 2 named none
   */
  DocumentsRequested: Moved & {
    items: { id: Id; kind: ItemKind; title: TextRef | null; note: TextRef | null; required: number | null }[];
    again: Id[];
    withdrawn: Id[];
    due: Micros | null;
  };
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
  /** `replaces`: the result that it stands in for. Version 1 had none */
  DocumentAttached: { document: Id; kind: DocumentKind; item: Id | null; file: Id; title: TextRef | null; replaces: Id | null };
  DocumentAccepted: { document: Id; item: Id | null };
  /** words, a cause by choice, or both. Version 1 had words alone */
  DocumentRejected: { document: Id; item: Id | null; reason: TextRef | null; cause: RejectionCause | null };
  DocumentRemoved: { document: Id; file: Id; kind: DocumentKind };
  /** `fee` is what the provider kept of the amount; null where it did not say. Version 1 had no fee */
  PaymentCaptured: Movement & { provider: string; capture: string; fee: MinorUnits | null };
  CashPaymentRecorded: Movement & { note: TextRef | null };
  TransferRecorded: Movement & { note: TextRef | null };
  TransferDeclared: Movement & { reference: TextRef | null };
  /** `amount` is what arrived, `declared` what the client had announced */
  TransferConfirmed: Movement & { declared: MinorUnits };
  TransferRejected: Movement & { reason: TextRef | null };
  /** the client took it back before anybody decided on it */
  TransferWithdrawn: Movement;
  PaymentPending: Movement & { provider: string };
  /** ends a pending one, of which nothing arrived */
  PaymentDenied: Movement & { provider: string };
  /** `by`: who pays it back. Version 1 had none: a provider's payment went back by the provider, any other in another way */
  RefundRequested: Return & { by: RefundWay; reason: TextRef };
  /** `conceded` is the part that does not reopen the balance, because the work was already accepted as paid */
  PaymentRefunded: Return & { by: RefundWay; conceded: MinorUnits };
  /** as PaymentRefunded, of money that the provider took unasked; `reference` is the provider's own id of it */
  PaymentReversed: Return & { cause: ReversalCause; provider: string; reference: string; conceded: MinorUnits };
  RefundFailed: { refund: Id; payment: Id; amount: MinorUnits; currency: Currency };
  TextsErased: TextsErasedData;
}
export type OrderEventType = keyof OrderEventData;

/** An event as decide gives it and evolve folds it; `version` is its place in the order's stream, from 1. */
export type OrderEventOf<Type extends OrderEventType> = EventMessage<'order', OrderActor, OrderEventData, Type>;
export type OrderEvent = OrderEventOf<OrderEventType>;

/** The data of an event as it was written, in whatever shape its version had. */
type Written = Record<string, unknown>;

/** A member that a version of an event brought or changed, and what it is of an event of the version before. */
interface Addition {
  member: string;
  of: (data: Written) => unknown;
}

/** A provider gave its own payments back; of cash and transfers staff stated that they were paid back. */
const by: Addition = { member: 'by', of: ({ method }) => (method === 'provider' ? 'provider' : 'other') };

/** Terms in the newest shape: what was not told then was calendar days, and asked for nothing; documents were taken in any form. */
export const newestTerms = (terms: EarlierTerms): OrderTerms => ({
  termUnit: 'calendar',
  details: [],
  ...terms,
  requiredDocuments: terms.requiredDocuments.map((document) => ({ formats: [], validMonths: null, example: null, ...document })),
});

/** Terms in the shape of OrderPlaced's second version. */
const termsWithUnit = (terms: EarlierTerms): EarlierTerms => ({ termUnit: 'calendar', details: [], ...terms });

type WrittenItems = { required?: number | null }[];

/** What was asked for was typed by hand, or copied from the service as if it were. */
const byHand: Addition = { member: 'items', of: ({ items }) => (items as WrittenItems).map((item) => ({ ...item, required: null })) };

/** What made each version of an event's data of the one before, from the second on. */
const additions: Partial<Record<OrderEventType, readonly Addition[]>> = {
  OrderPlaced: [
    { member: 'terms', of: ({ terms }) => termsWithUnit(terms as EarlierTerms) },
    { member: 'terms', of: ({ terms }) => newestTerms(terms as EarlierTerms) },
  ],
  PaymentCaptured: [{ member: 'fee', of: () => null }],
  DocumentsRequested: [byHand, { member: 'due', of: () => null }],
  DocumentAttached: [{ member: 'replaces', of: () => null }],
  DocumentRejected: [{ member: 'cause', of: () => null }],
  RefundRequested: [by],
  PaymentRefunded: [by],
};

/**
 * The schema version that an event of `type` is written with. Whoever changes the shape of an event's data writes the upcaster that makes the new shape of
 * the old one: what the log holds is never rewritten.
 */
export const orderEventVersion = (type: string): number => 1 + (additions[type as OrderEventType]?.length ?? 0);

const upcasterOf = ({ member, of }: Addition, index: number) =>
  [index + 1, (data: Written): Written => ({ ...data, [member]: of(data) })] as const;

/** By type and version, what makes the next version of an event's data. */
export const orderUpcasters: Readonly<Record<string, Readonly<Record<number, (data: Written) => Written>>>> = Object.fromEntries(
  Object.entries(additions).map(([type, steps]) => [type, Object.fromEntries(steps.map(upcasterOf))]),
);
