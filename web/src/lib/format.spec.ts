import { formatMinor, formatMoney, formatPercent, formatRecent, formatSpan, initials } from './format.js';

const plain = (text: string) => text.replace(/\s/g, ' ');

describe('formatted sums', () => {
  it.each([
    ['1260.00', 'EUR', 'en', '€1,260.00'],
    ['1260.00', 'EUR', 'ru', '1 260,00 €'],
    ['1260', 'JPY', 'en', 'JP¥1,260'],
    ['1.234', 'BHD', 'en', 'BHD 1.234'],
    ['12345.60', 'HUF', 'en', 'HUF 12,345.60'],
    ['12345.60', 'RSD', 'en', 'RSD 12,345.60'],
    ['1260.00', 'TWD', 'en', 'NT$1,260.00'],
    ['0.00', 'RUB', 'ru', '0,00 ₽'],
  ] as const)('%s %s reads in %s as %s', (amount, currency, language, text) => {
    expect(plain(formatMoney({ amount, currency }, language))).toBe(text);
  });

  it('are formatted from minor units with the digits of their currency', () => {
    expect(plain(formatMinor(126_000, 'EUR', 'en'))).toBe('€1,260.00');
    expect(plain(formatMinor(1260, 'JPY', 'en'))).toBe('JP¥1,260');
    expect(() => formatMinor(1, 'XXX', 'en')).toThrow(RangeError);
  });
});

describe('percents and lengths of time', () => {
  it('follow the language', () => {
    expect(formatPercent(30, 'en')).toBe('30%');
    expect(plain(formatPercent(30.5, 'ru'))).toBe('30,5 %');
    expect(plain(formatSpan(12 * 60_000, 'en'))).toBe('12 min');
    expect(plain(formatSpan(3 * 86_400_000, 'ru'))).toBe('3 дня');
  });
});

describe('a recent time', () => {
  const now = new Date(2026, 10, 20, 15, 0);
  const at = (...parts: [number, number, number, number?]) => new Date(parts[0], parts[1], parts[2], parts[3] ?? 12).toISOString();

  it.each([
    [now.toISOString(), 'Now'],
    [new Date(now.getTime() - 11 * 60_000).toISOString(), '11 min ago'],
    [at(2026, 10, 20, 14), '1 hr ago'],
    [at(2026, 10, 19), 'Yesterday'],
    [at(2026, 10, 18), '18 Nov'],
    [at(2025, 10, 18), '18 Nov 2025'],
  ])('%s is shown as %s', (when, text) => {
    expect(plain(formatRecent(when, now, 'en'))).toBe(text);
  });
});

it('initials are of the first two words', () => {
  expect(initials('Елена Маркова')).toBe('ЕМ');
  expect(initials('  ')).toBe('');
});
