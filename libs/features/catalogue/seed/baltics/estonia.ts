import { areasAt } from '../choices.js';
import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, name, t } from '../plan.js';
import { bankStatements, founderAddress, passport, registryExtract } from '../required-documents.js';
import { addressSetup, booksSetup, completion, hidden, officersSetup, preparation, registration, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес и контактное лицо', 'Legal address and contact person', 240),
  yearly('Бухгалтерия и годовой отчёт без оборота', 'Accounting and the annual report without turnover', 600),
];

/** Orders and their tests are told on its services, so their prices, percents and documents stay. */
export const estonia: PlannedCountry = {
  code: 'EE',
  name: name('Эстония', 'Estonia'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Компанию открывают из дома по карте e-резидента или по доверенности. Пока прибыль остаётся в компании, налога на неё нет.',
      'A company is opened from home with an e-resident card or by power of attorney. As long as profit stays in the company, it is not taxed.',
    ),
    taxes: [
      tax('Налог на распределённую прибыль', 'Tax on distributed profit', '22 % (22/78 от суммы выплаты)', '22% (22/78 of the payment)'),
      tax('Нераспределённая прибыль', 'Retained profit', '0 %', '0%'),
      tax('НДС', 'VAT', '24 %, регистрация с оборота 40 000 евро', '24%, registration from a turnover of EUR 40,000'),
      tax('Социальный налог с зарплаты', 'Social tax on salaries', '33 %', '33%'),
    ],
    legalForms: [
      form(
        'OÜ',
        'Частное общество с ограниченной ответственностью (osaühing)',
        'Private limited company (osaühing)',
        'Подходит почти всем: капитал от 1 цента, хватает одного учредителя',
        'Suits almost everybody: capital from 1 cent, one founder is enough',
      ),
      form(
        'AS',
        'Акционерное общество (aktsiaselts)',
        'Public limited company (aktsiaselts)',
        'Для выпуска акций: капитал от 25 000 евро, совет и аудитор',
        'For issuing shares: capital from EUR 25,000, a supervisory board and an auditor',
      ),
      form(
        'FIE',
        'Предприниматель (füüsilisest isikust ettevõtja)',
        'Sole proprietor (füüsilisest isikust ettevõtja)',
        'Для жителей Эстонии с небольшим доходом, отвечает всем имуществом',
        'For residents of Estonia with a small income, liable with all they own',
      ),
    ],
    terms: terms(
      1,
      10,
      'С картой e-резидента от одного дня, по доверенности около недели',
      'From one day with an e-resident card, about a week by power of attorney',
    ),
    mandatoryPayments: [once('Государственная пошлина', 'State fee', 265), ...upkeep],
    visit: visit(
      'no',
      'Карту e-резидента выдаёт консульство, а по доверенности не нужна и она',
      'A consulate hands out the e-resident card; with a power of attorney you do without it',
    ),
    founderTasks: [
      t('Прислать паспорт и подтверждение адреса', 'Send the passport and a proof of address'),
      t('Подписать документы картой или выдать доверенность', 'Sign with the card or give a power of attorney'),
      t('Выбрать код деятельности EMTAK, мы подскажем', 'Choose the EMTAK activity code, we advise'),
      t('Подавать годовой отчёт до 30 июня, даже без оборота', 'File the annual report by 30 June, even without turnover'),
    ],
  },
  services: [
    {
      key: 'ou',
      type: 'companyRegistration',
      legalForm: name('OÜ', 'OÜ'),
      title: name('Регистрация OÜ в Эстонии', 'OÜ registration in Estonia'),
      description: t(
        'Готовим устав и решение учредителя, подаём заявление в Коммерческий регистр и передаём компанию с адресом и контактным лицом на первый год.',
        'We draft the articles and the founder’s resolution, file with the Business Register and hand over a company with an address and a contact person for the first year.',
      ),
      price: 890,
      prepayment: 30,
      reward: 20,
      termDays: 10,
      mandatoryPayments: [once('Государственная пошлина', 'State fee', 265), ...upkeep],
      options: foundingOptions({
        days: 10,
        express: { days: 5, price: 190 },
        employees: { max: 50, price: 15 },
        directors: { own: 0, provided: 1200 },
        officers: { representative: 200, auditor: 900 },
        areas: { it: 0, consulting: 0, trade: 0, ecommerce: 0, finance: 350, crypto: 600 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(shown('Устав и решение учредителя', 'Articles and the founder’s resolution')),
        registration(
          shown('Подписание картой или по доверенности', 'Signing with the card or by power of attorney'),
          shown('Подача в Коммерческий регистр', 'Filing with the Business Register'),
          hidden('Ответы на запросы регистра', 'Answers to queries of the register'),
          shown('Получение выписки', 'Receipt of the extract'),
        ),
        completion(shown('Запись контактного лица и адреса', 'Entry of the contact person and the address')),
      ],
    },
    {
      key: 'contact-person',
      type: 'legalAddress',
      legalForm: name('OÜ', 'OÜ'),
      title: name('Адрес и контактное лицо в Эстонии', 'Address and contact person in Estonia'),
      description: t(
        'Юридический адрес в Таллине и контактное лицо, которого закон требует при правлении за границей. Письма от ведомств сканируем в день получения.',
        'A legal address in Tallinn and the contact person the law asks for when the board is abroad. Letters of the authorities are scanned on the day they come.',
      ),
      price: 240,
      prepayment: 100,
      reward: 10,
      termDays: 3,
      mandatoryPayments: [],
      options: yearlyOptions(200),
      requiredDocuments: [],
      steps: [
        addressSetup(shown('Согласие контактного лица', 'Consent of the contact person')),
        officersSetup(shown('Запись в Коммерческом регистре', 'Entry in the Business Register')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('OÜ', 'OÜ'),
      title: name('Бухгалтерия OÜ, год', 'Accounting of an OÜ, one year'),
      description: t(
        'Декларации TSD и KMD каждый месяц, зарплата, годовой отчёт. Подходит компании, у которой до тридцати документов в месяц.',
        'TSD and KMD returns every month, payroll and the annual report. Fits a company with up to thirty documents a month.',
      ),
      price: 1450,
      prepayment: 25,
      reward: 15,
      termDays: 14,
      mandatoryPayments: [],
      options: {
        ...yearlyOptions(1300, { max: 30, price: 25 }),
        activityAreas: areasAt({ it: 0, consulting: 0, trade: 180, ecommerce: 240 }),
      },
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Учётная политика на эстонском и английском', 'Accounting policy in Estonian and English')),
        returns(shown('Первая декларация TSD', 'First TSD return'), shown('Годовой отчёт в регистр', 'Annual report to the register')),
      ],
    },
  ],
};
