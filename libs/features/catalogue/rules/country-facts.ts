import type { MandatoryPayment } from '#libs/contracts/catalogue/service-copy';
import type { CountryFactFields } from '#machines/catalogue/country-schema';
import type { StoredFields } from '#machines/catalogue/fields';
import type { CountryFactsView } from '#machines/catalogue/public-view';

/** What a page tells about a country, as it lies in `countries.facts`: as the wire has it, but for amounts, which are minor units, and percents, which are basis points. */
export interface CountryFacts
  extends StoredFields<CountryFactFields>, Omit<CountryFactsView, keyof CountryFactFields | 'mandatoryPayments'> {
  mandatoryPayments: MandatoryPayment[];
}
