import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { ChoiceKind } from '#machines/catalogue/public-view';
import type { StoredFields } from '#machines/catalogue/fields';
import type { ServiceFields } from '#machines/catalogue/service-schema';
import type { CountryFacts } from '../rules/country-content.js';
import type { PriceProposal } from './price-proposals.js';

/** `version` is that of the row's stream, 0 before the first change. */
export interface Edited {
  version: number;
  archived: boolean;
  createdAt: Date;
  updatedAt: Date;
}

export interface CountryRow extends Edited {
  id: Id;
  code: string;
  name: Bilingual;
  currency: Currency;
  facts: CountryFacts;
  /** picture in place of the flag; null: the flag */
  picture: Id | null;
  /** services that can be ordered */
  services: number;
  /** the lowest price in the country's currency, and the shortest term; null without such a service */
  fromPrice: MinorUnits | null;
  fromTermDays: number | null;
}

export interface ServiceRow extends ServiceCopy, StoredFields<ServiceFields>, Edited {
  slug: string;
  priceProposal: PriceProposal | null;
}

export interface ServiceTypeRow extends Edited {
  id: Id;
  key: string;
  title: Bilingual;
  /** services of this type that are not archived */
  services: number;
}

export interface ChoiceRow extends Edited {
  id: Id;
  kind: ChoiceKind;
  code: string;
  title: Bilingual;
  /** services that offer it and are not archived */
  services: number;
}
