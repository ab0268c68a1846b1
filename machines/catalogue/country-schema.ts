import { fieldList, type PlainFields } from './fields.js';

/**
 * What a page tells about a country in a text or a figure of its own. As of a service, all that a field needs is made of its line here; it is kept in the facts, which
 * need no migration. Its texts are `country.<name>` and, with a hint, `country.<name>Hint` of the catalogue's translations.
 */
export const countryFacts = {
  summary: { kind: 'prose', most: 4000, hint: true },
} as const satisfies PlainFields;

export type CountryFactFields = typeof countryFacts;
export const countryFactList = fieldList(countryFacts);
