import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  bankStatements,
  criminalRecord,
  curriculum,
  invoices,
  passport,
  photograph,
  powerOfAttorney,
  registryExtract,
  sourceOfFunds,
} from '../required-documents.js';
import { application, booksSetup, completion, hidden, preparation, registration, residence, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Registered seat', 480),
  yearly('Бухгалтерия и годовые счета без оборота', 'Accounting and annual accounts without turnover', 1320),
];
const fees = [once('Нотариус', 'Notary', 320), once('Торговый реестр', 'Mercantile Register', 180)];

export const spain: PlannedCountry = {
  code: 'ES',
  name: name('Испания', 'Spain'),
  currency: 'EUR',
  facts: {
    summary: t(
      'SL открывают с капиталом от одного евро, а новая компания два прибыльных года платит 15 %. Быстрее всего с номером NIE и доверенностью на местного юриста.',
      'An SL opens with capital from one euro, and a new company pays 15% for two profitable years. Quickest with a NIE number and a power of attorney for a local lawyer.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate income tax', '25 %', '25%'),
      tax('Новая компания: два первых прибыльных года', 'New company: the first two profitable years', '15 %', '15%'),
      tax('НДС (IVA)', 'VAT (IVA)', '21 %, пониженные 10 и 4 %', '21%, reduced rates 10 and 4%'),
      tax('Налог у источника на дивиденды', 'Withholding tax on dividends', '19 %', '19%'),
    ],
    legalForms: [
      form(
        'SL',
        'Общество с ограниченной ответственностью (sociedad limitada)',
        'Limited liability company (sociedad limitada)',
        'Для почти любого бизнеса: капитал от 1 евро, привычно — 3000',
        'For nearly any business: capital from EUR 1, usually EUR 3,000',
      ),
      form(
        'SA',
        'Акционерное общество (sociedad anónima)',
        'Stock company (sociedad anónima)',
        'Для лицензий и биржи: капитал от 60 000 евро',
        'For licences and listing: capital from EUR 60,000',
      ),
      form(
        'Autónomo',
        'Предприниматель',
        'Self-employed person',
        'Для жителей: первый год взнос около 80 евро в месяц',
        'For residents: contributions of about EUR 80 a month in the first year',
      ),
    ],
    terms: terms(
      15,
      40,
      'NIE по доверенности — до двух недель, реестр — ещё две',
      'NIE by power of attorney up to two weeks, the register two more',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'no',
      'NIE и подписи у нотариуса — по доверенности из консульства или с апостилем',
      'NIE and notary by a power of attorney from a consulate or with an apostille',
    ),
    founderTasks: [
      t('Получить NIE для каждого учредителя и директора', 'Get a NIE for every founder and director'),
      t('Выдать доверенность с переводом присяжного переводчика', 'Give a power of attorney with a sworn translation'),
      t(
        'Завести цифровой сертификат компании: без него нельзя подавать отчётность',
        'Get the company’s digital certificate: returns need it',
      ),
    ],
  },
  services: [
    {
      key: 'sl',
      type: 'companyRegistration',
      legalForm: name('SL', 'SL'),
      title: name('Регистрация SL в Испании', 'SL registration in Spain'),
      description: t(
        'Сертификат названия, NIE, акт у нотариуса, временный NIF, запись в Торговом реестре и цифровой сертификат.',
        'The name certificate, NIE, the deed at the notary, a provisional NIF, the Mercantile Register and the digital certificate.',
      ),
      price: 1680,
      prepayment: 30,
      reward: 20,
      termDays: 35,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 35,
        express: { days: 20, price: 390 },
        employees: { max: 60, price: 18 },
        directors: { own: 0, hired: 120, provided: 2400 },
        officers: { taxRepresentative: 360, secretary: 420 },
        areas: { it: 0, consulting: 0, tourism: 0, food: 250, construction: 350, logistics: 150, finance: 1500 },
      }),
      requiredDocuments: [passport, powerOfAttorney, sourceOfFunds],
      steps: [
        preparation(shown('Сертификат названия в RMC', 'Name certificate of the RMC'), shown('Номера NIE', 'NIE numbers')),
        registration(
          shown('Учредительный акт у нотариуса', 'Founding deed at the notary'),
          shown('Временный NIF', 'Provisional NIF'),
          shown('Запись в Торговом реестре', 'Entry in the Mercantile Register'),
          hidden('Исправления по замечаниям регистратора', 'Corrections to the registrar’s remarks'),
        ),
        completion(shown('Постоянный NIF и форма 036', 'Final NIF and form 036'), shown('Цифровой сертификат', 'Digital certificate')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('SL', 'SL'),
      title: name('Бухгалтерия SL, год', 'Accounting of an SL, one year'),
      description: t(
        'Квартальные формы 303 и 111, годовые счета в реестр, книги учёта и счета по правилам Verifactu.',
        'Quarterly forms 303 and 111, annual accounts for the register, the books, and invoices under Verifactu.',
      ),
      price: 2200,
      prepayment: 25,
      reward: 12,
      termDays: 10,
      mandatoryPayments: [],
      options: yearlyOptions(2050, { max: 50, price: 22 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Доверенность apoderamiento в AEAT', 'Apoderamiento with the AEAT')),
        returns(
          shown('Первая форма 303', 'First form 303'),
          shown('Легализация книг', 'Legalisation of the books'),
          shown('Годовые счета', 'Annual accounts'),
        ),
      ],
    },
    {
      key: 'nomad',
      type: 'residence',
      legalForm: individual,
      title: name('Разрешение для удалённой работы в Испании', 'Permit for remote work in Spain'),
      description: t(
        'Разрешение до трёх лет для тех, кто работает на клиентов за границей: считаем доход, готовим договоры и подаём в UGE.',
        'A permit of up to three years for those who work for clients abroad: we check the income, prepare the contracts and file with the UGE.',
      ),
      price: 1900,
      prepayment: 40,
      reward: 15,
      termDays: 45,
      mandatoryPayments: [once('Пошлины и карта TIE', 'Fees and the TIE card', 95)],
      options: onceOptions(45, { days: 30, price: 350 }, { it: 0, marketing: 0, consulting: 0, education: 0 }),
      requiredDocuments: [passport, photograph, criminalRecord, invoices, curriculum],
      steps: [
        application(shown('Проверка дохода и страховки', 'Check of the income and the insurance')),
        residence(
          shown('Подача в UGE онлайн', 'Online filing with the UGE'),
          shown('Отпечатки и карта TIE', 'Fingerprints and the TIE card'),
        ),
      ],
    },
  ],
};
