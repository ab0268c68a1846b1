import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, anyForm, name, t } from '../plan.js';
import { businessPlan, founderAddress, passport, powerOfAttorney, registryExtract, sourceOfFunds } from '../required-documents.js';
import { accountOpening, bankChoice, booksSetup, completion, hidden, preparation, registration, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Legal address', 300),
  yearly('Бухгалтерия и декларации без оборота', 'Accounting and returns without turnover', 1200),
];
const fees = [once('Сбор публичного реестра', 'Public Registry fee', 200)];

export const georgia: PlannedCountry = {
  code: 'GE',
  name: name('Грузия', 'Georgia'),
  currency: 'GEL',
  facts: {
    summary: t(
      'Компанию открывают за день в Доме юстиции. Предприниматель со статусом малого бизнеса платит 1 % с оборота до 500 000 лари.',
      'A company opens in a day at the House of Justice. An entrepreneur with small business status pays 1% of a turnover up to GEL 500,000.',
    ),
    taxes: [
      tax('Налог на распределённую прибыль', 'Tax on distributed profit', '15 %', '15%'),
      tax('Налог на дивиденды', 'Tax on dividends', '5 %', '5%'),
      tax('Статус малого бизнеса (ИП)', 'Small business status (entrepreneurs)', '1 % с оборота', '1% of turnover'),
      tax('НДС', 'VAT', '18 %, регистрация с оборота 100 000 лари', '18%, registration from a turnover of GEL 100,000'),
    ],
    legalForms: [
      form(
        'LLC',
        'Общество с ограниченной ответственностью (შპს)',
        'Limited liability company (შპს)',
        'Для дела с партнёрами: капитал не нужен, владельцы видны в реестре',
        'For a business with partners: no minimum capital, the owners are in the register',
      ),
      form(
        'IE',
        'Индивидуальный предприниматель',
        'Individual entrepreneur',
        'Для фрилансера: 1 % с оборота, отвечает всем имуществом',
        'For freelancers: 1% of turnover, liable with all they own',
      ),
      form(
        'VZP',
        'Компания виртуальной зоны',
        'Virtual zone company',
        'Для IT на экспорт: налог только при распределении внутри Грузии',
        'For exported IT: taxed only on what is distributed inside Georgia',
      ),
    ],
    terms: terms(
      1,
      5,
      'Ускоренная регистрация — в день подачи за двойной сбор',
      'Accelerated registration on the day of filing for twice the fee',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'no',
      'Достаточно доверенности, заверенной и апостилированной там, где вы живёте',
      'A power of attorney certified and apostilled where you live is enough',
    ),
    founderTasks: [
      t('Заверить и апостилировать доверенность', 'Certify and apostille the power of attorney'),
      t('Указать адрес электронной почты: письма реестра приходят на него', 'Name an e-mail address: the registry writes to it'),
      t(
        'Получить право на работу: с 2026 года оно нужно и директору-иностранцу',
        'Get the right to work: since 2026 a foreign director needs it too',
      ),
    ],
  },
  services: [
    {
      key: 'llc',
      type: 'companyRegistration',
      legalForm: name('ООО (LLC)', 'LLC'),
      title: name('Регистрация LLC в Грузии', 'LLC registration in Georgia'),
      description: t(
        'Устав на двух языках, юридический адрес, подача в Доме юстиции по доверенности и доступ к порталу RS.ge.',
        'The charter in two languages, the legal address, filing at the House of Justice by power of attorney and access to RS.ge.',
      ),
      price: 1600,
      prepayment: 30,
      reward: 20,
      termDays: 5,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 5,
        express: { days: 2, price: 300 },
        employees: { max: 30, price: 40 },
        directors: { own: 0, provided: 2500 },
        officers: { representative: 500 },
        areas: { it: 0, ecommerce: 0, tourism: 0, food: 200, trade: 0, finance: 2000 },
      }),
      requiredDocuments: [passport, founderAddress, powerOfAttorney],
      steps: [
        preparation(shown('Перевод паспорта', 'Translation of the passport'), shown('Устав', 'Charter')),
        registration(
          shown('Подача в Национальном агентстве публичного реестра', 'Filing at the National Agency of Public Registry'),
          shown('Выписка в день решения', 'Extract on the day of the decision'),
        ),
        completion(
          shown('Доступ к RS.ge', 'Access to RS.ge'),
          hidden('Проверка прежних компаний по этому адресу', 'Check of former companies at the address'),
        ),
      ],
    },
    {
      key: 'ie',
      type: 'soleTrader',
      legalForm: name('ИП', 'IE'),
      title: name('ИП в Грузии со статусом малого бизнеса', 'Individual entrepreneur in Georgia with small business status'),
      description: t(
        'Регистрация за день и заявление на статус: дальше вы платите 1 % и подаёте декларацию до 15 числа каждого месяца.',
        'Registration in a day and the application for the status: then you pay 1% and file by the 15th of each month.',
      ),
      price: 290,
      currency: 'USD',
      prepayment: 0,
      reward: 12,
      termDays: 4,
      mandatoryPayments: [
        once('Сбор публичного реестра', 'Public Registry fee', 50),
        yearly('Ведение деклараций', 'Filing of returns', 480),
      ],
      options: onceOptions(4, { days: 2, price: 70 }, { it: 0, marketing: 0, education: 0 }),
      requiredDocuments: [passport],
      steps: [
        preparation(shown('Адрес для регистрации', 'Address for the registration')),
        registration(
          shown('Регистрация в Доме юстиции', 'Registration at the House of Justice'),
          shown('Статус малого бизнеса', 'Small business status'),
        ),
        completion(shown('Первая декларация', 'First return')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: anyForm,
      title: name('Счёт в банке Грузии', 'Bank account in Georgia'),
      description: t(
        'Мультивалютный счёт компании или ИП. Банки смотрят на связь с Грузией, поэтому договоры и план готовим заранее.',
        'A multi-currency account for a company or an entrepreneur. Banks look for a tie to Georgia, so contracts and plan are prepared first.',
      ),
      price: 420,
      currency: 'USD',
      prepayment: 40,
      reward: 15,
      termDays: 10,
      mandatoryPayments: [],
      options: onceOptions(10, { days: 5, price: 120 }),
      requiredDocuments: [registryExtract, businessPlan, sourceOfFunds],
      steps: [
        bankChoice(shown('Договоры и описание связи с Грузией', 'Contracts and the tie to Georgia')),
        accountOpening(shown('Визит или видео', 'Visit or video')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('LLC', 'LLC'),
      title: name('Бухгалтерия LLC, год', 'Accounting of an LLC, one year'),
      description: t(
        'Ежемесячные декларации, НДС, налог при распределении и отчётность в SARAS.',
        'Monthly returns, VAT, tax at distribution and the SARAS report.',
      ),
      price: 2800,
      prepayment: 25,
      reward: 12,
      termDays: 7,
      mandatoryPayments: [],
      options: yearlyOptions(2600, { max: 25, price: 40 }),
      requiredDocuments: [registryExtract],
      steps: [
        booksSetup(shown('Доступ к RS.ge', 'Access to RS.ge')),
        returns(shown('Первая декларация', 'First return'), shown('Отчёт в SARAS', 'SARAS report')),
      ],
    },
  ],
};
