import { bootLanguage } from '../../../lib/language.js';
import type { Language } from '#machines/kernel/ids';
import { isLanguage } from '#machines/kernel/languages';
import { looked } from './looked.js';
import { keptUtm, rememberUtm, type Utm, withoutUtm } from './utm.js';

/** What the page knows about the visitor's wish. JSON, because it is a property of islands. */
export interface FormContext {
  /** page of the service that the visitor looks at: "/en/service/ee/company" */
  orderUrl?: string;
  /** the end of the page's address: "ee" for a country, "ee/ou" for a service */
  slug?: string;
  /** further facts for sales: { country: "ee" } */
  fields?: Readonly<Record<string, string>>;
}

interface LeadContext {
  url: string;
  language: Language;
  orderUrl?: string;
  slug?: string;
  country?: string;
  service?: string;
  lead_fields?: Readonly<Record<string, string>>;
  utm?: Utm;
}

/** Members that every form sends besides its fields: page, campaign, and services looked at. */
export function leadContext(given: FormContext = {}): LeadContext {
  rememberUtm();
  const utm = keptUtm();
  const seen = looked();
  const { orderUrl = seen?.orderUrl, slug = seen?.slug, fields = seen?.fields } = given;
  return {
    url: withoutUtm(shownAddress(window.location)).slice(0, longestUrl),
    language: bootLanguage(),
    ...(orderUrl ? { orderUrl: withoutUtm(orderUrl).slice(0, longestUrl) } : {}),
    ...(slug ? { slug } : {}),
    ...(seen?.country ? { country: seen.country } : {}),
    ...(seen?.service ? { service: seen.service } : {}),
    ...(fields ? { lead_fields: fields } : {}),
    ...(utm ? { utm } : {}),
  };
}

const longestUrl = 1000;

/* On a public page the query shows what was looked at; elsewhere it may contain secrets, such as the token of a mailed link. */
const shownAddress = ({ pathname, search }: Location): string => (isLanguage(pathname.split('/')[1]) ? `${pathname}${search}` : pathname);
