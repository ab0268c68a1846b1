import type { ServiceOptionsView } from '#machines/catalogue/public-view';
import type { SiteSettings } from '#machines/catalogue/site-settings';
import type { components } from '../../api/schema.js';

type Schemas = components['schemas'];

/** GET countries/:id, to who may read the section. */
export type Country = Schemas['CountryDto'];
export type Facts = Country['facts'];
export type Visit = NonNullable<Facts['visit']>;

/** POST countries; a PATCH has any part of it but the code. */
export type CountryBody = Schemas['CountryBody'];

/** GET services/:id, to who may read the section: the reward and invisible steps too. */
export type Service = Omit<Schemas['ServiceDto'], Told> & Required<Pick<Schemas['ServiceDto'], Told>>;
type Told = 'partnerReward' | 'version' | 'archived';

/** `_id` is left out for a new step; a known one keeps its own. */
export type StepBody = Schemas['ServiceStepBody'];

/** POST and PATCH services; `country` and `type` are ids. */
export type ServiceBody = Omit<Schemas['ServiceBody'], 'options'> & { options: ServiceOptionsView };

/** GET service-types */
export type ServiceType = Schemas['ServiceTypeItemDto'];

/** GET choices */
export type Choice = Schemas['ChoiceDto'];

/** GET settings/site, to who may read the section. */
export type Site = SiteSettings & { version: number };

/** GET settings/currencies */
export type Currencies = Schemas['CurrenciesDto'];

export interface ImportFault {
  /** From 1, the heading counted, as a spreadsheet shows it. */
  row: number;
  /** As the heading spells it; empty where it is the row itself. */
  column: string;
  /** Of a list in a cell, which of its lines, from 1. */
  line?: number;
  code: string;
  detail: string;
}

/** POST services/import */
export interface ImportAnswer {
  rows: number;
  toCreate: number;
  toChange: number;
  unchanged: number;
  imported: boolean;
  errors: ImportFault[];
}
