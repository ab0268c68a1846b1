import type { Schemas } from '../../api/wire.js';

/** GET countries/:id */
export type Country = Schemas['CountryDto'];
export type Facts = Country['facts'];
export type Visit = NonNullable<Facts['visit']>;

export type DueRule = Schemas['DueRuleDto'];
export type DueRuleBody = Schemas['DueRuleBody'];

/** POST countries; a PATCH has any part of it but the code. */
export type CountryBody = Schemas['CountryBody'];

/** GET services/:id. Who may read the section gets the reward and invisible steps too. */
export type Service = Schemas['ServiceDto'];

/** Prices of a service that wait for a second person. */
export type PriceProposal = Schemas['PriceProposalDto'];
export type PriceMove = Schemas['PriceMoveDto'];
/** POST services/:id/price-check */
export type PriceCheck = Schemas['PriceCheckDto'];

/** `_id` is left out for a new step; a known one keeps its own. */
export type StepBody = Schemas['ServiceStepBody'];

/** POST and PATCH services; `country` and `type` are ids. */
export type ServiceBody = Schemas['ServiceBody'];

/** GET service-types */
export type ServiceType = Schemas['ServiceTypeItemDto'];

/** GET choices */
export type Choice = Schemas['ChoiceDto'];

/** GET settings/site */
export type Site = Schemas['SiteSettingsDto'];

/** GET settings/currencies */
export type Currencies = Schemas['CurrenciesDto'];

export type ImportFault = Schemas['ImportFaultDto'];

/** POST services/import */
export type ImportAnswer = Schemas['ServiceImportDto'];
