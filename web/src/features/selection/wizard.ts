import type { Bilingual, Id, Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import type { Term } from '#machines/kernel/time';
import type { WizardContext, WizardPlace } from '#machines/selection-wizard/context';
import type { WizardEvent } from '#machines/selection-wizard/events';
import type { Offer } from '#machines/selection-wizard/offer';
import type { Exchange } from '../../lib/exchange.js';

/** A country as the first question shows it. */
export interface CountrySummary {
  /** ISO 3166-1 alpha-2, upper case */
  code: string;
  name: Bilingual;
  /** what it comes to at least there, fees and our work, by currency */
  from?: MoneyText[];
  /** how long a registration takes there */
  term?: Term;
}

/** What a page of the wizard is drawn from, on the server and in the browser alike. */
export interface WizardStart {
  language: Language;
  countries: CountrySummary[];
  /** the offer of the country that the address names, by its code */
  offers: Record<string, Offer>;
  /** the query of the address, without a question mark and without the reader's currency */
  query: string;
  /** the currency for converted prices; null for none */
  exchange: Exchange | null;
  /** the type whose services stand first: registrations */
  firstType: Id | null;
}

type PriceState = 'none' | 'asked' | 'fresh' | 'failed';
export type OrderState = 'ready' | 'signingIn' | 'placing' | 'refused' | 'placed';

/** The wizard as its parts see it. */
export interface Wizard {
  language: Language;
  countries: readonly CountrySummary[];
  exchange: Exchange | null;
  context: WizardContext;
  place: WizardPlace;
  /** the offer of the country could not be had */
  failed: boolean;
  price: PriceState;
  order: OrderState;
  /** the name of the company that the order is for; null while it is unknown */
  company: string | null;
  send: (event: WizardEvent) => void;
  /** The address an event leads to; undefined where it is not permitted. */
  hrefOf: (event: WizardEvent) => string | undefined;
  /** One question back: what the browser's own Back would do. */
  goBack: () => void;
}

/** The page of the wizard, without its query. */
export const pathOf = (language: Language): string => `/${language}/selection-service`;
