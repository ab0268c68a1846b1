import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, anyForm, name, t } from '../plan.js';
import { bankStatements, founderAddress, passport, registryExtract, sourceOfFunds } from '../required-documents.js';
import { booksSetup, completion, hidden, preparation, registration, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Registered address', 96000),
  yearly('Налоговый бухгалтер без оборота', 'Tax accountant without turnover', 240000),
  yearly('Местный налог с компании', 'Local per-capita tax', 70000),
];
const gkFee = once('Регистрационный налог годо кайся', 'Registration and licence tax for a godo kaisha', 60000);
const kkFees = [
  once('Регистрационный налог', 'Registration and licence tax', 150000),
  once('Нотариус устава', 'Notary for the articles', 40000),
];

/** Japan is here for its currency too: the yen has no minor unit. */
export const japan: PlannedCountry = {
  code: 'JP',
  name: name('Япония', 'Japan'),
  currency: 'JPY',
  facts: {
    summary: t(
      'Нерезидент может учредить компанию без визита, но нужны местный адрес и документы на японском. Капитал вносят на счёт учредителя или представителя.',
      'A non-resident may found a company without a visit, but a local address and papers in Japanese are required. The capital goes to the account of a founder or a representative.',
    ),
    taxes: [
      tax('Национальный корпоративный налог', 'National corporate tax', '23,2 %', '23.2%'),
      tax('Вместе с местными налогами', 'Together with local taxes', 'около 30–34 %', 'about 30–34%'),
      tax('Налог на потребление', 'Consumption tax', '10 %, пониженная 8 %', '10%, reduced rate 8%'),
      tax('Налог у источника на дивиденды', 'Withholding tax on dividends', '20,42 %', '20.42%'),
    ],
    legalForms: [
      form(
        'GK',
        'Годо кайся (合同会社)',
        'Godo kaisha (合同会社)',
        'Для небольшого дела: дешевле, без нотариуса, участники решают сами',
        'For smaller firms: cheaper, no notary, members decide',
      ),
      form(
        'KK',
        'Кабусики кайся (株式会社)',
        'Kabushiki kaisha (株式会社)',
        'Для работы с японскими компаниями: нотариальный устав, акции',
        'For work with Japanese companies: notarised articles, shares',
      ),
    ],
    terms: terms(14, 40, 'Перевод и подписи занимают больше, чем сама подача', 'Translation and signatures take longer than the filing'),
    mandatoryPayments: [gkFee, ...upkeep],
    visit: visit(
      'sometimes',
      'Учредить можно без визита; счёт компании в крупном банке требует директора-жителя',
      'Founding needs no visit; a company account at a large bank needs a resident director',
    ),
    founderTasks: [
      t('Подготовить подпись с заверением (вместо печати inkan)', 'Prepare a certified signature (in place of an inkan seal)'),
      t('Перевести капитал на счёт учредителя и сохранить выписку', 'Transfer the capital to a founder’s account and keep the statement'),
      t('Уведомить налоговую и пенсионный фонд', 'Notify the tax office and the pension office'),
    ],
  },
  services: [
    {
      key: 'gk',
      type: 'companyRegistration',
      legalForm: name('Годо кайся (GK)', 'Godo kaisha (GK)'),
      title: name('Регистрация годо кайся в Японии', 'Godo kaisha registration in Japan'),
      description: t(
        'Электронный устав (без гербового сбора), перевод, подача в бюро юстиции, уведомления в налоговую.',
        'Electronic articles (no stamp duty), translation, filing with the Legal Affairs Bureau, notices to the tax office.',
      ),
      price: 240000,
      prepayment: 30,
      reward: 20,
      termDays: 21,
      mandatoryPayments: [gkFee, ...upkeep],
      options: foundingOptions({
        days: 21,
        express: { days: 14, price: 60000 },
        employees: { max: 20, price: 5000 },
        directors: { own: 0, provided: 600000 },
        officers: { representative: 90000, taxRepresentative: 120000 },
        areas: { it: 0, ecommerce: 0, tourism: 80000, consulting: 0, finance: 600000 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(shown('Заверение подписи', 'Certification of the signature'), shown('Электронный устав', 'Electronic articles')),
        registration(
          shown('Внесение капитала', 'Capital paid in'),
          shown('Подача в бюро юстиции', 'Filing with the Legal Affairs Bureau'),
          hidden('Правки по звонку регистратора', 'Corrections on the registrar’s call'),
        ),
        completion(shown('Печать и выписка tōki', 'Seal and tōki extract'), shown('Налоговые уведомления', 'Tax notices')),
      ],
    },
    {
      key: 'kk',
      type: 'companyRegistration',
      legalForm: name('Кабусики кайся (KK)', 'Kabushiki kaisha (KK)'),
      title: name('Регистрация кабусики кайся в Японии', 'Kabushiki kaisha registration in Japan'),
      description: t(
        'Устав заверяет нотариус, капитал подтверждает выписка, структуру директоров подгоняем под вас.',
        'A notary certifies the articles, a bank statement proves the capital, and the board is shaped to fit.',
      ),
      price: 390000,
      prepayment: 33.33,
      reward: 20,
      termDays: 30,
      mandatoryPayments: [...kkFees, ...upkeep],
      options: foundingOptions({
        days: 30,
        express: { days: 21, price: 90000 },
        employees: { max: 50, price: 5000 },
        directors: { own: 0, provided: 600000 },
        officers: { secretary: 90000, auditor: 180000 },
        areas: { it: 0, production: 100000, trade: 0, education: 80000, finance: 600000 },
      }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds],
      steps: [
        preparation(shown('Устав и состав правления', 'Articles and the board')),
        registration(
          shown('Нотариус', 'Notary'),
          shown('Внесение капитала', 'Capital paid in'),
          shown('Подача в бюро юстиции', 'Filing with the Legal Affairs Bureau'),
        ),
        completion(shown('Печать и выписка tōki', 'Seal and tōki extract'), shown('Учёт в пенсионном фонде', 'Pension office notice')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: anyForm,
      title: name('Бухгалтерия GK или KK, год', 'Accounting of a GK or KK, one year'),
      description: t(
        'Налоговый бухгалтер zeirishi, потребительский налог, зарплата и годовая декларация на японском с переводом.',
        'A zeirishi tax accountant, consumption tax, payroll and the annual return in Japanese with a translation.',
      ),
      price: 380000,
      prepayment: 25,
      reward: 12,
      termDays: 10,
      mandatoryPayments: [],
      options: yearlyOptions(360000, { max: 30, price: 6000 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Договор с zeirishi', 'Contract with the zeirishi')),
        returns(shown('Первая декларация', 'First return'), shown('Годовая отчётность', 'Annual statements')),
      ],
    },
  ],
};
