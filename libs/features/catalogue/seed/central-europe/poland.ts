import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  bankStatements,
  companyAddress,
  founderAddress,
  passport,
  photograph,
  powerOfAttorney,
  registryExtract,
} from '../required-documents.js';
import {
  addressSetup,
  application,
  booksSetup,
  completion,
  hidden,
  preparation,
  registration,
  residence,
  returns,
  shown,
} from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Legal address', 900),
  yearly('Полная бухгалтерия без оборота', 'Full accounting without turnover', 3600),
];
const fees = [
  once('Сбор суда и публикация', 'Court fee and publication', 600),
  once('Нотариальный устав', 'Notarised articles', 900),
  once('Налог PCC с капитала', 'PCC tax on the capital', 25),
];

export const poland: PlannedCountry = {
  code: 'PL',
  name: name('Польша', 'Poland'),
  currency: 'PLN',
  facts: {
    summary: t(
      'Большой внутренний рынок и 38 миллионов покупателей. Иностранцу удобнее всего sp. z o.o.: её регистрируют у нотариуса по доверенности или за пару дней через портал S24.',
      'A home market of 38 million buyers. A foreigner is best served by a sp. z o.o., registered by a notary on a power of attorney or within days through the S24 portal.',
    ),
    taxes: [
      tax('Налог на прибыль (CIT)', 'Corporate income tax (CIT)', '19 %', '19%'),
      tax('CIT для малых компаний', 'CIT of small companies', '9 % при обороте до 2 млн евро', '9% up to a turnover of EUR 2 million'),
      tax('Эстонский CIT', 'Estonian CIT', '0 %, пока прибыль не выплачена', '0% until profit is paid out'),
      tax('НДС', 'VAT', '23 %, пониженные 8 и 5 %', '23%, reduced rates 8 and 5%'),
      tax('Налог на дивиденды', 'Tax on dividends', '19 %', '19%'),
    ],
    legalForms: [
      form(
        'sp. z o.o.',
        'Общество с ограниченной ответственностью (spółka z ograniczoną odpowiedzialnością)',
        'Limited liability company (spółka z ograniczoną odpowiedzialnością)',
        'Основная форма для иностранца: капитал от 5000 злотых',
        'The usual form for a foreigner: capital from PLN 5,000',
      ),
      form(
        'PSA',
        'Простое акционерное общество (prosta spółka akcyjna)',
        'Simple joint-stock company (prosta spółka akcyjna)',
        'Для стартапа с инвестором: капитал от 1 злотого, вклад может быть работой',
        'For a start-up with an investor: capital from PLN 1, work may be a contribution',
      ),
      form(
        'JDG',
        'Предприниматель (jednoosobowa działalność gospodarcza)',
        'Sole trader (jednoosobowa działalność gospodarcza)',
        'Для граждан ЕС и жителей с картой побыту',
        'For citizens of the EU and residents with the right permit',
      ),
    ],
    terms: terms(
      2,
      28,
      'Через S24 — дни, через нотариуса суд отвечает за 2–4 недели',
      'Days through S24, two to four weeks at the court after a notary',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Доверенность с апостилем заменяет поездку; в банк приглашают, когда доля больше 25 %',
      'A power of attorney with an apostille replaces the trip; the bank asks holders of more than 25% to come',
    ),
    founderTasks: [
      t('Получить номер PESEL, если подписываете через S24', 'Get a PESEL number if you sign through S24'),
      t('Внести капитал на счёт или в кассу компании', 'Pay the capital to the account or the cash desk of the company'),
      t('Подать сведения о владельцах в CRBR за 14 дней', 'Declare the owners in CRBR within 14 days'),
      t('Завести электронный адрес для ведомств e-Doręczenia', 'Open the e-Doręczenia address for the authorities'),
    ],
  },
  services: [
    {
      key: 'sp-zoo',
      type: 'companyRegistration',
      legalForm: name('Sp. z o.o.', 'Sp. z o.o.'),
      title: name('Регистрация sp. z o.o. в Польше', 'Sp. z o.o. registration in Poland'),
      description: t(
        'Устав у нотариуса по вашей доверенности, запись в KRS, номера NIP и REGON, сведения о владельцах и форма NIP-8.',
        'Articles at the notary on your power of attorney, the KRS entry, the NIP and REGON numbers, the owners’ declaration and form NIP-8.',
      ),
      price: 3900,
      prepayment: 40,
      reward: 20,
      termDays: 24,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 24,
        express: { days: 10, price: 900 },
        employees: { max: 80, price: 70 },
        directors: { own: 0, hired: 300, provided: 6000 },
        officers: { taxRepresentative: 1800, signatory: 2400 },
        areas: { it: 0, ecommerce: 0, trade: 0, logistics: 200, production: 400, food: 300, finance: 1500 },
      }),
      requiredDocuments: [passport, founderAddress, powerOfAttorney],
      steps: [
        preparation(
          shown('Присяжный перевод доверенности', 'Sworn translation of the power of attorney'),
          shown('Проект устава', 'Draft of the articles'),
        ),
        registration(
          shown('Устав у нотариуса', 'Articles at the notary'),
          shown('Заявление в суд KRS через PRS', 'Application to the KRS court through PRS'),
          hidden('Ответы на замечания суда', 'Answers to remarks of the court'),
        ),
        completion(shown('Форма NIP-8 в налоговую', 'Form NIP-8 for the tax office'), shown('Владельцы в CRBR', 'Owners in CRBR')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('Sp. z o.o.', 'Sp. z o.o.'),
      title: name('Бухгалтерия sp. z o.o., год', 'Accounting of a sp. z o.o., one year'),
      description: t(
        'Полный учёт, который закон требует с первого дня: JPK_V7 каждый месяц, счета через KSeF, зарплата и взносы ZUS.',
        'The full books that the law asks for from the first day: JPK_V7 every month, invoices through KSeF, payroll and ZUS contributions.',
      ),
      price: 7800,
      prepayment: 20,
      reward: 12,
      termDays: 10,
      mandatoryPayments: [],
      options: yearlyOptions(7200, { max: 60, price: 60 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Полномочия UPL-1 и доступ к KSeF', 'UPL-1 authorisation and access to KSeF')),
        returns(
          shown('Первый JPK_V7', 'First JPK_V7'),
          hidden('Проверка белого списка НДС', 'Check of the VAT white list'),
          shown('Отчётность в KRS', 'Statements to the KRS'),
        ),
      ],
    },
    {
      key: 'address',
      type: 'legalAddress',
      legalForm: name('Sp. z o.o.', 'Sp. z o.o.'),
      title: name('Юридический адрес в Варшаве', 'Legal address in Warsaw'),
      description: t(
        'Адрес, который принимают суд и налоговая, со сканированием писем и комнатой для проверки.',
        'An address that the court and the tax office accept, with scanned letters and a room for inspections.',
      ),
      price: 960,
      prepayment: 100,
      reward: 10,
      termDays: 2,
      mandatoryPayments: [],
      options: yearlyOptions(900),
      requiredDocuments: [],
      steps: [addressSetup(shown('Подтверждение права на помещение', 'Proof of the right to the premises'))],
    },
    {
      key: 'residence',
      type: 'residence',
      legalForm: individual,
      title: name('Карта побыту члена правления', 'Residence card of a board member'),
      description: t(
        'Временное разрешение до трёх лет: показываем воеводе доход компании или её план найма и сопровождаем до карты.',
        'A temporary permit of up to three years: we show the voivode the company’s income or its hiring plan, and stay until the card.',
      ),
      price: 5200,
      prepayment: 50,
      reward: 15,
      termDays: 120,
      mandatoryPayments: [once('Гербовый сбор и карта', 'Stamp duty and the card', 440)],
      options: onceOptions(120),
      requiredDocuments: [passport, photograph, companyAddress, bankStatements],
      steps: [
        application(shown('Заявление через портал MOS', 'Application on the MOS portal')),
        residence(shown('Отпечатки пальцев у воеводы', 'Fingerprints at the voivode’s'), shown('Получение карты', 'Receipt of the card')),
      ],
    },
  ],
};
