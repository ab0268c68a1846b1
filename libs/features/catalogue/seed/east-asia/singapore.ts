import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  bankStatements,
  businessPlan,
  curriculum,
  founderAddress,
  ownershipChart,
  passport,
  registryExtract,
  sourceOfFunds,
} from '../required-documents.js';
import {
  accountOpening,
  application,
  bankChoice,
  completion,
  hidden,
  officersSetup,
  preparation,
  registration,
  residence,
  shown,
} from '../steps.js';

const upkeep = [
  yearly('Местный директор', 'Local director', 2400),
  yearly('Секретарь и адрес', 'Secretary and address', 1100),
  yearly('Бухгалтерия и отчёты без оборота', 'Accounting and reports without turnover', 1400),
  yearly('Годовой отчёт ACRA', 'ACRA annual return', 60),
];
const fees = [once('Название и регистрация в ACRA', 'Name and registration with ACRA', 315)];

export const singapore: PlannedCountry = {
  code: 'SG',
  name: name('Сингапур', 'Singapore'),
  currency: 'SGD',
  facts: {
    summary: t(
      'Налог 17 % со скидкой для новых компаний и банки, которые работают со всей Азией. Один директор обязан жить в Сингапуре, секретаря назначают за полгода.',
      'A tax of 17% with relief for new companies, and banks that work with all of Asia. One director must live in Singapore, and a secretary is due within six months.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate tax', '17 %', '17%'),
      tax(
        'Первые три года: 200 000 долларов прибыли',
        'First three years: SGD 200,000 of profit',
        '4,25–8,5 % после вычета',
        '4.25–8.5% after the exemption',
      ),
      tax('GST', 'GST', '9 %, регистрация с оборота 1 млн', '9%, registration from a turnover of 1 million'),
      tax('Дивиденды', 'Dividends', '0 %', '0%'),
    ],
    legalForms: [
      form(
        'Pte. Ltd.',
        'Частная компания с ограниченной ответственностью',
        'Private company limited by shares',
        'Почти для всех: капитал от 1 доллара, до 50 акционеров',
        'For nearly everybody: capital from SGD 1, up to 50 shareholders',
      ),
      form(
        'Branch',
        'Филиал',
        'Branch',
        'Для иностранной компании: нужен местный представитель',
        'For a foreign company: a local representative is required',
      ),
    ],
    terms: terms(1, 10, 'Регистрация занимает часы, проверка владельцев — дни', 'The filing takes hours, the checks of owners take days'),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Регистрация через агента без вас; банк просит встречу или видео',
      'Registration through an agent without you; the bank asks for a meeting or a video',
    ),
    founderTasks: [
      t('Пройти проверку KYC у регистрационного агента', 'Pass the registered filing agent’s KYC'),
      t('Назначить местного директора и секретаря', 'Appoint a local director and a secretary'),
      t('Провести собрание и сдать отчёт в срок', 'Hold the meeting and file the report on time'),
    ],
  },
  services: [
    {
      key: 'pte-ltd',
      type: 'companyRegistration',
      legalForm: name('Pte. Ltd.', 'Pte. Ltd.'),
      title: name('Регистрация Pte. Ltd. в Сингапуре', 'Pte. Ltd. registration in Singapore'),
      description: t(
        'Проверка владельцев, название, подача через ACRA BizFile, устав и реестры, директор на первый год по желанию.',
        'KYC, the name, filing through ACRA BizFile, the constitution and registers, a director for the first year if wanted.',
      ),
      price: 1450,
      prepayment: 30,
      reward: 20,
      termDays: 8,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 8,
        express: { days: 4, price: 300 },
        employees: { max: 30, price: 25 },
        directors: { own: 0, provided: 2400 },
        officers: { secretary: 900, auditor: 2400 },
        areas: { it: 0, ecommerce: 0, trade: 0, education: 0, holding: 0, finance: 2400, crypto: 4000 },
      }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds],
      steps: [
        preparation(shown('Проверка KYC', 'KYC checks'), shown('Название в ACRA', 'Name with ACRA')),
        registration(
          shown('Подача в BizFile', 'Filing on BizFile'),
          hidden('Передача реестра контролёров', 'Register of controllers'),
          shown('Выписка ACRA', 'ACRA business profile'),
        ),
        completion(shown('Решения и акции', 'Resolutions and shares'), shown('Учётная запись Corppass', 'Corppass account')),
      ],
    },
    {
      key: 'director',
      type: 'legalAddress',
      legalForm: name('Pte. Ltd.', 'Pte. Ltd.'),
      title: name('Местный директор и секретарь в Сингапуре', 'Local director and secretary in Singapore'),
      description: t(
        'Номинальный директор с договором об ограничении полномочий, секретарь и адрес; операции подписываете вы.',
        'A nominee director under a deed that limits their power, a secretary and an address; transactions are signed by you.',
      ),
      price: 3400,
      prepayment: 50,
      reward: 12,
      termDays: 4,
      mandatoryPayments: [once('Депозит директору, возвращается', 'Deposit for the director, returned', 2000)],
      options: yearlyOptions(3300),
      requiredDocuments: [passport, ownershipChart],
      steps: [officersSetup(shown('Договор с директором', 'Deed with the director'), shown('Внесение в BizFile', 'Entry on BizFile'))],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: name('Pte. Ltd.', 'Pte. Ltd.'),
      title: name('Счёт компании в Сингапуре', 'Company account in Singapore'),
      description: t(
        'Банк или цифровой счёт с SGD, USD и EUR. Готовим план и профиль клиентов, которые банк спрашивает всегда.',
        'A bank or a digital account in SGD, USD and EUR. We prepare the plan and the customer profile that every bank asks for.',
      ),
      price: 1650,
      prepayment: 40,
      reward: 15,
      termDays: 21,
      mandatoryPayments: [],
      options: onceOptions(21, { days: 12, price: 500 }, { it: 0, ecommerce: 0, trade: 300 }),
      requiredDocuments: [registryExtract, businessPlan, ownershipChart],
      steps: [bankChoice(), accountOpening(shown('Видеоинтервью директора', 'Video interview of the director'))],
    },
    {
      key: 'pass',
      type: 'residence',
      legalForm: individual,
      title: name('Рабочая виза EP для директора', 'Employment pass for a director'),
      description: t(
        'Расчёт баллов COMPASS, план компании и подача в MOM; до ответа подскажем замены для слабых пунктов.',
        'The COMPASS score, the company plan and the MOM filing; weak points are mended before the answer comes.',
      ),
      price: 2600,
      prepayment: 40,
      reward: 15,
      termDays: 50,
      mandatoryPayments: [once('Сборы MOM и карта', 'MOM fees and card', 330)],
      options: onceOptions(50),
      requiredDocuments: [passport, curriculum, bankStatements],
      steps: [
        application(shown('Баллы COMPASS', 'COMPASS score')),
        residence(shown('Подача в MOM', 'Filing with the MOM'), shown('Карта EP', 'EP card')),
      ],
    },
  ],
};
