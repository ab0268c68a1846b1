import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions } from '../options.js';
import { type PlannedCountry, anyForm, name, t } from '../plan.js';
import { articles, businessPlan, founderAddress, ownershipChart, passport, registryExtract } from '../required-documents.js';
import { accountOpening, bankChoice, completion, hidden, preparation, registration, shown } from '../steps.js';

const agent = yearly('Зарегистрированный агент', 'Registered agent', 120);
const noTurnover = yearly('Форма 5472 без оборота', 'Form 5472 without turnover', 350);
const delaware = [
  once('Сбор штата Делавэр', 'Delaware filing fee', 110),
  agent,
  yearly('Налог штата для LLC', 'Delaware LLC tax', 300),
  noTurnover,
];
const corporation = [
  once('Сбор штата Делавэр', 'Delaware filing fee', 109),
  agent,
  yearly('Франшизный налог и отчёт', 'Franchise tax and report', 225),
  yearly('Форма 1120 без оборота', 'Form 1120 without turnover', 600),
];
const wyoming = [
  once('Сбор штата Вайоминг', 'Wyoming filing fee', 100),
  agent,
  yearly('Годовой отчёт Вайоминга', 'Wyoming annual report', 60),
  noTurnover,
];

export const unitedStates: PlannedCountry = {
  code: 'US',
  name: name('США', 'United States'),
  currency: 'USD',
  facts: {
    summary: t(
      'LLC в Делавэре или Вайоминге открывают за день; без американской деятельности федерального налога у неё чаще нет, но форма 5472 обязательна. Инвестору понятнее C-Corp.',
      'An LLC in Delaware or Wyoming opens in a day; without US business it mostly owes no federal tax, but form 5472 is a must. Investors prefer a C-Corp.',
    ),
    taxes: [
      tax('Федеральный налог на прибыль C-Corp', 'Federal tax of a C-Corp', '21 %', '21%'),
      tax(
        'LLC нерезидента без деятельности в США',
        'Non-resident’s LLC without US business',
        '0 %, но форма 5472 каждый год',
        '0%, but form 5472 every year',
      ),
      tax('Налог с продаж', 'Sales tax', 'у каждого штата свой, 0–10 %', 'each state its own, 0–10%'),
      tax('Дивиденды нерезиденту', 'Dividends to a non-resident', '30 %, по договорам меньше', '30%, less under treaties'),
    ],
    legalForms: [
      form(
        'LLC',
        'Компания с ограниченной ответственностью',
        'Limited liability company',
        'Для услуг и магазинов: прибыль облагается у владельца',
        'For services and shops: profit is taxed with the owner',
      ),
      form('C-Corp', 'Корпорация', 'Corporation', 'Для инвестора и опционов сотрудникам', 'For investors and options for staff'),
    ],
    terms: terms(
      1,
      25,
      'Штат вносит за день, номер EIN без SSN — до четырёх недель',
      'The state takes a day, an EIN without an SSN up to four weeks',
    ),
    mandatoryPayments: wyoming,
    visit: visit(
      'no',
      'Всё подают онлайн и факсом; счёт открывают финтех-банки',
      'All of it is filed online and by fax; fintech banks open the account',
    ),
    founderTasks: [
      t('Выбрать штат: Делавэр для инвесторов, Вайоминг дешевле', 'Choose the state: Delaware for investors, Wyoming for less'),
      t('Подписать SS-4 для номера EIN', 'Sign SS-4 for the EIN'),
      t('Сдавать форму 5472 до 15 апреля: штраф от 25 000 долларов', 'File form 5472 by 15 April: the fine starts at USD 25,000'),
    ],
  },
  services: [
    {
      key: 'delaware-llc',
      type: 'companyRegistration',
      legalForm: name('LLC', 'LLC'),
      title: name('Регистрация LLC в Делавэре', 'LLC registration in Delaware'),
      description: t(
        'Сертификат штата, операционное соглашение, агент, EIN и письмо для банка; налог штата платите до 1 июня.',
        'The state certificate, the operating agreement, the agent, the EIN and a letter for the bank; the state tax is due by 1 June.',
      ),
      price: 620,
      prepayment: 50,
      reward: 20,
      termDays: 20,
      mandatoryPayments: delaware,
      options: foundingOptions({
        days: 20,
        express: { days: 10, price: 180 },
        employees: { max: 20, price: 25 },
        directors: { own: 0, hired: 90 },
        officers: { agent: 60 },
        areas: { it: 0, ecommerce: 0, marketing: 0, consulting: 0, holding: 0, finance: 600 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(shown('Операционное соглашение', 'Operating agreement')),
        registration(
          shown('Подача в штате', 'Filing with the state'),
          shown('Сертификат', 'Certificate of formation'),
          hidden('Контроль очереди IRS', 'IRS queue watch'),
        ),
        completion(shown('EIN по форме SS-4', 'EIN by form SS-4'), shown('Письмо для банка', 'Letter for the bank')),
      ],
    },
    {
      key: 'wyoming-llc',
      type: 'companyRegistration',
      legalForm: name('LLC', 'LLC'),
      title: name('Регистрация LLC в Вайоминге', 'LLC registration in Wyoming'),
      description: t(
        'Дешевле содержать: годовой отчёт от 60 долларов и закрытые сведения об участниках. EIN и агент включены.',
        'Cheaper to keep: the annual report starts at USD 60, and members are not listed. EIN and agent included.',
      ),
      price: 540,
      prepayment: 50,
      reward: 20,
      termDays: 20,
      mandatoryPayments: wyoming,
      options: foundingOptions({
        days: 20,
        express: { days: 10, price: 160 },
        employees: { max: 20, price: 25 },
        directors: { own: 0, hired: 90 },
        officers: { agent: 60, representative: 120 },
        areas: { it: 0, ecommerce: 0, trade: 0, tourism: 60 },
      }),
      requiredDocuments: [passport],
      steps: [
        preparation(shown('Операционное соглашение', 'Operating agreement')),
        registration(shown('Подача в Вайоминге', 'Filing in Wyoming')),
        completion(shown('EIN по форме SS-4', 'EIN by form SS-4')),
      ],
    },
    {
      key: 'corporation',
      type: 'companyRegistration',
      legalForm: name('C-Corp', 'C-Corp'),
      title: name('Корпорация C-Corp в Делавэре', 'C-Corp in Delaware'),
      description: t(
        'Устав под 10 миллионов акций, протокол, план опционов, заявления 83(b) для учредителей, EIN и письмо для банка.',
        'A charter of 10 million shares, minutes, the option plan, 83(b) elections for the founders, the EIN and a letter for the bank.',
      ),
      price: 1400,
      prepayment: 40,
      reward: 20,
      termDays: 25,
      mandatoryPayments: corporation,
      options: foundingOptions({
        days: 25,
        express: { days: 12, price: 350 },
        employees: { max: 50, price: 30 },
        directors: { own: 0, hired: 150 },
        officers: { agent: 60, secretary: 240 },
        areas: { it: 0, education: 0, production: 250, finance: 1200, crypto: 1600 },
      }),
      requiredDocuments: [passport, founderAddress, ownershipChart],
      steps: [
        preparation(shown('Доли и вестинг', 'Shares and vesting')),
        registration(shown('Подача в Делавэре', 'Filing in Delaware'), hidden('Проверка ограничений на название', 'Name restrictions')),
        completion(shown('83(b) за 30 дней', '83(b) within 30 days'), shown('EIN', 'EIN')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: anyForm,
      title: name('Счёт компании в США', 'US company account'),
      description: t(
        'Финтех-банк с реквизитами ACH и wire для нерезидента: готовим описание бизнеса и сайт, которые там проверяют.',
        'A fintech bank with ACH and wire details for a non-resident: we prepare the business description and the website they check.',
      ),
      price: 420,
      prepayment: 50,
      reward: 15,
      termDays: 14,
      mandatoryPayments: [],
      options: onceOptions(14, { days: 7, price: 120 }, { it: 0, ecommerce: 0, trade: 90 }),
      requiredDocuments: [registryExtract, articles, businessPlan],
      steps: [bankChoice(), accountOpening(shown('Проверка личности владельца', 'Identity check of the owner'))],
    },
  ],
};
