import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions } from '../options.js';
import { type PlannedCountry, anyForm, individual, name, t } from '../plan.js';
import {
  bankStatements,
  businessPlan,
  founderAddress,
  ownershipChart,
  passport,
  photograph,
  registryExtract,
  sourceOfFunds,
} from '../required-documents.js';
import { accountOpening, application, bankChoice, completion, hidden, preparation, registration, residence, shown } from '../steps.js';

const zoneLicence = once('Первая лицензия свободной зоны', 'First free zone licence', 12500);
const zoneUpkeep = [
  yearly('Продление лицензии и рабочего места', 'Renewal of the licence and the desk', 12500),
  yearly('Бухгалтерия и декларация без оборота', 'Accounting and the tax return without turnover', 4800),
];
const mainlandFees = [once('Лицензия, нотариус и одобрения', 'Licence, notary and approvals', 18000)];
const mainlandUpkeep = [
  yearly('Продление лицензии и офис', 'Renewal of the licence and the office', 21000),
  yearly('Бухгалтерия и декларация без оборота', 'Accounting and the tax return without turnover', 6000),
];

export const emirates: PlannedCountry = {
  code: 'AE',
  name: name('Объединённые Арабские Эмираты', 'United Arab Emirates'),
  currency: 'AED',
  facts: {
    summary: t(
      'Больше сорока свободных зон, где иностранец владеет всем, и материковые компании для работы внутри страны. Владелец получает резидентскую визу на два года.',
      'More than forty free zones owned fully by foreigners, and mainland companies to work inside the country. The owner gets a residence visa for two years.',
    ),
    taxes: [
      tax('Корпоративный налог', 'Corporate tax', '0 % до 375 000 дирхамов прибыли, 9 % свыше', '0% up to AED 375,000 of profit, 9% above'),
      tax('Доход свободной зоны по списку', 'Qualifying income of a free zone', '0 %', '0%'),
      tax('НДС', 'VAT', '5 %, регистрация с оборота 375 000 дирхамов', '5%, registration from a turnover of AED 375,000'),
      tax('Подоходный налог', 'Personal income tax', 'нет', 'none'),
    ],
    legalForms: [
      form(
        'FZ-LLC',
        'Компания свободной зоны',
        'Free zone company',
        'Для услуг, IT и торговли за границу: один владелец, офис по правилам зоны',
        'For services, IT and trade abroad: one owner, an office as the zone requires',
      ),
      form(
        'LLC',
        'Материковая компания',
        'Mainland company',
        'Для работы с местными клиентами и тендеров',
        'For local clients and tenders',
      ),
      form(
        'RAK ICC',
        'Компания без визы и офиса',
        'Company without visa and office',
        'Для владения долями и недвижимостью',
        'For holding shares and property',
      ),
    ],
    terms: terms(7, 30, 'Зависит от зоны и вида деятельности', 'Depends on the zone and the activity'),
    mandatoryPayments: [zoneLicence, ...zoneUpkeep],
    visit: visit(
      'yes',
      'Компанию открывают без вас, но за визой, картой и счётом приезжают на неделю',
      'The company opens without you, but the visa, the card and the account need a week there',
    ),
    founderTasks: [
      t('Выбрать зону по деятельности: смена зоны — новая компания', 'Choose the zone by activity: another zone means a new company'),
      t('Приехать на медосмотр и отпечатки', 'Come for the medical and the fingerprints'),
      t('Встать на учёт по корпоративному налогу за 3 месяца', 'Register for corporate tax within 3 months'),
      t('Заезжать в страну не реже раза в полгода, чтобы сохранить визу', 'Enter the country at least every six months to keep the visa'),
    ],
  },
  services: [
    {
      key: 'free-zone',
      type: 'companyRegistration',
      legalForm: name('FZ-LLC', 'FZ-LLC'),
      title: name('Компания в свободной зоне ОАЭ', 'Free zone company in the UAE'),
      description: t(
        'Сравниваем зоны по цене, списку деятельности и банкам, получаем лицензию, устав и квоту на одну визу.',
        'We compare zones by price, activity list and banks, and obtain the licence, the articles and a quota for one visa.',
      ),
      price: 7900,
      prepayment: 30,
      reward: 25,
      termDays: 14,
      mandatoryPayments: [zoneLicence, ...zoneUpkeep],
      options: foundingOptions({
        days: 14,
        express: { days: 7, price: 1500 },
        employees: { max: 12, price: 3800 },
        directors: { own: 0, hired: 900, provided: 9000 },
        officers: { representative: 2500, auditor: 4500 },
        areas: { it: 0, marketing: 0, ecommerce: 500, trade: 1500, holding: 0, finance: 9000, crypto: 15000 },
      }),
      requiredDocuments: [passport, photograph, businessPlan],
      steps: [
        preparation(shown('Сравнение зон', 'Comparison of the zones'), shown('Три варианта названия', 'Three choices of name')),
        registration(
          shown('Заявление в администрацию зоны', 'Application to the zone’s authority'),
          hidden('Предварительное одобрение безопасности', 'Security pre-approval'),
          shown('Оплата и выпуск лицензии', 'Payment and issue of the licence'),
        ),
        completion(
          shown('Карта учреждения для виз', 'Establishment card for visas'),
          shown('Учёт по корпоративному налогу', 'Corporate tax registration'),
        ),
      ],
    },
    {
      key: 'mainland',
      type: 'companyRegistration',
      legalForm: name('LLC', 'LLC'),
      title: name('Материковая компания в ОАЭ', 'Mainland company in the UAE'),
      description: t(
        'Лицензия департамента экономики, устав у нотариуса на двух языках, договор Ejari на офис и одобрения ведомств.',
        'The licence of the department of economy, notarised articles in two languages, the Ejari office contract and the approvals.',
      ),
      price: 14500,
      prepayment: 50,
      reward: 25,
      termDays: 28,
      mandatoryPayments: [...mainlandFees, ...mainlandUpkeep],
      options: foundingOptions({
        days: 28,
        express: { days: 16, price: 2800 },
        employees: { max: 60, price: 4200 },
        directors: { own: 0, hired: 1200, provided: 12000 },
        officers: { representative: 3000, auditor: 6000 },
        areas: { it: 0, trade: 0, construction: 6000, food: 4500, tourism: 5000, logistics: 3500, education: 6000 },
      }),
      requiredDocuments: [passport, photograph, founderAddress, sourceOfFunds],
      steps: [
        preparation(
          shown('Выбор деятельности и одобрения', 'Choice of the activity and approvals'),
          shown('Договор на офис (Ejari)', 'Office contract (Ejari)'),
        ),
        registration(
          shown('Устав у нотариуса', 'Articles at the notary'),
          shown('Лицензия департамента экономики', 'Licence of the department of economy'),
          hidden('Внешние одобрения ведомств', 'External approvals'),
        ),
        completion(shown('Карта учреждения', 'Establishment card'), shown('Учёт в MOHRE', 'Registration with MOHRE')),
      ],
    },
    {
      key: 'residence',
      type: 'residence',
      legalForm: individual,
      title: name('Резидентская виза владельца компании', 'Residence visa of a company’s owner'),
      description: t(
        'Въездное разрешение, медосмотр, отпечатки и карта Emirates ID; семью подключаем после неё.',
        'The entry permit, the medical, the fingerprints and the Emirates ID; the family follows after it.',
      ),
      price: 3200,
      prepayment: 100,
      reward: 15,
      termDays: 20,
      mandatoryPayments: [once('Государственные сборы', 'Government fees', 3800)],
      options: onceOptions(20, { days: 10, price: 700 }),
      requiredDocuments: [passport, photograph],
      steps: [
        application(shown('Въездное разрешение', 'Entry permit')),
        residence(
          shown('Медосмотр', 'Medical'),
          shown('Отпечатки пальцев', 'Fingerprints'),
          shown('Карта Emirates ID', 'Emirates ID card'),
        ),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: anyForm,
      title: name('Счёт компании в ОАЭ', 'Company account in the UAE'),
      description: t(
        'Банк или цифровой счёт под вашу зону и остаток. Готовим договоры, инвойсы и схему владения до подачи.',
        'A bank or a digital account to fit the zone and the balance. Contracts, invoices and the ownership chart are prepared first.',
      ),
      price: 4900,
      prepayment: 40,
      reward: 15,
      termDays: 35,
      mandatoryPayments: [yearly('Ведение счёта', 'Account maintenance', 1200)],
      options: onceOptions(35, { days: 20, price: 1500 }, { it: 0, trade: 900, holding: 500 }),
      requiredDocuments: [registryExtract, ownershipChart, bankStatements, businessPlan],
      steps: [
        bankChoice(shown('Договоры и инвойсы', 'Contracts and invoices')),
        accountOpening(shown('Встреча с менеджером банка', 'Meeting with the bank’s manager')),
      ],
    },
  ],
};
