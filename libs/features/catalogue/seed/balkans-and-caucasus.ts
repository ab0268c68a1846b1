import { accountSteps, onceOptions, registrationOptions, registrationSteps } from './parts.js';
import { type PlannedCountry, t } from './plan.js';
import { businessPlan, companyAddress, founderAddress, passport, registryExtract, sourceOfFunds } from './required-documents.js';

const georgia: PlannedCountry = {
  code: 'GE',
  name: t('Грузия', 'Georgia'),
  currency: 'GEL',
  facts: {
    summary: t(
      'Регистрация за день в Доме юстиции, налог на прибыль только при распределении, режим 1 % для малого предпринимателя.',
      'Registration in a day at the House of Justice, profit taxed only when distributed, a 1 % regime for small entrepreneurs.',
    ),
    taxes: [
      { title: t('Налог на распределённую прибыль', 'Tax on distributed profit'), rate: t('15 %', '15 %') },
      { title: t('Статус малого бизнеса', 'Small business status'), rate: t('1 % с оборота', '1 % of turnover') },
      { title: t('НДС', 'VAT'), rate: t('18 %', '18 %') },
    ],
    legalForms: [
      {
        code: 'LLC',
        title: t('Общество с ограниченной ответственностью', 'Limited liability company'),
        note: t('Без минимального капитала', 'No minimum capital'),
      },
      {
        code: 'IE',
        title: t('Индивидуальный предприниматель', 'Individual entrepreneur'),
        note: t('Можно по доверенности', 'Possible by power of attorney'),
      },
    ],
    terms: { from: 1, to: 5, note: t('Ускоренная регистрация — в день подачи', 'Accelerated registration on the day of filing') },
    mandatoryPayments: [{ title: t('Сбор за регистрацию', 'Registration fee'), amount: 200, period: 'once' }],
  },
  services: [
    {
      key: 'llc',
      type: 'companyRegistration',
      legalForm: t('ООО (LLC)', 'LLC'),
      title: t('Регистрация LLC в Грузии', 'LLC registration in Georgia'),
      description: t(
        'Компания по доверенности, без приезда: устав, адрес, регистрация, налоговый кабинет.',
        'A company by power of attorney, without a visit: charter, address, registration, tax account.',
      ),
      price: 1600,
      prepayment: 30,
      reward: 20,
      termDays: 5,
      mandatoryPayments: [{ title: t('Сбор за регистрацию', 'Registration fee'), amount: 200, period: 'once' }],
      options: registrationOptions(6, { employee: 40, express: 300, director: 2500, officer: 500, regulated: 900 }),
      requiredDocuments: [passport, founderAddress],
      steps: registrationSteps(t('Национальное агентство публичного реестра', 'National Agency of Public Registry')),
    },
    {
      key: 'ie',
      type: 'soleTrader',
      legalForm: t('ИП', 'IE'),
      title: t('ИП в Грузии со статусом малого бизнеса', 'Individual entrepreneur in Georgia with small business status'),
      description: t('Регистрация и заявление на налог 1 % с оборота.', 'Registration and the application for the 1 % turnover tax.'),
      price: 290,
      currency: 'USD',
      prepayment: 0,
      reward: 12,
      termDays: 4,
      mandatoryPayments: [{ title: t('Сбор за регистрацию', 'Registration fee'), amount: 50, currency: 'GEL', period: 'once' }],
      options: onceOptions(4, 70),
      requiredDocuments: [passport],
      steps: registrationSteps(t('Национальное агентство публичного реестра', 'National Agency of Public Registry')),
    },
  ],
};

const serbia: PlannedCountry = {
  code: 'RS',
  name: t('Сербия', 'Serbia'),
  currency: 'RSD',
  facts: {
    summary: t(
      'Компания даёт основание для вида на жительство; регистрация электронная, отчётность на сербском языке.',
      'A company is grounds for residence; registration is electronic, reporting is in Serbian.',
    ),
    taxes: [
      { title: t('Налог на прибыль', 'Corporate tax'), rate: t('15 %', '15 %') },
      { title: t('НДС', 'VAT'), rate: t('20 %', '20 %') },
    ],
    legalForms: [
      {
        code: 'DOO',
        title: t('Общество с ограниченной ответственностью', 'Limited liability company'),
        note: t('Капитал от 100 динаров', 'Capital from 100 dinars'),
      },
      { code: 'PR', title: t('Предприниматель', 'Entrepreneur'), note: t('Возможен паушальный налог', 'Lump-sum taxation is possible') },
    ],
    terms: {
      from: 5,
      to: 15,
      note: t('Пять рабочих дней в агентстве, затем счёт в банке', 'Five working days at the agency, then the bank account'),
    },
    mandatoryPayments: [{ title: t('Сбор агентства за регистрацию', "Agency's registration fee"), amount: 6000, period: 'once' }],
  },
  services: [
    {
      key: 'doo',
      type: 'companyRegistration',
      legalForm: t('DOO', 'DOO'),
      title: t('Регистрация DOO в Сербии', 'DOO registration in Serbia'),
      description: t(
        'Учредительный акт, регистрация, печать, налоговый номер и помощь со счётом.',
        'Founding act, registration, tax number and help with the bank account.',
      ),
      price: 105000,
      prepayment: 40,
      reward: 20,
      termDays: 12,
      mandatoryPayments: [{ title: t('Сбор агентства', "Agency's fee"), amount: 6000, period: 'once' }],
      options: registrationOptions(12, { employee: 2500, express: 18000, director: 160000, officer: 30000, regulated: 60000 }),
      requiredDocuments: [passport, companyAddress],
      steps: registrationSteps(t('Агентство хозяйственных регистров', 'Business Registers Agency')),
    },
    {
      key: 'entrepreneur',
      type: 'soleTrader',
      legalForm: t('Предприниматель (PR)', 'Entrepreneur (PR)'),
      title: t('Предприниматель в Сербии', 'Entrepreneur in Serbia'),
      description: t(
        'Регистрация предпринимателя и выбор налогового режима.',
        'Registration of an entrepreneur and choice of the tax regime.',
      ),
      price: 45000,
      prepayment: 30,
      reward: 15,
      termDays: 8,
      mandatoryPayments: [{ title: t('Сбор агентства', "Agency's fee"), amount: 1600, period: 'once' }],
      options: onceOptions(8, 9000),
      requiredDocuments: [passport, founderAddress],
      steps: registrationSteps(t('Агентство хозяйственных регистров', 'Business Registers Agency')),
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: t('DOO', 'DOO'),
      title: t('Счёт компании в банке Сербии', 'Company bank account in Serbia'),
      description: t(
        'Динаровый и валютный счета, сопровождение проверки.',
        'Dinar and foreign currency accounts, support during the checks.',
      ),
      price: 380,
      currency: 'EUR',
      prepayment: 30,
      reward: 15,
      termDays: 15,
      mandatoryPayments: [],
      options: onceOptions(15, 90),
      requiredDocuments: [registryExtract, businessPlan, sourceOfFunds],
      steps: accountSteps(),
    },
  ],
};

export const balkansAndCaucasus: readonly PlannedCountry[] = [georgia, serbia];
