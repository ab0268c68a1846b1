import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import type { Language } from './ids.js';
import { localeOf } from './languages.js';
import { currencies, type Currency, digitsOf, maxAmount, type MinorUnits } from './money.js';
import { isAmount, readAmount, writeAmount } from './typed-amount.js';

const languages = ['ru', 'en'] as const;

const codeOf = (typed: string, currency: Currency, language: Language): string | MinorUnits => {
  const read = readAmount(typed, currency, language);
  return isAmount(read) ? read : read.code;
};

describe('a typed amount', () => {
  it.each([
    ['1410', 'EUR', 141_000, 141_000],
    ['1410.5', 'EUR', 141_050, 141_050],
    ['1410,50', 'EUR', 141_050, 141_050],
    ['.5', 'EUR', 50, 50],
    ['1,410.50', 'EUR', 'decimalSign', 141_050],
    ['1.410,50', 'EUR', 141_050, 'decimalSign'],
    ['1.410', 'EUR', 'ambiguous', 'ambiguous'],
    ['1,410', 'EUR', 'ambiguous', 'ambiguous'],
    ['141.000', 'EUR', 'ambiguous', 'ambiguous'],
    ['0.500', 'EUR', 'ambiguous', 'ambiguous'],
    ['1 410', 'EUR', 141_000, 141_000],
    ['1\u00a0410,5', 'EUR', 141_050, 141_050],
    ['1\u202f234\u2009567', 'EUR', 123_456_700, 123_456_700],
    ['1,234,567', 'EUR', 123_456_700, 123_456_700],
    ['1.234.567', 'EUR', 123_456_700, 123_456_700],
    ['1 41', 'EUR', 'grouping', 'grouping'],
    ['12 34.567', 'EUR', 'grouping', 'grouping'],
    ['1,2,3', 'EUR', 'grouping', 'grouping'],
    ['1,234.567,89', 'EUR', 'grouping', 'grouping'],
    ['1 234,567.89', 'EUR', 'decimalSign', 'grouping'],
    ['12.3456', 'EUR', 'tooPrecise', 'tooPrecise'],
    ['1,410.500', 'EUR', 'decimalSign', 'tooPrecise'],
    ['€1,410.00', 'EUR', 'decimalSign', 141_000],
    ['1 410,00 €', 'EUR', 141_000, 141_000],
    ['eur 1410', 'EUR', 141_000, 141_000],
    ['$1410', 'EUR', 'unreadable', 'unreadable'],
    ['1410 US$', 'USD', 141_000, 141_000],
    ['US$1410', 'USD', 141_000, 141_000],
    ['€', 'EUR', 'empty', 'empty'],
    [' ', 'EUR', 'empty', 'empty'],
    ['-5', 'EUR', 'unreadable', 'unreadable'],
    ['+5', 'EUR', 'unreadable', 'unreadable'],
    ['1e3', 'EUR', 'unreadable', 'unreadable'],
    ['12.', 'EUR', 'unreadable', 'unreadable'],
    ["1'410", 'EUR', 141_000, 141_000],
    ['1’000.50', 'CHF', 100_050, 100_050],
    ["1'234'567", 'CHF', 123_456_700, 123_456_700],
    ["1'41", 'EUR', 'unreadable', 'unreadable'],
    ["1'4100", 'EUR', 'unreadable', 'unreadable'],
    ['\u200b1410', 'EUR', 141_000, 141_000],
    ['١٢', 'EUR', 'unreadable', 'unreadable'],
    ['１２', 'EUR', 1200, 1200],
    ['0000000000000001', 'EUR', 'tooLarge', 'tooLarge'],
    ['10 000 000 000,01', 'EUR', 'tooLarge', 'tooLarge'],
    ['1,410', 'JPY', 'ambiguous', 1410],
    ['1.410', 'JPY', 'ambiguous', 'ambiguous'],
    ['1.5', 'JPY', 'tooPrecise', 'tooPrecise'],
    ['1,410.00', 'JPY', 'decimalSign', 'tooPrecise'],
    ['1.410', 'BHD', 'ambiguous', 1410],
    ['1,410', 'BHD', 1410, 'ambiguous'],
    ['1.5', 'BHD', 1500, 1500],
    ['1,410.500', 'BHD', 'decimalSign', 1_410_500],
    ['000000000000001', 'EUR', 100, 100],
    ['10 000 000 000,00', 'EUR', maxAmount, maxAmount],
    ['1234 567', 'EUR', 'grouping', 'grouping'],
    ['1 234 56', 'EUR', 'grouping', 'grouping'],
    ['1,234,56', 'EUR', 'grouping', 'grouping'],
    ['1234,567,890', 'EUR', 'grouping', 'grouping'],
    ['1.5 5', 'EUR', 'unreadable', 'unreadable'],
    ['1410 $', 'USD', 141_000, 141_000],
    ['HK$1410', 'HKD', 141_000, 141_000],
  ] as const)('%j of %s is %s in Russian and %s in English', (typed, currency, ru, en) => {
    expect(languages.map((language) => codeOf(typed, currency, language))).toEqual([ru, en]);
  });

  it.each([
    ['1.050', 'EUR', '1050.00', '1.05', 'zeros at the end are left out, those before stay'],
    ['1.000', 'EUR', '1000.00', '1.00', 'but decimals are as many as the currency has'],
    ['1.000', 'JPY', '1000', '1', 'none of a currency that has none'],
    ['1.400', 'JPY', '1400', '1.4', 'unless it was typed with some'],
    ['1,234', 'BHD', '1234.000', '1.234', 'three of a dinar'],
    ['1\u202f234.567', 'EUR', '1234567.00', '1234.567', 'groups are no part of a plain decimal'],
    ['00.500', 'EUR', '500.00', '0.50', 'zeros at the beginning are left out'],
    ['001.500', 'EUR', '1500.00', '1.50', 'however many they are'],
    ['.500', 'EUR', '500.00', '0.50', 'nothing before the sign is a zero'],
  ] as const)('%j of %s may be %s or %s: %s', (typed, currency, thousands, decimal, _why) => {
    expect(readAmount(typed, currency, 'en')).toEqual({ code: 'ambiguous', thousands, decimal });
  });
});

const formats = new Map<string, Intl.NumberFormat>();

type Manner = Pick<Intl.NumberFormatOptions, 'currencyDisplay' | 'useGrouping'> & { style: 'currency' | 'decimal'; digits: number };

function written(amount: MinorUnits, currency: Currency, language: Language, { digits, ...manner }: Manner): string {
  const key = [currency, language, digits, manner.style, manner.currencyDisplay, manner.useGrouping].join();
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(localeOf(language), { ...manner, currency, minimumFractionDigits: digits, maximumFractionDigits: digits });
  formats.set(key, format);
  return format.format(amount / 10 ** digitsOf(currency));
}

const manner = fc.record({
  style: fc.constantFrom('currency' as const, 'decimal' as const),
  currencyDisplay: fc.constantFrom('symbol' as const, 'narrowSymbol' as const, 'code' as const),
  useGrouping: fc.boolean(),
});
/** As many amounts of four digits as of thirteen. */
const amounts = fc.integer({ min: 1, max: 13 }).chain((figures) => fc.integer({ min: 0, max: Math.min(maxAmount, 10 ** figures) }));
const currency = fc.constantFrom(...currencies);
const language = fc.constantFrom(...languages);

/**
 * The rules of docs/payments.md as a list of shapes, without the parser's code: each shape names the languages and digits of currencies for which it is an
 * amount, and which part of it is decimal.
 */
const shapes: readonly {
  shape: RegExp;
  languages?: Language;
  digits?: readonly number[];
}[] = [
  { shape: /^(?<whole>\d+|\d{1,3}(?:\s\d{3})+|\d{1,3}(?:,\d{3}){2,}|\d{1,3}(?:\.\d{3}){2,})$/ },
  { shape: /^(?<whole>\d*|\d{1,3}(?:\s\d{3})+)[.,](?<decimals>\d{1,2})$/, digits: [2, 3] },
  { shape: /^(?<whole>\d*|\d{1,3}(?:\s\d{3})+)\.(?<decimals>\d{3})$/, digits: [3], languages: 'en' },
  { shape: /^(?<whole>\d*|\d{1,3}(?:\s\d{3})+),(?<decimals>\d{3})$/, digits: [3], languages: 'ru' },
  { shape: /^(?<whole>\d{1,3},\d{3})$/, digits: [0], languages: 'en' },
  { shape: /^(?<whole>\d{1,3}(?:,\d{3})+)\.(?<decimals>\d{1,2})$/, digits: [2, 3], languages: 'en' },
  { shape: /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<decimals>\d{1,2})$/, digits: [2, 3], languages: 'ru' },
  { shape: /^(?<whole>\d{1,3}(?:,\d{3})+)\.(?<decimals>\d{3})$/, digits: [3], languages: 'en' },
  { shape: /^(?<whole>\d{1,3}(?:\.\d{3})+),(?<decimals>\d{3})$/, digits: [3], languages: 'ru' },
];

/** Symbols that stay what they are in every version of Intl, and whose they are; the code of a currency is its own. */
const symbols: Readonly<Record<string, readonly Currency[]>> = {
  '€': ['EUR'],
  $: ['USD', 'AUD', 'CAD', 'HKD', 'SGD', 'TWD'],
  '¥': ['JPY', 'CNY'],
  '₽': ['RUB'],
};

function bareText(typed: string, of: Currency): string {
  const text = typed
    .replaceAll('\u200b', '')
    .replaceAll('３', '3')
    .replace(/([0-9])'(?=[0-9]{3}(?![0-9]))/g, '$1 ')
    .trim();
  const own = [of, of.toLowerCase(), ...Object.keys(symbols).filter((symbol) => symbols[symbol]?.includes(of))];
  const before = own.find((unit) => text.startsWith(unit));
  if (before !== undefined) return text.slice(before.length).trim();
  const after = own.find((unit) => text.endsWith(unit));
  return after === undefined ? text : text.slice(0, -after.length).trim();
}

function byTheRules(typed: string, of: Currency, as: Language): MinorUnits | null {
  const bare = bareText(typed, of);
  if ((bare.match(/[0-9]/g) ?? []).length > 15) return null;
  for (const { shape, languages: only, digits = [0, 2, 3] } of shapes) {
    const found = (only === undefined || only === as) && digits.includes(digitsOf(of)) ? shape.exec(bare)?.groups : undefined;
    if (!found) continue;
    const scale = 10n ** BigInt(digitsOf(of));
    const decimals = found.decimals ?? '';
    const exact =
      BigInt(`0${(found.whole ?? '').replace(/[^0-9]/g, '')}`) * scale + (BigInt(`0${decimals}`) * scale) / 10n ** BigInt(decimals.length);
    return exact <= BigInt(maxAmount) ? Number(exact) : null;
  }
  return null;
}

/** What fingers, clipboards and other locales bring. */
const typedText = fc
  .array(
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...'0123456789') },
      { weight: 3, arbitrary: fc.constantFrom('.', ',', ' ', '\u00a0', '\u202f') },
      { weight: 2, arbitrary: fc.constantFrom('000', '410', '.410', ',410', ' 410', '.00', ',00') },
      { weight: 1, arbitrary: fc.constantFrom('€', '$', '¥', '₽', 'EUR', 'jpy', 'BHD', '-', '+', 'e', "'", '٣', '３', '\u200b', '%') },
    ),
    { maxLength: 9 },
  )
  .map((parts) => parts.join(''));

describe('any text in an amount field', () => {
  it('is read as the same amount if Intl wrote it with all digits, or at most refused in the other language', () => {
    fc.assert(
      fc.property(amounts, currency, language, manner, (amount, code, writer, how) => {
        const text = written(amount, code, writer, { ...how, digits: digitsOf(code) });
        const foreign = readAmount(text, code, writer === 'ru' ? 'en' : 'ru');
        return readAmount(text, code, writer) === amount && (!isAmount(foreign) || foreign === amount);
      }),
      runs({ quick: 500, full: 1_000_000 }), // no-break spaces between groups: 20 of 20 seeds at 22
    );
  });

  it('is never read as another amount if Intl wrote it with fewer or more decimals', () => {
    fc.assert(
      fc.property(amounts, currency, language, manner, fc.integer({ min: 0, max: 4 }), (amount, code, reader, how, digits) => {
        const exact = amount - (amount % 10 ** Math.max(0, digitsOf(code) - digits));
        const read = readAmount(written(exact, code, reader, { ...how, digits }), code, reader);
        return !isAmount(read) || read === exact;
      }),
      runs({ quick: 500, full: 1_000_000 }), // missing decimals before the others: 20 of 20 seeds at 14
    );
  });

  it('is read back as the same amount if the field shows it for editing', () => {
    fc.assert(
      fc.property(
        amounts,
        currency,
        language,
        (amount, code, reader) => readAmount(writeAmount(amount, code, reader), code, reader) === amount,
      ),
      runs({ quick: 1_500, full: 1_000_000 }), // a point in Russian: 20 of 20 seeds at 414
    );
  });

  it('is read by the rules or refused, and never as two amounts in two languages', () => {
    fc.assert(
      fc.property(typedText, currency, (typed, code) => {
        const [ru, en] = languages.map((reader) => {
          const read = readAmount(typed, code, reader);
          return isAmount(read) ? read : null;
        });
        return ru === byTheRules(typed, code, 'ru') && en === byTheRules(typed, code, 'en') && (ru === null || en === null || ru === en);
      }),
      runs({ quick: 8_000, full: 1_000_000 }), // a last group of two figures: 20 of 20 seeds at 3,421
    );
  });
});
