import type { Bilingual } from '#libs/kernel/ids';
import { type Major, type PlannedCode, type PlannedGroup, type PlannedOptions, t } from './plan.js';

const shown = (ru: string, en: string): PlannedGroup['steps'][number] => ({ title: t(ru, en), visible: true });
const hidden = (ru: string, en: string): PlannedGroup['steps'][number] => ({ title: t(ru, en), visible: false });

/** Steps of a registration; `registry` names the register, in both languages. */
export const registrationSteps = (registry: Bilingual): PlannedGroup[] => [
  {
    key: 'preparation',
    title: t('Подготовка', 'Preparation'),
    steps: [
      shown('Проверка названия', 'Name check'),
      hidden('Проверка учредителей по санкционным спискам', 'Screening of the founders against sanctions lists'),
      shown('Проверка документов учредителей', "Check of the founders' documents"),
      shown('Подготовка учредительных документов', 'Drafting of the constitutional documents'),
    ],
  },
  {
    key: 'registration',
    title: t('Регистрация', 'Registration'),
    steps: [
      shown('Подписание документов', 'Signing of the documents'),
      { title: t(`Подача в реестр: ${registry.ru}`, `Filing with the register: ${registry.en}`), visible: true },
      hidden('Ответы на запросы реестра', 'Answers to queries of the register'),
      shown('Получение выписки', 'Receipt of the extract'),
    ],
  },
  {
    key: 'completion',
    title: t('После регистрации', 'After registration'),
    steps: [
      shown('Постановка на налоговый учёт', 'Registration for taxes'),
      shown('Передача комплекта документов', 'Handover of the documents'),
      hidden('Сверка расходов исполнителя', "Reconciliation of the performer's expenses"),
    ],
  },
];

export const accountSteps = (): PlannedGroup[] => [
  {
    key: 'selection',
    title: t('Выбор банка', 'Choice of the bank'),
    steps: [
      shown('Подбор банков под профиль', 'Selection of banks that fit'),
      hidden('Предварительный запрос в банк', 'Informal inquiry at the bank'),
    ],
  },
  {
    key: 'opening',
    title: t('Открытие счёта', 'Opening of the account'),
    steps: [
      shown('Заполнение анкет', 'Completion of the forms'),
      shown('Подача в банк', 'Submission to the bank'),
      shown('Интервью с банком', 'Interview with the bank'),
      shown('Доступ к счёту', 'Access to the account'),
    ],
  },
];

export const addressSteps = (): PlannedGroup[] => [
  {
    key: 'address',
    title: t('Адрес', 'Address'),
    steps: [
      hidden('Проверка свободных мест у поставщика', "Check of the provider's free places"),
      shown('Договор на адрес', 'Agreement on the address'),
      shown('Внесение адреса в реестр', 'Entry of the address in the register'),
    ],
  },
];

export const accountingSteps = (): PlannedGroup[] => [
  {
    key: 'setup',
    title: t('Настройка учёта', 'Setting up the books'),
    steps: [
      shown('Доступ к счетам и документам', 'Access to accounts and documents'),
      shown('Учётная политика', 'Accounting policy'),
      hidden('Назначение бухгалтера', 'Appointment of the accountant'),
      shown('Первый отчёт', 'First return'),
    ],
  },
];

export const residenceSteps = (): PlannedGroup[] => [
  {
    key: 'residence',
    title: t('Вид на жительство', 'Residence'),
    steps: [
      shown('Разрешение на въезд', 'Entry permit'),
      shown('Медицинское освидетельствование', 'Medical examination'),
      hidden('Запись в визовый центр', 'Appointment at the visa centre'),
      shown('Карта резидента', 'Resident card'),
    ],
  },
];

const ownDirector: PlannedCode = { code: 'own', title: t('Директор — один из учредителей', 'A founder is the director'), price: 0 };

const areas = (regulated: Major): PlannedCode[] => [
  { code: 'it', title: t('Разработка и IT-услуги', 'Software and IT services'), price: 0 },
  { code: 'consulting', title: t('Консультации', 'Consulting'), price: 0 },
  { code: 'trade', title: t('Торговля', 'Trade'), price: 0 },
  { code: 'finance', title: t('Финансовые услуги (с проверкой лицензий)', 'Financial services (with a licence check)'), price: regulated },
];

/** Choices of a registration: standard and express, own or provided director, company officers, areas. Prices in major units. */
export const registrationOptions = (
  days: number,
  prices: { employee: Major; express: Major; director: Major; officer: Major; regulated: Major },
): PlannedOptions => ({
  employeesAmount: { min: 1, max: 50, price: prices.employee },
  registrationPeriod: [
    { value: days, title: t(`Обычный срок, дней: ${days}`, `Standard, ${days} days`), price: 0 },
    {
      value: Math.ceil(days / 2),
      title: t(`Срочно, дней: ${Math.ceil(days / 2)}`, `Express, ${Math.ceil(days / 2)} days`),
      price: prices.express,
    },
  ],
  director: [
    ownDirector,
    { code: 'provided', title: t('Местный директор от нас, на год', 'A local director from us, for a year'), price: prices.director },
  ],
  directorCompany: [
    { code: 'secretary', title: t('Секретарь компании, на год', 'Company secretary, for a year'), price: prices.officer },
    { code: 'representative', title: t('Контактное лицо, на год', 'Contact person, for a year'), price: prices.officer },
  ],
  activityAreas: areas(prices.regulated),
});

/** Choices of a service that is bought for a time: one, two or three years at `yearly` for each further one. */
export const yearlyOptions = (yearly: Major, employees = { max: 1, price: 0 }): PlannedOptions => ({
  employeesAmount: { min: 1, ...employees },
  registrationPeriod: [
    { value: 365, title: t('1 год', '1 year'), price: 0 },
    { value: 730, title: t('2 года', '2 years'), price: yearly },
    { value: 1095, title: t('3 года', '3 years'), price: yearly * 2 },
  ],
  director: [ownDirector],
  directorCompany: [],
  activityAreas: [],
});

/** Choices of a service that is done once: the standard time, or express. */
export const onceOptions = (days: number, express: Major): PlannedOptions => ({
  employeesAmount: { min: 1, max: 10, price: 0 },
  registrationPeriod: [
    { value: days, title: t(`Обычный срок, дней: ${days}`, `Standard, ${days} days`), price: 0 },
    {
      value: Math.ceil(days / 2),
      title: t(`Срочно, дней: ${Math.ceil(days / 2)}`, `Express, ${Math.ceil(days / 2)} days`),
      price: express,
    },
  ],
  director: [ownDirector],
  directorCompany: [],
  activityAreas: areas(express),
});
