import i18next, { type i18n } from 'i18next';
import { formatCount, formatMoney } from '#machines/kernel/format';
import type { Language } from '#machines/kernel/ids';
import { byLanguage } from '#machines/kernel/by-language';
import { languages, pseudoLanguage } from '#machines/kernel/languages';
import { fromText, isCurrency, type MoneyText } from '#machines/kernel/money';
import { texts } from './all.js';
import type { en } from './en.js';

/** Every key of the HTTP messages. The key of a refusal is its stable `code`. */
type TextKey = keyof typeof en;

/** Parameters of a text: numbers and money are formatted for the reader, lists are joined with commas. */
type TextParam = string | number | MoneyText | readonly string[];
export type TextParams = Readonly<Record<string, TextParam>>;

type Messages = Readonly<Record<string, string | object>>;

/** i18next expects plural forms under `key_one`, `key_few` ...; here they are grouped under their key. */
const flatten = (messages: Messages): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : Object.entries(value).map(([form, one]) => [`${key}_${form}`, String(one)]),
    ),
  );

const catalogue: i18n = i18next.createInstance();
void catalogue.init({
  initAsync: false,
  lng: 'ru',
  fallbackLng: false,
  keySeparator: false,
  nsSeparator: false,
  interpolation: { escapeValue: false },
  resources: byLanguage((language) => ({ translation: flatten(texts[language]) })),
});

/**
 * Registers a machine's messages (statuses, refusals, remedies); called once, when a feature's module is loaded. Keys are refusal codes; a later registration
 * of the same key replaces the earlier one.
 * @param messagesOf which of the texts, by their keys
 */
export function addTexts<Texts>(
  texts: Readonly<Record<Language, Texts>>,
  messagesOf: (texts: Texts, language: Language) => Messages,
): void {
  for (const language of [...languages, pseudoLanguage] as const) {
    catalogue.addResourceBundle(language, 'translation', flatten(messagesOf(texts[language], language)), true, true);
    constant[language].clear();
  }
}

/** Formats "125.00 EUR" for the reader: 125,00 € or €125.00; an unknown format is returned unchanged. */
export function formatMoneyText(language: Language, value: MoneyText): string {
  if (!isCurrency(value.currency) || fromText(value.amount.replace(/^-/, ''), value.currency) === undefined)
    return `${value.amount} ${value.currency}`;
  return formatMoney(value, language);
}

function written(language: Language, value: TextParam): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatCount(value, language);
  return 'amount' in value ? formatMoneyText(language, value) : value.join(', ');
}

const readable = (language: Language, params: TextParams): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, name === 'count' && typeof value === 'number' ? value : written(language, value)]),
  );

/** Not `getFixedT`, whose functions copy all options of the instance at each call. */
const translate = (language: Language, code: string, params: TextParams): string | undefined => {
  const found: unknown = catalogue.t(code, { ...readable(language, params), defaultValue: '', lng: language });
  return typeof found === 'string' && found !== '' ? found : undefined;
};

/** Texts that were asked for without parameters: as many as the catalogue has. */
const constant = byLanguage(() => new Map<string, string>());

/** The message for any code (also a machine's refusal); undefined if it has no text. */
export function findText(language: Language, code: string, params: TextParams = {}): string | undefined {
  if (Object.keys(params).length > 0) return translate(language, code, params);
  const known = constant[language].get(code);
  if (known !== undefined) return known;
  const found = translate(language, code, params);
  if (found !== undefined) constant[language].set(code, found);
  return found;
}

/** The HTTP message `key` in `language`; a plural gets its number as `count`. */
export const text = (language: Language, key: TextKey, params: TextParams = {}): string => findText(language, key, params) ?? key;
