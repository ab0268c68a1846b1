import { isLanguage } from '#machines/kernel/languages';
import './styles.js';
import { isCurrency } from '#machines/kernel/money';
import type { DemoOffer } from '#machines/kernel/demo-offer';
import type { Language } from '#machines/kernel/ids';
import { withoutEnd } from '#machines/kernel/without-end';
import type { PublicCatalogueView } from '#machines/catalogue/public-view';
import { type Card, cardOf } from './card.js';
import { documentOf, type SiteAssets } from './document.js';
import { currencyParam, exchangeOf, withCurrency } from '../lib/exchange.js';
import type { LoginMarkup } from './login.js';
import type { PageContext, SitePage } from './page.js';
import { busyPage, notFoundPage, pages } from './pages.js';
import { listedPaths, siteMapOf } from './site-map.js';
import { siteT } from './texts.js';

export { placeOfNonce } from './document.js';

/** Renders the login in a separate entry, so that public pages do not include it. */
export const renderLogin = async (language: Language, demo: DemoOffer | null = null): Promise<LoginMarkup> =>
  (await import('./login.js')).renderLogin(language, demo);

/** The page that a request asks for, and the parts of its address that the page reads. */
export interface Route {
  language: Language;
  path: string;
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** set if demo data are shown */
  demo?: boolean;
  page: SitePage;
}

/** Parses an address of the site ("/ru/service/ee", "?type=accounting"). Unknown paths give the 404 page in the address's language. */
export function routeOf(pathname: string, search: string): Route {
  const [, prefix, ...rest] = withoutEnd(pathname, '/').split('/');
  const language = isLanguage(prefix) ? prefix : 'ru';
  const path = rest.map((part) => `/${part}`).join('');
  for (const page of pages) {
    const params = isLanguage(prefix) ? matched(page.path, path) : null;
    if (params)
      return { language, path, params, query: new URLSearchParams([...namedIn(search, page.query), ...currencyIn(search)]), page };
  }
  return noticeAt(language, notFoundPage);
}

/** The route of a page that is rendered instead of the requested one: 404 or 429. */
const noticeAt = (language: Language, page: SitePage): Route => ({
  language,
  path: page.path,
  params: {},
  query: new URLSearchParams(),
  page,
});

export const busyRoute = (language: Language): Route => noticeAt(language, busyPage);

/** A route whose query was normalised by the current catalogue, for the cache. */
export interface Place {
  route: Route;
  /** equal for all addresses that show the same */
  key: string;
  /** false if readers can make up any number of such addresses */
  kept: boolean;
}

/** Normalises the query of `route`; an unknown address gives the 404 page. */
export function placeOf(route: Route, catalogue: Readonly<PublicCatalogueView>, origin: string): Place {
  const context = contextOf(route, catalogue, origin);
  const address = route.page.address(context);
  if (!address) return placeOf(noticeAt(route.language, notFoundPage), catalogue, origin);
  const query = new URLSearchParams(withCurrency(address.query.toString(), context.exchange));
  return { route: { ...route, query }, key: `/${route.language}${route.path}?${query.toString()}`, kept: address.kept };
}

const contextOf = ({ page: _page, ...route }: Route, catalogue: Readonly<PublicCatalogueView>, origin: string): PageContext => ({
  ...route,
  demo: route.demo === true,
  origin,
  catalogue,
  exchange: exchangeOf(route.query, catalogue.rates),
  t: siteT(route.language),
});

const statusOf = new Map<SitePage, 404 | 429>([
  [notFoundPage, 404],
  [busyPage, 429],
]);

export interface Rendered {
  status: 200 | 404 | 429;
  html: string;
}

/** Renders a page from one version of the catalogue. */
export function renderPage(
  { page, ...route }: Route,
  catalogue: Readonly<PublicCatalogueView>,
  origin: string,
  assets: SiteAssets,
): Rendered {
  const context = contextOf({ page, ...route }, catalogue, origin);
  const found = page.prepare(context);
  if (found) return { status: statusOf.get(page) ?? 200, html: documentOf(context, found, assets) };
  return renderPage({ ...route, ...noticeAt(route.language, notFoundPage) }, catalogue, origin, assets);
}

/** Content of a page's picture; null for an unknown page. */
export function cardFor(route: Route, catalogue: Readonly<PublicCatalogueView>, origin: string): Card | null {
  if (route.page === notFoundPage) return null;
  const context = contextOf(route, catalogue, origin);
  const found = route.page.prepare(context);
  return found && cardOf(context, found.head);
}

/** sitemap.xml with every page that search engines may index. */
export const siteMap = (catalogue: Readonly<PublicCatalogueView>, origin: string): string => {
  const known = listedPaths(catalogue).filter((path) => {
    const route = routeOf(`/ru${path}`, '');
    const found = route.page === notFoundPage ? null : route.page.prepare(contextOf(route, catalogue, origin));
    return found !== null && found.head.noIndex !== true;
  });
  return siteMapOf(known, catalogue, origin);
};

function matched(template: string, path: string): Record<string, string> | null {
  const wanted = template.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = value;
    else if (part !== value) return null;
  }
  return params;
}

/** The listed parameters in their order, each as often as it was given. */
function namedIn(search: string, names: readonly string[]): URLSearchParams {
  const given = new URLSearchParams(search);
  return new URLSearchParams(names.flatMap((name) => given.getAll(name).map((value): [string, string] => [name, value.slice(0, 200)])));
}

/** The currency for converted prices, which every page accepts; an unknown one is dropped, so that it creates no separate page. */
function currencyIn(search: string): [string, string][] {
  const [given] = new URLSearchParams(search).getAll(currencyParam);
  return given !== undefined && isCurrency(given) ? [[currencyParam, given]] : [];
}

/** Path templates below the language, for the sitemap and for recognising addresses. */
export const templates: readonly string[] = pages.map(({ path }) => path);
