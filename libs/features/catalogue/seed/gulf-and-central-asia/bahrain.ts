import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, individual, name, t } from '../plan.js';
import {
  businessPlan,
  companyAddress,
  curriculum,
  founderAddress,
  passport,
  photograph,
  powerOfAttorney,
  sourceOfFunds,
} from '../required-documents.js';
import { addressSetup, application, completion, hidden, preparation, registration, residence, shown } from '../steps.js';

const upkeep = [
  yearly('Продление коммерческой записи (CR)', 'Renewal of the commercial registration (CR)', 100),
  yearly('Офис с адресом для CR', 'Office with an address for the CR', 720),
  yearly('Бухгалтерия и аудит без оборота', 'Accounting and audit without turnover', 480),
];
const fees = [once('Регистрация CR и нотариус', 'CR registration and notary', 150)];

/** Bahrain is here for its currency too: the dinar has three digits of minor unit. */
export const bahrain: PlannedCountry = {
  code: 'BH',
  name: name('Бахрейн', 'Bahrain'),
  currency: 'BHD',
  facts: {
    summary: t(
      'Нет налога на прибыль и подоходного налога, иностранец владеет компанией целиком почти во всех отраслях. Регистрация идёт через портал Sijilat.',
      'No profit tax and no income tax, and a foreigner may own all of a company in nearly every trade. Registration runs through the Sijilat portal.',
    ),
    taxes: [
      tax(
        'Налог на прибыль',
        'Corporate income tax',
        '0 %, кроме нефти и крупных международных групп',
        '0%, except oil and large international groups',
      ),
      tax('НДС', 'VAT', '10 %, регистрация с оборота 37 500 динаров', '10%, registration from a turnover of BHD 37,500'),
      tax(
        'Взносы за сотрудника-иностранца',
        'Contributions for a foreign employee',
        '3 % и пособие при увольнении',
        '3% and the end-of-service part',
      ),
    ],
    legalForms: [
      form(
        'W.L.L.',
        'Общество с ограниченной ответственностью',
        'Company with limited liability',
        'Для торговли и услуг: владелец может быть один, капитал по отрасли',
        'For trade and services: one owner is enough, capital as the activity asks',
      ),
      form(
        'B.S.C. (c)',
        'Закрытое акционерное общество',
        'Closed stock company',
        'Для инвесторов: капитал от 250 000 динаров',
        'For investors: capital from BHD 250,000',
      ),
      form(
        'Branch',
        'Филиал иностранной компании',
        'Branch of a foreign company',
        'Для контрактов в стране: отвечает головная компания',
        'For contracts in the country: the head office is liable',
      ),
    ],
    terms: terms(
      10,
      25,
      'Деятельность одобряют до недели, адрес вносят после',
      'Approval of the activity takes up to a week, the address follows',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Компанию открывают по легализованной доверенности, за счётом и визой приезжают',
      'The company opens by a legalised power of attorney, the account and the visa need a visit',
    ),
    founderTasks: [
      t('Легализовать доверенность в консульстве', 'Have the power of attorney legalised at a consulate'),
      t('Снять офис до активации CR', 'Rent an office before the CR is activated'),
      t('Внести капитал на счёт компании', 'Pay the capital into the company’s account'),
    ],
  },
  services: [
    {
      key: 'wll',
      type: 'companyRegistration',
      legalForm: name('W.L.L.', 'W.L.L.'),
      title: name('Регистрация W.L.L. в Бахрейне', 'W.L.L. registration in Bahrain'),
      description: t(
        'Заявление в Sijilat, одобрение деятельности, договор у нотариуса на двух языках и активная запись CR.',
        'The Sijilat application, approval of the activity, the deed at the notary in two languages and an active CR.',
      ),
      price: 890,
      prepayment: 40,
      reward: 20,
      termDays: 21,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 21,
        express: { days: 14, price: 180 },
        employees: { max: 30, price: 60 },
        directors: { own: 0, hired: 60, provided: 960 },
        officers: { representative: 240, auditor: 360 },
        areas: { it: 0, consulting: 0, trade: 0, logistics: 80, food: 120, finance: 900, crypto: 1500 },
      }),
      requiredDocuments: [passport, founderAddress, powerOfAttorney, sourceOfFunds],
      steps: [
        preparation(
          shown('Код деятельности и одобрения', 'Activity code and approvals'),
          shown('Перевод на арабский', 'Translation into Arabic'),
        ),
        registration(
          shown('Заявление в Sijilat', 'Application on Sijilat'),
          shown('Договор у нотариуса', 'Deed at the notary'),
          shown('Запись CR', 'Commercial registration'),
          hidden('Сверка капитала с одобрением', 'Comparison of the capital with the approval'),
        ),
        completion(
          shown('Активация адреса', 'Activation of the address'),
          shown('Регистрация в NBR и SIO', 'Registration with NBR and SIO'),
        ),
      ],
    },
    {
      key: 'visa',
      type: 'residence',
      legalForm: individual,
      title: name('Инвесторская виза Бахрейна', 'Investor visa of Bahrain'),
      description: t(
        'Виза на два года для владельца W.L.L.: медосмотр, страховка, карта CPR, семья по желанию.',
        'A two-year visa for the owner of a W.L.L.: medical, insurance, the CPR card, the family if wanted.',
      ),
      price: 320,
      prepayment: 50,
      reward: 15,
      termDays: 25,
      mandatoryPayments: [once('Сборы LMRA и медосмотр', 'LMRA fees and medical', 260)],
      options: onceOptions(25, { days: 14, price: 90 }),
      requiredDocuments: [passport, photograph, curriculum, companyAddress],
      steps: [
        application(shown('Заявление LMRA', 'LMRA application')),
        residence(shown('Медосмотр', 'Medical'), shown('Карта CPR', 'CPR card')),
      ],
    },
    {
      key: 'office',
      type: 'legalAddress',
      legalForm: name('W.L.L.', 'W.L.L.'),
      title: name('Офис и адрес в Манаме', 'Office and address in Manama'),
      description: t(
        'Рабочее место с договором, который принимает муниципалитет: без него CR не активируют.',
        'A desk with a contract the municipality accepts; without it the CR stays inactive.',
      ),
      price: 640,
      prepayment: 100,
      reward: 10,
      termDays: 5,
      mandatoryPayments: [],
      options: yearlyOptions(600),
      requiredDocuments: [businessPlan],
      steps: [addressSetup(shown('Одобрение муниципалитета', 'Municipality approval'))],
    },
  ],
};
