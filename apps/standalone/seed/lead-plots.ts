import type { LeadDeed } from '#libs/contracts/leads/call-lead';
import type { Language } from '#libs/kernel/ids';
import type { LeadKind } from '#machines/lead/state';

/** What somebody of sales did, so many hours after what was done before. `again`: the next call, in hours from then. `order`: the latest one of the client whose request it is. */
export interface LeadStep {
  hours: number;
  who: 'contact-manager' | 'contact-head';
  deed:
    | Exclude<LeadDeed, { operation: 'win' | 'recordCall' | 'reassign' }>
    | { operation: 'call'; outcome: 'reached' | 'notReached'; note?: string }
    | { operation: 'callLater'; again: number; note?: string }
    | { operation: 'win'; order: boolean }
    | { operation: 'handTo'; whom: LeadStep['who'] };
}

/** One visitor and what became of their request. */
export interface LeadPlot {
  kind: LeadKind;
  language: Language;
  name: string;
  /** numbers that are given to nobody */
  phone: string | null;
  email?: string;
  company?: string;
  message?: string;
  /** ISO code, and the key of a service of the sample catalogue */
  country?: string;
  service?: string;
  /** account of the demo client that they became; the request then came three days before their latest order */
  client?: string;
  /** how long ago, in hours */
  ago: number;
  utm?: Record<string, string>;
  url: string;
  slug?: string;
  timeZone?: string;
  steps: readonly LeadStep[];
}

const alina = 'contact-manager' as const;
const roman = 'contact-head' as const;
const take = (hours: number, who: LeadStep['who'] = alina): LeadStep => ({ hours, who, deed: { operation: 'take' } });
const call = (hours: number, outcome: 'reached' | 'notReached', note?: string, who: LeadStep['who'] = alina): LeadStep => ({
  hours,
  who,
  deed: { operation: 'call', outcome, ...(note !== undefined && { note }) },
});
const later = (hours: number, again: number, note: string, who: LeadStep['who'] = alina): LeadStep => ({
  hours,
  who,
  deed: { operation: 'callLater', again, note },
});
const won = (hours: number, order: boolean, who: LeadStep['who'] = alina): LeadStep => ({ hours, who, deed: { operation: 'win', order } });

const search = { source: 'google', medium: 'cpc', campaign: 'company-abroad' };

/** Requests of the past month, the oldest first. */
export const leadPlots: readonly LeadPlot[] = [
  {
    ...{ kind: 'call', language: 'ru', name: 'Сергей', phone: '+447700900101', ago: 690, url: '/ru', slug: 'landing', country: 'EE' },
    utm: { ...search, term: 'открыть компанию в эстонии' },
    steps: [
      take(2),
      call(1, 'reached', 'Сравнивает Эстонию и Кипр, решит до конца недели'),
      { hours: 96, who: alina, deed: { operation: 'lose', reason: 'choseAnother', note: 'Выбрал местного юриста' } },
    ],
  },
  {
    ...{ kind: 'steps', language: 'en', name: 'Hannah Whitfield', phone: '+442079460112', email: 'client2@registra.example' },
    ...{ country: 'HK', service: 'secretary', client: 'client2', ago: 600, url: '/en/selection-service?country=hk' },
    utm: { source: 'newsletter', medium: 'email', campaign: 'autumn' },
    steps: [take(3), call(1, 'notReached'), call(20, 'reached', 'Knows what she wants, asks about the term only'), won(49, true)],
  },
  {
    ...{
      kind: 'offer',
      language: 'en',
      name: 'Luka Maisuradze',
      phone: null,
      email: 'luka@visitor.example',
      company: 'Rioni Consulting',
      ago: 530,
    },
    ...{
      country: 'GE',
      url: '/en/partners',
      message: 'We register companies in Tbilisi and Batumi, about twenty a month. Could we work for your clients?',
    },
    steps: [take(18, roman), call(5, 'reached', 'Licences and samples of documents are on their way', roman), won(120, false, roman)],
  },
  {
    ...{ kind: 'call', language: 'en', name: 'Test', phone: '+447700900199', ago: 470, url: '/en', slug: 'landing' },
    steps: [{ hours: 4, who: roman, deed: { operation: 'lose', reason: 'spam', note: null } }],
  },
  {
    ...{
      kind: 'consultation',
      language: 'ru',
      name: 'Ирина Власова',
      phone: '+447700900123',
      email: 'irina@visitor.example',
      ago: 400,
      country: 'CY',
    },
    ...{ url: '/ru/service/cy', message: 'Переезд двух сотрудников и налоги для IT-компании', timeZone: 'Asia/Almaty' },
    steps: [take(1), call(44, 'reached', 'Нужна компания с офисом и двумя рабочими визами'), won(30, false)],
  },
  {
    ...{
      kind: 'steps',
      language: 'ru',
      name: 'Тимур Ахметов',
      phone: '+447700900131',
      ago: 310,
      country: 'AE',
      url: '/ru/selection-service?country=ae',
    },
    utm: { source: 'yandex', medium: 'cpc', campaign: 'uae' },
    steps: [
      take(2),
      call(1, 'notReached'),
      call(24, 'notReached'),
      call(48, 'notReached'),
      { hours: 24, who: alina, deed: { operation: 'lose', reason: 'noAnswer', note: null } },
    ],
  },
  {
    ...{
      kind: 'call',
      language: 'en',
      name: 'Grace Okafor',
      phone: '+442079460140',
      ago: 220,
      url: '/en/compare?countries=ie,nl',
      slug: 'compare',
    },
    utm: { source: 'linkedin', medium: 'social', campaign: 'founders' },
    steps: [
      take(1),
      call(2, 'reached', 'Needs a comparison of Ireland and the Netherlands in writing'),
      later(46, 150, 'Decides with her partner after the board meeting'),
    ],
  },
  {
    ...{
      kind: 'consultation',
      language: 'en',
      name: 'Jonas Weber',
      phone: '+442079460151',
      email: 'jonas@visitor.example',
      ago: 150,
      country: 'EE',
    },
    ...{ url: '/en/service/ee', message: 'E-residency, and whether an OÜ suits a freelancer in Berlin', timeZone: 'Europe/Berlin' },
    steps: [take(1), call(40, 'reached', 'Wants to begin in January'), later(1, 140, 'Call in the new year')],
  },
  {
    ...{
      kind: 'offer',
      language: 'ru',
      name: 'Наталья Орлова',
      phone: '+447700900158',
      email: 'natalia@visitor.example',
      company: 'Орлова и партнёры',
    },
    ...{
      ago: 100,
      country: 'RS',
      url: '/ru/partners',
      message: 'Бухгалтерское сопровождение компаний нерезидентов в Белграде.\nГотовы прислать рекомендации.',
    },
    steps: [take(20, roman), later(3, 96, 'Пришлёт рекомендации на неделе', roman)],
  },
  {
    ...{
      kind: 'call',
      language: 'ru',
      name: 'Артур',
      phone: '+447700900164',
      ago: 52,
      url: '/ru/service/ge',
      slug: 'country',
      country: 'GE',
    },
    utm: { ...search, campaign: 'georgia', term: 'ип в грузии' },
    steps: [
      take(3),
      call(1, 'reached', 'Просит расчёт с бухгалтерией на год'),
      { hours: 2, who: alina, deed: { operation: 'handTo', whom: roman } },
    ],
  },
  {
    ...{
      kind: 'steps',
      language: 'en',
      name: 'Mei Tanaka',
      phone: '+12025550172',
      email: 'mei@visitor.example',
      ago: 27,
      country: 'SG',
      url: '/en/selection-service?country=sg',
    },
    utm: { source: 'partner.blog', medium: 'referral' },
    steps: [take(5)],
  },
  {
    ...{
      kind: 'consultation',
      language: 'ru',
      name: 'Дмитрий Гринёв',
      phone: '+447700900175',
      email: 'dmitry@visitor.example',
      ago: 9,
      country: 'PT',
    },
    ...{ url: '/ru/service/pt', message: 'Какая форма подойдёт для торговли в ЕС', timeZone: 'Europe/Lisbon' },
    steps: [take(2)],
  },
  {
    kind: 'call',
    language: 'en',
    name: 'Oliver',
    phone: '+442079460183',
    ago: 5,
    url: '/en/service/ae',
    slug: 'country',
    country: 'AE',
    utm: search,
    steps: [],
  },
  { kind: 'call', language: 'ru', name: 'Марина Юрьевна', phone: '+447700900188', ago: 3, url: '/ru/faq', slug: 'faq', steps: [] },
  {
    ...{
      kind: 'steps',
      language: 'ru',
      name: 'Алексей',
      phone: '+447700900193',
      ago: 1.2,
      country: 'KZ',
      url: '/ru/selection-service?country=kz',
    },
    utm: { source: 'telegram', medium: 'social', campaign: 'channel' },
    steps: [],
  },
];
