import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions } from '../options.js';
import { type PlannedCountry, anyForm, name, t } from '../plan.js';
import { businessPlan, founderAddress, invoices, passport, registryExtract } from '../required-documents.js';
import { accountOpening, bankChoice, completion, hidden, preparation, registration, shown } from '../steps.js';

const fees = [
  once('Перевод и нотариус; госпошлины для малого бизнеса нет', 'Translation and notary; no state fee for small business', 35000),
];
const upkeep = [
  yearly('Юридический адрес', 'Legal address', 60000),
  yearly('Бухгалтерия и отчёты без оборота', 'Accounting and reports without turnover', 180000),
];
const aifcFees = [once('Сбор за регистрацию в МФЦА', 'AIFC registration fee', 300, 'USD')];
const aifcUpkeep = [
  yearly('Ежегодный сбор МФЦА', 'AIFC annual fee', 300, 'USD'),
  yearly('Адрес и отчётность без оборота', 'Address and reports without turnover', 900, 'USD'),
];

export const kazakhstan: PlannedCountry = {
  code: 'KZ',
  name: name('Казахстан', 'Kazakhstan'),
  currency: 'KZT',
  facts: {
    summary: t(
      'ТОО открывают на портале eGov за день, если у учредителя есть ИИН и подпись. Для IT и финансов есть МФЦА: английское право, льготы и документы на английском.',
      'A TOO is opened on eGov within a day once the founder has an IIN and a signature. For IT and finance there is the AIFC: English law, incentives and papers in English.',
    ),
    taxes: [
      tax('Корпоративный подоходный налог', 'Corporate income tax', '20 %', '20%'),
      tax('Упрощённый режим', 'Simplified regime', '4 %', '4%'),
      tax('НДС', 'VAT', '16 %', '16%'),
      tax('Налог на дивиденды нерезиденту', 'Tax on dividends to a non-resident', '15 %, по договорам 5 %', '15%, 5% under treaties'),
    ],
    legalForms: [
      form(
        'TOO',
        'Товарищество с ограниченной ответственностью (ТОО, ЖШС)',
        'Limited liability partnership (ТОО, ЖШС)',
        'Для работы в стране: малому бизнесу капитал не нужен',
        'For work in the country: small business needs no capital',
      ),
      form(
        'AIFC',
        'Частная компания МФЦА',
        'AIFC private company',
        'Для IT, холдинга и финансов: английское право и свой суд',
        'For IT, holdings and finance: English law and a court of its own',
      ),
      form(
        'IE',
        'Индивидуальный предприниматель',
        'Individual entrepreneur',
        'Для граждан и кандасов, иностранцу недоступно',
        'For citizens and kandas, not open to foreigners',
      ),
    ],
    terms: terms(3, 15, 'Дольше всего получают ИИН и ЭЦП', 'The individual number and the digital signature take longest'),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'ИИН дают и по доверенности, ЭЦП директора — лично или в консульстве',
      'The IIN works by power of attorney, the director’s signature in person or at a consulate',
    ),
    founderTasks: [
      t('Получить ИИН и электронную подпись', 'Get an IIN and an electronic signature'),
      t('Открыть счёт и уведомить eGov о директоре', 'Open the account and name the director on eGov'),
      t('Встать на учёт по НДС, если оборот требует', 'Register for VAT if the turnover requires it'),
    ],
  },
  services: [
    {
      key: 'too',
      type: 'companyRegistration',
      legalForm: name('ТОО', 'LLP (TOO)'),
      title: name('Регистрация ТОО в Казахстане', 'LLP registration in Kazakhstan'),
      description: t(
        'ИИН и подпись учредителя, регистрация на eGov, налоговый режим и первый счёт в банке.',
        'The founder’s IIN and signature, registration on eGov, the tax regime and the first bank account.',
      ),
      price: 320000,
      prepayment: 30,
      reward: 18,
      termDays: 12,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 12,
        express: { days: 6, price: 60000 },
        employees: { max: 50, price: 9000 },
        directors: { own: 0, hired: 30000, provided: 700000 },
        officers: { representative: 120000, auditor: 400000 },
        areas: { it: 0, trade: 0, logistics: 40000, production: 80000, food: 50000, finance: 300000 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(shown('ИИН и ЭЦП', 'IIN and electronic signature'), shown('Перевод документов', 'Translation of the documents')),
        registration(
          shown('Регистрация на eGov', 'Registration on eGov'),
          hidden('Проверка ограничений директора', 'Check of bans on the director'),
          shown('Справка о регистрации', 'Registration certificate'),
        ),
        completion(shown('Налоговый режим', 'Tax regime'), shown('Счёт в банке', 'Bank account')),
      ],
    },
    {
      key: 'aifc',
      type: 'companyRegistration',
      legalForm: name('Частная компания МФЦА', 'AIFC private company'),
      title: name('Компания в МФЦА', 'Company in the AIFC'),
      description: t(
        'Регистрация в финансовом центре Астаны: устав на английском, AIN, допуск к льготам и к суду МФЦА.',
        'Registration in the financial centre of Astana: articles in English, the AIN, access to incentives and to the AIFC Court.',
      ),
      price: 2400,
      currency: 'USD',
      prepayment: 35.5,
      reward: 22.5,
      termDays: 15,
      mandatoryPayments: [...aifcFees, ...aifcUpkeep],
      options: foundingOptions({
        days: 15,
        express: { days: 10, price: 450 },
        employees: { max: 50, price: 25 },
        directors: { own: 0, provided: 2200 },
        officers: { secretary: 400, auditor: 1500 },
        areas: { it: 0, consulting: 0, holding: 200, finance: 2500, crypto: 3500 },
      }),
      requiredDocuments: [passport, founderAddress, businessPlan],
      steps: [
        preparation(shown('Заявка и план', 'Application and plan')),
        registration(
          shown('Подача на портал МФЦА', 'Filing on the AIFC portal'),
          shown('Решение регистратора', 'Registrar’s decision'),
          hidden('Ответы регистратору', 'Answers to the registrar'),
        ),
        completion(shown('Номер AIN и налоговый учёт', 'AIN and tax registration')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: anyForm,
      title: name('Счёт компании в Казахстане', 'Company account in Kazakhstan'),
      description: t(
        'Тенговый и валютный счета. Готовим описание оборотов и примеры договоров, записываем директора на визит.',
        'Tenge and currency accounts. We prepare the turnover and sample contracts and book the director’s visit.',
      ),
      price: 280000,
      prepayment: 40,
      reward: 15,
      termDays: 12,
      mandatoryPayments: [],
      options: onceOptions(12, { days: 6, price: 70000 }, { it: 0, trade: 40000 }),
      requiredDocuments: [registryExtract, invoices, businessPlan],
      steps: [
        bankChoice(shown('Примеры договоров', 'Sample contracts')),
        accountOpening(shown('Визит директора', 'Visit of the director')),
      ],
    },
  ],
};
