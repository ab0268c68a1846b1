import type { LocatedFault, ReplayError } from '#libs/event-log/replay/replay-runs';
import type { Language } from '#machines/kernel/ids';

interface ReplayTexts {
  /** by type of stream */
  streams: Readonly<Record<string, string>>;
  faults: Readonly<Record<LocatedFault['kind'], string>>;
  errors: Readonly<Record<ReplayError, string>>;
  everything: string;
  oneOrder: (number: string) => string;
  someOrders: string;
}

const en: ReplayTexts = {
  streams: {
    order: 'Orders',
    lead: 'Leads',
    chat: 'Chats',
    company: 'Companies',
    feedback: 'Feedback',
    payoff: 'Payouts',
    checkout: 'Online payments',
    receipt: 'Receipts',
    bankAccounts: 'Bank details',
    service: 'Services: price and terms',
    siteSetting: 'Site settings and rates',
    setting: 'Security settings',
    user: 'People: role and access',
  },
  faults: {
    row: 'The stored state differs from the events',
    rows: 'Related records differ from the events',
    versions: 'Events are missing or out of order',
    decision: 'A command is decided differently',
    failed: 'The events can’t be replayed',
  },
  errors: {
    interrupted: 'The run was interrupted five times. Start another one; if it’s interrupted too, check the worker’s memory.',
    tooLong: 'The run took more than six hours. Replay the orders that matter one by one.',
    internal: 'Something went wrong in the run. The reason is in the worker’s log.',
  },
  everything: 'Everything',
  oneOrder: (number) => `Order ${number}`,
  someOrders: 'Some of the orders',
};

const ru: ReplayTexts = {
  streams: {
    order: 'Заказы',
    lead: 'Заявки',
    chat: 'Чаты',
    company: 'Компании',
    feedback: 'Отзывы',
    payoff: 'Выплаты',
    checkout: 'Онлайн-платежи',
    receipt: 'Чеки',
    bankAccounts: 'Банковские реквизиты',
    service: 'Услуги: цена и условия',
    siteSetting: 'Настройки сайта и курсы',
    setting: 'Настройки безопасности',
    user: 'Люди: роль и доступ',
  },
  faults: {
    row: 'Сохранённое состояние не совпадает с событиями',
    rows: 'Связанные записи не совпадают с событиями',
    versions: 'Событий не хватает, или нарушен их порядок',
    decision: 'Решение по команде выходит другим',
    failed: 'События нельзя воспроизвести',
  },
  errors: {
    interrupted: 'Проверка прервалась пять раз. Запустите новую; если прервётся и она, проверьте память процесса worker.',
    tooLong: 'Проверка заняла больше шести часов. Проверьте нужные заказы по одному.',
    internal: 'В ходе проверки произошла ошибка. Причина — в журнале процесса worker.',
  },
  everything: 'Всё',
  oneOrder: (number) => `Заказ ${number}`,
  someOrders: 'Часть заказов',
};

export const replayTexts: Readonly<Record<Language, ReplayTexts>> = { ru, en };
