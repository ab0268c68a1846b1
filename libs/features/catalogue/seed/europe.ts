import {
  accountSteps,
  accountingSteps,
  addressSteps,
  onceOptions,
  registrationOptions,
  registrationSteps,
  yearlyOptions,
} from './parts.js';
import { type PlannedCountry, t } from './plan.js';
import { businessPlan, companyAddress, founderAddress, passport, registryExtract, sourceOfFunds } from './required-documents.js';

const estonia: PlannedCountry = {
  code: 'EE',
  name: t('Эстония', 'Estonia'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Компания открывается удалённо по карте e-резидента или по доверенности. Прибыль, оставленная в компании, налогом не облагается.',
      'A company is opened remotely with an e-resident card or by power of attorney. Profit kept in the company is not taxed.',
    ),
    taxes: [
      {
        title: t('Налог на распределённую прибыль', 'Tax on distributed profit'),
        rate: t('22 % (22/78 от суммы выплаты)', '22 % (22/78 of the net payment)'),
      },
      { title: t('Нераспределённая прибыль', 'Retained profit'), rate: t('0 %', '0 %') },
      { title: t('НДС', 'VAT'), rate: t('24 %', '24 %') },
    ],
    legalForms: [
      {
        code: 'OÜ',
        title: t('Частное общество с ограниченной ответственностью', 'Private limited company'),
        note: t('Капитал от 1 цента, один учредитель', 'Capital from 1 cent, one founder is enough'),
      },
      {
        code: 'AS',
        title: t('Акционерное общество', 'Public limited company'),
        note: t('Капитал от 25 000 евро, нужен совет', 'Capital from 25,000 euro, a supervisory board is needed'),
      },
    ],
    terms: { from: 1, to: 10, note: t('От одного дня с e-резидентством', 'From one day with e-residency') },
    mandatoryPayments: [{ title: t('Государственная пошлина за регистрацию', 'State fee for registration'), amount: 265, period: 'once' }],
  },
  services: [
    {
      key: 'ou',
      type: 'companyRegistration',
      legalForm: t('OÜ', 'OÜ'),
      title: t('Регистрация OÜ в Эстонии', 'OÜ registration in Estonia'),
      description: t(
        'Готовим учредительные документы, подаём заявление в реестр и передаём готовую компанию с адресом на первый год.',
        'We draft the constitutional documents, file with the register and hand over a working company with an address for the first year.',
      ),
      price: 890,
      prepayment: 30,
      reward: 20,
      termDays: 10,
      mandatoryPayments: [{ title: t('Государственная пошлина', 'State fee'), amount: 265, period: 'once' }],
      options: registrationOptions(10, { employee: 15, express: 190, director: 1200, officer: 200, regulated: 350 }),
      requiredDocuments: [passport, founderAddress],
      steps: registrationSteps(t('Коммерческий регистр', 'Business Register')),
    },
    {
      key: 'contact-person',
      type: 'legalAddress',
      legalForm: t('OÜ', 'OÜ'),
      title: t('Адрес и контактное лицо в Эстонии', 'Address and contact person in Estonia'),
      description: t(
        'Юридический адрес в Таллине и контактное лицо, которого закон требует при правлении за границей.',
        'A legal address in Tallinn and the contact person the law asks for when the board is abroad.',
      ),
      price: 240,
      prepayment: 100,
      reward: 10,
      termDays: 3,
      mandatoryPayments: [],
      options: yearlyOptions(200),
      requiredDocuments: [],
      steps: addressSteps(),
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: t('OÜ', 'OÜ'),
      title: t('Бухгалтерия OÜ, год', 'Accounting of an OÜ, one year'),
      description: t(
        'Ежемесячные декларации и годовой отчёт для небольшой компании.',
        'Monthly returns and the annual report of a small company.',
      ),
      price: 1450,
      prepayment: 25,
      reward: 15,
      termDays: 14,
      mandatoryPayments: [],
      options: yearlyOptions(1300, { max: 30, price: 25 }),
      requiredDocuments: [registryExtract],
      steps: accountingSteps(),
    },
  ],
};

const unitedKingdom: PlannedCountry = {
  code: 'GB',
  name: t('Великобритания', 'United Kingdom'),
  currency: 'GBP',
  facts: {
    summary: t(
      'Быстрая регистрация в Companies House, сведения о компании открыты. Директора и владельцы подтверждают личность.',
      'Fast incorporation at Companies House; company data are public. Directors and owners verify their identity.',
    ),
    taxes: [
      {
        title: t('Налог на прибыль', 'Corporation tax'),
        rate: t('19 % до 50 000 фунтов, 25 % свыше 250 000', '19 % up to £50,000, 25 % above £250,000'),
      },
      { title: t('НДС', 'VAT'), rate: t('20 %', '20 %') },
    ],
    legalForms: [
      {
        code: 'Ltd',
        title: t('Частная компания с ограниченной ответственностью', 'Private company limited by shares'),
        note: t('Капитал от 1 пенса', 'Capital from one penny'),
      },
      {
        code: 'LLP',
        title: t('Партнёрство с ограниченной ответственностью', 'Limited liability partnership'),
        note: t('Не менее двух участников', 'At least two members'),
      },
    ],
    terms: { from: 1, to: 5, note: t('Обычно в течение суток после подачи', 'Usually within a day of filing') },
    mandatoryPayments: [
      { title: t('Сбор за регистрацию', 'Incorporation fee'), amount: 100, period: 'once' },
      { title: t('Ежегодное подтверждение сведений', 'Confirmation statement'), amount: 50, period: 'yearly' },
    ],
  },
  services: [
    {
      key: 'ltd',
      type: 'companyRegistration',
      legalForm: t('Ltd', 'Ltd'),
      title: t('Регистрация Ltd в Великобритании', 'Ltd registration in the United Kingdom'),
      description: t(
        'Регистрация компании, подтверждение личности директоров и учёт в налоговой службе.',
        'Incorporation, identity verification of the directors and registration with the tax authority.',
      ),
      price: 420,
      prepayment: 50,
      reward: 18,
      termDays: 5,
      mandatoryPayments: [{ title: t('Сбор за регистрацию', 'Incorporation fee'), amount: 100, period: 'once' }],
      options: registrationOptions(6, { employee: 12, express: 90, director: 950, officer: 150, regulated: 300 }),
      requiredDocuments: [passport, founderAddress],
      steps: registrationSteps(t('Companies House', 'Companies House')),
    },
    {
      key: 'office',
      type: 'legalAddress',
      legalForm: t('Ltd', 'Ltd'),
      title: t('Юридический адрес в Лондоне', 'Registered office in London'),
      description: t('Адрес для реестра и пересылка официальной почты.', 'An address for the register and forwarding of official post.'),
      price: 120,
      prepayment: 100,
      reward: 10,
      termDays: 2,
      mandatoryPayments: [],
      options: yearlyOptions(110),
      requiredDocuments: [],
      steps: addressSteps(),
    },
  ],
};

const cyprus: PlannedCountry = {
  code: 'CY',
  name: t('Кипр', 'Cyprus'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Юрисдикция Евросоюза на английском праве: холдинги, IT-компании с льготой на интеллектуальную собственность.',
      'A European Union jurisdiction of English legal tradition: holdings, and IT companies with a regime for intellectual property.',
    ),
    taxes: [
      { title: t('Налог на прибыль', 'Corporate tax'), rate: t('15 %', '15 %') },
      { title: t('НДС', 'VAT'), rate: t('19 %', '19 %') },
    ],
    legalForms: [
      {
        code: 'Ltd',
        title: t('Частная компания с ограниченной ответственностью', 'Private company limited by shares'),
        note: t('Нужен секретарь компании', 'A company secretary is required'),
      },
    ],
    terms: { from: 10, to: 25, note: t('Согласование названия — несколько дней', 'Approval of the name takes several days') },
    mandatoryPayments: [{ title: t('Сборы реестра', 'Fees of the Registrar'), amount: 165, period: 'once' }],
  },
  services: [
    {
      key: 'ltd',
      type: 'companyRegistration',
      legalForm: t('Ltd', 'Ltd'),
      title: t('Регистрация Ltd на Кипре', 'Ltd registration in Cyprus'),
      description: t(
        'Согласование названия, устав на двух языках, регистрация, печать и комплект сертификатов.',
        'Name approval, articles in two languages, registration, the seal and a set of certificates.',
      ),
      price: 2100,
      prepayment: 30,
      reward: 22,
      termDays: 20,
      mandatoryPayments: [{ title: t('Сборы реестра', 'Fees of the Registrar'), amount: 165, period: 'once' }],
      options: registrationOptions(20, { employee: 20, express: 400, director: 1500, officer: 450, regulated: 900 }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds],
      steps: registrationSteps(t('Регистратор компаний', 'Registrar of Companies')),
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: t('Ltd', 'Ltd'),
      title: t('Счёт в банке Кипра', 'Bank account in Cyprus'),
      description: t(
        'Подбор банка, анкеты, сопровождение до открытия счёта.',
        'Choice of the bank, the forms, and support until the account is open.',
      ),
      price: 950,
      prepayment: 30,
      reward: 15,
      termDays: 30,
      mandatoryPayments: [],
      options: onceOptions(30, 250),
      requiredDocuments: [registryExtract, businessPlan, companyAddress],
      steps: accountSteps(),
    },
  ],
};

export const europe: readonly PlannedCountry[] = [estonia, unitedKingdom, cyprus];
