import type { Currency, MoneyText } from '#machines/kernel/money';
import type { CountryView, MandatoryPaymentView, PublicCatalogueView, ServiceView } from '#machines/catalogue/public-view';
import { offersByCountry } from '#machines/selection-wizard/testing/catalogue';
import { ou } from '../../features/catalogue/testing/catalogue-fixture.js';
import type { PageContext } from '../page.js';
import { exchangeOf } from '../../lib/exchange.js';
import { countryGroups, serviceGroups } from '../compare-rows.js';
import { siteT } from '../texts.js';
import { comparePage } from './compare.js';
import { selectionService } from './selection-service.js';

const both = (text: string) => ({ ru: text, en: text });
const money = (amount: string, currency: Currency): MoneyText => ({ amount, currency });

const country = (code: string, name: string, currency: Currency): CountryView => ({
  _id: code,
  code,
  name: both(name),
  currency,
  picture: `/country/${code.toLowerCase()}.svg`,
  facts: {
    summary: both(''),
    taxes: [{ title: both('VAT'), rate: both('20 %') }],
    legalForms: [],
    terms: { from: 1, to: 5, note: both('') },
    mandatoryPayments: [],
    visit: { needed: 'no', note: both('') },
  },
  services: 1,
});

const [template] = offersByCountry['EE']!.services;
const service = (id: string, of: CountryView, type: string, price: MoneyText, payments: MandatoryPaymentView[] = []): ServiceView => ({
  ...ou,
  ...template!,
  _id: id,
  slug: id,
  title: both(`${type} in ${of.name.en}`),
  country: of,
  type: { _id: type, title: both(type) },
  price,
  mandatoryPayments: payments,
  steps: {},
  updatedAt: '2026-11-21T00:00:00Z',
});

const estonia = country('EE', 'Estonia', 'EUR');
const emirates = country('AE', 'Emirates', 'AED');
const latvia = country('LV', 'Latvia', 'EUR');
const id = (n: number) => `00000000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const fee = (amount: MoneyText, period: 'once' | 'yearly' = 'once') => ({ title: both('State fee'), amount, period });
const catalogue = {
  countries: [estonia, emirates, latvia],
  services: [
    service(id(1), estonia, 'registration', money('890.00', 'EUR'), [
      fee(money('265.00', 'EUR')),
      fee(money('240.00', 'EUR'), 'yearly'),
      fee(money('600.00', 'EUR'), 'yearly'),
    ]),
    service(id(2), estonia, 'address', money('240.00', 'EUR')),
    service(id(3), emirates, 'registration', money('7900.00', 'AED'), [fee(money('500.00', 'USD'))]),
    service(id(4), latvia, 'registration', money('780.00', 'EUR')),
  ],
  types: [
    { _id: 'registration', key: 'companyRegistration', title: both('Registration') },
    { _id: 'address', key: 'legalAddress', title: both('Address') },
  ],
  choices: [],
  settings: {} as PublicCatalogueView['settings'],
  currencies: [],
  rates: [
    { currency: 'AED', perEuro: '4.20', date: '2026-11-20' },
    { currency: 'USD', perEuro: '1.15', date: '2026-11-19' },
  ],
  at: '2026-11-21T00:00:00Z',
} satisfies PublicCatalogueView;

const at = (query: string): PageContext => ({
  language: 'en',
  path: '/compare',
  params: {},
  query: new URLSearchParams(query),
  origin: 'https://registra.example',
  catalogue,
  demo: false,
  exchange: exchangeOf(new URLSearchParams(query), catalogue.rates),
  t: siteT('en'),
});
const rowsOf = (groups: ReturnType<typeof countryGroups>) =>
  Object.fromEntries(
    groups.flatMap(({ rows }) => rows.map(({ key, cells }) => [key, cells.map((lines) => lines.join(' | ').replace(/\u00a0/g, ' '))])),
  );

describe('countries side by side', () => {
  const rows = rowsOf(countryGroups([estonia, emirates, latvia], at('')));

  it('show fees, our work and a year apart, and what is unknown as a dash', () => {
    expect(rows['fees']).toEqual(['€265', 'US$500', '–']);
    expect(rows['work']).toEqual(['€890', 'AED 7,900', '€780']);
    expect(rows['yearlyLines']).toEqual(['State fee: €240 | State fee: €600', '–', '–']);
    expect(rows['yearly']).toEqual(['€840', '–', '–']);
    expect(rows['address']).toEqual(['from €240', '–', '–']);
  });

  it('never add up two currencies', () => {
    expect(rows['total']).toEqual(['€1,155', 'AED 7,900 + US$500', '€780']);
  });

  it('are converted into one currency if the address asks for one, and only where a rate is known', () => {
    const inEuros = rowsOf(countryGroups([estonia, emirates, latvia], at('currency=EUR')));
    expect(inEuros['total']).toEqual(['€1,155', 'AED 7,900 + US$500 | about €2,315', '€780']);
    const inDirhams = rowsOf(countryGroups([estonia, emirates, latvia], at('currency=AED')));
    expect(inDirhams['total']).toEqual(['€1,155 | about AED 4,850', 'AED 7,900 + US$500 | about AED 9,730', '€780 | about AED 3,280']);
    for (const query of ['currency=GBP', 'currency=XXX', 'currency='])
      expect(rowsOf(countryGroups([estonia, emirates, latvia], at(query)))).toEqual(rows);
  });

  it('leave out rows that have no value for any of them', () => {
    expect(rows).not.toHaveProperty('accounting');
    expect(rows['visit']).toEqual(['not required', 'not required', 'not required']);
    expect(rows['taxes']).toEqual(['VAT: 20%', 'VAT: 20%', 'VAT: 20%']);
  });
});

describe('services side by side', () => {
  it('have the same rows, whatever their country', () => {
    const [one, , other] = catalogue.services;
    const rows = rowsOf(serviceGroups([one!, other!], at('')));
    expect(rows['country']).toEqual(['Estonia', 'Emirates']);
    expect(rows['now']).toEqual(['€267 (30%)', 'AED 2,370 (30%)']);
    expect(rows['director']).toEqual(['provided: + €1,200', 'provided: + €1,200']);
  });
});

describe('the page of the comparison', () => {
  const head = (query: string) => comparePage.prepare(at(query))?.head;

  it('has one canonical address, whatever is compared', () => {
    for (const query of ['', 'countries=ee,ae', 'by=services']) expect(head(query)).toMatchObject({ canonical: '/compare' });
    expect(head('countries=ee,ae')).not.toHaveProperty('noIndex');
  });
});

describe('the page of the wizard', () => {
  it('has one canonical address, whatever is chosen', () => {
    for (const query of ['', 'country=ee', 'country=ee&step=2']) {
      const head = selectionService.prepare(at(query))?.head;
      expect(head).toMatchObject({ canonical: '/selection-service' });
      expect(head).not.toHaveProperty('noIndex');
    }
  });
});
