import type { Language } from './ids.js';
import { scriptOf } from './format.js';

/** A name as its person writes it, and in Latin script where they or their administrators gave one. */
export interface PersonName {
  firstName: string;
  lastName: string;
  latinFirstName?: string | null;
  latinLastName?: string | null;
}

const latin = new Map<Language, boolean>();

/** Whether the language is written in Latin script. Kept, because lists ask it for every name and `Intl` takes microseconds to answer. */
function isLatin(language: Language): boolean {
  const known = latin.get(language) ?? scriptOf(language) === 'Latn';
  latin.set(language, known);
  return known;
}

/** The first name for a reader, as in `nameFor`. */
export const firstNameFor = ({ firstName, latinFirstName }: Pick<PersonName, 'firstName' | 'latinFirstName'>, language: Language): string =>
  (isLatin(language) && latinFirstName) || firstName;

/** The full name for a reader: in Latin script for readers of a language in it where there is such a name. Empty for an unknown or erased person. */
export function nameFor(person: PersonName | undefined, language: Language): string {
  if (person === undefined) return '';
  const { firstName, lastName, latinFirstName, latinLastName } = person;
  const parts = isLatin(language) && latinFirstName ? [latinFirstName, latinLastName] : [firstName, lastName];
  return parts.filter(Boolean).join(' ');
}

/** The same; of a partner the company, where it is known. */
export const titleFor = (person: (PersonName & { partnerCompanyName: string | null }) | undefined, language: Language): string =>
  person?.partnerCompanyName || nameFor(person, language);
