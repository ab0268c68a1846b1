import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, anyForm, name, t } from '../plan.js';
import {
  articles,
  businessPlan,
  founderAddress,
  ownershipChart,
  passport,
  powerOfAttorney,
  registryExtract,
} from '../required-documents.js';
import { accountOpening, bankChoice, booksSetup, completion, hidden, preparation, registration, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Legal address', 150),
  yearly('Бухгалтерия и отчётность без оборота', 'Accounting and reports without turnover', 600),
];
const mbPayments = [once('Сборы Центра регистров', 'Fees of the Centre of Registers', 60), once('Нотариус', 'Notary', 120), ...upkeep];

export const lithuania: PlannedCountry = {
  code: 'LT',
  name: name('Литва', 'Lithuania'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Платёжных лицензий здесь больше, чем почти везде в Евросоюзе: счёт находится и для нерезидента. Небольшие компании платят сниженный налог на прибыль.',
      'There are more payment licences here than nearly anywhere in the European Union: a non-resident finds an account too. Small companies pay a reduced profit tax.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Profit tax', '17 %', '17%'),
      tax(
        'Малая компания: до 300 000 евро дохода',
        'Small company: income up to EUR 300,000',
        '7 %, первые два года 0 %',
        '7%, 0% in the first two years',
      ),
      tax('НДС', 'VAT', '21 %, регистрация с оборота 45 000 евро', '21%, registration from a turnover of EUR 45,000'),
      tax('Налог на дивиденды', 'Tax on dividends', '15 %', '15%'),
    ],
    legalForms: [
      form(
        'UAB',
        'Закрытое акционерное общество (uždaroji akcinė bendrovė)',
        'Private limited company (uždaroji akcinė bendrovė)',
        'Для бизнеса с инвестором и сотрудниками: капитал от 1000 евро',
        'For a business with an investor and staff: capital from EUR 1,000',
      ),
      form(
        'MB',
        'Малое товарищество (mažoji bendrija)',
        'Small partnership (mažoji bendrija)',
        'Для работы одному или с близкими: капитал не нужен, участники — до десяти физических лиц',
        'For working alone or with family: no capital, up to ten members, natural persons only',
      ),
      form(
        'IV',
        'Индивидуальная деятельность (individuali veikla)',
        'Individual activity (individuali veikla)',
        'Для жителей Литвы, без регистрации компании',
        'For residents of Lithuania, without a company',
      ),
    ],
    terms: terms(3, 12, 'Центр регистров отвечает за 3 рабочих дня', 'The Centre of Registers answers in 3 working days'),
    mandatoryPayments: mbPayments,
    visit: visit(
      'no',
      'Всё подписывают по доверенности, счёт открывает платёжный институт по видеосвязи',
      'Everything is signed by power of attorney, a payment institution opens the account by video call',
    ),
    founderTasks: [
      t('Выдать доверенность с апостилем и переводом', 'Give a power of attorney with apostille and translation'),
      t('Внести капитал на накопительный счёт', 'Pay the capital into an accumulation account'),
      t('Назначить руководителя по трудовому договору', 'Appoint the head under an employment contract'),
      t('Подать сведения о владельцах в JANGIS', 'Declare the owners in JANGIS'),
    ],
  },
  services: [
    {
      key: 'uab',
      type: 'companyRegistration',
      legalForm: name('UAB', 'UAB'),
      title: name('Регистрация UAB в Литве', 'UAB registration in Lithuania'),
      description: t(
        'Резервируем название, открываем накопительный счёт, заверяем устав у нотариуса и вносим компанию в Регистр юридических лиц.',
        'We reserve the name, open the accumulation account, have the articles certified and enter the company in the Register of Legal Entities.',
      ),
      price: 980,
      prepayment: 30,
      reward: 20,
      termDays: 12,
      mandatoryPayments: [
        once('Сборы Центра регистров', 'Fees of the Centre of Registers', 65),
        once('Нотариус', 'Notary', 180),
        ...upkeep,
      ],
      options: foundingOptions({
        days: 12,
        express: { days: 6, price: 220 },
        employees: { max: 60, price: 18 },
        directors: { own: 0, hired: 90, provided: 1500 },
        officers: { representative: 180, auditor: 1100 },
        areas: { it: 0, marketing: 0, ecommerce: 0, logistics: 0, finance: 900, crypto: 1200 },
      }),
      requiredDocuments: [passport, founderAddress, powerOfAttorney],
      steps: [
        preparation(
          shown('Резервирование названия', 'Reservation of the name'),
          shown('Накопительный счёт и капитал', 'Accumulation account and capital'),
        ),
        registration(
          shown('Заверение устава у нотариуса', 'Certification of the articles'),
          shown('Запись в Регистре юридических лиц', 'Entry in the Register of Legal Entities'),
        ),
        completion(
          shown('Сведения о владельцах в JANGIS', 'Owners in JANGIS'),
          shown('Регистрация руководителя в Sodra', 'Registration of the head with Sodra'),
        ),
      ],
    },
    {
      key: 'mb',
      type: 'companyRegistration',
      legalForm: name('MB', 'MB'),
      title: name('Регистрация MB в Литве', 'MB registration in Lithuania'),
      description: t(
        'Товарищество без капитала и без трудового договора с руководителем: доход участники забирают по ходу года.',
        'A partnership without capital and without an employment contract for its head: members draw the income during the year.',
      ),
      price: 620,
      prepayment: 30,
      reward: 18,
      termDays: 9,
      mandatoryPayments: mbPayments,
      options: foundingOptions({
        days: 9,
        employees: { max: 10, price: 18 },
        directors: { own: 0, provided: 1200 },
        officers: {},
        areas: { it: 0, marketing: 0, education: 0, tourism: 40, food: 80 },
      }),
      requiredDocuments: [passport, powerOfAttorney],
      steps: [
        preparation(shown('Договор участников', 'Agreement of the members')),
        registration(
          shown('Заверение документов', 'Certification of the documents'),
          shown('Запись в Регистре юридических лиц', 'Entry in the Register of Legal Entities'),
        ),
        completion(shown('Выбор порядка выплат участникам', 'Choice of how members are paid')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: anyForm,
      title: name('Счёт в платёжном институте Литвы', 'Account with a Lithuanian payment institution'),
      description: t(
        'IBAN на имя компании, карты и мультивалютные платежи. Смотрим на отрасль и страны клиентов и подаём туда, где такие компании берут.',
        'An IBAN in the company’s name, cards and payments in several currencies. We look at the line of business and the clients’ countries and apply where such companies are taken.',
      ),
      price: 540,
      prepayment: 40,
      reward: 15,
      termDays: 14,
      mandatoryPayments: [yearly('Обслуживание счёта', 'Account maintenance', 120)],
      options: onceOptions(14, { days: 7, price: 180 }, { it: 0, ecommerce: 0, trade: 90, crypto: 400 }),
      requiredDocuments: [registryExtract, articles, ownershipChart, businessPlan],
      steps: [bankChoice(), accountOpening(shown('Видеоинтервью владельца', 'Video interview of the owner'))],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('UAB', 'UAB'),
      title: name('Бухгалтерия UAB, год', 'Accounting of a UAB, one year'),
      description: t(
        'Реестр счетов i.SAF, НДС, взносы Sodra, годовая отчётность на литовском и английском.',
        'The i.SAF register of invoices, VAT, Sodra contributions, the annual statements in Lithuanian and English.',
      ),
      price: 1500,
      prepayment: 25,
      reward: 15,
      termDays: 10,
      mandatoryPayments: [],
      options: yearlyOptions(1380, { max: 40, price: 28 }),
      requiredDocuments: [registryExtract, articles],
      steps: [
        booksSetup(
          shown('Подключение i.SAF', 'Connection of i.SAF'),
          hidden('Сверка остатков с прежним бухгалтером', 'Reconciliation with the former accountant'),
        ),
        returns(shown('Первая декларация НДС', 'First VAT return'), shown('Годовая отчётность', 'Annual statements')),
      ],
    },
  ],
};
