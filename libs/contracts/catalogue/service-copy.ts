import type { Bilingual, Id } from '#machines/kernel/ids';
import type { TermUnit } from '#machines/kernel/time';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { ServiceDocument } from '#machines/catalogue/public-view';
import type { DetailSection, OptionPrices, OrderTerms } from '#machines/order/state';

/** Paid to the state or a third party: shown next to the price, never charged. */
export interface MandatoryPayment {
  title: Bilingual;
  amount: MinorUnits;
  currency: Currency;
  period: 'once' | 'yearly';
}

/** The data of a service that an order copies, so that later edits of the catalogue do not affect it. Blank forms are not copied. */
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
  termUnit: TermUnit;
  mandatoryPayments: MandatoryPayment[];
  options: OptionPrices;
  requiredDocuments: ServiceDocument[];
  /** parts of the details form */
  details: DetailSection[];
  /** Visible and invisible ones; an order keeps the visible ones. */
  steps: OrderTerms['steps'];
}
