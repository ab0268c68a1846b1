import type { MandatoryPayment } from '#libs/contracts/catalogue/service-copy';
import type { CountryFactFields } from '#machines/catalogue/country-schema';
import type { StoredFields } from '#machines/catalogue/fields';
import type { CountryFactsView } from '#machines/catalogue/public-view';

/** Facts that a page shows about a country, as stored in `countries.facts`: the wire format, but with amounts in minor units and percents in basis points. */
export interface CountryFacts
  extends StoredFields<CountryFactFields>, Omit<CountryFactsView, keyof CountryFactFields | 'mandatoryPayments'> {
  mandatoryPayments: MandatoryPayment[];
}
