import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  bankStatements,
  companyAddress,
  curriculum,
  founderAddress,
  passport,
  photograph,
  powerOfAttorney,
  registryExtract,
} from '../required-documents.js';
import {
  addressSetup,
  application,
  booksSetup,
  completion,
  hidden,
  preparation,
  registration,
  residence,
  returns,
  shown,
} from '../steps.js';

const upkeep = [
  yearly('Виртуальный офис', 'Virtual office', 24000),
  yearly('Бухгалтер (mali müşavir) без оборота', 'Accountant (mali müşavir) without turnover', 72000),
];
const fees = [once('Реестр, нотариус и публикация', 'Register, notary and publication', 24000)];

export const turkey: PlannedCountry = {
  code: 'TR',
  name: name('Турция', 'Turkey'),
  currency: 'TRY',
  facts: {
    summary: t(
      'Limited şirket открывают за неделю, бухгалтер mali müşavir обязателен. Для разрешения на работу владельцу нужны пять сотрудников-граждан и капитал.',
      'A limited şirket opens in a week, and a mali müşavir accountant is required. An owner’s work permit asks for five Turkish employees and capital.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate tax', '25 %', '25%'),
      tax('НДС (KDV)', 'VAT (KDV)', '20 %, пониженные 10 и 1 %', '20%, reduced rates 10 and 1%'),
      tax('Налог на дивиденды', 'Tax on dividends', '15 %', '15%'),
      tax('Услуги на экспорт', 'Exported services', 'вычет 80 % прибыли', '80% of the profit is deductible'),
    ],
    legalForms: [
      form(
        'Ltd. Şti.',
        'Общество с ограниченной ответственностью (limited şirket)',
        'Limited company (limited şirket)',
        'Для торговли и услуг: капитал от 50 000 лир',
        'For trade and services: capital from TRY 50,000',
      ),
      form(
        'A.Ş.',
        'Акционерное общество (anonim şirket)',
        'Stock company (anonim şirket)',
        'Для инвестора: капитал от 250 000 лир, акции легко передать',
        'For investors: capital from TRY 250,000, shares pass easily',
      ),
      form(
        'Şahıs',
        'Предприниматель (şahıs şirketi)',
        'Sole proprietorship (şahıs şirketi)',
        'Для работы на себя: открывается за день, но налог до 40 %',
        'For working alone: opens in a day, but tax goes up to 40%',
      ),
    ],
    terms: terms(5, 14, 'MERSİS и реестр — 2–4 дня после нотариуса', 'MERSİS and the register take 2–4 days after the notary'),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Доверенность у консула; за подписью и счётом чаще приезжают',
      'A power of attorney from a consulate; the signature and the account mostly need a visit',
    ),
    founderTasks: [
      t('Получить налоговый номер для иностранца', 'Get a tax number for foreigners'),
      t('Внести четверть капитала до регистрации A.Ş.', 'Pay a quarter of the capital before an A.Ş. is registered'),
      t('Заверить образец подписи (imza sirküleri) у нотариуса', 'Have the specimen signature (imza sirküleri) certified by a notary'),
    ],
  },
  services: [
    {
      key: 'ltd',
      type: 'companyRegistration',
      legalForm: name('Ltd. Şti.', 'Ltd. Şti.'),
      title: name('Регистрация Ltd. Şti. в Турции', 'Ltd. Şti. registration in Turkey'),
      description: t(
        'Устав в MERSİS, нотариус, Торговый реестр, налоговая проверка офиса и договор с mali müşavir на первый месяц.',
        'Articles in MERSİS, the notary, the Trade Registry, the tax office’s visit and a mali müşavir for the first month.',
      ),
      price: 62000,
      prepayment: 40,
      reward: 20,
      termDays: 12,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 12,
        express: { days: 7, price: 12000 },
        employees: { max: 50, price: 1500 },
        directors: { own: 0, provided: 90000 },
        officers: { representative: 24000, auditor: 60000 },
        areas: { it: 0, trade: 0, tourism: 5000, construction: 12000, food: 8000, logistics: 6000 },
      }),
      requiredDocuments: [passport, founderAddress, powerOfAttorney],
      steps: [
        preparation(shown('Налоговый номер учредителя', 'Founder’s tax number'), shown('Устав в MERSİS', 'Articles in MERSİS')),
        registration(
          shown('Подписи у нотариуса', 'Signatures at the notary'),
          shown('Подача в Торговый реестр', 'Filing with the Trade Registry'),
          shown('Публикация в газете реестра', 'Publication in the registry gazette'),
        ),
        completion(
          shown('Проверка офиса налоговой', 'Visit of the tax office'),
          hidden('Договор с mali müşavir', 'Contract with the mali müşavir'),
        ),
      ],
    },
    {
      key: 'office',
      type: 'legalAddress',
      legalForm: name('Ltd. Şti.', 'Ltd. Şti.'),
      title: name('Виртуальный офис в Стамбуле', 'Virtual office in Istanbul'),
      description: t(
        'Адрес, который проходит проверку налоговой, встреча инспектора и приём электронных уведомлений KEP.',
        'An address that passes the tax office’s visit, reception of the inspector and of KEP notices.',
      ),
      price: 26000,
      prepayment: 100,
      reward: 10,
      termDays: 3,
      mandatoryPayments: [],
      options: yearlyOptions(24500),
      requiredDocuments: [],
      steps: [addressSetup(shown('Встреча инспектора', 'Meeting of the inspector'), shown('Ящик KEP', 'KEP mailbox'))],
    },
    {
      key: 'work-permit',
      type: 'residence',
      legalForm: individual,
      title: name('Разрешение на работу владельца в Турции', 'Work permit of an owner in Turkey'),
      description: t(
        'Проверяем пять сотрудников и капитал, готовим заявление через e-İzin, ведём до карты и вида на жительство по ней.',
        'We check the five employees and the capital, file through e-İzin and stay until the card, which is residence too.',
      ),
      price: 48000,
      prepayment: 50,
      reward: 15,
      termDays: 60,
      mandatoryPayments: [once('Пошлина и карта', 'Fee and the card', 22000)],
      options: onceOptions(60),
      requiredDocuments: [passport, photograph, companyAddress, curriculum],
      steps: [
        application(shown('Проверка сотрудников и капитала', 'Check of employees and capital')),
        residence(
          shown('Заявление через e-İzin', 'Application through e-İzin'),
          shown('Консульство или подача в Турции', 'Consulate or filing in Turkey'),
          shown('Карта', 'The card'),
        ),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('Ltd. Şti.', 'Ltd. Şti.'),
      title: name('Бухгалтерия Ltd. Şti., год', 'Accounting of an Ltd. Şti., one year'),
      description: t(
        'Сертифицированный бухгалтер (mali müşavir), электронные счета e-Fatura, формы KDV, Muhtasar и SGK каждый месяц.',
        'A certified accountant (mali müşavir), e-Fatura invoices, the KDV, Muhtasar and SGK returns every month.',
      ),
      price: 86000,
      prepayment: 25,
      reward: 12,
      termDays: 10,
      mandatoryPayments: [],
      options: yearlyOptions(80000, { max: 40, price: 2000 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Договор и доверенность mali müşavir', 'Contract and authorisation of the mali müşavir')),
        returns(shown('Первая декларация KDV', 'First KDV return'), shown('Годовой баланс', 'Annual balance')),
      ],
    },
  ],
};
