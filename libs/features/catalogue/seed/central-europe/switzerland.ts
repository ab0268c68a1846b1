import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, anyForm, name, t } from '../plan.js';
import {
  businessPlan,
  curriculum,
  founderAddress,
  ownershipChart,
  passport,
  powerOfAttorney,
  registryExtract,
  sourceOfFunds,
} from '../required-documents.js';
import { accountOpening, addressSetup, bankChoice, completion, hidden, officersSetup, preparation, registration, shown } from '../steps.js';

const upkeep = [
  yearly('Адрес и директор с правом подписи', 'Domicile and a signatory director', 6500),
  yearly('Бухгалтерия и декларация без оборота', 'Accounting and the tax return without turnover', 2400),
  yearly('Минимальный налог на капитал', 'Minimum capital tax', 250),
];
const registerFee = once('Сбор торгового регистра', 'Fee of the Commercial Register', 420);

export const switzerland: PlannedCountry = {
  code: 'CH',
  name: name('Швейцария', 'Switzerland'),
  currency: 'CHF',
  facts: {
    summary: t(
      'Налог на прибыль зависит от кантона: в Цуге около 12 %, в Берне больше 20 %. Одно лицо с правом подписи обязано жить в Швейцарии.',
      'Profit tax depends on the canton: about 12% in Zug, more than 20% in Bern. One person entitled to sign must live in Switzerland.',
    ),
    taxes: [
      tax('Налог на прибыль: федеральный, кантональный и местный', 'Profit tax: federal, cantonal and municipal', '12–21 %', '12–21%'),
      tax('НДС', 'VAT', '8,1 %, регистрация с оборота 100 000 франков', '8.1%, registration from a turnover of CHF 100,000'),
      tax(
        'Налог у источника на дивиденды',
        'Withholding tax on dividends',
        '35 %, часть возвращают по соглашениям',
        '35%, partly refunded under treaties',
      ),
    ],
    legalForms: [
      form(
        'GmbH',
        'Общество с ограниченной ответственностью (Sàrl)',
        'Limited liability company (Sàrl)',
        'Для дела с известными партнёрами: капитал 20 000 франков, участники видны в регистре',
        'For partners who know each other: capital of CHF 20,000, members are public',
      ),
      form(
        'AG',
        'Акционерное общество (SA)',
        'Stock company (SA)',
        'Для инвесторов: капитал 100 000 франков, внести 50 000; акционеры не публикуются',
        'For investors: capital of CHF 100,000, half paid in; shareholders are not published',
      ),
    ],
    terms: terms(
      10,
      25,
      'Счёт для капитала — неделя, регистр — ещё 5–10 дней',
      'A week for the capital account, five to ten more days at the register',
    ),
    mandatoryPayments: [once('Нотариус', 'Notary', 900), registerFee, ...upkeep],
    visit: visit(
      'sometimes',
      'Учредить можно по доверенности; банк чаще всего просит приехать',
      'Founding works by power of attorney; the bank mostly asks for a visit',
    ),
    founderTasks: [
      t('Внести капитал на блокированный счёт', 'Pay the capital into a blocked account'),
      t('Подписать заявление Stampa: вкладов имуществом нет', 'Sign the Stampa declaration: no contributions in kind'),
      t('Найти подписанта-резидента или взять нашего', 'Find a resident signatory or take ours'),
    ],
  },
  services: [
    {
      key: 'gmbh',
      type: 'companyRegistration',
      legalForm: name('GmbH (Sàrl)', 'GmbH (Sàrl)'),
      title: name('Регистрация GmbH в Швейцарии', 'GmbH registration in Switzerland'),
      description: t(
        'Выбираем кантон по налогу и отрасли, готовим устав и акт у нотариуса, открываем счёт для капитала и вносим компанию в регистр.',
        'We choose the canton by tax and trade, prepare articles and the notarial deed, open the capital account and enter the company in the register.',
      ),
      price: 3900,
      prepayment: 30,
      reward: 22,
      termDays: 22,
      mandatoryPayments: [once('Нотариус', 'Notary', 900), registerFee, ...upkeep],
      options: foundingOptions({
        days: 22,
        express: { days: 14, price: 900 },
        employees: { max: 40, price: 40 },
        directors: { own: 0, provided: 5400 },
        officers: { signatory: 3600, auditor: 4200 },
        areas: { it: 0, consulting: 0, trade: 0, holding: 0, finance: 3500, crypto: 4500 },
      }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds],
      steps: [
        preparation(
          shown('Сравнение кантонов', 'Comparison of the cantons'),
          shown('Блокированный счёт для капитала', 'Blocked account for the capital'),
        ),
        registration(
          shown('Учредительный акт у нотариуса', 'Founding deed at the notary'),
          shown('Запись в торговом регистре кантона', 'Entry in the Commercial Register of the canton'),
          hidden('Предварительная проверка у регистратора', 'Preliminary check with the registrar'),
        ),
        completion(
          shown('Снятие блокировки капитала', 'Release of the capital'),
          shown('Регистрация в страховой кассе AHV', 'Registration with the AHV fund'),
        ),
      ],
    },
    {
      key: 'ag',
      type: 'companyRegistration',
      legalForm: name('AG (SA)', 'AG (SA)'),
      title: name('Регистрация AG в Швейцарии', 'AG registration in Switzerland'),
      description: t(
        'Акционерное общество с реестром акционеров, который остаётся в компании. Готовим регламент органов и книгу акций.',
        'A stock company whose register of shareholders stays in the house. We prepare the organisational rules and the share book.',
      ),
      price: 5600,
      prepayment: 40,
      reward: 22,
      termDays: 25,
      mandatoryPayments: [once('Нотариус', 'Notary', 1500), registerFee, ...upkeep],
      options: foundingOptions({
        days: 25,
        express: { days: 16, price: 1200 },
        employees: { max: 60, price: 40 },
        directors: { own: 0, provided: 6600 },
        officers: { signatory: 3600, secretary: 1800, auditor: 4200 },
        areas: { it: 0, holding: 0, production: 500, finance: 3500, crypto: 4500 },
      }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds, ownershipChart],
      steps: [
        preparation(
          shown('Регламент и книга акций', 'Organisational rules and share book'),
          shown('Блокированный счёт для капитала', 'Blocked account for the capital'),
        ),
        registration(
          shown('Учредительный акт у нотариуса', 'Founding deed at the notary'),
          shown('Запись в торговом регистре кантона', 'Entry in the Commercial Register of the canton'),
        ),
        completion(shown('Снятие блокировки капитала', 'Release of the capital')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: anyForm,
      title: name('Счёт компании в Швейцарии', 'Company account in Switzerland'),
      description: t(
        'Кантональный банк или лицензированный институт под ваш оборот; готовим ответы на форму A и профиль операций.',
        'A cantonal bank or a licensed institution to fit the turnover; we prepare form A and the profile of transactions.',
      ),
      price: 1800,
      prepayment: 30,
      reward: 15,
      termDays: 25,
      mandatoryPayments: [yearly('Ведение счёта', 'Account maintenance', 360)],
      options: onceOptions(25, { days: 15, price: 600 }, { it: 0, trade: 200, holding: 200 }),
      requiredDocuments: [registryExtract, ownershipChart, businessPlan, curriculum],
      steps: [
        bankChoice(shown('Форма A о владельце средств', 'Form A on the owner of the funds')),
        accountOpening(shown('Встреча с банком', 'Meeting with the bank')),
      ],
    },
    {
      key: 'domicile',
      type: 'legalAddress',
      legalForm: anyForm,
      title: name('Адрес и подписант в Цуге', 'Domicile and signatory in Zug'),
      description: t(
        'Адрес c/o в Цуге и местный житель с правом подписи, которого требует закон. Подписывает только по вашему письменному указанию.',
        'A c/o address in Zug and the resident signatory the law requires, who signs on your written instruction only.',
      ),
      price: 6800,
      prepayment: 50,
      reward: 12,
      termDays: 7,
      mandatoryPayments: [],
      options: yearlyOptions(6500),
      requiredDocuments: [powerOfAttorney],
      steps: [
        addressSetup(shown('Заявление о c/o адресе', 'Declaration of the c/o address')),
        officersSetup(
          shown('Договор мандата', 'Mandate agreement'),
          shown('Внесение подписи в регистр', 'Entry of the signature in the register'),
        ),
      ],
    },
  ],
};
