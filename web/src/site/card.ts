import { formatPercent } from '../lib/format.js';
import { contentText } from '#machines/kernel/content-language';
import { typeset } from '#machines/kernel/typography';
import type { ServiceView } from '#machines/catalogue/public-view';
import { countryByCode, popularOffers, registrationsOf, servicesOf } from './catalogue.js';
import { figuresOf } from './figures.js';
import { priceText, pricesText } from './money.js';
import type { Head, PageContext } from './page.js';
import { formatTerm } from '#machines/kernel/term';

/** Content of a page's picture for shared links. Texts are typeset already. */
export interface Card {
  title: string;
  /** below the title; '' if the title is enough */
  note: string;
  /** figures on a separate sheet; the last is the most important */
  rows: { name: string; value: string }[];
  /** ISO 3166-1 alpha-2; a single flag is above the title, several are below */
  flags: string[];
}

/** Countries and services show their figures, other pages their titles. */
export function cardOf(context: PageContext, head: Head): Card {
  const [, code, slug] = /^\/service\/([^/]+)(?:\/([^/]+))?$/.exec(context.path) ?? [];
  const country = code === undefined ? undefined : countryByCode(context.catalogue, code);
  if (!country) return pageCard(context, head);
  const all = servicesOf(context.catalogue, country);
  const service = slug === undefined ? undefined : all.find((one) => one.slug === slug);
  const first = registrationsOf(context.catalogue, country)[0] ?? all[0];
  const set = (text: string) => typeset(text, context.language);
  const name = contentText(country.name, context.language);
  if (service)
    return {
      title: set(contentText(service.title, context.language)),
      note: set(name),
      rows: serviceRows(context, service),
      flags: [country.code],
    };
  return {
    title: set(name),
    note: first ? set(contentText(first.title, context.language)) : '',
    rows: first ? countryRows(context, first) : [],
    flags: [country.code],
  };
}

const firstSentence = (text: string): string => text.split(/(?<=[.?!]) /)[0] ?? text;

const pageCard = ({ catalogue, language, path }: PageContext, head: Head): Card => ({
  title: typeset(
    head.title.replace(/^Registra: /, '').replace(/^\p{Ll}/u, (first) => first.toLocaleUpperCase(language)),
    language,
  ),
  note: typeset(firstSentence(head.description), language),
  rows: [],
  flags: path === '' || path === '/service' || path === '/compare' ? popularOffers(catalogue, 8).map(({ country }) => country.code) : [],
});

function countryRows({ language, t }: PageContext, service: ServiceView): Card['rows'] {
  const { total, yearly } = figuresOf(service);
  return [
    { name: t('siteParts:figures.term'), value: formatTerm(service.term, language) },
    ...(yearly.length > 0 ? [{ name: t('siteParts:figures.yearly'), value: pricesText(yearly, language) }] : []),
    { name: t('siteParts:figures.total'), value: pricesText(total, language) },
  ];
}

function serviceRows({ language, t }: PageContext, service: ServiceView): Card['rows'] {
  const { total, now, percent } = figuresOf(service);
  return [
    { name: t('siteParts:figures.term'), value: formatTerm(service.term, language) },
    ...(percent > 0
      ? [{ name: t('siteParts:estimate.now', { percent: formatPercent(percent, language) }), value: priceText(now, language) }]
      : []),
    { name: t('service.total'), value: pricesText(total, language) },
  ];
}
