import type { Currency } from '#libs/kernel/currency';
import type { Bilingual, Id } from '#libs/kernel/ids';
import type { BasisPoints, MinorUnits } from '#libs/kernel/money';

/** A surcharge per employee above `min`; an order's `n` lies in `min..max`. */
export interface EmployeesOption {
  min: number;
  max: number;
  price: MinorUnits;
}

/** One choice of the registration period: `value` is what the order names (whole days). */
export interface PeriodChoice {
  value: number;
  title: Bilingual;
  price: MinorUnits;
}

/** One choice named by its code: a director, a company director or an area of activity. */
export interface CodedChoice {
  code: string;
  title: Bilingual;
  price: MinorUnits;
}

/** What an order may choose of. An empty list means that the service offers nothing of that sort. */
export interface ServiceOptions {
  employeesAmount: EmployeesOption;
  registrationPeriod: PeriodChoice[];
  director: CodedChoice[];
  directorCompany: CodedChoice[];
  activityAreas: CodedChoice[];
}

/** Paid to the state or a third party: shown beside the price, never charged. */
export interface MandatoryPayment {
  title: Bilingual;
  amount: MinorUnits;
  currency: Currency;
  period: 'once' | 'yearly';
}

/** Asked of the client: a document, or a proof of address. Prefills requestDocuments. */
export interface RequiredDocument {
  kind: 'document' | 'address';
  title: Bilingual;
  note: Bilingual | null;
}

/** One step of the work. Only visible steps are kept in an order. */
export interface ServiceStep {
  id: Id;
  title: Bilingual;
  isVisible: boolean;
}

/** Steps under one heading, in their order; `key` is the group's name on the wire. */
export interface StepGroup {
  key: string;
  title: Bilingual;
  steps: ServiceStep[];
}

/** Everything of a service that placing an order copies, so that later edits of the catalogue do not reach it. */
export interface ServiceCopy {
  id: Id;
  title: Bilingual;
  country: { id: Id; code: string; name: Bilingual };
  type: { id: Id; title: Bilingual };
  legalForm: Bilingual;
  currency: Currency;
  price: MinorUnits;
  prepaymentPercent: BasisPoints;
  partnerReward: BasisPoints;
  termDays: number;
  mandatoryPayments: MandatoryPayment[];
  options: ServiceOptions;
  requiredDocuments: RequiredDocument[];
  /** Visible and invisible ones; whoever places an order keeps the visible. */
  steps: StepGroup[];
}
