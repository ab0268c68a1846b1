import type { Currency } from '#libs/kernel/currency';
import type { Bilingual } from '#libs/kernel/ids';
import type { MoneyText } from '#libs/kernel/money';
import type {
  ChoiceKind,
  CountryFactsView,
  CountryView,
  MandatoryPaymentView,
  ServiceOptionsView,
  ServiceView,
} from '#machines/catalogue/public-view';
import type { SiteSettings } from '#machines/catalogue/site-settings';

/** What every resource of the catalogue carries: which version was read, and whether the public still sees it. */
interface Kept {
  version: number;
  archived: boolean;
  createdAt: string;
  updatedAt: string;
}

export interface Visit {
  needed: 'no' | 'sometimes' | 'yes';
  note: Bilingual;
}

/** `visit` and `founderTasks` are not told of every country. */
export type Facts = CountryFactsView & { visit?: Visit; founderTasks?: Bilingual[] };

/** GET countries/:id, to who may read the section. */
export type Country = Omit<CountryView, 'facts'> & Kept & { facts: Facts };

/** POST and PATCH countries */
export type CountryBody = Pick<Country, 'code' | 'name' | 'currency' | 'facts'>;

/** GET services/:id, to who may read the section: the reward and invisible steps too. */
export type Service = ServiceView & Kept & { partnerReward: number };

export interface StepBody {
  /** Left out for a new step; a known one keeps its own. */
  _id?: string;
  title: Bilingual;
  isVisible: boolean;
}

/** POST and PATCH services; `country` and `type` are ids. */
export interface ServiceBody {
  country: string;
  type: string;
  title: Bilingual;
  legalForm: Bilingual;
  description: Bilingual;
  price: MoneyText;
  prepaymentPercent: number;
  partnerReward: number;
  term: { days: number };
  mandatoryPayments: MandatoryPaymentView[];
  options: ServiceOptionsView;
  requiredDocuments: Service['requiredDocuments'];
  steps: Record<string, { title: Bilingual; steps: StepBody[] }>;
}

/** GET service-types */
export interface ServiceType extends Kept {
  _id: string;
  key: string;
  title: Bilingual;
  /** How many services are of it. */
  services?: number;
}

/** GET choices */
export interface Choice extends Kept {
  _id: string;
  kind: ChoiceKind;
  code: string;
  title: Bilingual;
  services?: number;
}

/** GET settings/site */
export type Site = SiteSettings & { version: number };

/** GET settings/currencies */
export interface Currencies {
  offered: Currency[];
  version: number;
}

export interface ImportFault {
  /** From 1, the heading counted, as a spreadsheet shows it. */
  row: number | null;
  column: string | null;
  code: string;
  detail: string;
}

/** POST services/import */
export interface ImportAnswer {
  rows: number;
  toCreate: number;
  toChange: number;
  unchanged: number;
  errors: ImportFault[];
}
