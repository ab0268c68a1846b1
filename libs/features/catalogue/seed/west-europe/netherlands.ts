import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  bankStatements,
  businessPlan,
  companyAddress,
  founderAddress,
  invoices,
  passport,
  photograph,
  registryExtract,
  sourceOfFunds,
} from '../required-documents.js';
import { application, booksSetup, completion, hidden, preparation, registration, residence, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Адрес с договором аренды', 'Address with a rental agreement', 900),
  yearly('Бухгалтерия и публикация отчётности', 'Accounting and filing of the accounts', 1200),
];
const fees = [once('Нотариус', 'Notary', 650), once('Регистрация в KVK', 'KVK registration', 85)];

export const netherlands: PlannedCountry = {
  code: 'NL',
  name: name('Нидерланды', 'Netherlands'),
  currency: 'EUR',
  facts: {
    summary: t(
      'BV открывает нотариус по видеосвязи, капитал — от одного цента. Порт Роттердама и Схипхол рядом, а налоговое решение можно согласовать до начала работы.',
      'A notary opens a BV by video with capital from one cent. The port of Rotterdam and Schiphol are at hand, and a tax ruling may be agreed before work begins.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate income tax', '19 % до 200 000 евро, далее 25,8 %', '19% up to EUR 200,000, then 25.8%'),
      tax('НДС', 'VAT', '21 %, пониженная 9 %', '21%, reduced rate 9%'),
      tax('Налог у источника на дивиденды', 'Withholding tax on dividends', '15 %', '15%'),
      tax('Прибыль от изобретений', 'Profit from innovations', '9 %', '9%'),
    ],
    legalForms: [
      form(
        'BV',
        'Частное общество с ограниченной ответственностью (besloten vennootschap)',
        'Private limited company (besloten vennootschap)',
        'Для холдинга и торговли: капитал от 1 цента',
        'For a holding and trade: capital from 1 cent',
      ),
      form(
        'NV',
        'Публичное общество (naamloze vennootschap)',
        'Public limited company (naamloze vennootschap)',
        'Для биржи: капитал от 45 000 евро',
        'For the stock exchange: capital from EUR 45,000',
      ),
      form(
        'Eenmanszaak',
        'Предприниматель',
        'Sole proprietorship',
        'Для жителей страны: есть вычет для начинающих',
        'For residents: with a deduction for starters',
      ),
    ],
    terms: terms(
      5,
      15,
      'Нотариус проверяет учредителей около недели, KVK вносит за день',
      'The notary checks the founders for about a week, KVK enters within a day',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit('no', 'Акт подписывают по видеосвязи или по доверенности', 'The deed is signed by video or by power of attorney'),
    founderTasks: [
      t('Пройти проверку нотариуса: паспорт, адрес, деньги', 'Pass the notary’s check: passport, address, money'),
      t('Внести владельцев в реестр UBO', 'Enter the owners in the UBO register'),
      t(
        'Платить себе зарплату от 58 000 евро, если работаете в BV с долей от 5 %',
        'Pay yourself a salary from EUR 58,000 if you work in the BV and hold 5% or more',
      ),
    ],
  },
  services: [
    {
      key: 'bv',
      type: 'companyRegistration',
      legalForm: name('BV', 'BV'),
      title: name('Регистрация BV в Нидерландах', 'BV registration in the Netherlands'),
      description: t(
        'Нотариальный акт на двух языках, запись в KVK, реестр UBO, номер НДС и заявка на налоговое решение, если она нужна.',
        'A notarial deed in two languages, the KVK entry, the UBO register, a VAT number, and a ruling request where it helps.',
      ),
      price: 1480,
      prepayment: 30,
      reward: 20,
      termDays: 12,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 12,
        express: { days: 6, price: 320 },
        employees: { max: 80, price: 25 },
        directors: { own: 0, hired: 120, provided: 3900 },
        officers: { representative: 360, taxRepresentative: 1500 },
        areas: { it: 0, ecommerce: 0, trade: 0, logistics: 0, holding: 150, food: 300, finance: 1800 },
      }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds],
      steps: [
        preparation(
          shown('Анкета нотариуса', 'Notary’s questionnaire'),
          shown('Проект акта на двух языках', 'Draft deed in two languages'),
        ),
        registration(
          shown('Подписание акта по видео', 'Signing of the deed by video'),
          shown('Запись в KVK', 'Entry with KVK'),
          hidden('Код деятельности SBI', 'SBI activity code'),
        ),
        completion(shown('Реестр UBO', 'UBO register'), shown('Номера RSIN и НДС', 'RSIN and VAT numbers')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('BV', 'BV'),
      title: name('Бухгалтерия BV, год', 'Accounting of a BV, one year'),
      description: t(
        'Квартальный НДС, отчётность для KVK, налог на прибыль и зарплата директора-акционера.',
        'Quarterly VAT, accounts for KVK, corporate income tax and the salary of a director-shareholder.',
      ),
      price: 2600,
      prepayment: 25,
      reward: 12,
      termDays: 10,
      mandatoryPayments: [],
      options: yearlyOptions(2450, { max: 50, price: 26 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Вход eHerkenning', 'eHerkenning login')),
        returns(shown('Первая декларация НДС', 'First VAT return'), shown('Отчётность в KVK', 'Accounts to KVK')),
      ],
    },
    {
      key: 'start-up-visa',
      type: 'residence',
      legalForm: individual,
      title: name('Виза для стартапа в Нидерландах', 'Start-up visa in the Netherlands'),
      description: t(
        'Год на запуск с признанным наставником: подбираем фасилитатора из списка RVO и готовим план для IND.',
        'A year to launch with a recognised mentor: we find a facilitator from the RVO list and prepare the plan for the IND.',
      ),
      price: 3400,
      prepayment: 40,
      reward: 15,
      termDays: 90,
      mandatoryPayments: [once('Пошлина IND', 'IND fee', 405)],
      options: onceOptions(90, undefined, { it: 0, education: 0, production: 200 }),
      requiredDocuments: [passport, photograph, businessPlan, companyAddress, invoices],
      steps: [
        application(shown('Договор с наставником', 'Agreement with the mentor'), shown('План на год', 'Plan for the year')),
        residence(
          shown('Решение IND', 'Decision of the IND'),
          shown('Карта и регистрация в городе', 'Card and registration with the city'),
        ),
      ],
    },
  ],
};
