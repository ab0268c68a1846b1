import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, name, t } from '../plan.js';
import { bankStatements, businessPlan, founderAddress, ownershipChart, passport, registryExtract } from '../required-documents.js';
import {
  accountOpening,
  addressSetup,
  bankChoice,
  booksSetup,
  completion,
  hidden,
  preparation,
  registration,
  returns,
  shown,
} from '../steps.js';

const upkeep = [
  yearly('Адрес в реестре', 'Registered office', 120),
  yearly('Отчётность без оборота (dormant accounts)', 'Dormant accounts and tax return', 240),
  yearly('Подтверждение сведений (confirmation statement)', 'Confirmation statement', 50),
];
const fees = [once('Сбор Companies House', 'Companies House fee', 100)];

/** Orders and their tests are told on its registration, so its price and percents stay. */
export const unitedKingdom: PlannedCountry = {
  code: 'GB',
  name: name('Великобритания', 'United Kingdom'),
  currency: 'GBP',
  facts: {
    summary: t(
      'Компанию регистрируют за сутки и без капитала, но её отчётность открыта всем. С ноября 2025 года директора и владельцы подтверждают личность.',
      'A company is registered within a day and without capital, but its accounts are open to everybody. Since November 2025 directors and owners verify their identity.',
    ),
    taxes: [
      tax(
        'Налог на прибыль',
        'Corporation tax',
        '19 % до 50 000 фунтов, 25 % свыше 250 000',
        '19% up to GBP 50,000, 25% above GBP 250,000',
      ),
      tax('НДС', 'VAT', '20 %, регистрация с оборота 90 000 фунтов', '20%, registration from a turnover of GBP 90,000'),
      tax('Налог у источника на дивиденды', 'Withholding tax on dividends', '0 %', '0%'),
      tax(
        'Взносы работодателя',
        'Employer’s national insurance',
        '15 % с зарплаты свыше 5000 фунтов в год',
        '15% of pay above GBP 5,000 a year',
      ),
    ],
    legalForms: [
      form(
        'Ltd',
        'Частная компания с ограниченной ответственностью',
        'Private company limited by shares',
        'Для большинства: капитал от 1 пенса, один директор',
        'For most: capital from one penny, one director',
      ),
      form(
        'LLP',
        'Партнёрство с ограниченной ответственностью',
        'Limited liability partnership',
        'Для консультантов и юристов: не меньше двух участников, налог платят они',
        'For consultants and lawyers: at least two members, who pay the tax',
      ),
      form(
        'PLC',
        'Публичная компания',
        'Public limited company',
        'Для биржи: капитал от 50 000 фунтов',
        'For the stock exchange: capital from GBP 50,000',
      ),
    ],
    terms: terms(
      1,
      5,
      'Обычно сутки после подачи; дольше — подтверждение личности',
      'Usually a day after filing; identity verification takes longer',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'no',
      'Личность подтверждают по паспорту с телефона или через нашего агента',
      'Identity is verified by passport on a phone or through our agent',
    ),
    founderTasks: [
      t('Подтвердить личность и получить код Companies House', 'Verify the identity and get the Companies House code'),
      t('Назвать людей с контролем больше 25 %', 'Name the people with more than 25% of control'),
      t('Встать на учёт в HMRC за 3 месяца от начала работы', 'Register with HMRC within 3 months of starting to trade'),
    ],
  },
  services: [
    {
      key: 'ltd',
      type: 'companyRegistration',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Регистрация Ltd в Великобритании', 'Ltd registration in the United Kingdom'),
      description: t(
        'Проверяем личность директоров, готовим устав по образцу или под двух партнёров, регистрируем и ставим на учёт в HMRC.',
        'We verify the directors’ identity, prepare model articles or ones for two partners, incorporate and register with HMRC.',
      ),
      price: 420,
      prepayment: 50,
      reward: 18,
      termDays: 5,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 5,
        express: { days: 2, price: 90 },
        employees: { max: 50, price: 12 },
        directors: { own: 0, hired: 40, provided: 950 },
        officers: { secretary: 150 },
        areas: { it: 0, consulting: 0, ecommerce: 0, marketing: 0, education: 0, finance: 900 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(
          shown('Подтверждение личности', 'Identity verification'),
          shown('Устав и соглашение партнёров', 'Articles and shareholders’ agreement'),
        ),
        registration(
          shown('Подача в Companies House', 'Filing with Companies House'),
          shown('Свидетельство о регистрации', 'Certificate of incorporation'),
        ),
        completion(
          shown('Налоговый номер UTR', 'UTR tax number'),
          hidden('Напоминание о первой отчётности', 'Reminder of the first accounts'),
        ),
      ],
    },
    {
      key: 'office',
      type: 'legalAddress',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Юридический адрес в Лондоне', 'Registered office in London'),
      description: t(
        'Надлежащий адрес для реестра и служебный адрес директора, чтобы домашний не публиковали. Письма HMRC и Companies House — в день прихода.',
        'An appropriate address for the register and a service address for the director, so that the home is not published. Letters of HMRC and Companies House the same day.',
      ),
      price: 120,
      prepayment: 100,
      reward: 10,
      termDays: 2,
      mandatoryPayments: [],
      options: yearlyOptions(110),
      requiredDocuments: [],
      steps: [addressSetup(shown('Смена адреса в реестре', 'Change of the address in the register'))],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Бухгалтерия Ltd, год', 'Accounting of an Ltd, one year'),
      description: t(
        'Годовая отчётность, CT600, НДС через Making Tax Digital и зарплата директора до порога.',
        'Annual accounts, CT600, VAT through Making Tax Digital and a director’s salary up to the threshold.',
      ),
      price: 1150,
      prepayment: 25,
      reward: 15,
      termDays: 10,
      mandatoryPayments: [],
      options: yearlyOptions(1050, { max: 30, price: 14 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Форма 64-8 для HMRC', 'Form 64-8 for HMRC')),
        returns(shown('Отчётность в Companies House', 'Accounts to Companies House'), shown('Декларация CT600', 'CT600 return')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Счёт Ltd в Великобритании', 'Account of an Ltd in the United Kingdom'),
      description: t(
        'Счёт с sort code в лицензированном платёжном институте, а при директоре-резиденте — в банке.',
        'An account with a sort code at a licensed payment institution, or at a bank when a director is resident.',
      ),
      price: 360,
      prepayment: 40,
      reward: 15,
      termDays: 14,
      mandatoryPayments: [],
      options: onceOptions(14, { days: 7, price: 120 }, { it: 0, ecommerce: 0, trade: 60 }),
      requiredDocuments: [registryExtract, ownershipChart, businessPlan],
      steps: [bankChoice(), accountOpening(shown('Видеопроверка директора', 'Video check of the director'))],
    },
  ],
};
