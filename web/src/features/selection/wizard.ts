import type { Bilingual, Id, Language } from '#machines/kernel/ids';
import type { MoneyText } from '#machines/kernel/money';
import type { Term } from '#machines/kernel/time';
import type { WizardContext, WizardPlace } from '#machines/selection-wizard/context';
import type { WizardEvent } from '#machines/selection-wizard/events';
import type { Offer } from '#machines/selection-wizard/offer';
import type { Exchange } from '../../lib/exchange.js';

/** A country in the wizard's first question, with its lowest price. */
export interface CountrySummary {
  /** ISO 3166-1 alpha-2, upper case */
  code: string;
  name: Bilingual;
  /** lowest total of fees and our work, by currency */
  from?: MoneyText[];
  /** how long a registration takes */
  term?: Term;
}

/** Input of the wizard's page, on the server and in the browser. */
export interface WizardStart {
  language: Language;
  countries: CountrySummary[];
  /** offer of the country in the address, by its code */
  offers: Record<string, Offer>;
  /** query of the address, without a question mark and the reader's currency */
  query: string;
  /** currency for converted prices; null for none */
  exchange: Exchange | null;
  /** type whose services are listed first: registrations */
  firstType: Id | null;
}

type PriceState = 'none' | 'asked' | 'fresh' | 'failed';
export type OrderState = 'ready' | 'signingIn' | 'placing' | 'refused' | 'placed';

/** Data and actions of the wizard, which all its questions and the price sheet get. */
export interface Wizard {
  language: Language;
  countries: readonly CountrySummary[];
  exchange: Exchange | null;
  context: WizardContext;
  place: WizardPlace;
  /** the country's offer failed to load */
  failed: boolean;
  price: PriceState;
  order: OrderState;
  /** name of the company that the order is for; null while it is unknown */
  company: string | null;
  send: (event: WizardEvent) => void;
  /** address of an event; undefined if it is not permitted */
  hrefOf: (event: WizardEvent) => string | undefined;
  /** one question back, like the browser's Back */
  goBack: () => void;
}

/** The page of the wizard, without its query. */
export const pathOf = (language: Language): string => `/${language}/selection-service`;
