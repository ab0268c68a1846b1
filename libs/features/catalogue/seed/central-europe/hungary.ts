import { form, once, tax, terms, visit, yearly } from '../facts.js';
import { foundingOptions, yearlyOptions } from '../options.js';
import { type PlannedCountry, name, t } from '../plan.js';
import { bankStatements, founderAddress, passport, powerOfAttorney, registryExtract, taxNumber } from '../required-documents.js';
import { addressSetup, booksSetup, completion, hidden, officersSetup, preparation, registration, returns, shown } from '../steps.js';

const upkeep = [
  yearly('Адрес с услугами székhelyszolgáltató', 'Registered seat with a seat provider', 180000),
  yearly('Бухгалтерия без оборота', 'Accounting without turnover', 300000),
  yearly('Взнос в торговую палату', 'Chamber of commerce contribution', 5000),
];
const fees = [once('Заверение адвокатом, обязательно по закону', 'Lawyer’s countersignature, required by law', 150000)];

export const hungary: PlannedCountry = {
  code: 'HU',
  name: name('Венгрия', 'Hungary'),
  currency: 'HUF',
  facts: {
    summary: t(
      'Самый низкий в Евросоюзе налог на прибыль, 9 %, и самый высокий НДС, 27 %. Выгодна тем, кто продаёт услуги бизнесу за пределами Венгрии.',
      'The lowest profit tax in the European Union, 9%, and the highest VAT, 27%. It pays for those who sell services to businesses abroad.',
    ),
    taxes: [
      tax('Налог на прибыль', 'Corporate income tax', '9 %', '9%'),
      tax(
        'Местный налог на бизнес',
        'Local business tax',
        'до 2 % выручки за вычетом затрат на материалы',
        'up to 2% of sales less the cost of materials',
      ),
      tax('НДС', 'VAT', '27 %', '27%'),
      tax('Налог на дивиденды для физических лиц', 'Tax on dividends of individuals', '15 %', '15%'),
    ],
    legalForms: [
      form(
        'Kft.',
        'Общество с ограниченной ответственностью (korlátolt felelősségű társaság)',
        'Limited liability company (korlátolt felelősségű társaság)',
        'Обычный выбор: капитал 3 млн форинтов, внести можно позже',
        'The usual choice: capital of HUF 3 million, it may be paid in later',
      ),
      form(
        'Bt.',
        'Коммандитное товарищество (betéti társaság)',
        'Limited partnership (betéti társaság)',
        'Для семейного дела: капитал не нужен, но один участник отвечает всем имуществом',
        'For a family business: no capital, but one partner is liable with all they own',
      ),
      form(
        'Zrt.',
        'Закрытое акционерное общество (zártkörűen működő részvénytársaság)',
        'Private stock company (zártkörűen működő részvénytársaság)',
        'Для инвесторов: капитал от 5 млн форинтов',
        'For investors: capital from HUF 5 million',
      ),
    ],
    terms: terms(4, 15, 'По типовому уставу суд регистрирует за 1–2 дня', 'With standard articles the court registers in one or two days'),
    mandatoryPayments: [...fees, ...upkeep],
    visit: visit(
      'sometimes',
      'Адвокат заверяет подписи лично или по видеосвязи; банк ждёт директора в отделении',
      'The lawyer certifies signatures in person or by video; the bank expects the director at a branch',
    ),
    founderTasks: [
      t('Подписать устав перед венгерским адвокатом', 'Sign the articles before a Hungarian lawyer'),
      t('Получить личный налоговый номер, если станете директором', 'Get a personal tax number if you become the director'),
      t('Открыть счёт за 15 дней после регистрации', 'Open the account within 15 days of registration'),
      t('Подключить выставление счетов к Online Számla', 'Connect invoicing to Online Számla'),
    ],
  },
  services: [
    {
      key: 'kft',
      type: 'companyRegistration',
      legalForm: name('Kft.', 'Kft.'),
      title: name('Регистрация Kft. в Венгрии', 'Kft. registration in Hungary'),
      description: t(
        'Типовой устав с адвокатом, заявление в суд регистрации, налоговый номер в тот же день и вход в Cégkapu.',
        'Standard articles with a lawyer, the application to the court of registration, a tax number on the same day and access to Cégkapu.',
      ),
      price: 340000,
      prepayment: 30,
      reward: 20,
      termDays: 12,
      mandatoryPayments: [...fees, ...upkeep],
      options: foundingOptions({
        days: 12,
        express: { days: 5, price: 80000 },
        employees: { max: 50, price: 6000 },
        directors: { own: 0, provided: 540000 },
        officers: { representative: 120000, auditor: 350000 },
        areas: { it: 0, consulting: 0, ecommerce: 0, tourism: 40000, production: 60000, finance: 200000 },
      }),
      requiredDocuments: [passport, founderAddress, taxNumber],
      steps: [
        preparation(shown('Встреча с адвокатом по видео', 'Video meeting with the lawyer')),
        registration(
          shown('Подписание типового устава', 'Signing of the standard articles'),
          shown('Заявление в суд регистрации', 'Application to the court of registration'),
          hidden('Проверка долгов директора перед налоговой NAV', 'Check of the director’s debts with the NAV'),
        ),
        completion(
          shown('Доступ к Cégkapu', 'Access to Cégkapu'),
          shown('Заявление в муниципалитет о местном налоге', 'Notice to the municipality on the local tax'),
        ),
      ],
    },
    {
      key: 'seat',
      type: 'legalAddress',
      legalForm: name('Kft.', 'Kft.'),
      title: name('Адрес и агент для вручения в Будапеште', 'Seat and delivery agent in Budapest'),
      description: t(
        'Официальный провайдер адреса и агент для вручения документов, который нужен директору из-за границы.',
        'A registered seat provider and the agent for service of documents that a director abroad must have.',
      ),
      price: 210000,
      prepayment: 100,
      reward: 10,
      termDays: 3,
      mandatoryPayments: [],
      options: yearlyOptions(195000),
      requiredDocuments: [powerOfAttorney],
      steps: [addressSetup(), officersSetup(shown('Назначение агента для вручения', 'Appointment of the delivery agent'))],
    },
    {
      key: 'accounting',
      type: 'accounting',
      legalForm: name('Kft.', 'Kft.'),
      title: name('Бухгалтерия Kft., год', 'Accounting of a Kft., one year'),
      description: t(
        'НДС, местный налог, зарплата и годовой баланс. Помогаем выбрать KIVA, когда платить её выгоднее.',
        'VAT, the local tax, payroll and the annual balance. We help choose KIVA when it costs less.',
      ),
      price: 620000,
      prepayment: 25,
      reward: 12,
      termDays: 10,
      mandatoryPayments: [],
      options: yearlyOptions(580000, { max: 40, price: 9000 }),
      requiredDocuments: [registryExtract, bankStatements],
      steps: [
        booksSetup(
          shown('Полномочия в NAV', 'Authorisation at the NAV'),
          shown('Сравнение KIVA и обычного налога', 'Comparison of KIVA and the usual tax'),
        ),
        returns(shown('Первая декларация НДС', 'First VAT return'), shown('Годовой баланс в e-beszámoló', 'Annual balance to e-beszámoló')),
      ],
    },
  ],
};
