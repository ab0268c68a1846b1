import { searchedAmounts } from './searched-amounts.js';

const found = (search: string, language: 'ru' | 'en' = 'en') =>
  Object.fromEntries(
    (['EUR', 'JPY', 'BHD'] as const).map((currency) => [
      currency,
      searchedAmounts(search, language).flatMap((one) => (one.currency === currency ? [one.amount] : [])),
    ]),
  );

describe('the amounts that a search may mean', () => {
  it.each([
    ['623', { EUR: [62_300], JPY: [623], BHD: [623_000] }],
    ['€623.00', { EUR: [62_300], JPY: [], BHD: [] }],
    ['1,410.50', { EUR: [141_050], JPY: [], BHD: [1_410_500] }],
    ['1.410', { EUR: [141_000, 141], JPY: [1410], BHD: [1410] }],
    ['1.415', { EUR: [141_500], JPY: [1415], BHD: [1415] }],
    ['аванс', { EUR: [], JPY: [], BHD: [] }],
    ['R-000052', { EUR: [], JPY: [], BHD: [] }],
  ])('are read from %s in English', (search, amounts) => expect(found(search)).toEqual(amounts));

  it('depend on the reader’s language', () => {
    expect(found('1 410,50 €', 'ru')).toEqual({ EUR: [141_050], JPY: [], BHD: [] });
    expect(found('1,410.50', 'ru')).toEqual({ EUR: [], JPY: [], BHD: [] });
  });
});
