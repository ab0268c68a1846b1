import { daySeparator, formatAmount, formatCount, formatDay, formatList, formatMoney, formatPercent, signsOf } from './format.js';
import { currencies, digitsOf } from './money.js';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ').replaceAll('\u202f', ' ');

describe('a formatted sum', () => {
  it.each([
    ['1260.00', 'EUR', '€1,260.00', '1 260,00 €'],
    ['-20.00', 'EUR', '−€20.00', '−20,00 €'],
    ['900', 'JPY', 'JP¥900', '900 ¥'],
    ['100001.00', 'HUF', 'HUF 100,001.00', '100 001,00 HUF'],
    ['1.500', 'BHD', 'BHD 1.500', '1,500 BHD'],
  ])('%s %s reads %s and %s', (amount, currency, english, russian) => {
    expect([formatMoney({ amount, currency }, 'en'), formatMoney({ amount, currency }, 'ru')].map(plain)).toEqual([english, russian]);
  });

  it.each(currencies)('in %s has all digits of its currency, and a minus that is no hyphen', (currency) => {
    const digits = digitsOf(currency);
    const amount = `-1234567${digits > 0 ? `.${'5'.repeat(digits)}` : ''}`;
    for (const language of ['ru', 'en'] as const) {
      const written = [formatMoney({ amount, currency }, language), formatAmount({ amount, currency }, language)];
      for (const text of written) expect([text.replace(/\D/g, ''), text.startsWith('−')]).toEqual([amount.replace(/\D/g, ''), true]);
    }
  });
});

it('numbers, days and lists have the signs of the language', () => {
  expect((['ru', 'en'] as const).map(signsOf)).toEqual([
    { decimal: ',', group: null },
    { decimal: '.', group: ',' },
  ]);
  expect((['ru', 'en'] as const).map(daySeparator)).toEqual(['.', '/']);
  expect([formatList(['a', 'b', 'c'], 'en'), formatList(['a', 'b'], 'ru', 'disjunction')]).toEqual(['a, b, and c', 'a или b']);
});

it('a percent has the decimals that it has', () => {
  expect([formatPercent(15, 'en'), formatPercent(30.5, 'ru')].map(plain)).toEqual(['15%', '30,5 %']);
});

it.each([
  ['short', '1 Oct', '1 окт.'],
  ['day', '1 October', '1 октября'],
  ['date', '1 Oct 2026', '1 окт. 2026'],
  ['long', '1 October 2026', '1 октября 2026'],
] as const)('a day in the style %s reads %s and %s, in whatever zone', (style, english, russian) => {
  expect([formatDay('2026-10-01', style, 'en'), formatDay('2026-10-01', style, 'ru')].map(plain)).toEqual([english, russian]);
});

it.each([
  [7, '7', '7'],
  [12_345, '12,345', '12 345'],
  [1_000_000, '1,000,000', '1 000 000'],
])('a count of %i reads %s and %s', (count, english, russian) => {
  expect([formatCount(count, 'en'), formatCount(count, 'ru')].map(plain)).toEqual([english, russian]);
});
