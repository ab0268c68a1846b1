import { contentText } from '#machines/kernel/content-language';
import { calendarDaysOf } from '#machines/kernel/time';
import { aboutIn, type PerEuro } from '#machines/kernel/exchange';
import { fromText, type MoneyText } from '#machines/kernel/money';
import type { CountryView, PublicCatalogueView, ServiceView } from '#machines/catalogue/public-view';
import { type Region, regionOf, regions } from '#machines/catalogue/region';
import type { Language } from '#machines/kernel/ids';
import { servicesOf, typeKeyOf } from './catalogue.js';
import { figuresOf } from './figures.js';

type Catalogue = Readonly<PublicCatalogueView>;

export const sorts = ['name', 'price', 'term'] as const;
type Sort = (typeof sorts)[number];

/** Parsed from the catalogue's address; unknown values are ignored. */
export interface CatalogueSearch {
  /** as typed, up to `longestText` characters */
  text: string;
  /** key of a type of service; null for all */
  type: string | null;
  region: Region | null;
  sort: Sort;
}

/** The search of an address without parameters: everything, sorted by name. */
export const usual: CatalogueSearch = { text: '', type: null, region: null, sort: 'name' };

/** A country with its matching services; at least one. */
export interface Found {
  country: CountryView;
  services: ServiceView[];
}

/** Parameters of the address that affect the catalogue's page. */
export const searchParams = ['q', 'type', 'region', 'sort'] as const;
export const longestText = 60;

const oneOf = <T extends string>(known: readonly T[], asked: string | null): T | null => known.find((one) => one === asked) ?? null;

/** An unknown type or region shows everything, because the address may be old. */
export const readSearch = (query: URLSearchParams, { types }: Catalogue): CatalogueSearch => ({
  text: (query.get('q') ?? '').trim().slice(0, longestText),
  type: types.find(({ key }) => key === query.get('type'))?.key ?? null,
  region: oneOf(regions, query.get('region')),
  sort: oneOf(sorts, query.get('sort')) ?? 'name',
});

/** Address of the catalogue below the language, without default values. */
export function searchPath({ text, type, region, sort }: CatalogueSearch): string {
  const query = new URLSearchParams({
    ...(text && { q: text }),
    ...(type !== null && { type }),
    ...(region && { region }),
    ...(sort !== 'name' && { sort }),
  });
  return query.size > 0 ? `/service?${query.toString()}` : '/service';
}

/** Regions with a country in the catalogue, in their usual order. */
export function regionsIn({ countries }: Catalogue): Region[] {
  const there = new Set(countries.map(({ code }) => regionOf(code)));
  return regions.filter((region) => there.has(region));
}

/** Splits into words in lower case without diacritics: "Регистрация OÜ" is ["регистрация", "ou"]. */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** Whether every typed word begins a word of the searched text. */
const holds = (words: readonly string[], typed: readonly string[]): boolean =>
  typed.every((part) => words.some((word) => word.startsWith(part)));

const wordsOfCountry = ({ code, name }: CountryView) => wordsOf(`${code} ${name.ru} ${name.en}`);
const wordsOfService = ({ title, legalForm, type }: ServiceView) =>
  wordsOf([title, legalForm, type.title].map(({ ru, en }) => `${ru} ${en}`).join(' '));

/** Sorts by name in the reader's language, by the total of the first service, or by the shortest term. */
export function foundIn(catalogue: Catalogue, { text, type, region, sort }: CatalogueSearch, language: Language): Found[] {
  const typed = wordsOf(text);
  const found = catalogue.countries
    .filter(({ code }) => region === null || regionOf(code) === region)
    .map((country) => {
      const own = wordsOfCountry(country);
      const services = servicesOf(catalogue, country).filter(
        (service) => (type === null || typeKeyOf(catalogue, service) === type) && holds([...own, ...wordsOfService(service)], typed),
      );
      return { country, services };
    })
    .filter(({ services }) => services.length > 0)
    .sort((one, other) => contentText(one.country.name, language).localeCompare(contentText(other.country.name, language), language));
  if (sort === 'name') return found;
  const perEuro: PerEuro = Object.fromEntries(catalogue.rates.map((rate) => [rate.currency, rate.perEuro]));
  const measure = sort === 'price' ? (one: Found) => inEuro(one, perEuro) : shortestTerm;
  return found
    .map((one) => ({ one, by: measure(one) }))
    .sort((a, b) => a.by - b.by || 0)
    .map(({ one }) => one);
}

const shortestTerm = ({ services }: Found): number => Math.min(...services.map(({ term }) => calendarDaysOf(term)));

/** Approximate total of the first service in euro cents; infinite without a rate. */
function inEuro({ services: [first] }: Found, perEuro: PerEuro): number {
  const about = ({ amount, currency }: MoneyText) => aboutIn(fromText(amount, currency) ?? 0, currency, 'EUR', perEuro) ?? Infinity;
  return first ? figuresOf(first).total.reduce((sum, money) => sum + about(money), 0) : Infinity;
}
