import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Currency, MinorUnits } from '#machines/kernel/money';
import type { ChoiceKind } from '#machines/catalogue/public-view';
import type { StoredFields } from '#machines/catalogue/fields';
import type { ServiceFields } from '#machines/catalogue/service-schema';
import type { CountryFacts } from '../rules/country-content.js';
import type { PriceProposal } from './price-proposals.js';

/** Id and version of a row that staff edit; `version` is that of its stream, 0 while nobody has changed it. */
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
  /** of the picture in the place of the flag; null: the flag */
  picture: Id | null;
  /** services that can be ordered */
  services: number;
  /** the lowest price among those in the country's own currency, and the shortest term; null without such a service */
  fromPrice: MinorUnits | null;
  fromTermDays: number | null;
}

/** A service joined with its country and type. */
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
