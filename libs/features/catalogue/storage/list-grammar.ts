import countries from 'i18n-iso-countries';
import { currencies } from '#machines/kernel/money';
import type { ListGrammar } from '#libs/platform/http/list-query';
import { choiceKinds } from '#machines/catalogue/public-view';

const codes = Object.keys(countries.getAlpha2Codes());

/** Also used by GET countries/created and countries/all. */
export const countryGrammar = {
  filters: {
    code: { kind: 'choice', of: codes },
    currency: { kind: 'choice', of: currencies },
    archived: { kind: 'flag' },
  },
  sorts: ['createdAt', 'name'],
} as const satisfies ListGrammar;

/** GET services. */
export const serviceGrammar = {
  filters: {
    country: { kind: 'id' },
    countryCode: { kind: 'choice', of: codes },
    type: { kind: 'id' },
    currency: { kind: 'choice', of: currencies },
  },
  sorts: ['createdAt', 'title', 'price', 'term'],
} as const satisfies ListGrammar;

/** For readers of the services section. */
export const staffServiceGrammar = {
  ...serviceGrammar,
  filters: { ...serviceGrammar.filters, archived: { kind: 'flag' } },
} as const satisfies ListGrammar;

/** GET service-types. */
export const serviceTypeGrammar = {
  filters: { archived: { kind: 'flag' } },
  sorts: ['createdAt', 'title'],
} as const satisfies ListGrammar;

/** GET choices. */
export const choiceGrammar = {
  filters: { archived: { kind: 'flag' }, kind: { kind: 'choice', of: choiceKinds } },
  sorts: ['createdAt', 'title'],
} as const satisfies ListGrammar;

/** Short lists are returned whole unless a page is asked for. */
export const asksForPage = (query: unknown): boolean => Object.keys(query ?? {}).some((name) => name === 'page' || name === 'per_page');

/** Page figures of a list that is returned whole. */
export const wholeOf = ({ length }: readonly unknown[]) => ({ page: 1, perPage: Math.max(1, length) });
