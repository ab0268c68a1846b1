import type { Bilingual, Id, TextRef } from '#machines/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros, TermUnit } from '#machines/kernel/time';
import type { OrderValue } from './statuses.js';

/** A client's configuration; every part affects the price. Codes are those of the service's options. */
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

/** The options of a service with their prices; a configuration outside of them is refused before the machine is called. */
export interface OptionPrices {
  employeesAmount: { min: number; max: number; price: MinorUnits };
  registrationPeriod: { value: number; title: Bilingual; price: MinorUnits }[];
  director: PricedCode[];
  directorCompany: PricedCode[];
  activityAreas: PricedCode[];
}

export type ItemKind = 'document' | 'address';
export type DocumentKind = ItemKind | 'result';

/** Forms in which a service may request a document: PDF; a photo or scan; a text document, spreadsheet or plain text. */
export const documentFormats = ['pdf', 'picture', 'office'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Parts of a service's details form: preferred company names, founders with their shares, people with a post. */
export const detailSections = ['names', 'founders', 'people'] as const;
export type DetailSection = (typeof detailSections)[number];

/** The listed price of a service whose order is paid in another currency, and the exchange rate. */
export interface ListedPrice {
  currency: Currency;
  basePrice: MinorUnits;
  options: OptionPrices;
  /** units of the order's currency for one of the listed, as a decimal */
  rate: string;
  /** ISO 8601 calendar date of the rate */
  date: string;
  /** publisher of the rate */
  source: string;
}

/** The terms, copied from the service at placing: later changes of the service do not affect the order. */
export interface OrderTerms {
  service: Id;
  serviceTitle: Bilingual;
  country: Id;
  currency: Currency;
  /** rounding step of every percentage, in minor units */
  roundTo: MinorUnits;
  /** null if the order is paid in the listed currency */
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
    /** accepted forms; empty: any */
    formats: DocumentFormat[];
    /** months for which it still has to be valid when it is provided; null if irrelevant */
    validMonths: number | null;
    /** id of an example picture */
    example: Id | null;
  }[];
  /** parts of the details form; empty: none */
  details: DetailSection[];
  steps: { key: string; title: Bilingual; steps: { id: Id; title: Bilingual; visible: boolean }[] }[];
}

export type RequiredDocument = OrderTerms['requiredDocuments'][number];

/** What the client agreed to, when placing the order or later. */
export interface Agreement {
  /** version of the published terms; null if the order was placed without one */
  terms: number | null;
  /** whether work may start before a consumer's withdrawal period ends */
  startEarly: boolean;
}

/** How the client buys. Only consumers have a right to withdraw. */
export const buyers = ['consumer', 'company'] as const;
export type Buyer = (typeof buyers)[number];

/** A consumer's right to withdraw from an order, as granted when it was placed. */
export interface WithdrawalTerms {
  /** calendar days after the confirmation */
  days: number;
  /** IANA time zones; its last day ends when it has ended in both */
  officeZone: string;
  clientZone: string;
}

/** A client's request to cancel an order, and its answer. */
interface CancellationRequest {
  at: Micros;
  reason: TextRef;
  /** what would have come back then */
  back: MinorUnits;
  /** null: open */
  answer: TextRef | null;
}

/**
 * Terms as stored by earlier machine versions: at first without units and details forms, until version 5 with documents described only by a note, and until
 * version 6 without rounding step and listed price.
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

/** Selectable causes of a rejected file. */
export const rejectionCauses = ['unreadable', 'expired', 'wrongDocument', 'pageMissing'] as const;
export type RejectionCause = (typeof rejectionCauses)[number];

/** An item requested from the client. Documents attached before `askedAt` no longer count: it was requested again. */
export interface RequestedItem {
  id: Id;
  kind: ItemKind;
  /** the typed title; for a required document the person it belongs to, if each person provides their own, else null */
  title: TextRef | null;
  note: TextRef | null;
  /** index in the required documents of the order's terms, which have the title in both languages; null for a typed item */
  required: number | null;
  askedAt: Micros;
  /** midnight UTC of the day by which it is wanted; null: no day */
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
  /** of a rejected one: a text, a selected cause, or both */
  reason: TextRef | null;
  cause: RejectionCause | null;
  /** of a result: the one that it replaces */
  replaces: Id | null;
}

export type PaymentMethod = 'cash' | 'transfer' | 'provider';
export type PaymentStage = 'prepayment' | 'postpayment';

/** How a refund is made: by the provider that took the payment, or in another way and recorded by staff. */
export type RefundWay = 'provider' | 'other';

/** Why a provider took money back without a request of ours: a refund made at the provider, a lost dispute, a reversed payment. */
export type ReversalCause = 'providerRefund' | 'dispute' | 'reversal';

/** A requested or completed refund. `reversed`: the provider took it back; it counts like a refund. */
export interface RefundState {
  id: Id;
  amount: MinorUnits;
  state: 'requested' | 'refunded' | 'failed' | 'reversed';
  at: Micros;
  reason: TextRef | null;
}

/** Outcome of a dispute, from our point of view. */
export type DisputeOutcome = 'won' | 'lost' | 'withdrawn';

/** A payer's dispute about a payment at the provider. It moves no money: a withdrawal by the provider is a reversal. */
export interface DisputeState {
  /** the provider's id */
  id: string;
  amount: MinorUnits;
  /** our deadline to respond; null if the provider named none */
  dueAt: Micros | null;
  at: Micros;
  outcome: DisputeOutcome | null;
}

/** How staff settled a reversal: it was paid again, or nobody insists on it. */
export const reversalOutcomes = ['paidAgain', 'waived'] as const;
export type ReversalOutcome = (typeof reversalOutcomes)[number];

/** Why a payment of the balance no longer counts as made. */
export type LastPaymentCause = 'short' | 'rejected' | 'withdrawn' | 'moneyBack';

/**
 * A payment of the order. `amount` is what arrived, or before that what was declared or announced.
 * A transfer is `declared` until staff confirm or reject it or its client withdraws it; a provider's payment is `pending` until it is captured or denied.
 */
export interface PaymentState {
  id: Id;
  method: PaymentMethod;
  stage: PaymentStage;
  amount: MinorUnits;
  /** the amount that upward corrections of people with a limit are measured by: as first booked, or as somebody without a limit corrected it */
  basis: MinorUnits;
  state: 'declared' | 'confirmed' | 'rejected' | 'withdrawn' | 'captured' | 'pending' | 'denied';
  recordedBy: Id | null;
  reference: TextRef | null;
  at: Micros;
  /** ISO 8601 calendar date of arrival in the office's time zone; null if unknown */
  valueDate: string | null;
  refunds: RefundState[];
  disputes: DisputeState[];
}

/** The registered company. Dates are ISO 8601 calendar dates; `renewsOn` is when the yearly duties are due, null if unknown. */
export interface RegisteredCompany {
  name: TextRef;
  registerNumber: TextRef;
  address: TextRef | null;
  registeredOn: string;
  renewsOn: string | null;
}

/** The date that staff promised instead of the term's, with its reason. */
export interface PromisedDate {
  /** midnight UTC of the day */
  date: Micros;
  reason: TextRef;
}

/** The facts that state guards read, stored with the order's row, so that lists and the web can explain permissions without child tables. */
export interface OrderFacts {
  client: Id;
  partner: Id | null;
  manager: Id | null;
  currency: Currency;
  price: MinorUnits;
  prepayment: MinorUnits;
  /** captures, cash and confirmed transfers */
  received: MinorUnits;
  /** refunded on request, or reversed by a provider */
  refunded: MinorUnits;
  /** requested from a provider and still open, as far as its payments still hold it */
  reserved: MinorUnits;
  /** no longer requested: waived, or refunded after the work counted as paid */
  conceded: MinorUnits;
  /** the part of `conceded` that staff waived; the rest was refunded, reversed or corrected after the work counted as paid */
  waived: MinorUnits;
  /** reversed by a provider or corrected downwards, and not settled since */
  reversed: MinorUnits;
  /** sum under open disputes */
  disputed: MinorUnits;
  /** sum of declared transfers that are not confirmed, rejected or withdrawn */
  openTransfers: MinorUnits;
  /** sum announced by a provider that is still checking, neither captured nor denied */
  pending: MinorUnits;
  visibleSteps: number;
  openSteps: number;
  /** not withdrawn */
  items: number;
  /** not withdrawn, without a file that is not rejected and not received on paper */
  itemsMissing: number;
  /** not withdrawn, without an accepted file and not received on paper */
  itemsNotAccepted: number;
  /** not withdrawn and requesting an address */
  addressItems: number;
  /** without replaced ones */
  resultDocuments: number;
  /** whether the service requires documents */
  needsDocuments: boolean;
  /** the details form: `none` is requested, it is `missing`, or it was `given` */
  details: 'none' | 'missing' | 'given';
  /** since when the client's request to cancel has been open; null if none is */
  cancellationAskedAt: Micros | null;
  /** when the client withdrew; null if they did not */
  withdrawnAt: Micros | null;
  /** of a cancelled order: the price of the work that was done, at most what was held; null while it runs */
  kept: MinorUnits | null;
  /** percent in force */
  rewardPercent: BasisPoints;
  /** percent that the partner has not acknowledged yet */
  pendingRewardPercent: BasisPoints | null;
}

/** The fold of one order's events: what the row stores, and everything that decide reads. */
export interface OrderState {
  id: Id;
  version: number;
  machineVersion: number;
  /** sequential number for people; null only inside the decision that places the order */
  number: number | null;
  value: OrderValue;
  facts: OrderFacts;
  configuration: Configuration;
  terms: OrderTerms;
  steps: StepState[];
  items: RequestedItem[];
  documents: OrderDocument[];
  payments: PaymentState[];
  /** the part of `conceded` that people who may not refund waived */
  waivedWithLimit: MinorUnits;
  /** the client's details, as one text with JSON; the newest */
  details: TextRef | null;
  promised: PromisedDate | null;
  company: RegisteredCompany | null;
  agreed: Agreement;
  buyer: Buyer;
  /** the client's company that the order is for; null: none, or one to be registered */
  forCompany: Id | null;
  /** null: no right to withdraw */
  withdrawal: WithdrawalTerms | null;
  /** when staff confirmed the order, which concludes the contract; null before */
  confirmedAt: Micros | null;
  /** when the client agreed to terms that state the right to withdraw; null: not yet */
  informedAt: Micros | null;
  /** what the client declared when they withdrew, and what came back then; null if they did not */
  withdrawn: { statement: TextRef; refund: MinorUnits } | null;
  /** the newest one; null if there was none */
  cancellation: CancellationRequest | null;
  /** since when the client has the next step; null while someone else has it */
  clientSince: Micros | null;
  /** since when the one who acts next has the next step */
  turnSince: Micros;
  /** how long the order waited for its client before that, in microseconds of the days that its term counts */
  waited: Micros;
  createdAt: Micros;
  updatedAt: Micros;
  /** time of the last event that its client sees */
  clientUpdatedAt: Micros;
  /** time of the last event visible to its partner and to a manager who sees it only because it is assigned to them */
  partnerUpdatedAt: Micros;
  /** time of the last change of progress */
  statusSince: Micros;
}
