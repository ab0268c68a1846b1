import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, name, t } from '../plan.js';
import {
  bankStatements,
  curriculum,
  founderAddress,
  ownershipChart,
  passport,
  registryExtract,
  sourceOfFunds,
} from '../required-documents.js';
import { addressSetup, booksSetup, completion, hidden, officersSetup, preparation, registration, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Секретарь и адрес', 'Secretary and address', 1400),
  yearly('Бухгалтерия и аудит без оборота', 'Accounting and audit without turnover', 2200),
  yearly('Годовой сбор реестра MBR', 'MBR annual return', 100),
];
const fees = [once('Регистрация в MBR', 'MBR registration', 245)];

export const malta: PlannedCountry = {
  code: 'MT',
  name: name('Мальта', 'Malta'),
  currency: 'EUR',
  facts: {
    summary: t(
      'Компания платит 35 %, но акционеру возвращают до шести седьмых: выходит около 5 %. Взамен ждут настоящего присутствия, секретаря и ежегодного аудита.',
      'The company pays 35% but the shareholder gets up to six sevenths back, about 5% in the end. In return real presence, a secretary and a yearly audit are expected.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate tax', '35 %', '35%'),
      tax('После возврата акционеру', 'After the shareholder’s refund', 'около 5 %', 'about 5%'),
      tax('Без возврата, по выбору', 'Without refunds, by choice', '15 % окончательно', '15%, final'),
      tax('НДС', 'VAT', '18 %', '18%'),
    ],
    legalForms: [
      form(
        'Ltd',
        'Частная компания с ограниченной ответственностью',
        'Private limited liability company',
        'Для торговли, IT и холдинга: капитал 1165 евро, внести пятую часть',
        'For trade, IT and holdings: capital of EUR 1,165, a fifth paid in',
      ),
      form(
        'PLC',
        'Публичная компания',
        'Public limited liability company',
        'Для выпуска бумаг: капитал от 46 588 евро',
        'For issuing securities: capital from EUR 46,588',
      ),
    ],
    terms: terms(
      7,
      20,
      'Реестр отвечает за 3–5 дней, проверка учредителей занимает больше',
      'The registry answers in 3–5 days, checks of the founders take longer',
    ),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Регистрация по заверенным копиям, банки ждут личной встречи',
      'Registration on certified copies, banks expect a meeting',
    ),
    founderTasks: [
      t('Внести капитал на счёт до регистрации', 'Deposit the capital before registration'),
      t('Дать рекомендацию банка или юриста', 'Give a reference of a bank or a lawyer'),
      t('Подтверждать владельцев в MBR ежегодно', 'Confirm the owners with the MBR every year'),
    ],
  },
  services: [
    {
      key: 'ltd',
      type: 'companyRegistration',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Регистрация Ltd на Мальте', 'Ltd registration in Malta'),
      description: t(
        'Меморандум и устав, депозит капитала, регистрация в MBR, налоговый номер и НДС; схема возврата налога, если она вам подходит.',
        'Memorandum and articles, the capital deposit, MBR registration, tax and VAT numbers, and the refund structure where it suits.',
      ),
      price: 2900,
      prepayment: 30,
      reward: 22,
      termDays: 18,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 18,
        express: { days: 10, price: 600 },
        employees: { max: 40, price: 25 },
        directors: { own: 0, provided: 2400 },
        officers: { secretary: 600, auditor: 1200 },
        areas: { it: 0, ecommerce: 0, holding: 400, education: 0, finance: 3500, crypto: 4500 },
      }),
      requiredDocuments: [passport, founderAddress, sourceOfFunds, curriculum],
      steps: [
        preparation(
          shown('Проверка учредителей по правилам FIAU', 'Checks of the founders under FIAU rules'),
          shown('Меморандум и устав', 'Memorandum and articles'),
        ),
        registration(
          shown('Депозит капитала', 'Deposit of the capital'),
          shown('Подача в MBR', 'Filing with the MBR'),
          hidden('Ответы на вопросы MBR о владельцах', 'Answers to the MBR on the owners'),
        ),
        completion(
          shown('Налоговый номер и НДС', 'Tax number and VAT'),
          shown('Регистрация работодателя в Jobsplus', 'Employer registration with Jobsplus'),
        ),
      ],
    },
    {
      key: 'secretary',
      type: 'legalAddress',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Секретарь и адрес в Валлетте', 'Secretary and address in Valletta'),
      description: t(
        'Лицензированный секретарь, книги компании и адрес, по которому примут проверяющих.',
        'A licensed secretary, the statutory books and an address where inspectors are received.',
      ),
      price: 1450,
      prepayment: 50,
      reward: 12,
      termDays: 5,
      mandatoryPayments: [],
      options: yearlyOptions(1380),
      requiredDocuments: [ownershipChart],
      steps: [addressSetup(), officersSetup(shown('Назначение секретаря (форма K)', 'Appointment of the secretary (form K)'))],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('Ltd', 'Ltd'),
      title: name('Бухгалтерия и аудит на Мальте, год', 'Accounting and audit in Malta, one year'),
      description: t(
        'Учёт по GAPSME, аудит, декларация и заявление на возврат налога акционеру.',
        'Books under GAPSME, the audit, the return and the shareholder’s refund claim.',
      ),
      price: 3200,
      prepayment: 30,
      reward: 12,
      termDays: 14,
      mandatoryPayments: [],
      options: yearlyOptions(3000, { max: 30, price: 28 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(shown('Письмо о назначении аудитора', 'Letter of appointment of the auditor')),
        returns(
          shown('Первая декларация НДС', 'First VAT return'),
          shown('Аудиторское заключение', 'Audit report'),
          shown('Заявление на возврат', 'Refund claim'),
        ),
      ],
    },
  ],
};
