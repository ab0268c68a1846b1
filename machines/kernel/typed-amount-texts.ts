import { fillText } from './format.js';
import type { Language } from './ids.js';
import { localeOf } from './languages.js';
import { type Currency, digitsOf, maxAmount, toText } from './money.js';
import { texts as amountTexts } from './texts/all-typed-amount.js';
import type { AmountFault } from './typed-amount.js';

/** A plain decimal as the language writes it, with as many decimals as it has. */
function decimalText(plain: string, language: Language): string {
  const digits = plain.split('.')[1]?.length ?? 0;
  return new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(Number(plain));
}

type Ambiguous = Extract<AmountFault, { code: 'ambiguous' }>;

/** The two readings as the language writes them; params of the texts `either` and `ambiguous`. */
const readingTexts = ({ thousands, decimal }: Ambiguous, language: Language): Record<'thousands' | 'decimal', string> => ({
  thousands: decimalText(thousands, language),
  decimal: decimalText(decimal, language),
});

/** "1,410.00 or 1.41?" */
export const eitherText = (fault: Ambiguous, language: Language): string =>
  fillText(amountTexts[language].either, readingTexts(fault, language));

/** A fault in the reader's language, with the currency's own digits in its example. */
export function amountFaultText(fault: AmountFault, currency: Currency, language: Language): string {
  const digits = digitsOf(currency);
  const written = (minor: number) => decimalText(toText(minor, currency).amount, language);
  const name = fault.code === 'tooPrecise' && digits === 0 ? 'noDecimals' : fault.code;
  return fillText(amountTexts[language][name], {
    currency,
    digits: String(digits),
    example: written(126_050 * 10 ** Math.max(0, digits - 2)),
    most: written(maxAmount),
    ...(fault.code === 'ambiguous' && readingTexts(fault, language)),
  });
}
