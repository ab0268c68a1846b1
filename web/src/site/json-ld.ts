import { figuresOf } from './feedback-figures.js';
import type { Question } from '../lib/prose.js';
import { blockText, fill, type Slots } from '../lib/prose.js';
import type { ServiceView } from '#machines/catalogue/public-view';
import { contentText } from '#machines/kernel/content-language';
import { languages } from '#machines/kernel/languages';
import type { PageContext } from './page.js';

/** A parent page: its name, and its path below the language. */
export interface Crumb {
  name: string;
  path: string;
}

type Place = Pick<PageContext, 'language' | 'origin'>;
const addressOf = ({ language, origin }: Place, path: string): string => `${origin}/${language}${path}`;

/** schema.org BreadcrumbList: the landing, then `crumbs` to the page itself. */
export const breadcrumbList = (context: PageContext, crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Registra', path: '' }, ...crumbs].map(({ name, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: addressOf(context, path),
  })),
});

/** schema.org Organization, from the settings of the site. */
export function organization({ catalogue, language, origin }: PageContext): object {
  const { company, phone, email, social } = catalogue.settings;
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'Registra',
    legalName: contentText(company.name, language),
    url: `${origin}/${language}`,
    logo: `${origin}/favicon.svg`,
    address: contentText(company.address, language),
    contactPoint: { '@type': 'ContactPoint', telephone: phone, email, contactType: 'customer support', availableLanguage: languages },
    sameAs: social.map(({ url }) => url),
  };
}

/** schema.org FAQPage; answers become plain text with their slots filled. */
export const faqPage = (questions: readonly Question[], slots: Slots = {}): object => ({
  '@type': 'FAQPage',
  mainEntity: questions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map((block) => fill(blockText(block), slots)).join('\n') },
  })),
});

/** schema.org Service with price and rating. @param path of its page, below the language */
export const serviceLd = (context: PageContext, service: ServiceView, path: string): object => ({
  '@type': 'Service',
  name: contentText(service.title, context.language),
  description: contentText(service.description, context.language),
  serviceType: contentText(service.type.title, context.language),
  url: addressOf(context, path),
  areaServed: { '@type': 'Country', name: contentText(service.country.name, context.language) },
  provider: { '@id': `${context.origin}/#organization`, '@type': 'Organization', name: 'Registra' },
  offers: {
    '@type': 'Offer',
    price: service.price.amount,
    priceCurrency: service.price.currency,
    availability: 'https://schema.org/InStock',
    url: addressOf(context, path),
  },
  ...ratingLd(figuresOf(context.catalogue.feedbacks, { service: service._id })),
});

/** Includes only what the page shows, as search engines require. */
const ratingLd = (figures: ReturnType<typeof figuresOf>): object =>
  figures === null
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: figures.average,
          reviewCount: figures.count,
          bestRating: 5,
          worstRating: 1,
        },
      };
