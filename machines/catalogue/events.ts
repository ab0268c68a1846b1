import type { ChoiceKind } from './public-view.js';
import type { Id } from '#machines/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#machines/kernel/money';
import type { Micros } from '#machines/kernel/time';
import type { PriceEndCause } from './price-limit.js';
import type { PriceList, PriceListChange } from './price-list.js';

/** Stream types of the catalogue. Caches of catalogue data are refreshed when one of these streams grows. */
export const catalogueStreams = ['country', 'service', 'serviceType', 'choice', 'siteSetting'] as const;
export type CatalogueStream = (typeof catalogueStreams)[number];

/** An event without data. */
type Nothing = { [Name in never]: unknown };

interface Price {
  amount: MinorUnits;
  currency: Currency;
}

/** Fields of a service that affect money. */
interface Terms {
  price: Price;
  prepaymentPercent: BasisPoints;
  partnerReward: BasisPoints;
}

/** SHA-256 (hex) of the setting as it is stored since, as JSON with sorted keys; null in events of before December 2026. The auditor compares the row with it. */
interface Stored {
  value: string | null;
}

/**
 * Events of the catalogue; the stream is the country, service, type, choice or setting. They hold ids, codes, figures and field names. Texts are public and
 * stored in rows, which are not folded from these events.
 */
export interface CatalogueEventData {
  CountryCreated: { code: string; currency: Currency };
  /** `fields`: wire names, with a path one level deep into facts: "facts.taxes" */
  CountryEdited: { fields: string[] };
  /** ids of rules of what falls due; the rules are in rows */
  DueRulesChanged: { added: Id[]; changed: Id[]; removed: Id[] };
  CountryArchived: Nothing;
  CountryRestored: Nothing;
  CountryDeleted: { code: string };
  /** `copyOf`: the service it was duplicated from */
  ServiceCreated: { country: Id; type: Id; terms: Terms; copyOf: Id | null; prices: PriceList | null };
  /** terms and prices before and after when one of them changed, else null; `prices` is null in events of before December 2026 */
  ServiceEdited: { fields: string[]; terms: { from: Terms; to: Terms } | null; prices: PriceListChange | null };
  /** prices that moved too far for one person; `percent`: how far the one moves that moves furthest, null from zero; `countsAt`: null while an approval is required */
  ServicePriceProposed: { proposal: Id; from: PriceList; to: PriceList; percent: number | null; countsAt: Micros | null };
  /** the proposed prices count from now on; `approvedBy`: null where nobody else could approve */
  ServicePriceApproved: { proposal: Id; proposedBy: Id; approvedBy: Id | null; terms: { from: Terms; to: Terms }; prices: PriceListChange };
  ServicePriceEnded: { proposal: Id; proposedBy: Id; cause: PriceEndCause };
  ServiceArchived: Nothing;
  ServiceRestored: Nothing;
  ServiceDeleted: { country: Id };
  ServiceTypeCreated: { key: string };
  ServiceTypeEdited: { fields: string[] };
  ServiceTypeArchived: Nothing;
  ServiceTypeRestored: Nothing;
  ServiceTypeDeleted: { key: string };
  /** created or changed */
  ChoiceSaved: { kind: ChoiceKind; code: string; fields: string[] };
  ChoiceArchived: Nothing;
  ChoiceRestored: Nothing;
  ChoiceDeleted: { kind: ChoiceKind; code: string };
  CurrenciesChanged: { added: Currency[]; dropped: Currency[] } & Stored;
  SiteSettingsChanged: { fields: string[] } & Stored;
  /** currencies whose account was changed or removed; the accounts themselves are in the settings */
  BankAccountsChanged: { currencies: Currency[] };
  /** currencies whose rate or its date changed */
  ExchangeRatesChanged: { currencies: Currency[] } & Stored;
  /** written after the events of each service that it created or changed, in the same transaction */
  CatalogueImported: { created: number; changed: number; unchanged: number };
}
export type CatalogueEventType = keyof CatalogueEventData;

/** An event before it has a version in a stream. */
export type CatalogueFact = { [Type in CatalogueEventType]: { type: Type; data: CatalogueEventData[Type] } }[CatalogueEventType];

type Written = Record<string, unknown>;
const withoutValue = { 1: (data: Written): Written => ({ value: null, ...data }) };
const withoutPrices = { 1: (data: Written): Written => ({ ...data, prices: null }) };

/** Upcasters by event type and version, each producing the next version. */
export const catalogueUpcasters: Readonly<Record<string, Readonly<Record<number, (data: Written) => Written>>>> = {
  ServiceCreated: withoutPrices,
  ServiceEdited: withoutPrices,
  CurrenciesChanged: withoutValue,
  SiteSettingsChanged: withoutValue,
  ExchangeRatesChanged: withoutValue,
};

/** The schema version of new events. A change of the data's shape raises it and adds an upcaster. */
export const catalogueEventVersion = (type: string): number => 1 + Object.keys(catalogueUpcasters[type] ?? {}).length;
