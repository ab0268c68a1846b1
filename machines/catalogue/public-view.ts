import type { TermUnit } from '#machines/kernel/time';
import type { CountryFactFields } from './country-schema.js';
import type { PublicFields } from './fields.js';
import type { ServiceFields } from './service-schema.js';
import type { ExchangeRate } from './payment-settings.js';
import type { SiteSettings } from './site-settings.js';
import type { Bilingual, Id } from '#machines/kernel/ids';
import type { Currency, MoneyText } from '#machines/kernel/money';
import type { Conversion } from './settlement.js';
import type { FileType } from '#machines/kernel/uploads';
import type { RequiredDocument } from '#machines/order/state';

/** Options that a service offers. */
export const choiceKinds = ['activityArea', 'director', 'directorCompany'] as const;
export type ChoiceKind = (typeof choiceKinds)[number];

export const visitNeeds = ['no', 'sometimes', 'yes'] as const;
export type VisitNeeded = (typeof visitNeeds)[number];

/** A document that a service requires now, with its blank form. */
export interface ServiceDocument extends RequiredDocument {
  /** the id of a blank form to fill in; not part of an order's terms, so that its client always gets the newest */
  form: Id | null;
}

/** The files that a form may be, by their media types. */
export const formTypes = [
  'application/pdf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
] as const satisfies FileType[];
export const isFormType = (type: FileType): boolean => formTypes.some((one) => one === type);

/** Path of a blank form. */
export const formPath = (form: Id): string => `/form/${form}`;

/** The document that a service requires now under the titles that an order's terms have it by; undefined where it was renamed or dropped. */
export const sameDocument = <Document extends Pick<RequiredDocument, 'title'>>(
  { title }: Pick<RequiredDocument, 'title'>,
  documents: readonly Document[],
): Document | undefined => documents.find((one) => one.title.ru === title.ru && one.title.en === title.en);

/** Path of the picture of a required document. */
export const examplePath = (example: Id): string => `/example/${example}.webp`;

/** Paid to the state or a third party: shown next to a price, never charged. */
export interface MandatoryPaymentView {
  title: Bilingual;
  amount: MoneyText;
  period: 'once' | 'yearly';
}

/** Facts about a country for its public page. */
export interface CountryFactsView extends PublicFields<CountryFactFields> {
  taxes: { title: Bilingual; rate: Bilingual }[];
  legalForms: { code: string; title: Bilingual; note: Bilingual }[];
  /** usual length of a registration, in days */
  terms: { from: number; to: number; note: Bilingual };
  mandatoryPayments: MandatoryPaymentView[];
  /** whether a founder has to travel there; absent if unknown */
  visit?: { needed: VisitNeeded; note: Bilingual };
  /** what the founder still has to do, a few short lines */
  founderTasks?: Bilingual[];
}

/** A country with services that can be ordered, as on the wire. */
/** What falls due for companies of a country. */
export interface DueRuleView {
  _id: Id;
  /** null: every form */
  legalForm: string | null;
  title: Bilingual;
  text: Bilingual;
  every: 'year' | 'quarter' | 'month' | 'once';
  /** null: unknown */
  cost: MoneyText | null;
  /** the law that it follows from */
  source: string;
  /** an example that nobody has checked */
  isSample: boolean;
}

export interface CountryView {
  _id: Id;
  /** ISO 3166-1 alpha-2: "EE" */
  code: string;
  name: Bilingual;
  currency: Currency;
  /** path of the picture: "/country/ee.svg" */
  picture: string;
  facts: CountryFactsView;
  /** in the editors' order; absent if they were not requested */
  dueRules?: DueRuleView[];
  /** how many services can be ordered, at least 1 */
  services: number;
  /** the lowest price among those in the country's own currency */
  fromPrice?: MoneyText;
  /** the shortest term */
  fromTermDays?: number;
}

export interface CodedChoiceView {
  code: string;
  title: Bilingual;
  price: MoneyText;
}

export interface ServiceOptionsView {
  /** `price` for each employee above `min` */
  employeesAmount: { min: number; max: number; price: MoneyText };
  /** `value` in days */
  registrationPeriod: { value: number; title: Bilingual; price: MoneyText }[];
  director: CodedChoiceView[];
  directorCompany: CodedChoiceView[];
  activityAreas: CodedChoiceView[];
}

/** A service that can be ordered, as the public sees it: without commission and invisible steps. */
export interface ServiceView extends PublicFields<ServiceFields> {
  _id: Id;
  /** slug of its page, unique per country, never changed: "ou-registration-in-estonia" */
  slug: string;
  country: { _id: Id; code: string; name: Bilingual };
  type: { _id: Id; title: Bilingual };
  price: MoneyText;
  /** currency in which an order is paid if the currency of `price` cannot be paid; absent otherwise */
  paidIn?: Conversion;
  term: { days: number; unit: TermUnit };
  mandatoryPayments: MandatoryPaymentView[];
  options: ServiceOptionsView;
  requiredDocuments: ServiceDocument[];
  /** groups by key, in display order */
  steps: Record<string, { title: Bilingual; steps: { _id: Id; title: Bilingual; isVisible: boolean }[] }>;
  /** RFC 3339 */
  updatedAt: string;
}

interface ServiceTypeView {
  _id: Id;
  /** stable: "companyRegistration" */
  key: string;
  title: Bilingual;
}

interface ChoiceView {
  _id: Id;
  kind: ChoiceKind;
  code: string;
  title: Bilingual;
}

/** A published feedback with its author's first name and initial, for readers of each language. */
interface FeedbackView {
  _id: Id;
  service: Id;
  country: Id;
  name: Bilingual;
  rating: number;
  text: string | null;
  answer: string | null;
  /** RFC 3339 */
  at: string;
}

/** The newest feedback of each service, with count and sum of ratings over all published ones. */
export interface PublicFeedbacksView {
  latest: FeedbackView[];
  figures: { service: Id; country: Id; count: number; sum: number }[];
}

/** Snapshot of all data of the public pages. */
export interface PublicCatalogueView {
  /** those with a service that can be ordered, sorted by Russian name */
  countries: CountryView[];
  /** services of these countries: registrations of a country first, then by price */
  services: ServiceView[];
  /** active ones, in creation order */
  types: ServiceTypeView[];
  /** active ones */
  choices: ChoiceView[];
  settings: SiteSettings;
  /** currencies to choose from, in display order */
  currencies: Currency[];
  /** exchange rates from the settings; currencies without a rate are left out */
  rates: ExchangeRate[];
  /** database time, RFC 3339 */
  at: string;
  /** feedback of clients; absent if it was not requested */
  feedbacks?: PublicFeedbacksView;
}
