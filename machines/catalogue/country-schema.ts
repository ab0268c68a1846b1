import { fieldList, type PlainFields } from './fields.js';

/**
 * Fields of a country that hold one text or figure each. As with services, everything a field needs is derived from its line here; values are stored in
 * `facts`, which needs no migration. Labels are `country.<name>` and, with a hint, `country.<name>Hint` of the catalogue's translations.
 */
export const countryFacts = {
  summary: { kind: 'prose', most: 4000, hint: true },
} as const satisfies PlainFields;

export type CountryFactFields = typeof countryFacts;
export const countryFactList = fieldList(countryFacts);
