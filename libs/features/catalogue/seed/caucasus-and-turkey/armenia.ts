import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, anyForm, individual, name, t } from '../plan.js';
import { businessPlan, invoices, passport, photograph, powerOfAttorney, registryExtract } from '../required-documents.js';
import {
  accountOpening,
  application,
  bankChoice,
  booksSetup,
  completion,
  hidden,
  preparation,
  registration,
  residence,
  returns,
  shown,
} from '../steps.js';

const upkeep = [yearly('Юридический адрес', 'Legal address', 180), yearly('Бухгалтерия без оборота', 'Accounting without turnover', 480)];
const fees = [once('Перевод и нотариальное заверение паспорта', 'Notarised translation of the passport', 30)];

export const armenia: PlannedCountry = {
  code: 'AM',
  name: name('Армения', 'Armenia'),
  currency: 'USD',
  facts: {
    summary: t(
      'За регистрацию ООО государство не берёт денег, документы принимают на русском. Счёт открывают за несколько дней, вид на жительство дают по бизнесу.',
      'The state takes nothing for registering an LLC, and papers in Russian are accepted. An account opens in days, and a business gives residence.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Profit tax', '18 %', '18%'),
      tax(
        'Налог с оборота до 115 млн драмов',
        'Turnover tax up to AMD 115 million',
        '1–10 %, зависит от деятельности',
        '1–10%, depends on the activity',
      ),
      tax('НДС', 'VAT', '20 %', '20%'),
      tax('Налог на дивиденды', 'Tax on dividends', '5 %', '5%'),
    ],
    legalForms: [
      form(
        'LLC',
        'Общество с ограниченной ответственностью (ՍՊԸ)',
        'Limited liability company (ՍՊԸ)',
        'Для торговли и разработки: капитал не нужен, владелец может быть один',
        'For trade and software: no minimum capital, one owner is enough',
      ),
      form(
        'IE',
        'Индивидуальный предприниматель (ԱՁ)',
        'Individual entrepreneur (ԱՁ)',
        'Для услуг: пошлина 3000 драмов, учёт проще',
        'For services: a fee of AMD 3,000, simpler books',
      ),
    ],
    terms: terms(1, 5, 'По типовому уставу — день, со своим — 2–3', 'A day on standard articles, two or three on articles of your own'),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Регистрация по доверенности; банк чаще хочет видеть директора',
      'Registration by power of attorney; the bank mostly wants to see the director',
    ),
    founderTasks: [
      t('Заверить перевод паспорта', 'Have the passport translation certified'),
      t('Выбрать налоговый режим за 20 дней', 'Choose the tax regime within 20 days'),
      t('Получить электронную подпись для деклараций', 'Get an electronic signature for the returns'),
    ],
  },
  services: [
    {
      key: 'llc',
      type: 'companyRegistration',
      legalForm: name('ООО (LLC)', 'LLC'),
      title: name('Регистрация LLC в Армении', 'LLC registration in Armenia'),
      description: t(
        'Устав, адрес в Ереване, запись в Государственном реестре, налоговый режим и электронная подпись директора.',
        'The charter, an address in Yerevan, the State Register, the tax regime and the director’s electronic signature.',
      ),
      price: 560,
      prepayment: 30,
      reward: 20,
      termDays: 5,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 5,
        express: { days: 2, price: 90 },
        employees: { max: 30, price: 12 },
        directors: { own: 0, provided: 900 },
        officers: { representative: 180 },
        areas: { it: 0, marketing: 0, trade: 0, education: 0, finance: 700 },
      }),
      requiredDocuments: [passport, powerOfAttorney],
      steps: [
        preparation(shown('Перевод паспорта на армянский', 'Translation of the passport into Armenian'), shown('Устав', 'Charter')),
        registration(
          shown('Подача в Государственный реестр', 'Filing with the State Register'),
          hidden('Ответы реестра', 'Answers to the register'),
        ),
        completion(shown('Налоговый режим', 'Tax regime'), shown('Электронная подпись', 'Electronic signature')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: anyForm,
      title: name('Счёт в банке Армении', 'Bank account in Armenia'),
      description: t(
        'Счёт в драмах, долларах, евро и рублях. Готовим описание оборотов и список контрагентов, которые банк спрашивает первым делом.',
        'An account in drams, dollars, euro and roubles. We prepare the turnover and the list of counterparties that the bank asks for first.',
      ),
      price: 360,
      prepayment: 40,
      reward: 15,
      termDays: 9,
      mandatoryPayments: [],
      options: onceOptions(9, { days: 4, price: 120 }, { it: 0, trade: 40 }),
      requiredDocuments: [registryExtract, businessPlan, invoices],
      steps: [
        bankChoice(shown('Список контрагентов', 'List of counterparties')),
        accountOpening(shown('Визит директора', 'Visit of the director')),
      ],
    },
    {
      key: 'residence',
      type: 'residence',
      legalForm: individual,
      title: name('ВНЖ Армении через бизнес', 'Residence in Armenia through a business'),
      description: t(
        'Годовой статус для директора или предпринимателя с продлением: подача на портале миграционной службы и карта.',
        'A one-year status for a director or an entrepreneur, renewable: filing on the migration portal and the card.',
      ),
      price: 420,
      prepayment: 50,
      reward: 15,
      termDays: 45,
      mandatoryPayments: [once('Пошлина 105 000 драмов', 'Fee of AMD 105,000', 275)],
      options: onceOptions(45, { days: 30, price: 120 }),
      requiredDocuments: [passport, photograph, registryExtract],
      steps: [
        application(shown('Медицинская справка', 'Medical certificate')),
        residence(shown('Подача на портале', 'Filing on the portal'), shown('Карта', 'The card')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('LLC', 'LLC'),
      title: name('Бухгалтерия LLC в Армении, год', 'Accounting of an LLC in Armenia, one year'),
      description: t(
        'Налог с оборота или обычный режим, зарплата, отчёты через единый портал file-online.',
        'Turnover tax or the general regime, payroll and returns through file-online.',
      ),
      price: 960,
      prepayment: 25,
      reward: 12,
      termDays: 6,
      mandatoryPayments: [],
      options: yearlyOptions(900, { max: 25, price: 14 }),
      requiredDocuments: [registryExtract],
      steps: [
        booksSetup(shown('Доступ к file-online', 'Access to file-online')),
        returns(shown('Первый квартальный отчёт', 'First quarterly return')),
      ],
    },
  ],
};
