import { typedMinor, wireAmount, wireMoney } from './amounts.js';

describe('an amount somebody types', () => {
  it.each([
    ['890', 'EUR', '890.00'],
    ['1 260,5', 'EUR', '1260.50'],
    ['1\u00a0260.50', 'EUR', '1260.50'],
    ['12.', 'EUR', '12.00'],
    ['390000', 'JPY', '390000'],
    ['390000,00', 'JPY', '390000'],
    ['1.234', 'BHD', '1.234'],
  ] as const)('%s of %s is %s on the wire', (typed, currency, amount) => {
    expect(wireAmount(typed, currency)).toBe(amount);
  });

  it.each([
    ['', 'EUR'],
    ['-1', 'EUR'],
    ['1e3', 'EUR'],
    ['1.234', 'EUR'],
    ['1.5', 'JPY'],
    ['12 euro', 'EUR'],
    ['10000000000.01', 'EUR'],
  ] as const)('%s of %s is none, and goes as it stands', (typed, currency) => {
    expect(wireAmount(typed, currency)).toBeUndefined();
    expect(wireMoney({ amount: typed, currency }, currency)).toEqual({ amount: typed, currency });
  });

  it('takes the currency of the whole service', () => {
    expect(wireMoney({ amount: '15', currency: 'JPY' }, 'EUR')).toEqual({ amount: '15.00', currency: 'EUR' });
    expect(typedMinor('15', 'EUR')).toBe(1500);
    expect(typedMinor('abc', 'EUR')).toBeUndefined();
  });
});
