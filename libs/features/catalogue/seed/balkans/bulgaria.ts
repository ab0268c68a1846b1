import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, anyForm, name, t } from '../plan.js';
import { bankStatements, businessPlan, founderAddress, passport, powerOfAttorney, registryExtract } from '../required-documents.js';
import { accountOpening, bankChoice, booksSetup, completion, hidden, preparation, registration, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Registered address', 120),
  yearly('Бухгалтерия и декларация без оборота', 'Accounting and the declaration without activity', 360),
];
const fees = [
  once('Пошлина Торгового реестра', 'Commercial Register fee', 28),
  once('Заверение подписей у нотариуса', 'Notary for the signatures', 40),
];

export const bulgaria: PlannedCountry = {
  code: 'BG',
  name: name('Болгария', 'Bulgaria'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Прибыль облагается по 10 %, дивиденды по 5 %, а содержание компании — одно из самых дешёвых в Евросоюзе. С 2026 года все расчёты в евро.',
      'Profit is taxed at 10% and dividends at 5%, and keeping a company is among the cheapest in the European Union. Since 2026 all accounts are in euro.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate income tax', '10 %', '10%'),
      tax('Налог на дивиденды', 'Tax on dividends', '5 %', '5%'),
      tax('НДС', 'VAT', '20 %, регистрация с оборота 51 130 евро', '20%, registration from a turnover of EUR 51,130'),
      tax('Подоходный налог', 'Personal income tax', '10 %', '10%'),
    ],
    legalForms: [
      form(
        'EOOD',
        'Общество одного владельца (ЕООД)',
        'Single-owner limited company (EOOD)',
        'Для одного владельца: капитал от 1 евро',
        'For one owner: capital from EUR 1',
      ),
      form(
        'OOD',
        'Общество с ограниченной ответственностью (ООД)',
        'Limited liability company (OOD)',
        'То же для двоих и больше',
        'The same for two or more',
      ),
      form(
        'AD',
        'Акционерное общество (АД)',
        'Stock company (AD)',
        'Для инвесторов: капитал от 25 000 евро, совет директоров',
        'For investors: capital from EUR 25,000, a board',
      ),
    ],
    terms: terms(
      4,
      12,
      'Реестр вносит за 3 рабочих дня, до этого — счёт для капитала',
      'The register enters in 3 working days, the capital account comes before',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Регистрация по доверенности, для счёта банк чаще просит приехать',
      'Registration by power of attorney; for the account banks mostly ask for a visit',
    ),
    founderTasks: [
      t('Дать образец подписи директора у нотариуса', 'Give the director’s specimen signature at a notary'),
      t('Внести капитал на накопительный счёт', 'Pay the capital into an accumulation account'),
      t('Подать декларацию по статье 92 до 30 июня, даже нулевую', 'File the Article 92 return by 30 June, even a nil one'),
    ],
  },
  services: [
    {
      key: 'eood',
      type: 'companyRegistration',
      legalForm: name('ЕООД (EOOD)', 'EOOD'),
      title: name('Регистрация ЕООД в Болгарии', 'EOOD registration in Bulgaria'),
      description: t(
        'Учредительный акт на болгарском с вашим переводом, образец подписи, запись в Торговом реестре и код ЕИК.',
        'The founding act in Bulgarian with your translation, the specimen signature, the Commercial Register and the EIK code.',
      ),
      price: 590,
      prepayment: 30,
      reward: 18,
      termDays: 10,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 10,
        express: { days: 5, price: 140 },
        employees: { max: 50, price: 10 },
        directors: { own: 0, provided: 900 },
        officers: { representative: 150 },
        areas: { it: 0, ecommerce: 0, tourism: 0, food: 60, construction: 120, finance: 600 },
      }),
      requiredDocuments: [passport, powerOfAttorney],
      steps: [
        preparation(shown('Перевод и легализация документов', 'Translation and legalisation of the documents')),
        registration(
          shown('Накопительный счёт', 'Accumulation account'),
          shown('Подача в Торговый реестр (А4)', 'Filing with the Commercial Register (A4)'),
          hidden('Исправления по замечаниям регистратора', 'Corrections to the registrar’s remarks'),
        ),
        completion(shown('Код ЕИК и выписка', 'EIK code and extract'), shown('Регистрация в НАП', 'Registration with the NRA')),
      ],
    },
    {
      key: 'ood',
      type: 'companyRegistration',
      legalForm: name('ООД (OOD)', 'OOD'),
      title: name('Регистрация ООД в Болгарии', 'OOD registration in Bulgaria'),
      description: t(
        'Договор партнёров — доли, выход, решения при равенстве голосов — и регистрация в Торговом реестре.',
        'The partners’ agreement (shares, exit, deadlock) and registration in the Commercial Register.',
      ),
      price: 720,
      prepayment: 30,
      reward: 18,
      termDays: 12,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 12,
        express: { days: 6, price: 160 },
        employees: { max: 50, price: 10 },
        directors: { own: 0, provided: 900 },
        officers: { representative: 150 },
        areas: { it: 0, trade: 0, construction: 120, production: 150 },
      }),
      requiredDocuments: [passport, powerOfAttorney, founderAddress],
      steps: [
        preparation(shown('Договор партнёров', 'Partners’ agreement')),
        registration(
          shown('Общее собрание и протокол', 'General meeting and minutes'),
          shown('Подача в Торговый реестр (А4)', 'Filing with the Commercial Register (A4)'),
        ),
        completion(shown('Регистрация в НАП', 'Registration with the NRA')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: anyForm,
      title: name('Счёт компании в Болгарии', 'Company account in Bulgaria'),
      description: t(
        'Счёт в евро с картами; при необходимости открываем сначала накопительный счёт для капитала.',
        'A euro account with cards; where needed we first open the accumulation account for the capital.',
      ),
      price: 320,
      prepayment: 40,
      reward: 15,
      termDays: 12,
      mandatoryPayments: [],
      options: onceOptions(12, { days: 6, price: 90 }),
      requiredDocuments: [registryExtract, businessPlan],
      steps: [bankChoice(), accountOpening(shown('Визит или доверенность в банк', 'Visit or power of attorney at the bank'))],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: anyForm,
      title: name('Бухгалтерия ЕООД, год', 'Accounting of an EOOD, one year'),
      description: t(
        'Журналы НДС, социальные взносы, годовой отчёт в реестр. Документы принимаем на русском, английском и болгарском.',
        'VAT ledgers, social contributions and the annual report. Documents in Russian, English and Bulgarian are fine.',
      ),
      price: 980,
      prepayment: 25,
      reward: 12,
      termDays: 7,
      mandatoryPayments: [],
      options: yearlyOptions(900, { max: 40, price: 12 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Доступ по КЕП', 'Access by qualified signature')),
        returns(shown('Первый журнал НДС', 'First VAT ledger'), shown('Годовой отчёт', 'Annual report')),
      ],
    },
  ],
};
