import type { Language } from './ids.js';
import { type Currency, digitsOf, maxAmount, toText } from './money.js';
import type { AmountFault } from './typed-amount.js';

type FaultText = AmountFault['code'] | 'noDecimals' | 'either';

/** What is wrong with a typed amount and how to write it; templates of i18next. */
const amountTexts: Readonly<Record<Language, Readonly<Record<FaultText, string>>>> = {
  ru: {
    empty: 'Введите сумму, например {{example}}',
    unreadable: 'Введите сумму цифрами, например {{example}}',
    grouping: 'Проверьте разделители: в каждой группе должно быть три цифры, например {{example}}',
    either: '{{thousands}} или {{decimal}}?',
    ambiguous: '{{thousands}} или {{decimal}}? Введите ту сумму, которую имеете в виду',
    decimalSign: 'Перед дробной частью ставится запятая, например {{example}}',
    tooPrecise: 'После запятой для {{currency}} не больше {{digits}} цифр',
    noDecimals: 'Суммы в {{currency}} целые, без дробной части',
    tooLarge: 'Не больше {{most}}',
  },
  en: {
    empty: 'Enter an amount, like {{example}}',
    unreadable: 'Enter the amount in digits, like {{example}}',
    grouping: 'Check the separators: thousands go in groups of three, like {{example}}',
    either: '{{thousands}} or {{decimal}}?',
    ambiguous: '{{thousands}} or {{decimal}}? Type the one you mean',
    decimalSign: 'Use a point before the decimals, like {{example}}',
    tooPrecise: 'No more than {{digits}} decimals for {{currency}}',
    noDecimals: 'Amounts in {{currency}} have no decimals',
    tooLarge: 'No more than {{most}}',
  },
};

const locales: Record<Language, string> = { ru: 'ru-RU', en: 'en-GB' };

/** A plain decimal as the language writes it, with as many decimals as it has. */
function decimalText(plain: string, language: Language): string {
  const digits = plain.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(locales[language], { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Number(plain));
}

const filled = (template: string, params: Readonly<Record<string, string>>): string =>
  template.replace(/\{\{(\w+)\}\}/g, (_, name: string) => params[name] ?? '');

type Ambiguous = Extract<AmountFault, { code: 'ambiguous' }>;

/** The two readings as the language writes them; params of the texts `either` and `ambiguous`. */
const readingTexts = ({ thousands, decimal }: Ambiguous, language: Language): Record<'thousands' | 'decimal', string> => ({
  thousands: decimalText(thousands, language),
  decimal: decimalText(decimal, language),
});

/** "1,410.00 or 1.41?" */
export const eitherText = (fault: Ambiguous, language: Language): string =>
  filled(amountTexts[language].either, readingTexts(fault, language));

/** A fault in the reader's words, with the currency's own digits in its example. */
export function amountFaultText(fault: AmountFault, currency: Currency, language: Language): string {
  const digits = digitsOf(currency);
  const written = (minor: number) => decimalText(toText(minor, currency).amount, language);
  const name = fault.code === 'tooPrecise' && digits === 0 ? 'noDecimals' : fault.code;
  return filled(amountTexts[language][name], {
    currency,
    digits: String(digits),
    example: written(126_050 * 10 ** Math.max(0, digits - 2)),
    most: written(maxAmount),
    ...(fault.code === 'ambiguous' && readingTexts(fault, language)),
  });
}
