import { addressSteps, registrationOptions, registrationSteps, yearlyOptions } from './parts.js';
import { type PlannedCountry, t } from './plan.js';
import { founderAddress, passport, sourceOfFunds } from './required-documents.js';

const hongKong: PlannedCountry = {
  code: 'HK',
  name: t('Гонконг', 'Hong Kong'),
  currency: 'HKD',
  facts: {
    summary: t(
      'Территориальное налогообложение, нет НДС; компании нужны местный секретарь, адрес и ежегодный аудит.',
      'Territorial taxation and no VAT; a company needs a local secretary, an address and a yearly audit.',
    ),
    taxes: [
      {
        title: t('Налог на прибыль', 'Profits tax'),
        rate: t('8,25 % с первых 2 млн, далее 16,5 %', '8.25 % on the first 2 million, then 16.5 %'),
      },
      { title: t('НДС', 'VAT'), rate: t('нет', 'none') },
    ],
    legalForms: [
      {
        code: 'Ltd',
        title: t('Частная компания с ограниченной ответственностью', 'Private company limited by shares'),
        note: t('Один директор — физическое лицо', 'One director must be a natural person'),
      },
    ],
    terms: { from: 2, to: 10, note: t('Электронная подача — от одного дня', 'From one day when filed electronically') },
    mandatoryPayments: [
      { title: t('Сбор за регистрацию', 'Incorporation fee'), amount: 1545, period: 'once' },
      { title: t('Свидетельство о деловой регистрации', 'Business registration certificate'), amount: 2200, period: 'yearly' },
    ],
  },
  services: [
    {
      key: 'ltd',
      type: 'companyRegistration',
      legalForm: t('Ltd', 'Ltd'),
      title: t('Регистрация Ltd в Гонконге', 'Ltd registration in Hong Kong'),
      description: t(
        'Регистрация, секретарь и адрес на первый год, корпоративный набор.',
        'Incorporation, secretary and address for the first year, the company kit.',
      ),
      price: 6800,
      prepayment: 30,
      reward: 20,
      termDays: 8,
      mandatoryPayments: [{ title: t('Государственные сборы', 'Government fees'), amount: 3745, period: 'once' }],
      options: registrationOptions(8, { employee: 200, express: 1200, director: 12000, officer: 2400, regulated: 5000 }),
      requiredDocuments: [passport, founderAddress],
      steps: registrationSteps(t('Реестр компаний', 'Companies Registry')),
    },
    {
      key: 'secretary',
      type: 'legalAddress',
      legalForm: t('Ltd', 'Ltd'),
      title: t('Секретарь и адрес в Гонконге', 'Secretary and address in Hong Kong'),
      description: t(
        'Лицензированный секретарь, адрес и ежегодная отчётность в реестр.',
        'A licensed secretary, the address and the annual return.',
      ),
      price: 3600,
      prepayment: 0,
      reward: 10,
      termDays: 5,
      mandatoryPayments: [{ title: t('Годовой отчёт в реестр', 'Annual return'), amount: 105, period: 'yearly' }],
      options: yearlyOptions(3300),
      requiredDocuments: [],
      steps: addressSteps(),
    },
  ],
};

const japan: PlannedCountry = {
  code: 'JP',
  name: t('Япония', 'Japan'),
  currency: 'JPY',
  facts: {
    summary: t(
      'Компанию может учредить нерезидент; местный адрес обязателен, документы подаются на японском языке.',
      'A non-resident may found a company; a local address is required and documents are filed in Japanese.',
    ),
    taxes: [
      { title: t('Национальный корпоративный налог', 'National corporate tax'), rate: t('23,2 %', '23.2 %') },
      { title: t('Налог на потребление', 'Consumption tax'), rate: t('10 %', '10 %') },
    ],
    legalForms: [
      {
        code: 'GK',
        title: t('Годо кайся', 'Godo kaisha'),
        note: t('Гибкая форма, без заверения устава', 'Flexible; the articles need no notary'),
      },
      {
        code: 'KK',
        title: t('Кабусики кайся', 'Kabushiki kaisha'),
        note: t('Акционерная форма, устав у нотариуса', 'Stock company; the articles are notarised'),
      },
    ],
    terms: {
      from: 14,
      to: 40,
      note: t('Перевод и подписи занимают больше, чем сама подача', 'Translation and signatures take longer than the filing'),
    },
    mandatoryPayments: [],
  },
  services: [
    {
      key: 'gk',
      type: 'companyRegistration',
      legalForm: t('Годо кайся', 'Godo kaisha'),
      title: t('Регистрация годо кайся в Японии', 'Godo kaisha registration in Japan'),
      description: t(
        'Устав, перевод, подача в бюро юстиции и налоговые уведомления.',
        'Articles, translation, filing with the Legal Affairs Bureau and tax notices.',
      ),
      price: 240000,
      prepayment: 30,
      reward: 20,
      termDays: 21,
      mandatoryPayments: [{ title: t('Регистрационный налог', 'Registration and licence tax'), amount: 60000, period: 'once' }],
      options: registrationOptions(22, { employee: 5000, express: 60000, director: 600000, officer: 90000, regulated: 150000 }),
      requiredDocuments: [passport, founderAddress],
      steps: registrationSteps(t('Бюро юстиции', 'Legal Affairs Bureau')),
    },
    {
      key: 'kk',
      type: 'companyRegistration',
      legalForm: t('Кабусики кайся', 'Kabushiki kaisha'),
      title: t('Регистрация кабусики кайся в Японии', 'Kabushiki kaisha registration in Japan'),
      description: t('То же с нотариальным уставом и оплатой капитала.', 'The same with notarised articles and paid-in capital.'),
      price: 390000,
      prepayment: 33.33,
      reward: 20,
      termDays: 30,
      mandatoryPayments: [{ title: t('Регистрационный налог', 'Registration and licence tax'), amount: 150000, period: 'once' }],
      options: registrationOptions(30, { employee: 5000, express: 90000, director: 600000, officer: 90000, regulated: 150000 }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds],
      steps: registrationSteps(t('Бюро юстиции', 'Legal Affairs Bureau')),
    },
  ],
};

/** Japan is here for its currency too: the yen has no minor unit. */
export const eastAsia: readonly PlannedCountry[] = [hongKong, japan];
