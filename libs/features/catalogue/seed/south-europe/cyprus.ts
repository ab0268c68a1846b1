import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, onceOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, name, t } from '../plan.js';
import {
  businessPlan,
  companyAddress,
  founderAddress,
  ownershipChart,
  passport,
  registryExtract,
  sourceOfFunds,
} from '../required-documents.js';
import { accountOpening, addressSetup, bankChoice, completion, hidden, officersSetup, preparation, registration, shown } from '../steps.js';

const upkeep = [
  yearly('Секретарь и адрес', 'Secretary and address', 850),
  yearly('Бухгалтерия и обязательный аудит без оборота', 'Accounting and the obligatory audit without turnover', 1500),
];
const fees = [once('Сборы Регистратора', 'Fees of the Registrar', 165)];

export const cyprus: PlannedCountry = {
  code: 'CY',
  name: name('Кипр', 'Cyprus'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Английское право внутри Евросоюза: удобно для холдинга и IT. Доход от своих разработок облагается примерно по 3 %, дивиденды нерезидентам — нет.',
      'English law inside the European Union, handy for holdings and IT. Income from your own software is taxed at about 3%, dividends to non-residents not at all.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate tax', '15 %', '15%'),
      tax('Доход от интеллектуальной собственности (IP Box)', 'Income from intellectual property (IP Box)', 'около 3 %', 'about 3%'),
      tax('НДС', 'VAT', '19 %', '19%'),
      tax('Дивиденды нерезиденту', 'Dividends to a non-resident', '0 %', '0%'),
    ],
    legalForms: [
      form(
        'Ltd',
        'Частная компания с ограниченной ответственностью',
        'Private company limited by shares',
        'Для холдинга и услуг: капитал обычно 1000 евро, секретарь обязателен',
        'For holdings and services: capital usually EUR 1,000, a secretary is required',
      ),
      form(
        'PLC',
        'Публичная компания',
        'Public company limited by shares',
        'Для размещения акций: капитал от 25 630 евро, семь акционеров',
        'For offering shares: capital from EUR 25,630, seven shareholders',
      ),
    ],
    terms: terms(
      10,
      25,
      'Согласование названия — несколько дней, устав подаёт местный юрист',
      'Approval of the name takes days, the articles are filed by a local lawyer',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'no',
      'Всё делают по копиям, заверенным у нотариуса; банк беседует по видео',
      'Everything works on certified copies; the bank talks by video',
    ),
    founderTasks: [
      t('Заверить копии паспорта и счёта за квартиру', 'Certify copies of the passport and a utility bill'),
      t('Решить, где директор: от этого зависит налоговое резидентство', 'Decide where the director lives: tax residence depends on it'),
      t('Обновлять сведения о владельцах каждый год', 'Confirm the owners every year'),
    ],
  },
  services: [
    {
      key: 'ltd',
      type: 'companyRegistration',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Регистрация Ltd на Кипре', 'Ltd registration in Cyprus'),
      description: t(
        'Согласуем название, пишем устав на греческом и английском, регистрируем и передаём сертификаты с апостилем и печать.',
        'We clear the name, write the articles in Greek and English, register and hand over certificates with an apostille and the seal.',
      ),
      price: 2100,
      prepayment: 30,
      reward: 22,
      termDays: 20,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 20,
        express: { days: 10, price: 400 },
        employees: { max: 50, price: 20 },
        directors: { own: 0, hired: 150, provided: 1500 },
        officers: { secretary: 450, auditor: 900 },
        areas: { it: 0, holding: 0, trade: 0, logistics: 250, finance: 2400, crypto: 2800 },
      }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds],
      steps: [
        preparation(
          shown('Согласование названия', 'Approval of the name'),
          shown('Устав на греческом и английском', 'Articles in Greek and English'),
          hidden('Заключение юриста о владельцах', 'Lawyer’s memo on the owners'),
        ),
        registration(
          shown('Клятвенное заявление юриста (HE1)', 'Lawyer’s sworn statement (HE1)'),
          shown('Подача Регистратору компаний', 'Filing with the Registrar of Companies'),
          shown('Сертификаты', 'Certificates'),
        ),
        completion(shown('Реестр владельцев UBO', 'UBO register'), shown('Налоговый номер TIC', 'Tax number TIC')),
      ],
    },
    {
      key: 'account',
      type: 'bankAccount',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Счёт в банке Кипра', 'Bank account in Cyprus'),
      description: t(
        'Подаём в банк, которому подходит ваша отрасль, переводим ответы службы контроля и доводим до первого платежа.',
        'We apply to a bank that suits the line of business, handle the compliance questions and stay until the first payment.',
      ),
      price: 950,
      prepayment: 30,
      reward: 15,
      termDays: 30,
      mandatoryPayments: [yearly('Ведение счёта', 'Account maintenance', 240)],
      options: onceOptions(30, { days: 15, price: 250 }, { it: 0, holding: 0, trade: 150 }),
      requiredDocuments: [registryExtract, businessPlan, companyAddress, ownershipChart],
      steps: [bankChoice(), accountOpening(shown('Видеобеседа с банком', 'Video call with the bank'))],
    },
    {
      key: 'secretary',
      type: 'legalAddress',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Секретарь и адрес в Никосии', 'Secretary and address in Nicosia'),
      description: t(
        'Секретарь подаёт годовую форму HE32, ведёт реестр акционеров и хранит протоколы по адресу в Никосии.',
        'The secretary files the annual HE32, keeps the register of members and the minutes at an address in Nicosia.',
      ),
      price: 880,
      prepayment: 50,
      reward: 12,
      termDays: 5,
      mandatoryPayments: [yearly('Годовая форма HE32', 'Annual return HE32', 20)],
      options: yearlyOptions(820),
      requiredDocuments: [],
      steps: [
        addressSetup(),
        officersSetup(
          shown('Назначение секретаря (HE4)', 'Appointment of the secretary (HE4)'),
          shown('Передача книг компании', 'Handover of the company’s books'),
        ),
      ],
    },
  ],
};
