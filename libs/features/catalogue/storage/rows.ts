import type { ServiceCopy } from '#libs/contracts/catalogue/service-copy';
import type { Currency } from '#libs/kernel/currency';
import type { Bilingual, Id } from '#libs/kernel/ids';
import type { MinorUnits } from '#libs/kernel/money';
import type { CountryFacts } from '../rules/country-facts.js';

export interface CountryRow {
  id: Id;
  code: string;
  name: Bilingual;
  currency: Currency;
  facts: CountryFacts;
  archived: boolean;
  /** services that can be ordered */
  services: number;
  /** the lowest price among those in the country's own currency, and the shortest term; null without such a service */
  fromPrice: MinorUnits | null;
  fromTermDays: number | null;
  createdAt: Date;
  updatedAt: Date;
}

/** A service that can be ordered, joined with its country and type. */
export interface ServiceRow extends ServiceCopy {
  description: Bilingual;
  createdAt: Date;
  updatedAt: Date;
}
