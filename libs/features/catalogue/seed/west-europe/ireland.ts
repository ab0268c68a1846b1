import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, name, t } from '../plan.js';
import {
  bankStatements,
  businessPlan,
  founderAddress,
  ownershipChart,
  passport,
  registryExtract,
  taxNumber,
} from '../required-documents.js';
import {
  accountOpening,
  bankChoice,
  booksSetup,
  completion,
  hidden,
  officersSetup,
  preparation,
  registration,
  returns,
  shown,
} from '../steps.js';

const upkeep = [
  yearly('Адрес и секретарь компании', 'Registered office and company secretary', 480),
  yearly('Отчётность без оборота', 'Accounts without turnover', 750),
  yearly('Годовая форма B1', 'Annual return B1', 20),
];
const fees = [
  once('Сбор реестра CRO', 'CRO fee', 50),
  once(
    'Страховая гарантия Section 137 на два года, если нет директора из ЕЭЗ',
    'Section 137 bond for two years, without an EEA director',
    1850,
  ),
];

export const ireland: PlannedCountry = {
  code: 'IE',
  name: name('Ирландия', 'Ireland'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Англоязычная страна Евросоюза с налогом 12,5 % на прибыль от торговли. Нужен директор из ЕЭЗ либо страховая гарантия вместо него.',
      'An English-speaking country of the European Union with 12.5% tax on trading profit. It asks for a director from the EEA, or a bond instead.',
    ),
    taxes: [
      tax('Налог на прибыль от деятельности', 'Tax on trading profit', '12,5 %', '12.5%'),
      tax('Налог на пассивный доход', 'Tax on passive income', '25 %', '25%'),
      tax(
        'НДС',
        'VAT',
        '23 %, регистрация с 42 500 евро услуг или 85 000 товаров',
        '23%, registration from EUR 42,500 of services or EUR 85,000 of goods',
      ),
      tax('Льгота на исследования', 'Research credit', '35 % затрат', '35% of the cost'),
    ],
    legalForms: [
      form(
        'LTD',
        'Частная компания с ограниченной ответственностью',
        'Private company limited by shares',
        'Для работы: хватает одного директора и секретаря',
        'For trading: one director and a secretary are enough',
      ),
      form(
        'DAC',
        'Компания с определённой деятельностью',
        'Designated activity company',
        'Для фондов и совместных проектов: два директора, цели записаны в уставе',
        'For funds and joint ventures: two directors, objects in the constitution',
      ),
    ],
    terms: terms(
      5,
      15,
      'По образцу устава 5 рабочих дней, гарантия добавляет неделю',
      'Five working days with the model constitution, the bond adds a week',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'no',
      'Подписи электронные, визит просят только некоторые банки',
      'Signatures are electronic, only some banks ask for a visit',
    ),
    founderTasks: [
      t('Получить номер VIF для директора без PPS', 'Get a VIF number for a director without a PPS'),
      t('Показать связь с Ирландией: клиенты, договоры, сотрудники', 'Show the tie to Ireland: clients, contracts, staff'),
      t('Внести владельцев в RBO за 5 месяцев', 'Enter the owners in the RBO within 5 months'),
    ],
  },
  services: [
    {
      key: 'ltd',
      type: 'companyRegistration',
      legalForm: name('LTD', 'LTD'),
      title: name('Регистрация LTD в Ирландии', 'LTD registration in Ireland'),
      description: t(
        'Номера VIF для директоров, устав, гарантия Section 137, регистрация в CRO и налоговый номер Revenue.',
        'VIF numbers for directors, the constitution, the Section 137 bond, registration with the CRO and a Revenue tax number.',
      ),
      price: 990,
      prepayment: 30,
      reward: 20,
      termDays: 14,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 14,
        express: { days: 8, price: 250 },
        employees: { max: 60, price: 20 },
        directors: { own: 0, hired: 60, provided: 3600 },
        officers: { secretary: 300, auditor: 2200 },
        areas: { it: 0, consulting: 0, ecommerce: 0, holding: 120, finance: 1500 },
      }),
      requiredDocuments: [passport, founderAddress, taxNumber],
      steps: [
        preparation(shown('Номера VIF', 'VIF numbers'), shown('Гарантия Section 137', 'Section 137 bond')),
        registration(
          shown('Форма A1 в портале CORE', 'Form A1 on the CORE portal'),
          hidden('Правки по замечаниям CRO', 'Corrections to the CRO’s remarks'),
          shown('Свидетельство о регистрации', 'Certificate of incorporation'),
        ),
        completion(shown('Регистрация в Revenue (TR2)', 'Registration with Revenue (TR2)'), shown('Владельцы в RBO', 'Owners in the RBO')),
      ],
    },
    {
      key: 'secretary',
      type: 'legalAddress',
      legalForm: name('LTD', 'LTD'),
      title: name('Секретарь и адрес в Дублине', 'Secretary and address in Dublin'),
      description: t(
        'Секретарь ведёт книги компании, подаёт B1 в срок и принимает письма по адресу в Дублине.',
        'The secretary keeps the company’s books, files the B1 in time and receives letters at an address in Dublin.',
      ),
      price: 520,
      prepayment: 50,
      reward: 12,
      termDays: 4,
      mandatoryPayments: [],
      options: yearlyOptions(480),
      requiredDocuments: [registryExtract],
      steps: [
        officersSetup(
          shown('Назначение секретаря (форма B10)', 'Appointment of the secretary (form B10)'),
          shown('Смена адреса (форма B2)', 'Change of address (form B2)'),
        ),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: name('LTD', 'LTD'),
      title: name('Счёт компании в Ирландии', 'Company account in Ireland'),
      description: t(
        'Ирландский IBAN для компании с нерезидентами. Заранее собираем доказательства присутствия, которые просит банк.',
        'An Irish IBAN for a company with non-residents. We collect beforehand the proof of presence that the bank asks for.',
      ),
      price: 690,
      prepayment: 40,
      reward: 15,
      termDays: 28,
      mandatoryPayments: [yearly('Ведение счёта', 'Account maintenance', 120)],
      options: onceOptions(28, { days: 15, price: 220 }),
      requiredDocuments: [registryExtract, ownershipChart, businessPlan],
      steps: [
        bankChoice(shown('Доказательства присутствия в Ирландии', 'Proof of presence in Ireland')),
        accountOpening(shown('Звонок с менеджером банка', 'Call with the bank’s manager')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('LTD', 'LTD'),
      title: name('Бухгалтерия LTD, год', 'Accounting of an LTD, one year'),
      description: t(
        'НДС раз в два месяца, CT1, отчётность в iXBRL и сокращённый вариант для реестра.',
        'VAT every two months, CT1, accounts in iXBRL and the abridged version for the register.',
      ),
      price: 2100,
      prepayment: 25,
      reward: 12,
      termDays: 12,
      mandatoryPayments: [],
      options: yearlyOptions(1950, { max: 40, price: 22 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Полномочия агента в ROS', 'Agent’s authorisation in ROS')),
        returns(shown('Первая форма VAT3', 'First VAT3 return'), shown('CT1 и отчётность', 'CT1 and accounts')),
      ],
    },
  ],
};
