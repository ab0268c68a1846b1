import type { Id, TextRef } from '#libs/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#libs/kernel/money';
import type { Micros } from '#libs/kernel/time';
import type { EventMessage } from '#machines/decider/messages';
import type { TextsErasedData } from '#machines/decider/texts-erased';
import type { OrderActor } from './commands.js';
import type {
  Agreement,
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

/** The day on which money arrived or left, an ISO 8601 calendar date of the office; null where nobody said. The first versions had none. */
interface Dated {
  valueDate: string | null;
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
    /** versions 1 to 3 did not say */
    agreed: Agreement;
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
   * `title`: what was typed by hand; of a required one whose it is, where each person gives their own.
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
  /** `cause`: version 1 did not say, and reads as rejected */
  LastPaymentRejected: Moved & { reason: TextRef | null; cause: LastPaymentCause };
  WorkNotAccepted: Moved & { reason: TextRef; steps: Id[] };
  ResultDocumentsSent: Moved & { documents: Id[] };
  ProjectFinished: Moved & { partner: Id | null; rewardPercent: BasisPoints; price: MinorUnits; paid: MinorUnits; currency: Currency };
  OrderCancelled: Moved & { reason: TextRef };
  PartnerAppointed: { partner: Id | null; previous: Id | null; percent: BasisPoints };
  PartnerRewardChanged: { percent: BasisPoints; percentBefore: BasisPoints; reason: TextRef | null };
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
  PaymentCaptured: Movement & Dated & { provider: string; capture: string; fee: MinorUnits | null };
  CashPaymentRecorded: Movement & Dated & { note: TextRef | null };
  TransferRecorded: Movement & Dated & { note: TextRef | null };
  TransferDeclared: Movement & { reference: TextRef | null };
  /** `amount` is what arrived, `declared` what the client had announced */
  TransferConfirmed: Movement & Dated & { declared: MinorUnits };
  TransferRejected: Movement & { reason: TextRef | null };
  /** the client took it back before anybody decided on it */
  TransferWithdrawn: Movement;
  PaymentPending: Movement & { provider: string };
  /** ends a pending one, of which nothing arrived */
  PaymentDenied: Movement & { provider: string };
  /** `by`: who pays it back. Version 1 had none: a provider's payment went back by the provider, any other in another way */
  RefundRequested: Return & { by: RefundWay; reason: TextRef };
  /** `conceded` is the part that does not reopen the balance, because the work was already accepted as paid */
  PaymentRefunded: Return & Dated & { by: RefundWay; conceded: MinorUnits };
  /** as PaymentRefunded, of money that the provider took unasked; `reference` is the provider's own id of it */
  PaymentReversed: Return & Dated & { cause: ReversalCause; provider: string; reference: string; conceded: MinorUnits };
  /** `issue`: the provider's code of why; null where it gave none. Version 1 had none */
  RefundFailed: { refund: Id; payment: Id; amount: MinorUnits; currency: Currency; issue: string | null };
  /** the balance is given up by so much */
  RestWaived: { amount: MinorUnits; currency: Currency; reason: TextRef };
  /** cash or a transfer was booked at `before`, and `amount` is what arrived; `conceded` as in PaymentRefunded, where it is less */
  PaymentCorrected: Movement & Dated & { method: 'cash' | 'transfer'; before: MinorUnits; conceded: MinorUnits; reason: TextRef };
  /** what was taken back, and no longer waits for anybody */
  ReversalSettled: { outcome: ReversalOutcome; amount: MinorUnits; currency: Currency; note: TextRef | null };
  /** `dispute` is the provider's own id; `dueAt`: until when we may answer it, where the provider says */
  PaymentDisputed: { dispute: string; payment: Id; amount: MinorUnits; currency: Currency; provider: string; dueAt: Micros | null };
  DisputeClosed: { dispute: string; payment: Id; amount: MinorUnits; currency: Currency; provider: string; outcome: DisputeOutcome };
  TextsErased: TextsErasedData;
}
export type OrderEventType = keyof OrderEventData;

/** An event as decide gives it and evolve folds it; `version` is its place in the order's stream, from 1. */
export type OrderEventOf<Type extends OrderEventType> = EventMessage<'order', OrderActor, OrderEventData, Type>;
export type OrderEvent = OrderEventOf<OrderEventType>;

/** The data of an event as it was written, in whatever shape its version had. */
type Written = Record<string, unknown>;

/** The members that a version of an event brought or changed, made of an event of the version before. */
type Addition = (data: Written) => Written;

/** A provider gave its own payments back; of cash and transfers staff stated that they were paid back. */
const by: Addition = ({ method }) => ({ by: method === 'provider' ? 'provider' : 'other' });

const undated: Addition = () => ({ valueDate: null });

type TermsChange = (terms: EarlierTerms) => EarlierTerms;

/** What was not said was calendar days, and asked for no details. */
const withUnit: TermsChange = (terms) => ({ termUnit: 'calendar', details: [], ...terms });

/** Documents were taken in any form. */
const withForms: TermsChange = (terms) => ({
  ...terms,
  requiredDocuments: terms.requiredDocuments.map((document) => ({ formats: [], validMonths: null, example: null, ...document })),
});

/** Percents were rounded to the minor unit, and orders paid in the currency of their service. */
const withRounding: TermsChange = (terms) => ({ roundTo: 1, listed: null, ...terms });

/** Terms of any version in the newest shape. */
export const newestTerms = (terms: EarlierTerms): OrderTerms => withRounding(withForms(withUnit(terms))) as OrderTerms;

const termsBy =
  (change: TermsChange): Addition =>
  ({ terms }) => ({ terms: change(terms as EarlierTerms) });

/** What an order was placed under before that was asked. */
export const nothingAgreed: Agreement = { terms: null, startEarly: false };

type WrittenItems = { required?: number | null }[];

/** What was asked for was typed by hand, or copied from the service as if it were. */
const byHand: Addition = ({ items }) => ({ items: (items as WrittenItems).map((item) => ({ ...item, required: null })) });

/** What made each version of an event's data of the one before, from the second on. */
const additions: Partial<Record<OrderEventType, readonly Addition[]>> = {
  OrderPlaced: [termsBy(withUnit), termsBy(withForms), (data) => ({ ...termsBy(withRounding)(data), agreed: nothingAgreed })],
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

/**
 * The schema version that an event of `type` is written with. Whoever changes the shape of an event's data writes the upcaster that makes the new shape of
 * the old one: what the log holds is never rewritten.
 */
export const orderEventVersion = (type: string): number => 1 + (additions[type as OrderEventType]?.length ?? 0);

const upcasterOf = (addition: Addition, index: number) =>
  [index + 1, (data: Written): Written => ({ ...data, ...addition(data) })] as const;

/** By type and version, what makes the next version of an event's data. */
export const orderUpcasters: Readonly<Record<string, Readonly<Record<number, (data: Written) => Written>>>> = Object.fromEntries(
  Object.entries(additions).map(([type, steps]) => [type, Object.fromEntries(steps.map(upcasterOf))]),
);
