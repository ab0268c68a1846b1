import type { Language } from '#machines/kernel/ids';
import { en, type AccessTexts } from '#machines/access/texts/en';
import { ru } from '#machines/access/texts/ru';
import type { Grouping } from '../wire/reports.dto.js';

export const departmentNames: Record<Language, AccessTexts['departments']> = { ru: ru.departments, en: en.departments };

const nobodies: Partial<Record<Grouping, Record<Language, string>>> = {
  manager: { ru: 'Без менеджера', en: 'No manager' },
  partner: { ru: 'Без партнёра', en: 'No partner' },
  department: { ru: 'Без отдела', en: 'No department' },
  service: { ru: 'Без нашей услуги', en: 'No service of ours' },
};

/** The label of rows without a value of the grouping. */
export const nobodyIs = (groupBy: Grouping, language: Language): string => nobodies[groupBy]?.[language] ?? '';

export const groupingNames: Record<Language, Record<Grouping, string>> = {
  ru: {
    status: 'Статус',
    day: 'День',
    week: 'Неделя с',
    month: 'Месяц с',
    country: 'Страна',
    service: 'Услуга',
    manager: 'Менеджер',
    partner: 'Партнёр',
    method: 'Способ',
    stage: 'Этап',
    department: 'Отдел',
    kind: 'Вид',
  },
  en: {
    status: 'Status',
    day: 'Day',
    week: 'Week of',
    month: 'Month of',
    country: 'Country',
    service: 'Service',
    manager: 'Manager',
    partner: 'Partner',
    method: 'Method',
    stage: 'Stage',
    department: 'Department',
    kind: 'Kind',
  },
};

/** The other words of a file of figures. */
export const fileWords: Record<Language, { total: string; before: string; hours: string }> = {
  ru: { total: 'Всего', before: 'до этого', hours: 'ч' },
  en: { total: 'Total', before: 'before', hours: 'h' },
};

/** Headings of exported orders behind the figures. */
export const orderColumns: Record<Language, readonly string[]> = {
  ru: [
    'Номер',
    'Статус',
    'Клиент',
    'Услуга',
    'Страна',
    'Менеджер',
    'Партнёр',
    'Оформлен',
    'Завершён',
    'Отменён',
    'Валюта',
    'Стоимость',
    'Получено',
    'Возвращено',
    'Остаток',
  ],
  en: [
    'Number',
    'Status',
    'Client',
    'Service',
    'Country',
    'Manager',
    'Partner',
    'Placed',
    'Finished',
    'Cancelled',
    'Currency',
    'Price',
    'Received',
    'Refunded',
    'Balance',
  ],
};
export const moneyColumns: Record<Language, readonly string[]> = {
  ru: ['Заказ', 'Клиент', 'Услуга', 'Страна', 'Движение', 'Способ', 'Этап', 'Когда', 'Валюта', 'Сумма'],
  en: ['Order', 'Client', 'Service', 'Country', 'Movement', 'Method', 'Stage', 'At', 'Currency', 'Amount'],
};
export const movements: Record<Language, Record<'received' | 'refunded', string>> = {
  ru: { received: 'получено', refunded: 'возвращено' },
  en: { received: 'received', refunded: 'refunded' },
};
/** Headings of exported movements of status. */
export const walkedColumns: Record<Language, readonly string[]> = {
  ru: [
    'Заказ',
    'Страна',
    'Услуга',
    'Версия',
    'Когда',
    'Из статуса',
    'В статус',
    'Код: из',
    'Код: в',
    'Операция',
    'Команда',
    'Событие',
    'Роль',
    'Отдел',
    'Секунд в прежнем статусе',
    'Дней до оплаты',
    'Оплачено поздно',
  ],
  en: [
    'Order',
    'Country',
    'Service',
    'Version',
    'At',
    'From status',
    'To status',
    'From (code)',
    'To (code)',
    'Operation',
    'Command',
    'Event',
    'Role',
    'Department',
    'Seconds in the status before',
    'Days until paid',
    'Paid late',
  ],
};
