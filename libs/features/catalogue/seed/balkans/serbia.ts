import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  businessPlan,
  companyAddress,
  founderAddress,
  passport,
  photograph,
  registryExtract,
  sourceOfFunds,
} from '../required-documents.js';
import { accountOpening, application, bankChoice, completion, hidden, preparation, registration, residence, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Registered address', 24000),
  yearly('Бухгалтерия и отчётность без оборота', 'Accounting and reports without turnover', 120000),
];
const fees = [once('Сбор Агентства хозяйственных регистров', 'Fee of the Business Registers Agency', 6000)];

export const serbia: PlannedCountry = {
  code: 'RS',
  name: name('Сербия', 'Serbia'),
  currency: 'RSD',
  facts: {
    summary: t(
      'Компания или статус предпринимателя дают вид на жительство, счёт открывают за неделю. Предпринимателю доступен паушальный налог: сумма известна на год вперёд.',
      'A company or the status of an entrepreneur gives residence, and an account opens within a week. Entrepreneurs may pay a lump-sum tax known a year ahead.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate tax', '15 %', '15%'),
      tax('НДС', 'VAT', '20 %, регистрация с оборота 8 млн динаров', '20%, registration from a turnover of RSD 8 million'),
      tax('Налог на дивиденды', 'Tax on dividends', '15 %', '15%'),
      tax(
        'Паушальный налог предпринимателя',
        'Entrepreneur’s lump-sum tax',
        'сумма по решению налоговой, оборот до 6 млн динаров',
        'set by the tax office, turnover up to RSD 6 million',
      ),
    ],
    legalForms: [
      form(
        'DOO',
        'Общество с ограниченной ответственностью (društvo s ograničenom odgovornošću)',
        'Limited liability company (društvo s ograničenom odgovornošću)',
        'Для бизнеса с партнёрами: капитал от 100 динаров',
        'For a business with partners: capital from RSD 100',
      ),
      form(
        'PR',
        'Предприниматель (preduzetnik)',
        'Entrepreneur (preduzetnik)',
        'Для работы на себя: возможен паушальный налог',
        'For working alone: lump-sum tax is possible',
      ),
    ],
    terms: terms(5, 15, 'Пять рабочих дней в агентстве, затем счёт в банке', 'Five working days at the agency, then the bank account'),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Компанию открывают по доверенности, для счёта и карты приезжают',
      'A company opens by power of attorney, the account and the card need a visit',
    ),
    founderTasks: [
      t('Назвать адрес и код деятельности', 'Name the address and the activity code'),
      t('Раскрыть владельцев в реестре за 15 дней', 'Enter the owners in the register within 15 days'),
      t('Оформить квалифицированную подпись для налоговой', 'Get a qualified signature for the tax office'),
    ],
  },
  services: [
    {
      key: 'doo',
      type: 'companyRegistration',
      legalForm: name('DOO', 'DOO'),
      title: name('Регистрация DOO в Сербии', 'DOO registration in Serbia'),
      description: t(
        'Учредительный акт на сербском, регистрация в АПР, налоговый номер PIB и помощь со счётом в банке.',
        'The founding act in Serbian, registration with the APR, the PIB tax number and help with the bank account.',
      ),
      price: 105000,
      prepayment: 40,
      reward: 20,
      termDays: 12,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 12,
        express: { days: 6, price: 18000 },
        employees: { max: 50, price: 2500 },
        directors: { own: 0, provided: 160000 },
        officers: { representative: 30000, auditor: 90000 },
        areas: { it: 0, consulting: 0, ecommerce: 0, food: 15000, construction: 20000, finance: 60000 },
      }),
      requiredDocuments: [passport, companyAddress],
      steps: [
        preparation(
          shown('Перевод паспорта присяжным переводчиком', 'Sworn translation of the passport'),
          shown('Учредительный акт', 'Founding act'),
        ),
        registration(
          shown('Подпись в Агентстве хозяйственных регистров', 'Signing at the Business Registers Agency'),
          shown('Решение о регистрации', 'Decision on the registration'),
          hidden('Проверка названия на запреты', 'Check of the name against bans'),
        ),
        completion(
          shown('Номер PIB и доступ к ePorezi', 'PIB number and access to ePorezi'),
          shown('Владельцы в реестре', 'Owners in the register'),
        ),
      ],
    },
    {
      key: 'entrepreneur',
      type: 'soleTrader',
      legalForm: name('Предприниматель (PR)', 'Entrepreneur (PR)'),
      title: name('Предприниматель в Сербии', 'Entrepreneur in Serbia'),
      description: t(
        'Регистрация, выбор между паушалом и книгами, квалифицированная подпись и вход в ePorezi.',
        'Registration, the choice between lump sum and books, a qualified signature and access to ePorezi.',
      ),
      price: 45000,
      prepayment: 30,
      reward: 15,
      termDays: 8,
      mandatoryPayments: [
        once('Сбор Агентства хозяйственных регистров', 'Fee of the Business Registers Agency', 1600),
        yearly('Взносы предпринимателя, минимум', 'Entrepreneur’s contributions, minimum', 216000),
      ],
      options: onceOptions(8, { days: 4, price: 9000 }, { it: 0, marketing: 0, education: 0, food: 6000 }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(shown('Сравнение налоговых режимов', 'Comparison of tax regimes')),
        registration(shown('Подача через eUprava', 'Filing through eUprava'), shown('Решение агентства', 'Decision of the agency')),
        completion(shown('Решение о паушале', 'Decision on the lump sum')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: name('DOO', 'DOO'),
      title: name('Счёт компании в банке Сербии', 'Company bank account in Serbia'),
      description: t(
        'Динаровый и валютный счета. Готовим объяснение оборотов и присутствуем на визите в банк.',
        'Dinar and foreign currency accounts. We prepare the explanation of the turnover and come along to the bank.',
      ),
      price: 380,
      currency: 'EUR',
      prepayment: 30,
      reward: 15,
      termDays: 15,
      mandatoryPayments: [],
      options: onceOptions(15, { days: 8, price: 90 }, { it: 0, trade: 60 }),
      requiredDocuments: [registryExtract, businessPlan, sourceOfFunds],
      steps: [bankChoice(), accountOpening(shown('Визит в банк', 'Visit to the bank'))],
    },
    {
      key: 'residence',
      type: 'residence',
      legalForm: individual,
      title: name('ВНЖ Сербии через компанию', 'Residence in Serbia through a company'),
      description: t(
        'Единое разрешение на жизнь и работу для директора или предпринимателя: подаём через eUprava и ведём до карты.',
        'The single permit to live and work for a director or an entrepreneur: we file through eUprava and stay until the card.',
      ),
      price: 72000,
      prepayment: 50,
      reward: 15,
      termDays: 30,
      mandatoryPayments: [once('Пошлины и карта', 'Fees and the card', 24000)],
      options: onceOptions(30, { days: 20, price: 15000 }),
      requiredDocuments: [passport, photograph, founderAddress],
      steps: [
        application(shown('Регистрация адреса (beli karton)', 'Registration of the address (beli karton)')),
        residence(
          shown('Подача на портале welcometoserbia', 'Filing on the welcometoserbia portal'),
          shown('Биометрия в полиции', 'Biometrics at the police'),
          shown('Карта', 'The card'),
        ),
      ],
    },
  ],
};
