import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, anyForm, name, t } from '../plan.js';
import {
  articles,
  businessPlan,
  curriculum,
  founderAddress,
  ownershipChart,
  passport,
  registryExtract,
  sourceOfFunds,
} from '../required-documents.js';
import { accountOpening, bankChoice, booksSetup, completion, hidden, preparation, registration, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Юридический адрес', 'Registered office', 720),
  yearly('Бухгалтерия и годовой отчёт без оборота', 'Accounting and annual accounts without turnover', 1800),
  yearly('Взнос в палату IHK', 'IHK chamber contribution', 150),
];
const registerFee = once('Суд и регистрация деятельности (Gewerbe)', 'Court and trade registration (Gewerbe)', 210);
const ugPayments = [once('Нотариус по типовому протоколу', 'Notary on the model protocol', 280), registerFee, ...upkeep];

export const germany: PlannedCountry = {
  code: 'DE',
  name: name('Германия', 'Germany'),
  currency: 'EUR',
  facts: {
    summary: t(
      'GmbH вызывает доверие у крупных заказчиков, но требует капитала и нотариуса. UG — та же форма с капиталом от одного евро: четверть прибыли она копит до 25 000.',
      'A GmbH is trusted by large customers but needs capital and a notary. A UG is the same form from one euro: it sets a quarter of its profit aside until it has EUR 25,000.',
    ),
    taxes: [
      tax('Корпоративный налог с надбавкой', 'Corporate tax with surcharge', '15,825 %', '15.825%'),
      tax('Промысловый налог (Gewerbesteuer)', 'Trade tax (Gewerbesteuer)', '7–17 %, зависит от города', '7–17%, depends on the city'),
      tax('Вместе', 'Together', 'около 30 %', 'about 30%'),
      tax('НДС', 'VAT', '19 %, пониженная 7 %', '19%, reduced rate 7%'),
    ],
    legalForms: [
      form(
        'GmbH',
        'Общество с ограниченной ответственностью (Gesellschaft mit beschränkter Haftung)',
        'Limited liability company (Gesellschaft mit beschränkter Haftung)',
        'Для работы с крупными заказчиками: капитал 25 000 евро, при регистрации — половина',
        'For work with large customers: capital of EUR 25,000, half at registration',
      ),
      form(
        'UG',
        'Предпринимательское общество (Unternehmergesellschaft)',
        'Entrepreneurial company (Unternehmergesellschaft)',
        'Для начала: капитал от 1 евро, потом превращается в GmbH',
        'For a start: capital from EUR 1, becomes a GmbH later',
      ),
      form(
        'GmbH & Co. KG',
        'Коммандитное товарищество с GmbH',
        'Limited partnership with a GmbH',
        'Для семейного бизнеса: прибыль облагается у участников',
        'For a family business: profit is taxed with the partners',
      ),
    ],
    terms: terms(
      14,
      45,
      'Суд отвечает за 1–3 недели, счёт для капитала открывают дольше',
      'The court answers in one to three weeks, the account for the capital takes longer',
    ),
    mandatoryPayments: ugPayments,
    visit: visit(
      'sometimes',
      'С немецкой или европейской eID нотариус работает онлайн; иначе один визит или доверенность из консульства',
      'The notary works online with a German or European eID; otherwise one visit or a power of attorney from a consulate',
    ),
    founderTasks: [
      t('Открыть счёт и внести капитал после нотариуса', 'Open the account and pay the capital after the notary'),
      t('Заполнить анкету налоговой в ELSTER', 'Fill in the tax office’s form in ELSTER'),
      t('Внести владельцев в Transparenzregister', 'Enter the owners in the Transparenzregister'),
      t('Зарегистрировать деятельность (Gewerbe) в городе', 'Register the trade with the city'),
    ],
  },
  services: [
    {
      key: 'gmbh',
      type: 'companyRegistration',
      legalForm: name('GmbH', 'GmbH'),
      title: name('Регистрация GmbH в Германии', 'GmbH registration in Germany'),
      description: t(
        'Согласуем название с IHK, ведём нотариуса и суд, регистрируем деятельность и получаем налоговый номер.',
        'We clear the name with the IHK, guide notary and court, register the trade and obtain the tax number.',
      ),
      price: 3400,
      prepayment: 30,
      reward: 20,
      termDays: 35,
      mandatoryPayments: [once('Нотариус', 'Notary', 850), registerFee, ...upkeep],
      options: foundingOptions({
        days: 35,
        express: { days: 21, price: 700 },
        employees: { max: 100, price: 25 },
        directors: { own: 0, hired: 200, provided: 4800 },
        officers: { taxRepresentative: 900, auditor: 3500 },
        areas: { it: 0, consulting: 0, trade: 0, production: 300, construction: 450, logistics: 250, holding: 300, finance: 1800 },
      }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds],
      steps: [
        preparation(
          shown('Отзыв IHK о названии', 'Opinion of the IHK on the name'),
          shown('Договор общества на немецком', 'Articles in German'),
        ),
        registration(
          shown('Нотариальная запись', 'Notarial deed'),
          shown('Внесение капитала на счёт', 'Payment of the capital'),
          shown('Запись в Handelsregister', 'Entry in the Handelsregister'),
          hidden('Предупреждение о поддельных счетах после публикации', 'Warning about fake invoices after the publication'),
        ),
        completion(
          shown('Регистрация деятельности (Gewerbe)', 'Trade registration'),
          shown('Налоговый номер через ELSTER', 'Tax number through ELSTER'),
        ),
      ],
    },
    {
      key: 'ug',
      type: 'companyRegistration',
      legalForm: name('UG (haftungsbeschränkt)', 'UG (haftungsbeschränkt)'),
      title: name('Регистрация UG в Германии', 'UG registration in Germany'),
      description: t(
        'Регистрация по типовому протоколу: один учредитель, один директор, небольшой капитал и нотариус втрое дешевле, чем у GmbH.',
        'Registration on the model protocol: one founder, one director, small capital, and a notary at a third of the cost of a GmbH.',
      ),
      price: 1900,
      prepayment: 30,
      reward: 20,
      termDays: 28,
      mandatoryPayments: ugPayments,
      options: foundingOptions({
        days: 28,
        express: { days: 18, price: 450 },
        employees: { max: 20, price: 25 },
        directors: { own: 0, provided: 4200 },
        officers: { taxRepresentative: 900 },
        areas: { it: 0, marketing: 0, ecommerce: 0, food: 250 },
      }),
      requiredDocuments: [passport, founderAddress],
      steps: [
        preparation(shown('Типовой протокол', 'Model protocol')),
        registration(
          shown('Нотариус', 'Notary'),
          shown('Внесение капитала', 'Payment of the capital'),
          shown('Запись в Handelsregister', 'Entry in the Handelsregister'),
        ),
        completion(shown('Регистрация деятельности (Gewerbe)', 'Trade registration'), shown('Налоговый номер', 'Tax number')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: anyForm,
      title: name('Счёт компании в Германии', 'Company account in Germany'),
      description: t(
        'Счёт на компанию «в учреждении» (i. G.) для капитала и дальше для работы. Ищем банк, который берёт иностранных владельцев.',
        'An account for the company in formation (i. G.), for the capital and for work after it. We look for a bank that takes foreign owners.',
      ),
      price: 890,
      prepayment: 40,
      reward: 15,
      termDays: 21,
      mandatoryPayments: [yearly('Ведение счёта', 'Account maintenance', 180)],
      options: onceOptions(21, { days: 12, price: 260 }, { it: 0, consulting: 0, trade: 0, holding: 120 }),
      requiredDocuments: [articles, ownershipChart, businessPlan, curriculum],
      steps: [
        bankChoice(shown('Проект договора общества для банка', 'Draft articles for the bank')),
        accountOpening(shown('Идентификация PostIdent или видео', 'Identification by PostIdent or video')),
      ],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: anyForm,
      title: name('Бухгалтерия GmbH или UG, год', 'Accounting of a GmbH or UG, one year'),
      description: t(
        'Учёт в DATEV, предварительные декларации НДС, баланс и его публикация в Unternehmensregister.',
        'Books in DATEV, advance VAT returns, the balance sheet and its publication in the Unternehmensregister.',
      ),
      price: 3600,
      prepayment: 25,
      reward: 12,
      termDays: 14,
      mandatoryPayments: [],
      options: yearlyOptions(3400, { max: 50, price: 30 }),
      requiredDocuments: [registryExtract, articles],
      steps: [
        booksSetup(
          shown('Доверенность налоговому консультанту', 'Authorisation of the tax adviser'),
          shown('Доступ к DATEV', 'Access to DATEV'),
        ),
        returns(
          shown('Предварительная декларация НДС', 'Advance VAT return'),
          shown('Баланс и публикация', 'Balance sheet and publication'),
        ),
      ],
    },
  ],
};
