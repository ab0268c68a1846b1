import type { Id, TextRef } from '#machines/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { EventMessage, TextsErasedData, Upcasters } from '#machines/decider/messages';
import type { OrderActor } from './commands.js';
import type {
  Agreement,
  Buyer,
  Configuration,
  DisputeOutcome,
  DocumentKind,
  EarlierTerms,
  ItemKind,
  LastPaymentCause,
  OrderTerms,
  PaymentMethod,
  PaymentStage,
  PromisedDate,
  RefundWay,
  RejectionCause,
  ReversalCause,
  ReversalOutcome,
  WithdrawalTerms,
} from './state.js';
import type { ProgressStatus } from './statuses.js';

/** An event that changed the status. */
interface Moved {
  from: ProgressStatus;
  to: ProgressStatus;
}

/** A movement of money, with what a ledger entry needs. */
interface Movement {
  payment: Id;
  amount: MinorUnits;
  currency: Currency;
  stage: PaymentStage;
}

/** The value date, an ISO 8601 calendar date in the office’s time zone; null if unknown. The first versions had none. */
interface Dated {
  valueDate: string | null;
}

/** A refund; `method` is how the payment was made. */
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
    /** versions 1 to 3 had no agreement */
    agreed: Agreement;
    /** versions 1 to 4 had neither a buyer nor a right to withdraw */
    buyer: Buyer;
    withdrawal: WithdrawalTerms | null;
    /** the client's company that the order is for; versions 1 to 5 had none */
    forCompany: Id | null;
  };
  TermsAgreed: Agreement;
  /** `refund`: what comes back, of it nothing that a refund under way returns; `kept`: the price of the steps that are done. `statement`: who declared it */
  WithdrawalDeclared: { statement: TextRef; refund: MinorUnits; kept: MinorUnits; currency: Currency; stepsDone: number; stepsAll: number };
  /** `back`: what would come back if the order stopped now */
  CancellationRequested: { reason: TextRef; back: MinorUnits; currency: Currency };
  CancellationAnswered: { answer: TextRef };
  OrderEdited: { configuration: Configuration; price: MinorUnits; priceBefore: MinorUnits };
  /** the first details; their content is one text with JSON */
  DetailsGiven: { details: TextRef };
  DetailsChanged: { details: TextRef; previous: TextRef };
  CompanyRecorded: { name: TextRef; registerNumber: TextRef; address: TextRef | null; registeredOn: string; renewsOn: string | null };
  /** `before`: the date promised until now, by the term or by staff */
  ExpectedDateChanged: PromisedDate & { before: Micros };
  OrderConfirmedUnpaid: Moved;
  OrderConfirmedPaid: Moved;
  PrepaymentCompleted: Moved;
  /**
   * `required`: index of the item in the terms' required documents, which have its title and note; null for one typed by hand. Version 1 had only those.
   * `title`: the typed title; for a required item the person it belongs to, where each person provides their own.
   * `due`: midnight UTC of the day by which all of it is wanted. Versions 1 and 2 had none
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
  /** `cause`: missing in version 1, read as rejected */
  LastPaymentRejected: Moved & { reason: TextRef | null; cause: LastPaymentCause };
  WorkNotAccepted: Moved & { reason: TextRef; steps: Id[] };
  ResultDocumentsSent: Moved & { documents: Id[] };
  ProjectFinished: Moved & { partner: Id | null; rewardPercent: BasisPoints; price: MinorUnits; paid: MinorUnits; currency: Currency };
  /** without a reason after a withdrawal. `cause`: missing in version 1, whose orders staff or clients cancelled */
  OrderCancelled: Moved & { reason: TextRef | null; cause: 'withdrawal' | null };
  PartnerAppointed: { partner: Id | null; previous: Id | null; percent: BasisPoints };
  PartnerRewardChanged: { percent: BasisPoints; percentBefore: BasisPoints; reason: TextRef | null };
  PartnerRewardAcknowledged: { percent: BasisPoints };
  ManagerAssigned: { manager: Id | null; previous: Id | null };
  StepCompleted: { step: Id };
  StepReopened: { step: Id };
  /** `replaces`: the result that it replaces. Version 1 had none */
  DocumentAttached: { document: Id; kind: DocumentKind; item: Id | null; file: Id; title: TextRef | null; replaces: Id | null };
  DocumentAccepted: { document: Id; item: Id | null };
  /** a text, a selected cause, or both. Version 1 had only a text */
  DocumentRejected: { document: Id; item: Id | null; reason: TextRef | null; cause: RejectionCause | null };
  DocumentRemoved: { document: Id; file: Id; kind: DocumentKind };
  /** `fee`: the provider's fee; null if unknown. Version 1 had no fee */
  PaymentCaptured: Movement & Dated & { provider: string; capture: string; fee: MinorUnits | null };
  CashPaymentRecorded: Movement & Dated & { note: TextRef | null };
  TransferRecorded: Movement & Dated & { note: TextRef | null };
  TransferDeclared: Movement & { reference: TextRef | null };
  /** `amount`: what arrived; `declared`: what the client had announced */
  TransferConfirmed: Movement & Dated & { declared: MinorUnits };
  TransferRejected: Movement & { reason: TextRef | null };
  /** the client withdrew it before a decision */
  TransferWithdrawn: Movement;
  PaymentPending: Movement & { provider: string };
  /** ends a pending payment without money */
  PaymentDenied: Movement & { provider: string };
  /** `by`: who makes the refund. Version 1 had none: the provider refunded its own payments, staff all others */
  RefundRequested: Return & { by: RefundWay; reason: TextRef };
  /** `conceded`: the part that does not reopen the balance, because the work was already accepted as paid */
  PaymentRefunded: Return & Dated & { by: RefundWay; conceded: MinorUnits };
  /** like PaymentRefunded, for money that the provider took without a request; `reference` is the provider's id */
  PaymentReversed: Return & Dated & { cause: ReversalCause; provider: string; reference: string; conceded: MinorUnits };
  /** `issue`: the provider's error code; null if it gave none. Version 1 had none */
  RefundFailed: { refund: Id; payment: Id; amount: MinorUnits; currency: Currency; issue: string | null };
  /** the balance is reduced by the waived amount */
  RestWaived: { amount: MinorUnits; currency: Currency; reason: TextRef };
  /** cash or a transfer was booked with `before`, and `amount` arrived; `conceded` as in PaymentRefunded, if it is less */
  PaymentCorrected: Movement & Dated & { method: 'cash' | 'transfer'; before: MinorUnits; conceded: MinorUnits; reason: TextRef };
  /** a reversal that no longer needs attention */
  ReversalSettled: { outcome: ReversalOutcome; amount: MinorUnits; currency: Currency; note: TextRef | null };
  /** `dispute`: the provider's id; `dueAt`: our deadline to respond, if the provider names one */
  PaymentDisputed: { dispute: string; payment: Id; amount: MinorUnits; currency: Currency; provider: string; dueAt: Micros | null };
  DisputeClosed: { dispute: string; payment: Id; amount: MinorUnits; currency: Currency; provider: string; outcome: DisputeOutcome };
  TextsErased: TextsErasedData;
}
export type OrderEventType = keyof OrderEventData;

type StatusEventType = { [Type in OrderEventType]: OrderEventData[Type] extends { to: ProgressStatus } ? Type : never }[OrderEventType];

/** The compiler refuses a missing one. */
const statusEventTable: Record<StatusEventType, true> = {
  OrderPlaced: true,
  OrderConfirmedUnpaid: true,
  OrderConfirmedPaid: true,
  PrepaymentCompleted: true,
  DocumentsRequested: true,
  DocumentsReceived: true,
  StepsCompleted: true,
  WorkAccepted: true,
  LastPaymentRequested: true,
  LastPaymentMade: true,
  LastPaymentConfirmed: true,
  LastPaymentRejected: true,
  WorkNotAccepted: true,
  ResultDocumentsSent: true,
  ProjectFinished: true,
  OrderCancelled: true,
};

/** The events that set the status of an order. */
export const statusEvents = Object.keys(statusEventTable) as readonly StatusEventType[];

/** An event as decide returns it and evolve folds it; `version` is its number in the order's stream, from 1. */
export type OrderEventOf<Type extends OrderEventType> = EventMessage<'order', OrderActor, OrderEventData, Type>;
export type OrderEvent = OrderEventOf<OrderEventType>;

/** Stored data of an event, in the shape of its version. */
type Written = Record<string, unknown>;

/** The fields that a version added or changed, computed from an event of the version before. */
type Addition = (data: Written) => Written;

/** The provider refunded its own payments; staff recorded the refunds of cash and transfers. */
const by: Addition = ({ method }) => ({ by: method === 'provider' ? 'provider' : 'other' });

const undated: Addition = () => ({ valueDate: null });

type TermsChange = (terms: EarlierTerms) => EarlierTerms;

/** The defaults are calendar days and no details form. */
const withUnit: TermsChange = (terms) => ({ termUnit: 'calendar', details: [], ...terms });

/** Documents were accepted in any form. */
const withForms: TermsChange = (terms) => ({
  ...terms,
  requiredDocuments: terms.requiredDocuments.map((document) => ({ formats: [], validMonths: null, example: null, ...document })),
});

/** Percents were rounded to the minor unit, and orders were paid in their service's currency. */
const withRounding: TermsChange = (terms) => ({ roundTo: 1, listed: null, ...terms });

/** Upcasts terms of any version. */
export const newestTerms = (terms: EarlierTerms): OrderTerms => withRounding(withForms(withUnit(terms))) as OrderTerms;

const termsBy =
  (change: TermsChange): Addition =>
  ({ terms }) => ({ terms: change(terms as EarlierTerms) });

/** The agreement of orders placed before there was one. */
export const nothingAgreed: Agreement = { terms: null, startEarly: false };

type WrittenItems = { required?: number | null }[];

/** Items were typed by hand, or copied from the service as if they were. */
const byHand: Addition = ({ items }) => ({ items: (items as WrittenItems).map((item) => ({ ...item, required: null })) });

/** For each event type, the upcaster from each version to the next, starting with the first. */
const additions: Partial<Record<OrderEventType, readonly Addition[]>> = {
  OrderPlaced: [
    termsBy(withUnit),
    termsBy(withForms),
    (data) => ({ ...termsBy(withRounding)(data), agreed: nothingAgreed }),
    () => ({ buyer: 'consumer', withdrawal: null }),
    () => ({ forCompany: null }),
  ],
  OrderCancelled: [() => ({ cause: null })],
  PaymentCaptured: [() => ({ fee: null }), undated],
  CashPaymentRecorded: [undated],
  TransferRecorded: [undated],
  TransferConfirmed: [undated],
  DocumentsRequested: [byHand, () => ({ due: null })],
  DocumentAttached: [() => ({ replaces: null })],
  DocumentRejected: [() => ({ cause: null })],
  LastPaymentRejected: [() => ({ cause: 'rejected' })],
  RefundRequested: [by],
  PaymentRefunded: [by, undated],
  PaymentReversed: [undated],
  RefundFailed: [() => ({ issue: null })],
  PartnerRewardChanged: [() => ({ reason: null })],
};

const upcasterOf = (addition: Addition, index: number) =>
  [index + 1, (data: Written): Written => ({ ...data, ...addition(data) })] as const;

/** Upcasters by event type and version, each producing the next version. */
export const orderUpcasters: Upcasters = Object.fromEntries(
  Object.entries(additions).map(([type, steps]) => [type, Object.fromEntries(steps.map(upcasterOf))]),
);
