import i18next, { type i18n } from 'i18next';
import { formatCount, formatMoney } from '#libs/kernel/format';
import type { Language } from '#libs/kernel/ids';
import { fromText, isCurrency, type MoneyText } from '#libs/kernel/money';
import { en } from './en.js';
import { type TextKey, ru } from './ru.js';

/** What a text may quote: figures and money are written the reader's way, lists are joined with commas. */
type TextParam = string | number | MoneyText | readonly string[];
export type TextParams = Readonly<Record<string, TextParam>>;

type Messages = Readonly<Record<string, string | object>>;

/** i18next finds a plural's forms under `key_one`, `key_few` ...; here they stand together under their key. */
const flatten = (messages: Messages): Record<string, string> =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : Object.entries(value).map(([form, words]) => [`${key}_${form}`, String(words)]),
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
  resources: { ru: { translation: flatten(ru) }, en: { translation: flatten(en) } },
});

/**
 * Adds the messages of a machine (statuses, refusals, remedies) to the ones of the edge; called once, when a feature's module is loaded.
 * Keys are refusal codes, so a later registration of the same key replaces it.
 */
export function addTexts(messages: Record<Language, Messages>): void {
  for (const language of ['ru', 'en'] as const) {
    catalogue.addResourceBundle(language, 'translation', flatten(messages[language]), true, true);
  }
}

/** "125.00 EUR" the reader's way: 125,00 € or €125.00; what is no known money comes back as it was. */
export function moneyWords(language: Language, value: MoneyText): string {
  if (!isCurrency(value.currency) || fromText(value.amount.replace(/^-/, ''), value.currency) === undefined)
    return `${value.amount} ${value.currency}`;
  return formatMoney(value, language);
}

function written(language: Language, value: TextParam): string {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') return formatCount(value, language);
  return 'amount' in value ? moneyWords(language, value) : value.join(', ');
}

const readable = (language: Language, params: TextParams): Record<string, string | number> =>
  Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, name === 'count' && typeof value === 'number' ? value : written(language, value)]),
  );

/** The message under a code that need not be one of the edge's (a machine's refusal); undefined when no text is known for it. */
export function findText(language: Language, code: string, params: TextParams = {}): string | undefined {
  const t = catalogue.getFixedT(language);
  const found: unknown = t(code, { ...readable(language, params), defaultValue: '' });
  return typeof found === 'string' && found !== '' ? found : undefined;
}

/** The edge's message `key` in `language`; a plural takes its figure as `count`. */
export const text = (language: Language, key: TextKey, params: TextParams = {}): string => findText(language, key, params) ?? key;
