import { hasFlag } from 'country-flag-icons';
import type { MandatoryPayment } from '#libs/contracts/catalogue/service-copy';
import { currencies } from '#machines/kernel/money';
import type { ChoiceKind } from '#machines/catalogue/public-view';
import { socialKinds } from '#machines/catalogue/site-settings';
import { dueDatesOf } from '#machines/company/due-dates';
import { type CheckedCountry, type CheckedService, checkedCatalogue } from './seed-catalogue.js';

type Checked = Awaited<ReturnType<typeof checkedCatalogue>>;
interface Placed {
  country: CheckedCountry;
  service: CheckedService;
}

let checked: Checked;
let countries: Checked['countries'];
let services: Placed[];
let registrations: Placed[];
beforeAll(async () => {
  checked = await checkedCatalogue();
  countries = checked.countries;
  services = countries.flatMap((country) => country.services.map((service) => ({ country, service })));
  registrations = services.filter(({ service }) => service.type === 'companyRegistration' || service.type === 'soleTrader');
});

const placeOf = (country: CheckedCountry, service: CheckedService): string => `${country.code}/${service.key}`;

describe('the countries of the sample catalogue', () => {
  it('are at least 26, each once, with a flag', () => {
    const codes = countries.map(({ code }) => code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.length).toBeGreaterThanOrEqual(26);
    expect(codes.filter((code) => !hasFlag(code))).toEqual([]);
  });

  it('use currencies that the product offers', () => {
    const used = services.flatMap(({ country, service }) => [country.content.currency, service.content.currency]);
    expect(used.filter((currency) => !currencies.includes(currency))).toEqual([]);
  });

  it('have a summary of a length that fits a card, none twice', () => {
    for (const language of ['ru', 'en'] as const) {
      const summaries = countries.map(({ code, content: { facts } }) => ({ code, length: facts.summary[language].length }));
      expect(summaries.filter(({ length }) => length < 90 || length > 230)).toEqual([]);
      expect(new Set(countries.map(({ content: { facts } }) => facts.summary[language])).size).toBe(countries.length);
    }
  });

  it('state taxes, legal forms, what the founder does and whether a visit is needed', () => {
    for (const {
      code,
      content: { facts },
    } of countries) {
      expect([code, facts.taxes.length >= 3, facts.legalForms.length >= 2, (facts.founderTasks?.length ?? 0) >= 3]).toEqual([
        code,
        true,
        true,
        true,
      ]);
      expect(new Set(facts.legalForms.map((form) => form.code)).size).toBe(facts.legalForms.length);
      expect(facts.visit?.note.en.length).toBeGreaterThan(20);
    }
  });

  it('have terms that are days, from the shorter to the longer', () => {
    for (const {
      code,
      content: { facts },
    } of countries)
      expect([code, facts.terms.from >= 1 && facts.terms.from <= facts.terms.to && facts.terms.to <= 90]).toEqual([code, true]);
  });

  it('offer two to four services, a registration among them, each under its own address', () => {
    const slug = (title: string): string =>
      title
        .normalize('NFKD')
        .replace(/[\u0300-\u036f’']/g, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-');
    for (const { code, services: offered } of countries) {
      expect([code, offered.length >= 2 && offered.length <= 4]).toEqual([code, true]);
      expect([code, offered.some(({ type }) => type === 'companyRegistration')]).toEqual([code, true]);
      expect(new Set(offered.map(({ key }) => key)).size).toBe(offered.length);
      expect(new Set(offered.map(({ content }) => slug(content.title.en))).size).toBe(offered.length);
    }
  });
});

describe('the due rules of the sample catalogue', () => {
  it('have a source in each country, twelve duties where three countries have them whole, and are marked as a sample', () => {
    const counts = countries.map(
      ({ code, dueRules }) => [code, dueRules.length, dueRules.every(({ source, isSample }) => source !== '' && isSample)] as const,
    );
    expect(counts.filter(([code, count, isMarked]) => !isMarked || count < (['EE', 'GB', 'GE'].includes(code) ? 12 : 1))).toEqual([]);
    const ids = countries.flatMap(({ dueRules }) => dueRules.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives a company of each form that it names its days of the law', () => {
    const dueIn = (code: string, legalForm: string): string[] => {
      const found = countries.find((one) => one.code === code);
      const rules = (found?.dueRules ?? []).map((rule) => ({ ...rule, country: code }));
      const titles = new Map(rules.map(({ id, title }) => [id, title.en]));
      const company = { country: code, legalForm, registeredOn: '2026-03-10', yearEnd: '12-31' };
      return dueDatesOf(company, rules, '2027-01-01', '2027-12-31').map(({ rule, dueOn }) => `${dueOn} ${titles.get(rule)}`);
    };
    expect(dueIn('EE', 'OÜ')).toEqual(
      expect.arrayContaining(['2027-02-10 TSD return', '2027-02-20 VAT return (KMD)', '2027-06-30 Annual report']),
    );
    expect(dueIn('GB', 'Ltd')).toEqual(
      expect.arrayContaining([
        '2027-03-23 Confirmation statement (CS01)',
        '2027-05-07 VAT return',
        '2027-09-30 Annual accounts',
        '2027-10-01 Payment of corporation tax',
        '2027-12-10 First accounts',
        '2027-12-31 Company tax return (CT600)',
      ]),
    );
    expect(dueIn('GE', 'LLC')).toEqual(
      expect.arrayContaining(['2027-04-01 Property tax return', '2027-10-01 Financial statements to SARAS']),
    );
    expect(dueIn('HK', 'Ltd')).toEqual(['2027-03-10 Business registration renewal', '2027-04-21 Annual return (NAR1)']);
    expect(dueIn('PL', 'sp. z o.o.')).toEqual(['2027-03-31 CIT-8 return', '2027-07-15 Financial statements to the KRS']);
  });
});

describe('the services of the sample catalogue', () => {
  it('have percents in range, and prices, terms and fees above zero', () => {
    const positive = (payments: MandatoryPayment[]): boolean => payments.every(({ amount }) => amount > 0 && Number.isInteger(amount));
    for (const { country, service } of services) {
      const at = placeOf(country, service);
      const { prepaymentPercent, partnerReward, price, termDays, mandatoryPayments } = service.content;
      expect([at, prepaymentPercent >= 0 && prepaymentPercent <= 10_000, partnerReward >= 100 && partnerReward <= 10_000]).toEqual([
        at,
        true,
        true,
      ]);
      expect([at, price > 0, termDays > 0]).toEqual([at, true, true]);
      expect([at, positive([...mandatoryPayments, ...country.content.facts.mandatoryPayments])]).toEqual([at, true]);
    }
  });

  it('separate a registration’s fees from what a company costs each year', () => {
    for (const { country, service } of registrations) {
      const periods = new Set(service.content.mandatoryPayments.map(({ period }) => period));
      expect([placeOf(country, service), [...periods].sort()]).toEqual([placeOf(country, service), ['once', 'yearly']]);
    }
    for (const {
      code,
      content: { facts },
    } of countries)
      expect([code, facts.mandatoryPayments.some(({ period }) => period === 'yearly')]).toEqual([code, true]);
  });

  it('have the fees of the country’s page at the cheapest registration', () => {
    for (const {
      code,
      content: { currency, facts },
      services: offered,
    } of countries) {
      const own = offered.filter(({ type, content }) => type === 'companyRegistration' && content.currency === currency);
      const [cheapest] = own.sort((a, b) => a.content.price - b.content.price);
      expect([code, cheapest?.content.mandatoryPayments]).toEqual([code, facts.mandatoryPayments]);
    }
  });

  it('are for a form that the country explains, for any, or for people', () => {
    const formless = ['Any form', 'Individual'];
    const plain = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');
    for (const { country, service } of services) {
      const { legalForm } = service.content;
      const explained = country.content.facts.legalForms.some(({ code }) => plain(legalForm.en).includes(plain(code)));
      expect([placeOf(country, service), explained || formless.includes(legalForm.en)]).toEqual([placeOf(country, service), true]);
    }
    for (const { service } of registrations) expect(formless).not.toContain(service.content.legalForm.en);
  });

  it('take their term as the usual one, and a dearer one where there is a shorter', () => {
    for (const { country, service } of services) {
      const [usual, express] = service.content.options.registrationPeriod;
      const yearly = usual?.value === 365;
      expect([placeOf(country, service), yearly || usual?.value === service.content.termDays, usual?.price]).toEqual([
        placeOf(country, service),
        true,
        0,
      ]);
      if (express && !yearly) expect([express.value < service.content.termDays, express.price > 0]).toEqual([true, true]);
    }
  });

  it('offer only choices of the catalogue, the first director at no extra price', () => {
    for (const { service } of services) {
      expect(service.content.options.director[0]).toMatchObject({ code: 'own', price: 0 });
      const offered = {
        director: service.content.options.director,
        directorCompany: service.content.options.directorCompany,
        activityArea: service.content.options.activityAreas,
      };
      for (const [kind, codes] of Object.entries(offered))
        for (const { code, title, price } of codes) {
          expect(checked.lists.choices[kind as ChoiceKind][code]).toEqual(title);
          expect(price).toBeGreaterThanOrEqual(0);
        }
    }
  });

  it('are registered by their own steps: no two countries go through the same ones', () => {
    const courses = new Map<string, string>();
    for (const { country, service } of registrations) {
      const course = service.content.steps.flatMap(({ steps }) => steps.map(({ title }) => title.en)).join(' > ');
      expect([courses.get(course) ?? country.code, country.code]).toEqual([country.code, country.code]);
      courses.set(course, country.code);
    }
  });

  it('have visible steps in each service, hidden ones in each registration, and no empty group', () => {
    for (const { country, service } of services) {
      const steps = service.content.steps.flatMap((group) => group.steps);
      expect([placeOf(country, service), steps.some(({ visible }) => visible)]).toEqual([placeOf(country, service), true]);
      expect(service.content.steps.every((group) => group.steps.length > 0)).toBe(true);
      expect(new Set(service.content.steps.map(({ key }) => key)).size).toBe(service.content.steps.length);
    }
    for (const { service } of registrations)
      expect(service.content.steps.flatMap(({ steps }) => steps).some(({ visible }) => !visible)).toBe(true);
  });

  it('have distinct descriptions', () => {
    for (const language of ['ru', 'en'] as const) {
      const descriptions = services.map(({ service }) => service.content.description[language]);
      expect(new Set(descriptions).size).toBe(descriptions.length);
      expect(
        services
          .filter(({ service }) => service.content.description[language].length < 60 || service.content.description[language].length > 230)
          .map(({ country, service }) => placeOf(country, service)),
      ).toEqual([]);
    }
  });

  it('are at most 130', () => {
    expect(services.length).toBeLessThanOrEqual(130);
  });
});

describe('the sample settings of the site', () => {
  it('contain no real contacts: a phone of the range for drama, domains for examples', () => {
    expect(checked.site.phone).toMatch(/^\+44 20 7946 0\d{3}$/);
    expect(checked.site.email).toMatch(/@registra\.example$/);
    for (const { url } of [...checked.site.social, ...checked.site.messengers]) expect(new URL(url).hostname).toMatch(/\.example$/);
    expect(checked.site.social.every(({ kind }) => socialKinds.includes(kind))).toBe(true);
  });

  it('say that prices are samples, and when the office is open', () => {
    expect(checked.site.notice?.ru).toMatch(/образец/);
    expect(checked.site.notice?.en).toMatch(/samples/);
    expect(checked.site.workingHours).toEqual({ timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' });
  });
});
