import { type AmountFault, readAmount } from './typed-amount.js';
import { amountFaultText, eitherText } from './typed-amount-texts.js';

const languages = ['ru', 'en'] as const;

/** Blanks of every kind as ordinary ones. */
const plain = (text: string): string => text.replace(/\s/g, ' ');

function ambiguous(typed: string, currency: 'EUR' | 'JPY' | 'BHD', language: 'ru' | 'en'): Extract<AmountFault, { code: 'ambiguous' }> {
  const read = readAmount(typed, currency, language);
  if (typeof read === 'number' || read.code !== 'ambiguous') throw new Error(`${typed} has one meaning`);
  return read;
}

describe('the text for an amount that cannot be read', () => {
  it.each([
    ['empty', 'EUR', 'Введите сумму, например 1 260,50', 'Enter an amount, like 1,260.50'],
    ['unreadable', 'JPY', 'Введите сумму цифрами, например 126 050', 'Enter the amount in digits, like 126,050'],
    [
      'grouping',
      'BHD',
      'Проверьте разделители: в каждой группе должно быть три цифры, например 1 260,500',
      'Check the separators: thousands go in groups of three, like 1,260.500',
    ],
    ['decimalSign', 'EUR', 'Перед дробной частью ставится запятая, например 1 260,50', 'Use a point before the decimals, like 1,260.50'],
    ['tooPrecise', 'EUR', 'После запятой для EUR не больше 2 цифр', 'No more than 2 decimals for EUR'],
    ['tooPrecise', 'BHD', 'После запятой для BHD не больше 3 цифр', 'No more than 3 decimals for BHD'],
    ['tooPrecise', 'JPY', 'Суммы в JPY целые, без дробной части', 'Amounts in JPY have no decimals'],
    ['empty', 'JPY', 'Введите сумму, например 126 050', 'Enter an amount, like 126,050'],
    ['tooLarge', 'EUR', 'Не больше 10 000 000 000,00', 'No more than 10,000,000,000.00'],
    ['tooLarge', 'JPY', 'Не больше 1 000 000 000 000', 'No more than 1,000,000,000,000'],
  ] as const)('because of %s, in %s, are "%s" and "%s"', (code, currency, russian, english) => {
    expect(languages.map((language) => plain(amountFaultText({ code }, currency, language)))).toEqual([russian, english]);
  });

  it.each([
    ['1.410', 'EUR', '1 410,00 или 1,41?', '1,410.00 or 1.41?'],
    ['1.415', 'EUR', '1 415,00 или 1,415?', '1,415.00 or 1.415?'],
    ['1.400', 'EUR', '1 400,00 или 1,40?', '1,400.00 or 1.40?'],
    ['1.410', 'JPY', '1 410 или 1,41?', '1,410 or 1.41?'],
  ] as const)('with two meanings, as "%s" of %s, name both: "%s", "%s"', (typed, currency, russian, english) => {
    const short = languages.map((language) => plain(eitherText(ambiguous(typed, currency, language), language)));
    const long = languages.map((language) => plain(amountFaultText(ambiguous(typed, currency, language), currency, language)));
    expect(short).toEqual([russian, english]);
    expect(long).toEqual([`${russian} Введите ту сумму, которую имеете в виду`, `${english} Type the one you mean`]);
  });
});
