import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  bankStatements,
  companyAddress,
  criminalRecord,
  founderAddress,
  passport,
  photograph,
  registryExtract,
} from '../required-documents.js';
import { application, booksSetup, completion, hidden, preparation, registration, residence, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Registered address', 300),
  yearly('Бухгалтерия без оборота', 'Accounting without turnover', 900),
];
const fees = [once('Сборы реестра CRPS и публикация', 'CRPS fees and publication', 25), once('Судебный перевод', 'Sworn translation', 80)];

export const montenegro: PlannedCountry = {
  code: 'ME',
  name: name('Черногория', 'Montenegro'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Расчёты в евро и шкала налога от 9 до 15 %. Директор получает временное жительство, но при продлении смотрят, сколько компания платит налогов.',
      'Payments in euro and a profit tax scale from 9 to 15%. The director gets temporary residence, renewed according to the taxes the company pays.',
    ),
    taxes: [
      tax(
        'Налог на прибыль',
        'Corporate tax',
        '9 % до 100 000 евро, 12 % до 1,5 млн, далее 15 %',
        '9% up to EUR 100,000, 12% up to EUR 1.5 million, then 15%',
      ),
      tax('НДС', 'VAT', '21 %, регистрация с оборота 30 000 евро', '21%, registration from a turnover of EUR 30,000'),
      tax('Налог на дивиденды', 'Tax on dividends', '15 %', '15%'),
    ],
    legalForms: [
      form(
        'DOO',
        'Общество с ограниченной ответственностью (društvo s ograničenom odgovornošću)',
        'Limited liability company (društvo s ograničenom odgovornošću)',
        'Для любого дела: капитал от 1 евро',
        'For any business: capital from EUR 1',
      ),
      form(
        'AD',
        'Акционерное общество (akcionarsko društvo)',
        'Stock company (akcionarsko društvo)',
        'Для инвесторов: капитал от 25 000 евро',
        'For investors: capital from EUR 25,000',
      ),
      form(
        'Preduzetnik',
        'Предприниматель',
        'Entrepreneur',
        'Для работы на себя: без капитала, отвечает всем имуществом',
        'For working alone: no capital, liable with all they own',
      ),
    ],
    terms: terms(4, 10, 'Реестр CRPS — 3–5 рабочих дней', 'The CRPS takes 3–5 working days'),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Компания по доверенности, за картой директор приезжает',
      'The company by power of attorney, the director comes for the card',
    ),
    founderTasks: [
      t('Перевести паспорт судебным переводчиком', 'Have the passport translated by a court interpreter'),
      t('Открыть счёт и внести капитал', 'Open the account and pay in the capital'),
      t('Заключить трудовой договор с директором', 'Sign the director’s employment contract'),
    ],
  },
  services: [
    {
      key: 'doo',
      type: 'companyRegistration',
      legalForm: name('DOO', 'DOO'),
      title: name('Регистрация DOO в Черногории', 'DOO registration in Montenegro'),
      description: t(
        'Договор об основании и устав, запись в CRPS, налоговый номер, НДС при необходимости и печать.',
        'The founding contract and articles, the CRPS entry, the tax number, VAT where needed, and the stamp.',
      ),
      price: 620,
      prepayment: 40,
      reward: 20,
      termDays: 9,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 9,
        express: { days: 5, price: 150 },
        employees: { max: 30, price: 15 },
        directors: { own: 0, hired: 40, provided: 1400 },
        officers: { signatory: 480 },
        areas: { it: 0, tourism: 0, construction: 120, trade: 0, food: 120 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(
          shown('Судебный перевод паспорта', 'Sworn translation of the passport'),
          shown('Договор на адрес', 'Agreement on the address'),
        ),
        registration(shown('Подача в CRPS', 'Filing with the CRPS'), hidden('Проверка кода деятельности', 'Check of the activity code')),
        completion(shown('Номер PIB', 'PIB number'), shown('Счёт и внесение капитала', 'Account and capital')),
      ],
    },
    {
      key: 'residence',
      type: 'residence',
      legalForm: individual,
      title: name('ВНЖ директора в Черногории', 'Residence of a director in Montenegro'),
      description: t(
        'Разрешение на жизнь и работу на год: медосмотр, диплом с нострификацией, подача в полиции по месту аренды.',
        'A one-year permit to live and work: medical, recognised diploma, filing with the police of the place of rent.',
      ),
      price: 780,
      prepayment: 50,
      reward: 15,
      termDays: 40,
      mandatoryPayments: [once('Пошлина и карта', 'Fee and the card', 95)],
      options: onceOptions(40),
      requiredDocuments: [passport, photograph, criminalRecord, companyAddress],
      steps: [
        application(shown('Медосмотр и страховка', 'Medical and insurance')),
        residence(shown('Подача в полиции', 'Filing with the police'), shown('Карта', 'The card')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('DOO', 'DOO'),
      title: name('Бухгалтерия DOO, год', 'Accounting of a DOO, one year'),
      description: t(
        'НДС, зарплата директора, годовая отчётность. Отдельно считаем, хватит ли налогов для продления ВНЖ.',
        'VAT, the director’s salary, the annual accounts, and a check of whether the taxes suffice for renewing residence.',
      ),
      price: 1300,
      prepayment: 25,
      reward: 12,
      termDays: 7,
      mandatoryPayments: [],
      options: yearlyOptions(1200, { max: 30, price: 15 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Полномочия в налоговой', 'Authorisation at the tax office')),
        returns(shown('Первая декларация НДС', 'First VAT return'), shown('Годовая отчётность', 'Annual accounts')),
      ],
    },
  ],
};
