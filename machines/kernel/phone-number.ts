import {
  AsYouType,
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  isSupportedCountry,
  parsePhoneNumberFromString,
} from 'libphonenumber-js/min';
import metadata from 'libphonenumber-js/min/metadata';
import { asciiDigits, isPhone, longestPhone, longestSpelling, phoneCharacters } from './phone.js';

/** How a phone number may be written; `00` is dialled for the plus. */
const spelling = /^\+?[\d ()./\u2010-\u2015-]+$/;
const mostNationalDigits = 10;
/** Until 2019 a 1 stood before the ten digits of a mobile in Mexico. */
const mexicanMobile = /^(\+ *52) *1(?=(?:\D*\d){10}\D*$)/;
/** Words between two digits: an extension, which is no part of the number. */
const extension = /\d[^\d]*\p{L}[^\d]*\d/u;

const supported = (country: string | undefined): CountryCode | undefined =>
  country !== undefined && isSupportedCountry(country) ? country : undefined;

function parsed(text: string, country?: string) {
  // Normalising may lengthen a text eighteenfold: what is far too long is none before that.
  if (text.length > longestSpelling * 4) return undefined;
  const written = asciiDigits(text).trim();
  if (written.length > longestSpelling || !spelling.test(written)) return undefined;
  const defaultCountry = supported(country);
  const international = written.replace(/^00 *(?=[1-9])/, '+').replace(mexicanMobile, '$1');
  return parsePhoneNumberFromString(international, { extract: false, ...(defaultCountry && { defaultCountry }) });
}

/**
 * A phone number as it is stored, E.164, from any spelling; null for what is none. It must be possible for its country; of countries whose numbers may be longer
 * than usual it must also fit one of their plans, so that a slip of the finger is no number. One that names no country is read as one of `country`.
 */
export function toE164(text: string, country?: string): string | null {
  const number = parsed(text, country);
  if (number === undefined || number.ext !== undefined || !number.isPossible()) return null;
  if (number.nationalNumber.length > mostNationalDigits && !number.isValid()) return null;
  return isPhone(number.number) ? number.number : null;
}

/** A stored number as people read it: +7 912 555 01 77. What was stored before numbers were normalised and names no country stays as it is. */
export const formatPhone = (phone: string): string => {
  const number = parsed(phone);
  return number?.isPossible() ? number.formatInternational() : phone;
};

/** What stands in a field while a number is typed, and the country it is read for. */
export interface TypedPhone {
  text: string;
  country: string | undefined;
}

const mainCountry = (callingCode: string): string | undefined => metadata.country_calling_codes[callingCode]?.[0];

/** The country of an international number as far as it is typed: for a shared code, the chosen one until the digits decide. */
function countryTyped(typing: AsYouType, chosen: string | undefined): string | undefined {
  const code = typing.getCallingCode();
  const country = supported(chosen);
  if (code === undefined) return chosen;
  return typing.getCountry() ?? (country !== undefined && getCountryCallingCode(country) === code ? country : mainCountry(code));
}

/**
 * `typed` formatted as far as it goes; a number that begins with a plus has its own country. Nothing that counts is dropped; spaces and brackets are, where a field
 * has no room for them. A text with an extension stays as it is: its digits would make another number.
 */
export function typePhone(typed: string, country: string | undefined): TypedPhone {
  if (extension.test(asciiDigits(typed))) return { text: typed.trim(), country };
  const signs = phoneCharacters(typed).replace(/[^+\d]/g, '');
  if (signs.length > longestSpelling) return { text: phoneCharacters(typed), country };
  const typing = new AsYouType(supported(country));
  // A bracket that closes at the end would come back each time it is deleted.
  const text = typing.input(signs).replace(/[^+\d]+$/, '');
  const fits = text.length <= longestPhone || signs.length > longestPhone;
  return { text: fits ? text : signs, country: signs.startsWith('+') ? countryTyped(typing, country) : country };
}

/** The number in a field for which another country was chosen: its national digits stay. */
export function movePhone({ text, country: before }: TypedPhone, country: string): TypedPhone {
  if (!text.startsWith('+')) return typePhone(text, country);
  const typing = new AsYouType(supported(before));
  typing.input(text);
  const national = text.replace(/\D/g, '').slice(typing.getCallingCode()?.length ?? 0);
  const code = supported(country);
  return { text: typePhone(`+${code ? getCountryCallingCode(code) : ''}${national}`, country).text, country };
}

/** Every country with phones, and the code its numbers begin with. */
export const phoneCountries = (): { country: string; code: string }[] =>
  getCountries().map((country) => ({ country, code: getCountryCallingCode(country) }));
