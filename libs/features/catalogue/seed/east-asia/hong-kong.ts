import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, name, t } from '../plan.js';
import {
  bankStatements,
  businessPlan,
  founderAddress,
  invoices,
  ownershipChart,
  passport,
  registryExtract,
} from '../required-documents.js';
import {
  accountOpening,
  addressSetup,
  bankChoice,
  booksSetup,
  completion,
  hidden,
  officersSetup,
  preparation,
  registration,
  returns,
  shown,
} from '../steps.js';

const fees = [once('Регистрация и сертификат BR на первый год', 'Incorporation and the first year’s BR', 3745)];
const upkeep = [
  yearly('Сертификат деловой регистрации (BR)', 'Business registration certificate (BR)', 2200),
  yearly('Секретарь и адрес', 'Secretary and address', 3600),
  yearly('Бухгалтерия и аудит без оборота', 'Accounting and audit without turnover', 6000),
];

export const hongKong: PlannedCountry = {
  code: 'HK',
  name: name('Гонконг', 'Hong Kong'),
  currency: 'HKD',
  facts: {
    summary: t(
      'Облагается прибыль из Гонконга; доход из-за рубежа проверяют отдельно. Нет НДС, но каждый год нужны секретарь, аудит и сертификат BR.',
      'Profit from Hong Kong is taxed; income from abroad is judged on its own. No VAT, but a secretary, an audit and the BR certificate every year.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Profits tax', '8,25 % с первых 2 млн, далее 16,5 %', '8.25% on the first 2 million, then 16.5%'),
      tax('НДС', 'VAT', 'нет', 'none'),
      tax('Дивиденды', 'Dividends', '0 %', '0%'),
    ],
    legalForms: [
      form(
        'Ltd',
        'Частная компания с ограниченной ответственностью',
        'Private company limited by shares',
        'Для торговли и холдинга: директором может быть один человек',
        'For trade and holdings: one person may be the director',
      ),
      form(
        'LPF',
        'Партнёрский фонд',
        'Limited partnership fund',
        'Для фондов с лицензированным управляющим',
        'For funds with a licensed manager',
      ),
    ],
    terms: terms(2, 10, 'Электронная подача — от одного дня', 'From one day when filed electronically'),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Регистрация без визита; в банк директор приезжает сам',
      'Registration without a visit; the director comes to the bank',
    ),
    founderTasks: [
      t('Заверить паспорт и адрес у юриста', 'Have the passport and the address certified by a lawyer'),
      t('Вести реестр значительных владельцев по адресу компании', 'Keep the register of significant controllers at the address'),
      t('Сдавать аудит с декларацией PTR', 'File the audit with the PTR return'),
    ],
  },
  services: [
    {
      key: 'ltd',
      type: 'companyRegistration',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Регистрация Ltd в Гонконге', 'Ltd registration in Hong Kong'),
      description: t(
        'Проверка названия на двух языках, регистрация, секретарь и адрес на первый год, книги и печать компании.',
        'Name checks in both languages, incorporation, the secretary and the address for a year, the books and the company chop.',
      ),
      price: 6800,
      prepayment: 30,
      reward: 20,
      termDays: 8,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 8,
        express: { days: 3, price: 1200 },
        employees: { max: 30, price: 200 },
        directors: { own: 0, hired: 400, provided: 12000 },
        officers: { secretary: 2400, auditor: 6000 },
        areas: { it: 0, ecommerce: 0, trade: 0, logistics: 500, holding: 0, finance: 8000 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(shown('Название на двух языках', 'Name in both languages'), shown('Форма NNC1', 'Form NNC1')),
        registration(
          shown('Подача в Реестр компаний', 'Filing with the Companies Registry'),
          shown('Свидетельства CI и BR', 'CI and BR certificates'),
        ),
        completion(
          shown('Книги и печать', 'Books and chop'),
          hidden('Реестр значительных владельцев', 'Register of significant controllers'),
        ),
      ],
    },
    {
      key: 'secretary',
      type: 'legalAddress',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Секретарь и адрес в Гонконге', 'Secretary and address in Hong Kong'),
      description: t(
        'Лицензированный секретарь (TCSP), адрес, годовой отчёт и хранение реестра владельцев.',
        'A licensed secretary (TCSP), the address, the annual return and the register of controllers.',
      ),
      price: 3600,
      prepayment: 0,
      reward: 10,
      termDays: 5,
      mandatoryPayments: [yearly('Годовой отчёт в реестр', 'Annual return', 105)],
      options: yearlyOptions(3300),
      requiredDocuments: [],
      steps: [
        addressSetup(),
        officersSetup(shown('Смена секретаря (ND2A)', 'Change of the secretary (ND2A)'), shown('Передача книг', 'Handover of the books')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Счёт компании в Гонконге', 'Company account in Hong Kong'),
      description: t(
        'Готовим торговый профиль с договорами и инвойсами, без которого банк не назначает встречу, и запасной цифровой счёт.',
        'We prepare the trade profile with contracts and invoices that the bank wants before a meeting, and a digital account as a spare.',
      ),
      price: 8500,
      prepayment: 40,
      reward: 15,
      termDays: 35,
      mandatoryPayments: [],
      options: onceOptions(35, { days: 20, price: 3000 }, { it: 0, trade: 900, ecommerce: 0 }),
      requiredDocuments: [registryExtract, ownershipChart, invoices, businessPlan],
      steps: [bankChoice(shown('Торговый профиль', 'Trade profile')), accountOpening(shown('Встреча в Гонконге', 'Meeting in Hong Kong'))],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Бухгалтерия и аудит в Гонконге, год', 'Accounting and audit in Hong Kong, one year'),
      description: t(
        'Учёт, аудит лицензированным CPA и декларация PTR; если доход внешний, готовим заявление об освобождении.',
        'Books, the audit by a licensed CPA and the PTR return; where income is offshore, the claim for exemption.',
      ),
      price: 14500,
      prepayment: 30,
      reward: 12,
      termDays: 30,
      mandatoryPayments: [],
      options: yearlyOptions(13800, { max: 20, price: 400 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [booksSetup(), returns(shown('Аудиторский отчёт', 'Audit report'), shown('Декларация PTR', 'PTR return'))],
    },
  ],
};
