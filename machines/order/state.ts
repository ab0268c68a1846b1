import type { Bilingual, Id, TextRef } from '#libs/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#libs/kernel/money';
import type { Micros, TermUnit } from '#libs/kernel/time';
import type { OrderValue } from './statuses.js';

/** What a client configures; all of it bears on the price. Codes are those of the service's options. */
export interface Configuration {
  employeesAmount: number;
  registrationPeriod: number;
  director: string;
  directorCompany: string[];
  activityAreas: string[];
}

export interface PricedCode {
  code: string;
  title: Bilingual;
  price: MinorUnits;
}

/** What the service's options offer, and at which price; a configuration outside of it is refused before the machine. */
export interface OptionPrices {
  employeesAmount: { min: number; max: number; price: MinorUnits };
  registrationPeriod: { value: number; title: Bilingual; price: MinorUnits }[];
  director: PricedCode[];
  directorCompany: PricedCode[];
  activityAreas: PricedCode[];
}

export type ItemKind = 'document' | 'address';
export type DocumentKind = ItemKind | 'result';

/** In which form a service may ask for a document: PDF; a photo or a scan; a file of a word processor or a spreadsheet, or plain text. */
export const documentFormats = ['pdf', 'picture', 'office'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** What a service's form of details may ask its client for: wishes for the company's name, founders with their shares, people with a post in it. */
export const detailSections = ['names', 'founders', 'people'] as const;
export type DetailSection = (typeof detailSections)[number];

/** What a service is listed at, where its order is paid in another currency, and the rate that it was converted by. */
export interface ListedPrice {
  currency: Currency;
  basePrice: MinorUnits;
  options: OptionPrices;
  /** units of the order's currency for one of the listed, as a decimal */
  rate: string;
  /** ISO 8601 calendar date that the rate is of */
  date: string;
  /** who publishes it */
  source: string;
}

/** The terms copied from the service at placing: a later change of the service never changes an order. */
export interface OrderTerms {
  service: Id;
  serviceTitle: Bilingual;
  country: Id;
  currency: Currency;
  /** the step that every percent is rounded to where it becomes an amount, in minor units */
  roundTo: MinorUnits;
  /** null where the order is paid in the currency that the service is listed in */
  listed: ListedPrice | null;
  basePrice: MinorUnits;
  prepaymentPercent: BasisPoints;
  partnerRewardPercent: BasisPoints;
  termDays: number;
  termUnit: TermUnit;
  options: OptionPrices;
  requiredDocuments: {
    kind: ItemKind;
    title: Bilingual;
    note: Bilingual | null;
    /** in which form it is taken; empty: in any */
    formats: DocumentFormat[];
    /** for how many more months it has to be valid when it is given; null where that plays no part */
    validMonths: number | null;
    /** the id of a picture of such a document */
    example: Id | null;
  }[];
  /** what the form of details asks for; empty: nothing */
  details: DetailSection[];
  steps: { key: string; title: Bilingual; steps: { id: Id; title: Bilingual; visible: boolean }[] }[];
}

export type RequiredDocument = OrderTerms['requiredDocuments'][number];

/** What the client agreed to by placing the order. */
export interface Agreement {
  /** the version of the published terms; null where the order was placed without naming one */
  terms: number | null;
  /** that work starts before the time in which a consumer may withdraw is over */
  startEarly: boolean;
}

/**
 * Terms as earlier machines had them: without units and forms of details at first, until version 5 with documents of which only a note told more, and until version 6
 * without a step of rounding and a listed price.
 */
export type EarlierTerms = Omit<OrderTerms, 'termUnit' | 'details' | 'requiredDocuments' | 'roundTo' | 'listed'> &
  Partial<Pick<OrderTerms, 'termUnit' | 'details' | 'roundTo' | 'listed'>> & {
    requiredDocuments: (Pick<RequiredDocument, 'kind' | 'title' | 'note'> & Partial<RequiredDocument>)[];
  };

export interface StepState {
  id: Id;
  group: string;
  visible: boolean;
  completedAt: Micros | null;
}

/** Why a file that was asked for does not do, by choice. */
export const rejectionCauses = ['unreadable', 'expired', 'wrongDocument', 'pageMissing'] as const;
export type RejectionCause = (typeof rejectionCauses)[number];

/** Something the client was asked for. Documents attached before `askedAt` no longer count: it was asked for again. */
export interface RequestedItem {
  id: Id;
  kind: ItemKind;
  /** what was typed by hand; of what the service requires: whose it is, where each person gives their own, else null */
  title: TextRef | null;
  note: TextRef | null;
  /** its place in the required documents of the order's terms, which have it in both languages; null of what was typed by hand */
  required: number | null;
  askedAt: Micros;
  /** midnight UTC of the day by which it is wanted; null: no day was named */
  due: Micros | null;
  withdrawn: boolean;
  receivedOnPaper: boolean;
}

export interface OrderDocument {
  id: Id;
  kind: DocumentKind;
  item: Id | null;
  file: Id;
  title: TextRef | null;
  attachedBy: Id;
  attachedAt: Micros;
  review: 'none' | 'accepted' | 'rejected';
  /** of a rejected one: words, a cause by choice, or both */
  reason: TextRef | null;
  cause: RejectionCause | null;
  /** of a result: the one that it stands in for */
  replaces: Id | null;
}

export type PaymentMethod = 'cash' | 'transfer' | 'provider';
export type PaymentStage = 'prepayment' | 'postpayment';

/** How money goes back: by the provider that took it, or in another way, of which staff state that it happened. */
export type RefundWay = 'provider' | 'other';

/** Why a provider took money back that nobody here asked it for: a refund made at the provider itself, a dispute lost, a payment reversed. */
export const reversalCauses = ['providerRefund', 'dispute', 'reversal'] as const;
export type ReversalCause = (typeof reversalCauses)[number];

/** Money on its way back, or back. `reversed`: the provider took it unasked; it counts like a refund. */
export interface RefundState {
  id: Id;
  amount: MinorUnits;
  state: 'requested' | 'refunded' | 'failed' | 'reversed';
  at: Micros;
  reason: TextRef | null;
}

/** How a provider's dispute about a payment ends, as the provider says it of us. */
export const disputeOutcomes = ['won', 'lost', 'withdrawn'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

/** A payer's dispute about a payment, at the provider. It moves no money: what the provider takes is a reversal. */
export interface DisputeState {
  /** the provider's own id */
  id: string;
  amount: MinorUnits;
  /** until when we may answer it; null where the provider did not say */
  dueAt: Micros | null;
  at: Micros;
  outcome: DisputeOutcome | null;
}

/** What the handling of taken money ended in: it was paid again, or nobody insists on it. */
export const reversalOutcomes = ['paidAgain', 'waived'] as const;
export type ReversalOutcome = (typeof reversalOutcomes)[number];

/** Why a payment of the balance does not count as made any more. */
export type LastPaymentCause = 'short' | 'rejected' | 'withdrawn' | 'moneyBack';

/**
 * One payment of the order. `amount` is what arrived, or what was declared or announced while nothing has arrived yet.
 * A transfer is `declared` until staff confirm or reject it, or its client withdraws it; a provider's payment is `pending` until it is captured or denied.
 */
export interface PaymentState {
  id: Id;
  method: PaymentMethod;
  stage: PaymentStage;
  amount: MinorUnits;
  state: 'declared' | 'confirmed' | 'rejected' | 'withdrawn' | 'captured' | 'pending' | 'denied';
  recordedBy: Id | null;
  reference: TextRef | null;
  at: Micros;
  /** ISO 8601 calendar date on which it arrived, by the office's clock; null where nobody said */
  valueDate: string | null;
  refunds: RefundState[];
  disputes: DisputeState[];
}

/** The company once it is registered. Dates are ISO 8601 calendar dates; `renewsOn` is when the yearly duties fall due, null where that is not known. */
export interface RegisteredCompany {
  name: TextRef;
  registerNumber: TextRef;
  address: TextRef | null;
  registeredOn: string;
  renewsOn: string | null;
}

/** The date that staff promise instead of the term's, and why. */
export interface PromisedDate {
  /** midnight UTC of the day */
  date: Micros;
  reason: TextRef;
}

/** Everything the state guards ask, stored with the order's row, so that lists and the web can explain without child tables. */
export interface OrderFacts {
  client: Id;
  partner: Id | null;
  manager: Id | null;
  currency: Currency;
  price: MinorUnits;
  prepayment: MinorUnits;
  /** captures, cash and confirmed transfers */
  received: MinorUnits;
  /** given back, whether asked for or taken by a provider */
  refunded: MinorUnits;
  /** requested from a provider, result still open, as far as its payments still hold it */
  reserved: MinorUnits;
  /** what is not asked for any more: waived, or given back after the work counted as paid */
  conceded: MinorUnits;
  /** taken by a provider, or corrected downwards, and not settled since */
  reversed: MinorUnits;
  /** under an open dispute */
  disputed: MinorUnits;
  /** declared, neither confirmed, rejected nor withdrawn: their sum */
  openTransfers: MinorUnits;
  /** announced by a provider that still checks them, neither captured nor denied: their sum */
  pending: MinorUnits;
  visibleSteps: number;
  openSteps: number;
  /** not withdrawn */
  items: number;
  /** not withdrawn, without a file that still counts (not rejected) and not on paper */
  itemsMissing: number;
  /** not withdrawn, without an accepted file and not on paper */
  itemsNotAccepted: number;
  /** not withdrawn and asking for an address */
  addressItems: number;
  /** without those that another replaces */
  resultDocuments: number;
  /** the service requires documents */
  needsDocuments: boolean;
  /** the form of details: `none` is asked for, it is still `missing`, or it was `given` */
  details: 'none' | 'missing' | 'given';
  /** percent in force */
  rewardPercent: BasisPoints;
  /** percent the partner has not acknowledged yet */
  pendingRewardPercent: BasisPoints | null;
}

/** The fold of one order's events: what the row stores, and all that decide reads. */
export interface OrderState {
  id: Id;
  version: number;
  machineVersion: number;
  /** dense number for people; null only inside the decision that places the order */
  number: number | null;
  value: OrderValue;
  facts: OrderFacts;
  configuration: Configuration;
  terms: OrderTerms;
  steps: StepState[];
  items: RequestedItem[];
  documents: OrderDocument[];
  payments: PaymentState[];
  /** what the client filled in, as JSON in one text; the newest */
  details: TextRef | null;
  promised: PromisedDate | null;
  company: RegisteredCompany | null;
  agreed: Agreement;
  /** when the next step became the client's; null while it is somebody else's */
  clientSince: Micros | null;
  /** how long the order waited for its client before that, in the days that its term counts; microseconds */
  waited: Micros;
  createdAt: Micros;
  updatedAt: Micros;
  /** when the last event happened that its client sees */
  clientUpdatedAt: Micros;
  /** when the last event happened that its partner sees, and an assigned manager who has it for that alone */
  partnerUpdatedAt: Micros;
  /** when progress last moved */
  statusSince: Micros;
}
