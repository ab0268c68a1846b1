import { readAmount, writeAmount } from './amount.js';
import { readPercent } from './percent.js';

describe('an amount as people type it', () => {
  it.each([
    ['1260', 126_000],
    ['1260.5', 126_050],
    ['1260,50', 126_050],
    ['1,260.50', 126_050],
    ['1.260,50', 126_050],
    ['1 260,50', 126_050],
    ['1\u00a0260.50', 126_050],
    ['1,260', 126_000],
    ['1,234,567.89', 123_456_789],
  ])('reads %s of a currency with two digits', (typed, amount) => expect(readAmount(typed, 'EUR')).toBe(amount));

  it.each(['', 'abc', '12.345,6.7', '-5', '1e3', '12.3456'])('takes %p for no amount', (typed) =>
    expect(readAmount(typed, 'EUR')).toBeUndefined(),
  );

  it('knows currencies without and with three digits', () => {
    expect(readAmount('12,000', 'JPY')).toBe(12_000);
    expect(readAmount('12.5', 'JPY')).toBeUndefined();
    expect(readAmount('1.250', 'BHD')).toBe(1250);
  });

  it('writes what it reads, with the decimal sign of the language', () => {
    expect(writeAmount(126_050, 'EUR', 'ru')).toBe('1260,50');
    expect(writeAmount(126_050, 'EUR', 'en')).toBe('1260.50');
  });
});

describe('a percent as people type it', () => {
  it('is taken from 1 to 100 with at most two decimals', () => {
    expect(['1', '22,5', '99.99', '100', '22 %'].map(readPercent)).toEqual([1, 22.5, 99.99, 100, 22]);
    expect(['0', '0,99', '100,01', '22.555', '', 'x'].map(readPercent)).toEqual(Array(6).fill(undefined));
  });
});
