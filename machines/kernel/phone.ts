import type { Language } from './ids.js';

/** The specification's lengths of a phone number. They apply to the normalised number, never to its spelling. */
const shortestPhone = 11;
/** Characters of a number in E.164, and of what can be typed into a field. Source: section 5 of the specification. */
export const longestPhone = 17;

/** More signs than any spelling of a number has. */
export const longestSpelling = 40;

const e164 = /^\+[1-9]\d*$/;

/**
 * The calling codes under which numbers are shorter than that, with the digits that follow them: Ascension, Saint Helena and Tristan da Cunha, the Faroes, Greenland,
 * Andorra, the Falklands, Saint Pierre and Miquelon, Norfolk Island, Wallis and Futuna, the Cooks, New Caledonia, Tuvalu, Tokelau.
 * Source: ITU-T E.164 national numbering plans.
 */
const shortNumber = /^\+(?:247|290|29[89]|376|50[08]|672|68[1278]|690)\d{4,}$/;

/**
 * Whether `text` is a phone number as it is stored: E.164, exactly 17 or at least 11 characters long, or shorter where no number of the country is that long.
 * Anything else counts as nothing typed.
 */
export const isPhone = (text: string): boolean =>
  e164.test(text) && text.length <= longestPhone && (text.length >= shortestPhone || shortNumber.test(text));

/** Full-width, Arabic-Indic and Persian digits as those of ASCII. */
export const asciiDigits = (text: string): string =>
  text.normalize('NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf));

/** What of `typed` may stand in a phone number: digits, spaces, brackets, hyphens and a plus at the start. */
export const phoneCharacters = (typed: string): string =>
  asciiDigits(typed)
    .replace(/\s/g, ' ')
    .replace(/[^\d ()+-]/g, '')
    .trimStart()
    .replace(/(?!^)\+/g, '');

const russianNumber = /^[78](\d{10})$/;

/** A number's digits, in which two spellings of one phone are equal; the Russian trunk prefix 8 is the country's 7. */
export function phoneDigits(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  return phone.trim().startsWith('+') ? digits : digits.replace(russianNumber, '7$1');
}

const fewestDigitsSearched = 3;

/**
 * The digits that a search for `text` finds phones by, undefined where it is no search for one. Of a whole Russian number only what follows the 7 or the 8, because
 * numbers stored before they were normalised may have either.
 */
export function searchedDigits(text: string): string | undefined {
  const digits = text.replace(/\D/g, '');
  if (!/^[+\d ().-]+$/.test(text) || digits.length < fewestDigitsSearched) return undefined;
  return digits.replace(russianNumber, '$1');
}

/**
 * The country (ISO 3166 alpha-2) whose national numbers a reader may type without a code: that of the browser's language, and Russia for a page in Russian read by
 * a browser that names no country or speaks English, as browsers everywhere do. Undefined if nothing indicates one.
 */
export function homeCountry(page: Language, browser = ''): string | undefined {
  const [language = '', ...rest] = browser.split('-');
  const region = rest.find((part) => /^[A-Z]{2}$/.test(part));
  if (page === 'ru' && (region === undefined || language === 'en')) return 'RU';
  return region ?? (language === 'ru' ? 'RU' : undefined);
}
