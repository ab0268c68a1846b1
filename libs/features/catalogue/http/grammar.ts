import countries from 'i18n-iso-countries';
import { currencies } from '#libs/kernel/currency';
import type { ListGrammar } from '#libs/platform/http/list-query';

const codes = Object.keys(countries.getAlpha2Codes());

/** GET countries, countries/created and countries/all. */
export const countryGrammar = {
  filters: {
    code: { kind: 'choice', of: codes },
    currency: { kind: 'choice', of: currencies },
    archived: { kind: 'flag' },
  },
  sorts: ['createdAt', 'name'],
} as const satisfies ListGrammar;

/** The two unpaged lists are read as a person reads a list: by name. */
export const countryNamesGrammar = { ...countryGrammar, defaultSort: 'name' } as const satisfies ListGrammar;

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
