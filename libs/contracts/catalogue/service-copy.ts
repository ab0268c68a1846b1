import type { Bilingual, Id } from '#libs/kernel/ids';
import type { TermUnit } from '#libs/kernel/time';
import type { BasisPoints, Currency, MinorUnits } from '#libs/kernel/money';
import type { ServiceDocument } from '#machines/catalogue/public-view';
import type { DetailSection, OptionPrices, OrderTerms } from '#machines/order/state';

/** Paid to the state or a third party: shown beside the price, never charged. */
export interface MandatoryPayment {
  title: Bilingual;
  amount: MinorUnits;
  currency: Currency;
  period: 'once' | 'yearly';
}

/** What placing an order copies of a service, so that later edits of the catalogue do not reach it. Blank forms are not copied. */
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
  /** what the order asks of its client once it is paid for in advance */
  details: DetailSection[];
  /** Visible and invisible ones; whoever places an order keeps the visible. */
  steps: OrderTerms['steps'];
}
