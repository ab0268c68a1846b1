import type { Currency } from '#machines/kernel/money';
import type { Bilingual } from '#machines/kernel/ids';
import type { CountryView, PublicCatalogueView, ServiceView } from '#machines/catalogue/public-view';
import { ou } from '../features/catalogue/testing/catalogue-fixture.js';
import { offersByCountry } from '#machines/selection-wizard/testing/catalogue';
import { type CatalogueSearch, foundIn, longestText, readSearch, regionsIn, searchPath, usual } from './catalogue-search.js';

const country = (code: string, ru: string, en: string): CountryView =>
  ({ _id: code, code, name: { ru, en }, currency: 'EUR', picture: '', services: 1 }) as unknown as CountryView;
const [template] = offersByCountry['EE']!.services;
const types = {
  registration: { ru: 'Регистрация компании', en: 'Company registration' },
  accounting: { ru: 'Бухгалтерия', en: 'Accounting' },
};
const service = (
  of: CountryView,
  type: keyof typeof types,
  form: Bilingual,
  amount: string,
  currency: Currency,
  days: number,
): ServiceView => ({
  ...ou,
  ...template!,
  _id: `${of.code} ${type}`,
  slug: type,
  title: types[type],
  country: of,
  type: { _id: type, title: types[type] },
  legalForm: form,
  price: { amount, currency },
  mandatoryPayments: [],
  term: { days, unit: 'calendar' },
  steps: {},
  updatedAt: '2026-11-21T00:00:00Z',
});
const same = (text: string) => ({ ru: text, en: text });
const estonia = country('EE', 'Эстония', 'Estonia');
const georgia = country('GE', 'Грузия', 'Georgia');
const japan = country('JP', 'Япония', 'Japan');
const catalogue = {
  countries: [estonia, georgia, japan],
  services: [
    service(estonia, 'registration', same('OÜ'), '890.00', 'EUR', 10),
    service(estonia, 'accounting', same('OÜ'), '100.00', 'EUR', 30),
    service(georgia, 'registration', { ru: 'ООО', en: 'LLC' }, '1200.00', 'GEL', 3),
    service(japan, 'registration', same('KK'), '200000', 'JPY', 20),
  ],
  types: [
    { _id: 'registration', key: 'companyRegistration', title: types.registration },
    { _id: 'accounting', key: 'accounting', title: types.accounting },
  ],
  rates: [{ currency: 'GEL', perEuro: '3.00', date: '2026-11-20' }],
} as unknown as PublicCatalogueView;
const found = (asked: Partial<CatalogueSearch>) =>
  foundIn(catalogue, { ...usual, ...asked }, 'en').map(({ country: { code }, services }) => `${code}${services.length}`);

describe('the search of the catalogue', () => {
  it('shows all by name when nothing is asked', () => {
    expect(found({})).toEqual(['EE2', 'GE1', 'JP1']);
  });

  it.each([
    ['OÜ', ['EE2']],
    ['ou', ['EE2']],
    ['KK', ['JP1']],
    ['эстон', ['EE2']],
    ['EST', ['EE2']],
    ['бухгалтерия эстония', ['EE1']],
    ['registration', ['EE1', 'GE1', 'JP1']],
    ['stonia', []],
    ['Atlantis', []],
  ])('finds %s by the beginnings of words, in both languages and without marks', (text, expected) => {
    expect(found({ text })).toEqual(expected);
  });

  it('keeps to a region and a type', () => {
    expect(found({ region: 'eu' })).toEqual(['EE2']);
    expect(found({ type: 'accounting' })).toEqual(['EE1']);
    expect(found({ type: 'accounting', region: 'asiaPacific' })).toEqual([]);
    expect(regionsIn(catalogue)).toEqual(['eu', 'caucasusCentralAsia', 'asiaPacific']);
  });

  it('sorts by the amount in one currency, with services without a rate last, and by the shortest term', () => {
    expect(found({ sort: 'price' })).toEqual(['GE1', 'EE2', 'JP1']);
    expect(found({ sort: 'term' })).toEqual(['GE1', 'EE2', 'JP1']);
    expect(found({ sort: 'term', region: 'eu' })).toEqual(['EE2']);
  });

  it('is kept in the address, which is read as it was written', () => {
    const search: CatalogueSearch = { text: 'OÜ & co', type: 'accounting', region: 'eu', sort: 'price' };
    expect(readSearch(new URL(searchPath(search), 'https://registra.example').searchParams, catalogue)).toEqual(search);
    expect(searchPath(usual)).toBe('/service');
  });

  it('ignores unknown filters, and cuts texts that are too long', () => {
    const read = (query: string) => readSearch(new URLSearchParams(query), catalogue);
    expect(read('type=gone&region=moon&sort=luck')).toEqual(usual);
    expect(read(`q=${'a'.repeat(500)}`).text).toHaveLength(longestText);
  });
});
