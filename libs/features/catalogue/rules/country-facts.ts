import type { MandatoryPayment } from '#libs/contracts/catalogue/service-copy';
import type { Bilingual } from '#libs/kernel/ids';
import type { VisitNeeded } from '#machines/catalogue/public-view';

/** What a page tells about a country, as it lies in `countries.facts`. Amounts are minor units. */
export interface CountryFacts {
  summary: Bilingual;
  taxes: { title: Bilingual; rate: Bilingual }[];
  legalForms: { code: string; title: Bilingual; note: Bilingual }[];
  /** usual length of a registration, in days */
  terms: { from: number; to: number; note: Bilingual };
  mandatoryPayments: MandatoryPayment[];
  visit?: { needed: VisitNeeded; note: Bilingual };
  /** what is left for the founder to do */
  founderTasks?: Bilingual[];
}
