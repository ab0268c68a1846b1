import { type PlannedGroup, type PlannedStep, t } from './plan.js';

export const shown = (ru: string, en: string): PlannedStep => ({ title: t(ru, en), visible: true });
/** A step of ours that the client is not shown. */
export const hidden = (ru: string, en: string): PlannedStep => ({ title: t(ru, en), visible: false });

const group =
  (key: string, ru: string, en: string, first: readonly PlannedStep[], last: readonly PlannedStep[] = []) =>
  (...own: PlannedStep[]): PlannedGroup => ({ key, title: t(ru, en), steps: [...first, ...own, ...last] });

/** Groups of a registration: a country adds the steps of its own to what is done everywhere. */
export const preparation = group(
  'preparation',
  'Подготовка',
  'Preparation',
  [
    shown('Проверка названия', 'Name check'),
    hidden('Проверка учредителей по санкционным спискам', 'Screening of the founders against sanctions lists'),
  ],
  [shown('Проверка документов учредителей', 'Check of the founders’ documents')],
);
export const registration = group('registration', 'Регистрация', 'Registration', []);
export const completion = group(
  'completion',
  'После регистрации',
  'After registration',
  [],
  [
    shown('Передача комплекта документов', 'Handover of the documents'),
    hidden('Сверка расходов исполнителя', 'Reconciliation of the performer’s expenses'),
  ],
);

/** Groups of a bank account. */
export const bankChoice = group(
  'selection',
  'Выбор банка',
  'Choice of the bank',
  [hidden('Предварительный запрос в банк', 'Informal inquiry at the bank')],
  [shown('Анкеты владельцев и описание оборотов', 'Forms of the owners and the expected turnover')],
);
export const accountOpening = group(
  'opening',
  'Открытие счёта',
  'Opening of the account',
  [shown('Подача в банк', 'Submission to the bank'), hidden('Ответы на вопросы службы контроля', 'Answers to the compliance department')],
  [shown('Доступ к счёту и карты', 'Access to the account and cards')],
);

/** Groups of an address, of officers, of accounting and of residence. */
export const addressSetup = group('address', 'Адрес', 'Address', [
  hidden('Проверка свободных мест у поставщика', 'Check of the provider’s free places'),
  shown('Договор на адрес', 'Agreement on the address'),
]);
export const officersSetup = group('officers', 'Представители', 'Officers', [
  hidden('Проверка компании представителем', 'Checks of the company by the officer'),
]);
export const booksSetup = group(
  'setup',
  'Настройка учёта',
  'Setting up the books',
  [hidden('Назначение бухгалтера', 'Appointment of the accountant')],
  [shown('Доступ к счетам и документам', 'Access to accounts and documents')],
);
export const returns = group('returns', 'Отчётность', 'Returns', []);
export const application = group(
  'application',
  'Заявление',
  'Application',
  [shown('Проверка оснований и истории поездок', 'Check of the grounds and of the travel history')],
  [hidden('Запись на приём', 'Booking of the appointment')],
);
export const residence = group('residence', 'Вид на жительство', 'Residence', []);
