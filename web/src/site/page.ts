import { createContext, type FunctionComponent, use } from 'react';
import { type DayStyle, formatDay } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { dayIn, type Term } from '#machines/kernel/time';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { lastDayOf, formatTerm } from '#machines/kernel/term';
import { currencyParam, type Exchange } from '../lib/exchange.js';
import type { SiteT } from './texts.js';

/** Address of the requested page, and the catalogue that it is rendered from. */
export interface PageContext {
  language: Language;
  /** below the language, without a slash at the end: "" for the landing, "/about" */
  path: string;
  /** parameters of the path's template: /service/:country */
  params: Readonly<Record<string, string>>;
  /** only parameters that the page lists in `query` */
  query: URLSearchParams;
  /** "https://registra.example", for canonical addresses */
  origin: string;
  catalogue: Readonly<PublicCatalogueView>;
  /** currency for converted prices; null for none */
  exchange: Exchange | null;
  /** demo data are shown, and pages say that the company is invented */
  demo: boolean;
  /** texts in `language` of any namespace of the site: `t('about:title')` */
  t: SiteT;
}

/** Content of <head>. Search engines show a title of up to 65 characters, and a description of 70 to 165. */
export interface Head {
  title: string;
  description: string;
  /** Open Graph picture: a path of this site, 1200 x 630 */
  picture?: string;
  /** canonical address of several equal pages: path below the language, with its query */
  canonical?: string;
  /** hidden from search engines: the wizard after its start, custom comparisons */
  noIndex?: boolean;
  /** schema.org objects with their @type; @context is added */
  jsonLd?: readonly object[];
}

/** The address of a page in the form that identifies its content, for the cache. */
interface PageAddress {
  /** normalised query without the currency, equal for addresses that show the same */
  query: URLSearchParams;
  /** false if readers can make up any number of such addresses, so that their pages are not cached */
  kept: boolean;
}

/** A public page with its address and content; made by `definePage`. */
export interface SitePage {
  /** template below the language: "", "/about", "/service/:country" */
  path: string;
  /** parameters of the query that affect the page; others are ignored */
  query: readonly string[];
  /** called for every request, so it must be cheap; null: no such page */
  address: (context: PageContext) => PageAddress | null;
  /** reads the page's data, and returns its head and body; null: no such page */
  prepare: (context: PageContext) => { head: Head; Body: FunctionComponent } | null;
}

interface Definition<Data> {
  path: string;
  query?: readonly string[];
  /** normalises the query, for pages that read one */
  address?: (context: PageContext) => PageAddress;
  /** reads the page's data from the catalogue; null if there is nothing at the address */
  load: (context: PageContext) => Data | null;
  head: (data: Data, context: PageContext) => Head;
  /** rendered on the server only: no hooks but useTranslation and useSite, no style attributes; interactive parts are Islands */
  Component: FunctionComponent<{ data: Data }>;
}

/** Defines a page so that its parts share the type of its data. */
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

/** Addresses in the current language: `useHref()('/about')` is "/ru/about". Keeps the reader's currency. */
export function useHref(): (path: string) => string {
  const context = useSite();
  return (path) => hrefIn(context, path);
}

/** Like `useHref`, outside of components. */
export function hrefIn({ language, exchange }: Pick<PageContext, 'language' | 'exchange'>, path: string): string {
  const [page = '', part] = path.split('#');
  const currency = exchange ? `${page.includes('?') ? '&' : '?'}${currencyParam}=${exchange.currency}` : '';
  return `/${language}${page}${currency}${part === undefined ? '' : `#${part}`}`;
}

/** Formats the office's day at a time (RFC 3339), so that pages are the same for every reader and server. */
export const officeDayText = (
  { catalogue, language }: Pick<PageContext, 'catalogue' | 'language'>,
  at: string,
  style: DayStyle = 'date',
): string => formatDay(dayIn(new Date(at), catalogue.settings.workingHours.timeZone), style, language);

/** "10 working days, by 9 December": the term, and its end if it begins today. */
export const takesText = ({ catalogue, language, t }: Pick<PageContext, 'catalogue' | 'language' | 't'>, term: Term): string =>
  `${formatTerm(term, language)}, ${t('siteParts:figures.by', { date: formatDay(lastDayOf(term, new Date(catalogue.at)), 'day', language) })}`;
