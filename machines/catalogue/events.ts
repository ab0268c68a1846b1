import type { ChoiceKind } from './public-view.js';
import type { Id } from '#libs/kernel/ids';
import type { BasisPoints, Currency, MinorUnits } from '#libs/kernel/money';

/** What kinds of streams the catalogue has in the log: whoever shows something of it looks again when one of them grows. */
export const catalogueStreams = ['country', 'service', 'serviceType', 'choice', 'siteSetting'] as const;
export type CatalogueStream = (typeof catalogueStreams)[number];

/** An event that says all by its type. */
type Nothing = { [Name in never]: unknown };

interface Price {
  amount: MinorUnits;
  currency: Currency;
}

/** What of a service decides over money. */
interface Terms {
  price: Price;
  prepaymentPercent: BasisPoints;
  partnerReward: BasisPoints;
}

/**
 * What was done to the catalogue, as it stands in the log for ever; the stream is the country, service, type, choice or setting. Ids, codes, figures and names of
 * fields: the texts are public and stand in the rows, which are not folded from these.
 */
export interface CatalogueEventData {
  CountryCreated: { code: string; currency: Currency };
  /** `fields` by their names on the wire, one level deep in the facts: "facts.taxes" */
  CountryEdited: { fields: string[] };
  CountryArchived: Nothing;
  CountryRestored: Nothing;
  CountryDeleted: { code: string };
  /** `copyOf`: the service it was duplicated from */
  ServiceCreated: { country: Id; type: Id; terms: Terms; copyOf: Id | null };
  /** the terms before and after when one of them changed, else null */
  ServiceEdited: { fields: string[]; terms: { from: Terms; to: Terms } | null };
  ServiceArchived: Nothing;
  ServiceRestored: Nothing;
  ServiceDeleted: { country: Id };
  ServiceTypeCreated: { key: string };
  ServiceTypeEdited: { fields: string[] };
  ServiceTypeArchived: Nothing;
  ServiceTypeRestored: Nothing;
  ServiceTypeDeleted: { key: string };
  /** made or changed */
  ChoiceSaved: { kind: ChoiceKind; code: string; fields: string[] };
  ChoiceArchived: Nothing;
  ChoiceRestored: Nothing;
  ChoiceDeleted: { kind: ChoiceKind; code: string };
  CurrenciesChanged: { added: Currency[]; dropped: Currency[] };
  SiteSettingsChanged: { fields: string[] };
  /** of which currencies the account is another one, or none any more; the accounts themselves stand in the settings */
  BankAccountsChanged: { currencies: Currency[] };
  /** of which currencies the rate or its day is another one */
  ExchangeRatesChanged: { currencies: Currency[] };
  /** after the facts about each service it made or changed, in the same transaction */
  CatalogueImported: { created: number; changed: number; unchanged: number };
}
export type CatalogueEventType = keyof CatalogueEventData;

/** What happened, before it has its place in a stream. */
export type CatalogueFact = { [Type in CatalogueEventType]: { type: Type; data: CatalogueEventData[Type] } }[CatalogueEventType];

/** The schema version that an event is written with; raise it here when the shape of its data changes, and write the upcaster. */
export const catalogueEventVersion = (_type: string): number => 1;
