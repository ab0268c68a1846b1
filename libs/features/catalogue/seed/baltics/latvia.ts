import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  businessPlan,
  companyAddress,
  founderAddress,
  passport,
  photograph,
  powerOfAttorney,
  sourceOfFunds,
} from '../required-documents.js';
import { addressSetup, application, completion, hidden, preparation, registration, residence, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Legal address', 180),
  yearly('Бухгалтерия и годовой отчёт без оборота', 'Accounting and the annual report without turnover', 540),
];

export const latvia: PlannedCountry = {
  code: 'LV',
  name: name('Латвия', 'Latvia'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Налог на прибыль платят только с дивидендов, как в Эстонии, а капитал малого SIA начинается с одного евро. Доля в компании может дать вид на жительство.',
      'Profit is taxed only when paid out, as in Estonia, and the capital of a small SIA starts at one euro. A share in a company can lead to residence.',
    ),
    taxes: [
      tax('Налог на распределённую прибыль', 'Tax on distributed profit', '20 % (20/80 от суммы выплаты)', '20% (20/80 of the payment)'),
      tax('НДС', 'VAT', '21 %, регистрация с оборота 50 000 евро', '21%, registration from a turnover of EUR 50,000'),
      tax(
        'Взносы с зарплаты',
        'Contributions on salaries',
        '34,09 %, из них 23,59 % платит работодатель',
        '34.09%, of which the employer pays 23.59%',
      ),
    ],
    legalForms: [
      form(
        'SIA',
        'Общество с ограниченной ответственностью (sabiedrība ar ierobežotu atbildību)',
        'Limited liability company (sabiedrība ar ierobežotu atbildību)',
        'Для любого бизнеса: капитал 2800 евро, а если учредители — до пяти физических лиц, то от 1 евро',
        'For any business: capital of EUR 2,800, or from EUR 1 where the founders are up to five natural persons',
      ),
      form(
        'AS',
        'Акционерное общество (akciju sabiedrība)',
        'Stock company (akciju sabiedrība)',
        'Для многих инвесторов: капитал от 25 000 евро',
        'For many investors: capital from EUR 25,000',
      ),
    ],
    terms: terms(
      1,
      8,
      'Регистр решает за 1–3 рабочих дня, остальное занимают подписи',
      'The register decides in 1–3 working days, signatures take the rest',
    ),
    mandatoryPayments: [
      once('Пошлина Регистра предприятий', 'Fee of the Enterprise Register', 150),
      once('Нотариальное заверение подписи', 'Notary for the signature', 60),
      ...upkeep,
    ],
    visit: visit(
      'sometimes',
      'Регистрация идёт по доверенности; в банк приглашают лично',
      'Registration works by power of attorney; the bank invites the owner in person',
    ),
    founderTasks: [
      t('Заверить подпись у нотариуса или подписать eID', 'Have the signature certified or sign with an eID'),
      t('Внести капитал: половину до подачи, остальное за год', 'Pay in the capital: half before filing, the rest within a year'),
      t('Раскрыть конечного владельца при регистрации', 'Disclose the beneficial owner at registration'),
    ],
  },
  services: [
    {
      key: 'sia',
      type: 'companyRegistration',
      legalForm: name('SIA', 'SIA'),
      title: name('Регистрация SIA в Латвии', 'SIA registration in Latvia'),
      description: t(
        'Учредительный договор, устав на латышском, временный счёт для капитала, запись в Регистре предприятий и сведения о владельце.',
        'Founding agreement, articles in Latvian, a temporary account for the capital, the entry in the Enterprise Register and the owner’s disclosure.',
      ),
      price: 780,
      prepayment: 30,
      reward: 18,
      termDays: 8,
      mandatoryPayments: [
        once('Пошлина Регистра предприятий', 'Fee of the Enterprise Register', 150),
        once('Нотариальное заверение подписи', 'Notary for the signature', 60),
        ...upkeep,
      ],
      options: foundingOptions({
        days: 8,
        express: { days: 4, price: 160 },
        employees: { max: 50, price: 18 },
        directors: { own: 0, provided: 1100 },
        officers: { representative: 180, signatory: 420 },
        areas: { it: 0, consulting: 0, logistics: 0, trade: 60, construction: 90, finance: 400 },
      }),
      requiredDocuments: [passport, founderAddress, powerOfAttorney],
      steps: [
        preparation(
          shown('Устав и договор на латышском', 'Articles and agreement in Latvian'),
          shown('Временный счёт для капитала', 'Temporary account for the capital'),
        ),
        registration(
          shown('Подписи у нотариуса', 'Signatures at the notary'),
          shown('Решение Регистра предприятий', 'Decision of the Enterprise Register'),
          hidden('Сверка сведений о владельце', 'Check of the owner’s data'),
        ),
        completion(shown('Доступ к системе EDS налоговой службы', 'Access to the EDS of the revenue service')),
      ],
    },
    {
      key: 'address',
      type: 'legalAddress',
      legalForm: name('SIA', 'SIA'),
      title: name('Юридический адрес в Риге', 'Legal address in Riga'),
      description: t(
        'Адрес с согласием собственника, которое спрашивает регистр, и приём писем в e-adrese вместе с бумажной почтой.',
        'An address with the owner’s consent that the register asks for, and reception of e-adrese messages together with paper post.',
      ),
      price: 190,
      prepayment: 100,
      reward: 10,
      termDays: 3,
      mandatoryPayments: [],
      options: yearlyOptions(170),
      requiredDocuments: [],
      steps: [
        addressSetup(
          shown('Согласие собственника помещения', 'Consent of the owner of the premises'),
          shown('Подключение e-adrese', 'Connection of e-adrese'),
        ),
      ],
    },
    {
      key: 'residence',
      type: 'residence',
      legalForm: individual,
      title: name('Вид на жительство в Латвии через компанию', 'Residence in Latvia through a company'),
      description: t(
        'Разрешение до пяти лет для члена правления или инвестора: проверяем, проходит ли компания по налогам, и готовим дело для PMLP.',
        'A permit of up to five years for a board member or an investor: we check whether the company’s taxes are enough and prepare the file for PMLP.',
      ),
      price: 1650,
      prepayment: 50,
      reward: 15,
      termDays: 60,
      mandatoryPayments: [once('Пошлина за рассмотрение', 'State fee for the examination', 120)],
      options: onceOptions(60, { days: 20, price: 500 }),
      requiredDocuments: [passport, photograph, companyAddress, sourceOfFunds, businessPlan],
      steps: [
        application(shown('Приглашение и анкета PMLP', 'Invitation and the PMLP form')),
        residence(
          shown('Подача в консульстве или в Риге', 'Filing at a consulate or in Riga'),
          shown('Биометрия и карта eID', 'Biometrics and the eID card'),
        ),
      ],
    },
  ],
};
