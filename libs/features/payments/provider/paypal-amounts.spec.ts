import fc from 'fast-check';
import { runs } from '#machines/kernel/testing/runs';
import { digitsOf, maxAmount } from '#machines/kernel/money';
import { fromPaypal, paypalCurrencies, toPaypal, wholeUnitCurrencies } from './paypal-amounts.js';

const currency = fc.constantFrom(...paypalCurrencies);
const whole = (code: (typeof paypalCurrencies)[number]): number => (wholeUnitCurrencies.includes(code) ? 100 : 1);

describe('an amount at PayPal', () => {
  it('is read back as it was sent, in every currency that PayPal takes', () => {
    fc.assert(
      fc.property(currency, fc.integer({ min: 1, max: maxAmount / 100 }), (code, count) => {
        const sum = { amount: count * whole(code), currency: code };
        expect(fromPaypal(toPaypal(sum))).toEqual(sum);
      }),
      runs(),
    );
  });

  it('has no more digits than PayPal takes', () => {
    fc.assert(
      fc.property(currency, fc.integer({ min: 1, max: maxAmount / 100 }), (code, count) => {
        const { value } = toPaypal({ amount: count * whole(code), currency: code });
        const digits = whole(code) === 100 ? 0 : digitsOf(code);
        expect(value).toMatch(digits === 0 ? /^\d+$/ : new RegExp(`^\\d+\\.\\d{${digits}}$`));
      }),
      runs(),
    );
  });

  it.each([
    ['10.5', 'EUR', 1_050],
    ['10', 'EUR', 1_000],
    ['.5', 'EUR', 50],
    ['812.00', 'HUF', 81_200],
    ['5000.00', 'JPY', 5_000],
    ['-3.20', 'EUR', -320],
    ['-0.00', 'EUR', 0],
  ] as const)('written "%s" %s is %i minor units', (value, currency_code, amount) => {
    expect(fromPaypal({ currency_code, value })).toEqual({ amount, currency: currency_code });
  });

  it('in a currency that the product does not know is refused', () => {
    expect(fromPaypal({ currency_code: 'BRL', value: '1.00' })).toBeUndefined();
  });

  it.each(['', '.', '1,000.00', '1e3', '0x10', ' 1', '1.005', '99999999999999', 'NaN'])('is never read from "%s"', (value) => {
    expect(() => fromPaypal({ currency_code: 'EUR', value })).toThrow('shape');
  });
});
