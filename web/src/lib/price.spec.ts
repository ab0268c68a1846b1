import { pricesText, priceText } from './price.js';

/* Spaces of the formats are no-break ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');

describe('the price of a catalogue', () => {
  it.each([
    ['905.00', 'EUR', '€905', '905 €'],
    ['905.50', 'EUR', '€905.50', '905,50 €'],
    ['6000.00', 'RSD', 'RSD 6,000', '6 000 RSD'],
    ['890.000', 'BHD', 'BHD 890', '890 BHD'],
    ['890.125', 'BHD', 'BHD 890.125', '890,125 BHD'],
    ['240000', 'JPY', 'JP¥240,000', '240 000 ¥'],
  ])('has no decimals where they say nothing: %s %s', (amount, currency, english, russian) => {
    expect(plain(priceText({ amount, currency }, 'en'))).toBe(english);
    expect(plain(priceText({ amount, currency }, 'ru'))).toBe(russian);
  });

  it('names amounts of several currencies one after the other', () => {
    expect(
      plain(
        pricesText(
          [
            { amount: '10.00', currency: 'EUR' },
            { amount: '5.00', currency: 'USD' },
          ],
          'en',
        ),
      ),
    ).toBe('€10 + US$5');
    expect(pricesText([], 'en')).toBe('–');
  });
});
