import { createContext, type FunctionComponent, use } from 'react';
import { type DayStyle, formatDay } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { dayIn, type Term } from '#machines/kernel/time';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { lastDayOf, termInWords } from '#machines/kernel/term';
import { currencyParam, type Exchange } from '../lib/exchange.js';
import type { SiteT } from './texts.js';

/** What a page is made of: the address, and the catalogue of one moment. */
export interface PageContext {
  language: Language;
  /** below the language, without a slash at the end: "" for the landing, "/about" */
  path: string;
  /** the names of the path's template: /service/:country */
  params: Readonly<Record<string, string>>;
  /** only the parameters the page names in `query` */
  query: URLSearchParams;
  /** "https://registra.example": for canonical addresses */
  origin: string;
  catalogue: Readonly<PublicCatalogueView>;
  /** the currency for converted prices; null for none */
  exchange: Exchange | null;
  /** demo data are shown: the pages say so, and that the company is invented */
  demo: boolean;
  /** texts in `language`, any namespace of the site: `t('about:title')` */
  t: SiteT;
}

/** What stands in <head>. Lengths that search engines show whole: title to 65 characters, description 70 to 165. */
export interface Head {
  title: string;
  description: string;
  /** Open Graph picture: a path of this site, 1200 x 630 */
  picture?: string;
  /** the address that counts, where several show the same: path below the language, with its query */
  canonical?: string;
  /** not for search engines: the wizard under way, a comparison somebody made */
  noIndex?: boolean;
  /** schema.org objects, each with its own @type; @context is added */
  jsonLd?: readonly object[];
}

/** What of an address a page is made of. */
interface PageAddress {
  /** the query in its one spelling, without the currency: addresses that show the same have the same */
  query: URLSearchParams;
  /** false where readers can make up any number of such addresses: what was rendered for one is not kept */
  kept: boolean;
}

/** A public page. */
export interface SitePage {
  /** template below the language: "", "/about", "/service/:country" */
  path: string;
  /** parameters of the query that change what it shows; others are ignored */
  query: readonly string[];
  /** Cheap, since every request asks it. null: there is no such page */
  address: (context: PageContext) => PageAddress | null;
  /** null: there is no such page */
  prepare: (context: PageContext) => { head: Head; Body: FunctionComponent } | null;
}

interface Definition<Data> {
  path: string;
  query?: readonly string[];
  /** What the page makes of its query; for pages that read one. */
  address?: (context: PageContext) => PageAddress;
  /** What the page shows, taken from the catalogue; null when there is nothing at the address. */
  load: (context: PageContext) => Data | null;
  head: (data: Data, context: PageContext) => Head;
  /** Rendered on the server only: no hooks but useTranslation and useSite, no style attributes. What must act in the browser is an Island. */
  Component: FunctionComponent<{ data: Data }>;
}

/** Ties a page's parts together, so that its data have one type. */
export function definePage<Data>({ path, query = [], address, load, head, Component }: Definition<Data>): SitePage {
  const isNamed = path.includes('/:');
  return {
    path,
    query,
    address: (context) => {
      if (isNamed && load(context) === null) return null;
      return address?.(context) ?? { query: new URLSearchParams(), kept: true };
    },
    prepare: (context) => {
      const data = load(context);
      return data === null ? null : { head: head(data, context), Body: () => Component({ data }) };
    },
  };
}

const SiteContext = createContext<PageContext | null>(null);
export const SiteProvider = SiteContext.Provider;

/** The page being rendered. @throws outside of one */
export function useSite(): PageContext {
  const site = use(SiteContext);
  if (!site) throw new Error('only a page of the site has a context');
  return site;
}

/** Where a public page stands in this language: `useHref()('/about')` is "/ru/about". The reader's currency goes with them. */
export function useHref(): (path: string) => string {
  const context = useSite();
  return (path) => hrefIn(context, path);
}

/** The same outside of a component. */
export function hrefIn({ language, exchange }: Pick<PageContext, 'language' | 'exchange'>, path: string): string {
  const [page = '', part] = path.split('#');
  const currency = exchange ? `${page.includes('?') ? '&' : '?'}${currencyParam}=${exchange.currency}` : '';
  return `/${language}${page}${currency}${part === undefined ? '' : `#${part}`}`;
}

/** The calendar day that a moment (RFC 3339) is at the office, in words: public pages are the same for every reader, wherever the process that renders them runs. */
export const officeDayText = (
  { catalogue, language }: Pick<PageContext, 'catalogue' | 'language'>,
  at: string,
  style: DayStyle = 'date',
): string => formatDay(dayIn(new Date(at), catalogue.settings.workingHours.timeZone), style, language);

/** "10 working days, by 9 December": how long something takes, and until when if it begins today. */
export const takesText = ({ catalogue, language, t }: Pick<PageContext, 'catalogue' | 'language' | 't'>, term: Term): string =>
  `${termInWords(term, language)}, ${t('siteParts:figures.by', { date: formatDay(lastDayOf(term, new Date(catalogue.at)), 'day', language) })}`;
