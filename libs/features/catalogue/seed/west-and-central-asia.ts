import { onceOptions, registrationOptions, registrationSteps, residenceSteps } from './parts.js';
import { type PlannedCountry, t } from './plan.js';
import { businessPlan, founderAddress, passport, photograph, sourceOfFunds } from './required-documents.js';

const emirates: PlannedCountry = {
  code: 'AE',
  name: t('Объединённые Арабские Эмираты', 'United Arab Emirates'),
  currency: 'AED',
  facts: {
    summary: t(
      'Свободные зоны со стопроцентным иностранным владением и материковые компании; резидентские визы для владельцев.',
      'Free zones with full foreign ownership and mainland companies; residence visas for owners.',
    ),
    taxes: [
      {
        title: t('Корпоративный налог', 'Corporate tax'),
        rate: t('0 % до 375 000 дирхамов прибыли, 9 % свыше', '0 % up to AED 375,000 of profit, 9 % above'),
      },
      { title: t('НДС', 'VAT'), rate: t('5 %', '5 %') },
    ],
    legalForms: [
      {
        code: 'FZ-LLC',
        title: t('Компания свободной зоны', 'Free zone company'),
        note: t('Один владелец, офис по выбору зоны', 'One owner, the office as the zone requires'),
      },
      {
        code: 'LLC',
        title: t('Материковая компания', 'Mainland company'),
        note: t('Работа по всей стране', 'May work in the whole country'),
      },
    ],
    terms: { from: 7, to: 30, note: t('Зависит от зоны и вида деятельности', 'Depends on the zone and the activity') },
    mandatoryPayments: [{ title: t('Лицензия свободной зоны', 'Free zone licence'), amount: 12500, period: 'yearly' }],
  },
  services: [
    {
      key: 'free-zone',
      type: 'companyRegistration',
      legalForm: t('FZ-LLC', 'FZ-LLC'),
      title: t('Компания в свободной зоне ОАЭ', 'Free zone company in the UAE'),
      description: t(
        'Выбор зоны, лицензия, устав и место для одной визы.',
        'Choice of the zone, licence, articles and a quota for one visa.',
      ),
      price: 7900,
      prepayment: 30,
      reward: 25,
      termDays: 14,
      mandatoryPayments: [{ title: t('Лицензия свободной зоны', 'Free zone licence'), amount: 12500, period: 'yearly' }],
      options: registrationOptions(14, { employee: 350, express: 1500, director: 9000, officer: 2500, regulated: 6000 }),
      requiredDocuments: [passport, photograph, businessPlan],
      steps: registrationSteps(t('Администрация свободной зоны', 'Free zone authority')),
    },
    {
      key: 'mainland',
      type: 'companyRegistration',
      legalForm: t('LLC', 'LLC'),
      title: t('Материковая компания в ОАЭ', 'Mainland company in the UAE'),
      description: t(
        'Лицензия департамента экономики, устав у нотариуса, договор на офис.',
        'Licence of the department of economy, notarised articles, office agreement.',
      ),
      price: 14500,
      prepayment: 50,
      reward: 25,
      termDays: 28,
      mandatoryPayments: [{ title: t('Лицензия и сборы', 'Licence and fees'), amount: 18000, period: 'yearly' }],
      options: registrationOptions(28, { employee: 400, express: 2800, director: 12000, officer: 3000, regulated: 9000 }),
      requiredDocuments: [passport, photograph, founderAddress, sourceOfFunds],
      steps: registrationSteps(t('Департамент экономического развития', 'Department of Economy')),
    },
    {
      key: 'residence',
      type: 'residence',
      legalForm: t('Физическое лицо', 'Individual'),
      title: t('Резидентская виза владельца компании', "Residence visa of a company's owner"),
      description: t(
        'Въездное разрешение, медицина, биометрия, карта Emirates ID.',
        'Entry permit, medical examination, biometrics, Emirates ID.',
      ),
      price: 3200,
      prepayment: 100,
      reward: 15,
      termDays: 20,
      mandatoryPayments: [{ title: t('Государственные сборы', 'Government fees'), amount: 3800, period: 'once' }],
      options: onceOptions(20, 700),
      requiredDocuments: [passport, photograph],
      steps: residenceSteps(),
    },
  ],
};

const kazakhstan: PlannedCountry = {
  code: 'KZ',
  name: t('Казахстан', 'Kazakhstan'),
  currency: 'KZT',
  facts: {
    summary: t(
      'Товарищество открывается электронно; в МФЦА действует английское право и льготы для технологических компаний.',
      'A partnership is opened electronically; the AIFC offers English law and incentives for technology companies.',
    ),
    taxes: [
      { title: t('Корпоративный подоходный налог', 'Corporate income tax'), rate: t('20 %', '20 %') },
      { title: t('НДС', 'VAT'), rate: t('16 %', '16 %') },
    ],
    legalForms: [
      {
        code: 'ТОО',
        title: t('Товарищество с ограниченной ответственностью', 'Limited liability partnership'),
        note: t('Иностранцу нужен ИИН', 'A foreigner needs an individual number'),
      },
      {
        code: 'AIFC',
        title: t('Частная компания МФЦА', 'AIFC private company'),
        note: t('Документы на английском языке', 'Documents in English'),
      },
    ],
    terms: {
      from: 3,
      to: 15,
      note: t('Дольше всего — получение ИИН и ЭЦП', 'The individual number and the digital signature take longest'),
    },
    mandatoryPayments: [],
  },
  services: [
    {
      key: 'too',
      type: 'companyRegistration',
      legalForm: t('ТОО', 'LLP (TOO)'),
      title: t('Регистрация ТОО в Казахстане', 'LLP registration in Kazakhstan'),
      description: t(
        'ИИН и подпись для учредителя, регистрация, счёт и налоговый режим.',
        "The founder's number and signature, registration, bank account and tax regime.",
      ),
      price: 320000,
      prepayment: 30,
      reward: 18,
      termDays: 12,
      mandatoryPayments: [],
      options: registrationOptions(12, { employee: 9000, express: 60000, director: 700000, officer: 120000, regulated: 250000 }),
      requiredDocuments: [passport, founderAddress],
      steps: registrationSteps(t('Государственная корпорация «Правительство для граждан»', 'State Corporation Government for Citizens')),
    },
    {
      key: 'aifc',
      type: 'companyRegistration',
      legalForm: t('Частная компания МФЦА', 'AIFC private company'),
      title: t('Компания в МФЦА', 'Company in the AIFC'),
      description: t(
        'Регистрация в финансовом центре Астаны, устав на английском языке.',
        'Registration in the financial centre of Astana, articles in English.',
      ),
      price: 2400,
      currency: 'USD',
      prepayment: 35.5,
      reward: 22.5,
      termDays: 15,
      mandatoryPayments: [{ title: t('Сбор за регистрацию', 'Registration fee'), amount: 300, currency: 'USD', period: 'once' }],
      options: registrationOptions(15, { employee: 25, express: 450, director: 2200, officer: 400, regulated: 1500 }),
      requiredDocuments: [passport, founderAddress, businessPlan],
      steps: registrationSteps(t('Регистратор МФЦА', 'AIFC Registrar of Companies')),
    },
  ],
};

export const westAndCentralAsia: readonly PlannedCountry[] = [emirates, kazakhstan];
