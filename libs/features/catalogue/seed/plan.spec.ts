import { hasFlag } from 'country-flag-icons';
import { currencies } from '#libs/kernel/currency';
import type { Bilingual } from '#libs/kernel/ids';
import { noBreakSpace, typeset } from '#libs/kernel/typography';
import { socialKinds } from '#machines/catalogue/site-settings';
import { plannedChoices } from './choices.js';
import { busyCountries, plannedCountries } from './countries.js';
import type { PlannedCountry, PlannedPayment, PlannedService } from './plan.js';
import { sampleSite } from './site.js';
import { factsOf, serviceRow } from './stored.js';
import { plannedTypes } from './types.js';

interface Text {
  /** where it stands: "EE/services/0/title" */
  at: string;
  text: Bilingual;
}

const isText = (value: object): value is Bilingual => 'ru' in value && 'en' in value;

/** Every bilingual text below `value`, with its place. */
function textsOf(value: unknown, at: string): Text[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isText(value)) return [{ at, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => textsOf(inner, `${at}/${key}`));
}

const services = plannedCountries.flatMap((country) => country.services.map((service) => ({ country, service })));
const placeOf = (country: PlannedCountry, service: PlannedService): string => `${country.code}/${service.key}`;
const texts = [
  ...plannedCountries.flatMap((country) => textsOf(country, country.code)),
  ...textsOf(plannedTypes, 'types'),
  ...textsOf(plannedChoices, 'choices'),
  ...textsOf(sampleSite, 'site'),
];
const registrations = services.filter(({ service }) => service.type === 'companyRegistration' || service.type === 'soleTrader');

/** Places of texts that `wrong` says something is wrong with. */
const placesWhere = (wrong: (text: Text) => boolean): string[] =>
  texts.filter(wrong).map(({ at, text }) => `${at}: ${text.ru} | ${text.en}`);

/** Forms, names of registers and systems, figures: the same in both languages. */
const isName = (text: string): boolean => !/[а-яё]/i.test(text) && text.length <= 40;
/** What a page tells in sentences. */
const isProse = ({ at }: Text): boolean => /summary|description|note|founderTasks|rate|mandatoryPayments/.test(at);

describe('the texts of the sample catalogue', () => {
  it('are there in both languages, trimmed, without doubled spaces', () => {
    expect(placesWhere(({ text }) => Object.values(text).some((one) => one === '' || one !== one.trim() || /\s{2}/.test(one)))).toEqual([]);
  });

  it('are Russian in Russian, except names that are the same everywhere', () => {
    expect(
      placesWhere(({ at, text }) => !/[а-яё]/i.test(text.ru) && !(isName(text.ru) && text.ru === text.en) && !/rate/.test(at)),
    ).toEqual([]);
  });

  it('hold no Cyrillic in English, except the names of local legal forms', () => {
    expect(placesWhere(({ at, text }) => /[а-яё]/i.test(text.en) && !at.includes('legalForms'))).toEqual([]);
  });

  it('differ between the languages unless they are names', () => {
    expect(placesWhere(({ text }) => text.ru === text.en && !isName(text.en))).toEqual([]);
  });

  it('are set by the rules of their language where they are prose', () => {
    expect(
      placesWhere(
        (text) =>
          isProse(text) && (['ru', 'en'] as const).some((language) => typeset(text.text[language], language) !== text.text[language]),
      ),
    ).toEqual([]);
    expect(
      placesWhere(({ text }) => /["“”„]/.test(text.ru) || /["«»]/.test(text.en) || / (?=[%€])/.test(text.ru) || /\d\s%/.test(text.en)),
    ).toEqual([]);
    expect(texts.filter(isProse).some(({ text }) => text.ru.includes(noBreakSpace))).toBe(true);
  });

  it('end as sentences do in summaries and descriptions, and not in notes', () => {
    expect(placesWhere(({ at, text }) => /summary|description/.test(at) && !(text.ru.endsWith('.') && text.en.endsWith('.')))).toEqual([]);
    expect(placesWhere(({ at, text }) => /note|founderTasks/.test(at) && text.en.endsWith('.'))).toEqual([]);
  });

  it('say no stock phrases', () => {
    const stock =
      /лидер|под ключ|индивидуальн\p{L}+ подход|выгодн\p{L}+ услови|широк\p{L}+ спектр|lorem|one-stop|seamless|tailored|cutting|hassle|world-class|leading/iu;
    expect(placesWhere(({ text }) => stock.test(text.ru) || stock.test(text.en))).toEqual([]);
  });
});

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
