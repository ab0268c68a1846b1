import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, name, t } from '../plan.js';
import { bankStatements, criminalRecord, founderAddress, passport, powerOfAttorney, registryExtract } from '../required-documents.js';
import { addressSetup, booksSetup, completion, hidden, preparation, registration, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Registered office', 240),
  yearly('Бухгалтерия и отчётность без оборота', 'Accounting and reports without turnover', 600),
];
const fees = [
  once('Публикация и сборы реестра ONRC', 'Publication and ONRC charges', 30),
  once('Нотариальная декларация', 'Notarised declaration', 45),
];

export const romania: PlannedCountry = {
  code: 'RO',
  name: name('Румыния', 'Romania'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Пока оборот меньше 100 000 евро, микрокомпания платит 1 % с выручки вместо налога на прибыль. Нужен хотя бы один сотрудник по договору.',
      'Up to a turnover of EUR 100,000 a micro-company pays 1% of sales instead of profit tax. It needs at least one employee under contract.',
    ),
    taxes: [
      tax('Микрокомпания', 'Micro-company', '1 % выручки', '1% of turnover'),
      tax('Налог на прибыль', 'Corporate income tax', '16 %', '16%'),
      tax('НДС', 'VAT', '21 %, пониженная 11 %', '21%, reduced rate 11%'),
      tax('Налог на дивиденды', 'Tax on dividends', '16 %', '16%'),
    ],
    legalForms: [
      form(
        'SRL',
        'Общество с ограниченной ответственностью (societate cu răspundere limitată)',
        'Limited liability company (societate cu răspundere limitată)',
        'Для услуг и торговли: капитал от 500 леев',
        'For services and trade: capital from RON 500',
      ),
      form(
        'SA',
        'Акционерное общество (societate pe acțiuni)',
        'Stock company (societate pe acțiuni)',
        'Для инвесторов: капитал от 90 000 леев, два акционера',
        'For investors: capital from RON 90,000, two shareholders',
      ),
      form(
        'PFA',
        'Предприниматель (persoană fizică autorizată)',
        'Authorised natural person (persoană fizică autorizată)',
        'Для граждан ЕС и жителей: до пяти видов деятельности',
        'For EU citizens and residents: up to five activities',
      ),
    ],
    terms: terms(5, 15, 'Реестр решает за 1–3 дня, документы готовят дольше', 'The register decides in 1–3 days, the papers take longer'),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'no',
      'Подписи заверяет нотариус там, где вы живёте, подаёт адвокат в Бухаресте',
      'A notary where you live certifies the signatures, a lawyer files in Bucharest',
    ),
    founderTasks: [
      t('Подписать декларацию о доходах и несудимости', 'Sign the declaration on income and criminal record'),
      t('Оформить первого сотрудника за 90 дней, чтобы платить 1 %', 'Hire the first employee within 90 days to pay 1%'),
      t('Выставлять счета через RO e-Factura', 'Issue invoices through RO e-Factura'),
    ],
  },
  services: [
    {
      key: 'srl',
      type: 'companyRegistration',
      legalForm: name('SRL', 'SRL'),
      title: name('Регистрация SRL в Румынии', 'SRL registration in Romania'),
      description: t(
        'Резерв названия, акт учредителя, договор адреса, запись в ONRC, код CUI и доступ к e-Factura.',
        'The reserved name, the founding act, the address contract, the ONRC entry, the CUI code and access to e-Factura.',
      ),
      price: 680,
      prepayment: 30,
      reward: 18,
      termDays: 12,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 12,
        express: { days: 6, price: 170 },
        employees: { max: 60, price: 14 },
        directors: { own: 0, hired: 60, provided: 1200 },
        officers: { representative: 180, auditor: 900 },
        areas: { it: 0, consulting: 0, logistics: 90, production: 150, construction: 150, food: 90 },
      }),
      requiredDocuments: [passport, criminalRecord, powerOfAttorney],
      steps: [
        preparation(
          shown('Резерв названия в ONRC', 'Reservation of the name at ONRC'),
          shown('Договор на адрес', 'Contract for the address'),
        ),
        registration(
          shown('Акт учредителя', 'Founding act'),
          shown('Подача в ONRC', 'Filing with ONRC'),
          hidden('Повторная подача при отказе', 'Refiling after a refusal'),
        ),
        completion(
          shown('Код CUI и налоговый режим', 'CUI code and the tax regime'),
          shown('Доступ к SPV и e-Factura', 'Access to SPV and e-Factura'),
        ),
      ],
    },
    {
      key: 'address',
      type: 'legalAddress',
      legalForm: name('SRL', 'SRL'),
      title: name('Юридический адрес в Бухаресте', 'Registered office in Bucharest'),
      description: t(
        'Договор, зарегистрированный в налоговой ANAF: без него ONRC адрес не принимает.',
        'A contract registered with the ANAF: without it ONRC does not accept the address.',
      ),
      price: 260,
      prepayment: 100,
      reward: 10,
      termDays: 4,
      mandatoryPayments: [],
      options: yearlyOptions(235),
      requiredDocuments: [],
      steps: [addressSetup(shown('Регистрация договора в ANAF', 'Registration of the contract with the ANAF'))],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('SRL', 'SRL'),
      title: name('Бухгалтерия SRL, год', 'Accounting of an SRL, one year'),
      description: t(
        'Микрокомпания или налог на прибыль, SAF-T (D406), зарплата одного сотрудника, годовая отчётность.',
        'Micro-company or profit tax, SAF-T (D406), payroll for one employee, the annual statements.',
      ),
      price: 1250,
      prepayment: 25,
      reward: 12,
      termDays: 7,
      mandatoryPayments: [],
      options: yearlyOptions(1150, { max: 50, price: 15 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Доверенность в SPV', 'Authorisation in SPV')),
        returns(shown('Первая D100', 'First D100'), shown('Годовая отчётность', 'Annual statements')),
      ],
    },
    {
      key: 'vat',
      type: 'accounting',
      legalForm: name('SRL', 'SRL'),
      title: name('Регистрация плательщика НДС в Румынии', 'VAT registration in Romania'),
      description: t(
        'Заявление 700, обоснование оборота и ответы ANAF до получения кода RO.',
        'Form 700, the case for the expected turnover and answers to the ANAF until the RO code is given.',
      ),
      price: 240,
      prepayment: 50,
      reward: 12,
      termDays: 20,
      mandatoryPayments: [],
      options: onceOptions(20, { days: 12, price: 80 }, { it: 0, ecommerce: 0, trade: 40 }),
      requiredDocuments: [registryExtract, founderAddress],
      steps: [
        booksSetup(shown('Обоснование оборота', 'Case for the turnover')),
        returns(shown('Заявление 700', 'Form 700'), hidden('Проверка риска по SPV', 'Risk check in SPV'), shown('Код RO', 'RO code')),
      ],
    },
  ],
};
