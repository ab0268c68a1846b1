import type { Choice, Country, Service, ServiceType, Site } from '../wire.js';

const kept = { version: 4, archived: false, createdAt: '2026-11-02T10:12:00Z', updatedAt: '2026-11-12T10:12:00Z' };
export const ids = {
  estonia: '019a0000-0000-7000-8000-000000000001',
  georgia: '019a0000-0000-7000-8000-000000000002',
  registration: '019a0000-0000-7000-8000-000000000011',
  ou: '019a0000-0000-7000-8000-000000000021',
};

export const estonia: Country = {
  ...kept,
  _id: ids.estonia,
  code: 'EE',
  name: { ru: 'Эстония', en: 'Estonia' },
  currency: 'EUR',
  picture: '/country/ee.svg',
  services: 3,
  fromPrice: { amount: '240.00', currency: 'EUR' },
  fromTermDays: 3,
  facts: {
    summary: { ru: 'Компания без поездки.', en: '' },
    taxes: [{ title: { ru: 'НДС', en: 'VAT' }, rate: { ru: '24 %', en: '24%' } }],
    legalForms: [{ code: 'OÜ', title: { ru: 'Частное общество', en: 'Private limited company' }, note: { ru: '', en: '' } }],
    terms: { from: 3, to: 10, note: { ru: '', en: '' } },
    mandatoryPayments: [{ title: { ru: 'Госпошлина', en: 'State fee' }, amount: { amount: '265.00', currency: 'EUR' }, period: 'once' }],
    visit: { needed: 'no', note: { ru: '', en: '' } },
  },
};

const free = { amount: '0.00', currency: 'EUR' } as const;

export const ou: Service = {
  ...kept,
  _id: ids.ou,
  slug: 'ou-registration',
  title: { ru: 'Регистрация OÜ', en: 'OÜ registration' },
  country: { _id: ids.estonia, code: 'EE', name: estonia.name },
  type: { _id: ids.registration, title: { ru: 'Регистрация компании', en: 'Company registration' } },
  legalForm: { ru: 'OÜ', en: 'OÜ' },
  description: { ru: 'Под ключ.', en: 'Turnkey.' },
  price: { amount: '890.00', currency: 'EUR' },
  details: ['names', 'founders'],
  prepaymentPercent: 30,
  partnerReward: 20,
  term: { days: 10, unit: 'calendar' },
  mandatoryPayments: [],
  options: {
    employeesAmount: { min: 1, max: 5, price: { amount: '15.00', currency: 'EUR' } },
    registrationPeriod: [{ value: 10, title: { ru: '10 дней', en: '10 days' }, price: free }],
    director: [
      { code: 'own', title: { ru: 'Свой', en: 'Own director' }, price: free },
      { code: 'local', title: { ru: 'Местный', en: 'Local director' }, price: { amount: '300.00', currency: 'EUR' } },
    ],
    directorCompany: [],
    activityAreas: [],
  },
  requiredDocuments: [],
  steps: {
    preparation: {
      title: { ru: 'Подготовка', en: 'Preparation' },
      steps: [
        { _id: 's1', title: { ru: 'Название', en: 'Name check' }, isVisible: true },
        { _id: 's2', title: { ru: 'Проверка', en: 'Screening' }, isVisible: false },
      ],
    },
    filing: {
      title: { ru: 'Подача', en: 'Filing' },
      steps: [{ _id: 's3', title: { ru: 'В реестр', en: 'To the register' }, isVisible: true }],
    },
  },
};

export const registration: ServiceType = {
  ...kept,
  _id: ids.registration,
  key: 'companyRegistration',
  title: { ru: 'Регистрация компании', en: 'Company registration' },
  services: 7,
};

export const choices: Choice[] = [
  { ...kept, _id: 'c1', kind: 'director', code: 'own', title: { ru: 'Свой', en: 'Own director' }, services: 3 },
  { ...kept, _id: 'c2', kind: 'director', code: 'local', title: { ru: 'Местный', en: 'Local director' }, services: 2 },
  { ...kept, _id: 'c3', kind: 'activityArea', code: 'trade', title: { ru: 'Торговля', en: 'Trade' }, services: 0 },
];

export const site: Site = {
  version: 2,
  phone: '+372 600 1234',
  email: 'help@registra.example',
  social: [{ kind: 'linkedin', url: 'https://linkedin.example/registra' }],
  messengers: [{ kind: 'telegram', url: 'https://t.me/registra' }],
  workingHours: { timeZone: 'Europe/Tallinn', days: [1, 2, 3, 4, 5], from: '09:00', to: '19:00' },
  company: { name: { ru: 'Регистра', en: 'Registra' }, registryCode: '12345678', address: { ru: 'Таллин', en: 'Tallinn' } },
  notice: null,
  promises: { correctionDays: 30, delayPercent: 50, calculationDays: 2, refundDays: 3, decisionDays: 10, retentionYears: 5 },
  settlementCurrency: 'EUR',
};
