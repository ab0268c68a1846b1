import type { Schemas } from '../../api/wire.js';

export type Country = Schemas['CountryDto'];
export type Facts = Country['facts'];
export type Visit = NonNullable<Facts['visit']>;

export type DueRule = Schemas['DueRuleDto'];
export type DueRuleBody = Schemas['DueRuleBody'];

/** POST countries; a PATCH has any part of it except the code. */
export type CountryBody = Schemas['CountryBody'];

/** Readers of the section also get the reward and invisible steps. */
export type Service = Schemas['ServiceDto'];

/** Prices of a service that wait for a second person. */
export type PriceProposal = Schemas['PriceProposalDto'];
export type PriceMove = Schemas['PriceMoveDto'];
/**
 * Answer of POST services/:id/price-check: prices that one person may not move so far, and who may approve them. No prices: the change
 * applies at once.
 */
export type PriceCheck = Schemas['PriceCheckDto'];

/** `_id` is omitted for a new step. */
export type StepBody = Schemas['ServiceStepBody'];

/** `country` and `type` are ids. */
export type ServiceBody = Schemas['ServiceBody'];

export type ServiceType = Schemas['ServiceTypeItemDto'];

export type Choice = Schemas['ChoiceDto'];

export type Site = Schemas['SiteSettingsDto'];

export type Currencies = Schemas['CurrenciesDto'];

export type ImportFault = Schemas['ImportFaultDto'];

export type ImportAnswer = Schemas['ServiceImportDto'];
