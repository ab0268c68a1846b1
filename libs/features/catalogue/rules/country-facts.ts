import type { MandatoryPayment } from '#libs/contracts/catalogue/service-copy';
import type { CountryFactsView } from '#machines/catalogue/public-view';

/** What a page tells about a country, as it lies in `countries.facts`: as the wire has it, but for amounts, which are minor units. */
export interface CountryFacts extends Omit<CountryFactsView, 'mandatoryPayments'> {
  mandatoryPayments: MandatoryPayment[];
}
