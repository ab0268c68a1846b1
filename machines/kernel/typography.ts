import type { Language } from './ids.js';
import { inEachLanguage } from './by-language.js';

type Rule = readonly [pattern: RegExp, replacement: string];

/** The no-break space, by its code: in the source it would look like any other. */
export const noBreakSpace = '\u00a0';

const russian: readonly Rule[] = [
  [/"([^"]*)"/g, '«$1»'],
  [/(?<![\p{L}\d])(\p{L}) (?=\S)/gu, `$1${noBreakSpace}`],
  [/(\d) (?=\d{3}(?!\d))/g, `$1${noBreakSpace}`],
  [/(\d) (?=[%€£$₽])/g, `$1${noBreakSpace}`],
  [/(\d) (?=(?:тыс|млн|млрд|[A-Z]{3})(?!\p{L}))/gu, `$1${noBreakSpace}`],
];

const english: readonly Rule[] = [
  [/"([^"]*)"/g, '“$1”'],
  [/(?<=\p{L})'/gu, '’'],
  [/(\d)[ \u00a0]%/g, '$1%'],
  [/(?<!\p{L})([A-Z]{3}) (?=\d)/gu, `$1${noBreakSpace}`],
  [/(\d) (?=(?:million|billion)(?!\p{L}))/gu, `$1${noBreakSpace}`],
];

const rules = inEachLanguage<readonly Rule[]>({ ru: russian, en: english });

/**
 * A text of a page as it is set: quotation marks of the language, and no line that breaks before a dash, inside a sum, before its sign or
 * after a word of one character. Setting a text again changes nothing. What people search for by typing (titles, names) is stored unset.
 */
export const typeset = (text: string, language: Language): string =>
  rules[language].reduce(
    (set, [pattern, replacement]) => set.replace(pattern, replacement),
    text.replace(/(\S) (?=— )/g, `$1${noBreakSpace}`),
  );
