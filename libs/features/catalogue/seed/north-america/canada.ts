import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, anyForm, name, t } from '../plan.js';
import { bankStatements, founderAddress, passport, registryExtract } from '../required-documents.js';
import { addressSetup, booksSetup, completion, hidden, officersSetup, preparation, registration, returns, shown } from '../steps.js';

const bcFees = [once('Регистрация и название в BC', 'BC incorporation and name', 380)];
const federalFees = [
  once('Федеральная регистрация', 'Federal incorporation', 200),
  once('Регистрация в провинции', 'Provincial registration', 300),
];
const upkeep = [
  yearly('Адрес и агент для почты', 'Address and agent for post', 420),
  yearly('Годовой отчёт и декларация без оборота', 'Annual report and the tax return without turnover', 650),
];

export const canada: PlannedCountry = {
  code: 'CA',
  name: name('Канада', 'Canada'),
  currency: 'CAD',
  facts: {
    summary: t(
      'Компания в Британской Колумбии открывается без директоров-жителей Канады, у федеральной четверть правления должна жить в стране. Решите, где будете работать: налог зависит от провинции.',
      'A British Columbia company needs no resident directors; a quarter of a federal board must live in Canada. Choose where you will work: tax depends on the province.',
    ),
    taxes: [
      tax('Федеральный налог', 'Federal tax', '15 %', '15%'),
      tax('Вместе с провинцией BC', 'Together with BC', '27 %', '27%'),
      tax('Малый бизнес резидентов', 'Small business of residents', '11 % в BC', '11% in BC'),
      tax('GST', 'GST', '5 %, плюс налог провинции', '5%, plus a provincial tax'),
    ],
    legalForms: [
      form(
        'BC Ltd',
        'Компания Британской Колумбии',
        'Company of British Columbia',
        'Для нерезидентов: директора откуда угодно',
        'For non-residents: directors from anywhere',
      ),
      form(
        'Inc',
        'Федеральная корпорация',
        'Federal corporation',
        'Для работы по всей стране: название защищено, нужны директора-жители',
        'For work in all provinces: the name is protected, resident directors are required',
      ),
    ],
    terms: terms(2, 14, 'Название проверяют отчётом NUANS, регистрация — день', 'A NUANS report checks the name, the filing takes a day'),
    mandatoryPayments: [...bcFees, ...upkeep],
    visit: visit(
      'no',
      'Регистрация онлайн; крупный банк просит визит, финтех — нет',
      'Registration is online; a large bank asks for a visit, a fintech does not',
    ),
    founderTasks: [
      t('Вести реестр прозрачности о владельцах', 'Keep the transparency register of owners'),
      t('Получить Business Number', 'Get a Business Number'),
      t('Сдавать T2 за 6 месяцев после года', 'File T2 within 6 months of the year end'),
    ],
  },
  services: [
    {
      key: 'bc',
      type: 'companyRegistration',
      legalForm: name('BC Ltd', 'BC Ltd'),
      title: name('Регистрация компании в Британской Колумбии', 'Incorporation in British Columbia'),
      description: t(
        'Название, устав, акции, реестр прозрачности, номер BN и учёт GST, если он нужен сразу.',
        'The name, the articles, the shares, the transparency register, a BN and GST where needed at once.',
      ),
      price: 980,
      prepayment: 30,
      reward: 20,
      termDays: 8,
      mandatoryPayments: [...bcFees, ...upkeep],
      options: foundingOptions({
        days: 8,
        express: { days: 4, price: 220 },
        employees: { max: 30, price: 20 },
        directors: { own: 0, hired: 60 },
        officers: { agent: 180, secretary: 260 },
        areas: { it: 0, ecommerce: 0, trade: 0, logistics: 90, tourism: 90 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(shown('Отчёт по названию', 'Name report'), shown('Устав', 'Articles')),
        registration(
          shown('Подача в BC Registry', 'Filing with BC Registry'),
          hidden('Исправления по замечаниям реестра', 'Corrections to the registry’s remarks'),
        ),
        completion(shown('Номер BN', 'Business number'), shown('Реестр прозрачности', 'Transparency register')),
      ],
    },
    {
      key: 'federal',
      type: 'companyRegistration',
      legalForm: name('Inc', 'Inc'),
      title: name('Федеральная корпорация в Канаде', 'Federal corporation in Canada'),
      description: t(
        'Отчёт NUANS, устав корпорации, регистрация в провинции работы и директор-житель, если своего нет.',
        'The NUANS report, the articles of incorporation, registration in the province of work and a resident director if you have none.',
      ),
      price: 1290,
      prepayment: 30,
      reward: 20,
      termDays: 12,
      mandatoryPayments: [...federalFees, ...upkeep],
      options: foundingOptions({
        days: 12,
        express: { days: 7, price: 240 },
        employees: { max: 50, price: 20 },
        directors: { own: 0, provided: 3600 },
        officers: { agent: 180, auditor: 2600 },
        areas: { it: 0, education: 0, production: 180, finance: 1200 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(shown('Отчёт NUANS', 'NUANS report')),
        registration(
          shown('Подача в Corporations Canada', 'Filing with Corporations Canada'),
          shown('Регистрация в провинции', 'Provincial registration'),
        ),
        completion(shown('Номер BN', 'Business number'), hidden('Контроль доли жителей в правлении', 'Share of residents on the board')),
      ],
    },
    {
      key: 'address',
      type: 'legalAddress',
      legalForm: anyForm,
      title: name('Адрес и хранение книг в Ванкувере', 'Address and records in Vancouver'),
      description: t(
        'Юридический адрес, книга записей для проверки и приём судебной почты.',
        'The registered office, the minute book for inspection and reception of court mail.',
      ),
      price: 460,
      prepayment: 100,
      reward: 10,
      termDays: 2,
      mandatoryPayments: [],
      options: yearlyOptions(430),
      requiredDocuments: [],
      steps: [addressSetup(), officersSetup(shown('Перенос книги записей', 'Transfer of the minute book'))],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: anyForm,
      title: name('Бухгалтерия компании в Канаде, год', 'Accounting in Canada, one year'),
      description: t(
        'T2, GST, зарплата и раздел для владельцев-нерезидентов с удержаниями по договору.',
        'T2, GST, payroll and the part for non-resident owners with withholding under the treaty.',
      ),
      price: 1750,
      prepayment: 25,
      reward: 12,
      termDays: 12,
      mandatoryPayments: [],
      options: yearlyOptions(1650, { max: 30, price: 22 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Доступ Represent a Client', 'Represent a Client access')),
        returns(shown('Первая декларация GST', 'First GST return'), shown('Декларация T2', 'T2 return')),
      ],
    },
  ],
};
