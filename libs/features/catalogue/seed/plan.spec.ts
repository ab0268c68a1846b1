import { hasFlag } from 'country-flag-icons';
import { currencies } from '#libs/kernel/currency';
import { socialKinds } from '#machines/catalogue/site-settings';
import { plannedChoices } from './choices.js';
import { busyCountries, plannedCountries } from './countries.js';
import { type PlannedCountry, type PlannedPayment, type PlannedService, anyForm, individual } from './plan.js';
import { sampleSite } from './site.js';
import { factsOf, serviceRow } from './stored.js';

const services = plannedCountries.flatMap((country) => country.services.map((service) => ({ country, service })));
const placeOf = (country: PlannedCountry, service: PlannedService): string => `${country.code}/${service.key}`;
const registrations = services.filter(({ service }) => service.type === 'companyRegistration' || service.type === 'soleTrader');

describe('the countries of the sample catalogue', () => {
  it('are at least 26, each once, with a flag', () => {
    const codes = plannedCountries.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(26);
    expect(codes.filter((code) => !hasFlag(code))).toEqual([]);
    expect(busyCountries.every((country) => plannedCountries.includes(country))).toBe(true);
  });

  it('count in currencies the product offers', () => {
    const used = services.flatMap(({ country, service }) => [country.currency, service.currency ?? country.currency]);
    expect(used.filter((currency) => !currencies.includes(currency))).toEqual([]);
  });

  it('have a summary of a length that fits a card, none twice', () => {
    for (const language of ['ru', 'en'] as const) {
      const summaries = plannedCountries.map(({ code, facts }) => ({ code, length: facts.summary[language].length }));
      expect(summaries.filter(({ length }) => length < 90 || length > 230)).toEqual([]);
      expect(new Set(plannedCountries.map(({ facts }) => facts.summary[language])).size).toBe(plannedCountries.length);
    }
  });

  it('tell taxes, legal forms, what the founder does and whether a visit is needed', () => {
    for (const { code, facts } of plannedCountries) {
      expect([code, facts.taxes.length >= 3, facts.legalForms.length >= 2, facts.founderTasks.length >= 3]).toEqual([
        code,
        true,
        true,
        true,
      ]);
      expect(new Set(facts.legalForms.map((form) => form.code)).size).toBe(facts.legalForms.length);
      expect(facts.visit.note.en.length).toBeGreaterThan(20);
    }
  });

  it('have terms that are days, from the shorter to the longer', () => {
    for (const { code, facts } of plannedCountries)
      expect([code, facts.terms.from >= 1 && facts.terms.from <= facts.terms.to && facts.terms.to <= 90]).toEqual([code, true]);
  });

  it('offer two to four services, a registration among them, each under an address of its own', () => {
    const slug = (title: string): string =>
      title
        .normalize('NFKD')
        .replace(/[\u0300-\u036f’']/g, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-');
    for (const { code, services: offered } of plannedCountries) {
      expect([code, offered.length >= 2 && offered.length <= 4]).toEqual([code, true]);
      expect([code, offered.some(({ type }) => type === 'companyRegistration')]).toEqual([code, true]);
      expect(new Set(offered.map(({ key }) => key)).size).toBe(offered.length);
      expect(new Set(offered.map(({ title }) => slug(title.en))).size).toBe(offered.length);
    }
  });
});

describe('the services of the sample catalogue', () => {
  it('have percents in range, and prices, terms and fees above zero', () => {
    const positive = (payments: PlannedPayment[]): boolean => payments.every(({ amount }) => amount > 0 && Number.isInteger(amount));
    for (const { country, service } of services) {
      const at = placeOf(country, service);
      expect([at, service.prepayment >= 0 && service.prepayment <= 100, service.reward >= 1 && service.reward <= 100]).toEqual([
        at,
        true,
        true,
      ]);
      expect([at, service.price > 0, service.termDays > 0]).toEqual([at, true, true]);
      expect([at, positive([...service.mandatoryPayments, ...country.facts.mandatoryPayments])]).toEqual([at, true]);
    }
  });

  it('tell a registration’s fees apart from what a company costs each year', () => {
    for (const { country, service } of registrations) {
      const periods = new Set(service.mandatoryPayments.map(({ period }) => period));
      expect([placeOf(country, service), [...periods].sort()]).toEqual([placeOf(country, service), ['once', 'yearly']]);
    }
    for (const { code, facts } of plannedCountries)
      expect([code, facts.mandatoryPayments.some(({ period }) => period === 'yearly')]).toEqual([code, true]);
  });

  it('cost at the cheapest registration what the country’s page tells of payments', () => {
    for (const { code, currency, facts, services: offered } of plannedCountries) {
      const own = offered.filter((service) => service.type === 'companyRegistration' && (service.currency ?? currency) === currency);
      const [cheapest] = own.sort((a, b) => a.price - b.price);
      expect([code, cheapest?.mandatoryPayments]).toEqual([code, facts.mandatoryPayments]);
    }
  });

  it('are for a form that the country explains, for any, or for people', () => {
    const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
    for (const { country, service } of services) {
      const { legalForm } = service;
      const explained = country.facts.legalForms.some(({ code }) => plain(legalForm.en).includes(plain(code)));
      expect([placeOf(country, service), explained || legalForm === anyForm || legalForm === individual]).toEqual([
        placeOf(country, service),
        true,
      ]);
    }
    for (const { service } of registrations) expect([anyForm, individual]).not.toContain(service.legalForm);
  });

  it('take their term as the usual one, and a dearer one where there is a shorter', () => {
    for (const { country, service } of services) {
      const [usual, express] = service.options.registrationPeriod;
      const yearly = usual?.value === 365;
      expect([placeOf(country, service), yearly || usual?.value === service.termDays, usual?.price]).toEqual([
        placeOf(country, service),
        true,
        0,
      ]);
      if (express && !yearly) expect([express.value < service.termDays, express.price > 0]).toEqual([true, true]);
    }
  });

  it('offer only choices of the catalogue, the first director at no extra price', () => {
    for (const { service } of services) {
      expect(service.options.director[0]).toMatchObject({ code: 'own', price: 0 });
      const offered = {
        director: service.options.director,
        directorCompany: service.options.directorCompany,
        activityArea: service.options.activityAreas,
      };
      for (const [kind, codes] of Object.entries(offered))
        for (const { code, title, price } of codes) {
          expect(plannedChoices[kind as keyof typeof plannedChoices][code]).toEqual(title);
          expect(price).toBeGreaterThanOrEqual(0);
        }
    }
  });

  it('are registered by steps of their own: no two countries go through the same ones', () => {
    const courses = new Map<string, string>();
    for (const { country, service } of registrations) {
      const course = service.steps.flatMap(({ steps }) => steps.map(({ title }) => title.en)).join(' > ');
      expect([courses.get(course) ?? country.code, country.code]).toEqual([country.code, country.code]);
      courses.set(course, country.code);
    }
  });

  it('have visible steps in each service, hidden ones in each registration, and no empty group', () => {
    for (const { country, service } of services) {
      const steps = service.steps.flatMap((group) => group.steps);
      expect([placeOf(country, service), steps.some(({ visible }) => visible)]).toEqual([placeOf(country, service), true]);
      expect(service.steps.every((group) => group.steps.length > 0)).toBe(true);
      expect(new Set(service.steps.map(({ key }) => key)).size).toBe(service.steps.length);
    }
    for (const { service } of registrations) expect(service.steps.flatMap(({ steps }) => steps).some(({ visible }) => !visible)).toBe(true);
  });

  it('are described in words of their own', () => {
    for (const language of ['ru', 'en'] as const) {
      const descriptions = services.map(({ service }) => service.description[language]);
      expect(new Set(descriptions).size).toBe(descriptions.length);
      expect(
        services
          .filter(({ service }) => service.description[language].length < 60 || service.description[language].length > 230)
          .map(({ country, service }) => placeOf(country, service)),
      ).toEqual([]);
    }
  });

  it('fit the database: whole minor units, basis points, a page of a hundred', () => {
    expect(services.length).toBeLessThanOrEqual(130);
    for (const { country, service } of services) {
      const row = serviceRow(country, service, (group, place) => `${group}/${place}`);
      expect(Number.isSafeInteger(row.price) && row.price > 0).toBe(true);
      expect(row.prepayment_percent).toBe(Math.round(service.prepayment * 100));
      expect(factsOf(country).mandatoryPayments.every(({ amount }) => Number.isSafeInteger(amount))).toBe(true);
    }
  });
});

describe('the sample settings of the site', () => {
  it('name nobody: a phone of the range for drama, domains for examples', () => {
    expect(sampleSite.phone).toMatch(/^\+44 20 7946 0\d{3}$/);
    expect(sampleSite.email).toMatch(/@registra\.example$/);
    for (const { url } of [...sampleSite.social, ...sampleSite.messengers]) expect(new URL(url).hostname).toMatch(/\.example$/);
    expect(sampleSite.social.every(({ kind }) => socialKinds.includes(kind))).toBe(true);
  });

  it('say that prices are samples, and when somebody is there', () => {
    expect(sampleSite.notice?.ru).toMatch(/образец/);
    expect(sampleSite.notice?.en).toMatch(/samples/);
    expect(sampleSite.workingHours).toEqual({ timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' });
  });
});
