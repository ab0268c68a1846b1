import type { AuditTexts } from './shape.js';

export const ru: AuditTexts = {
  consumers: {
    'orders.counts': 'Счётчики заказов',
    'orders.payments': 'История платежей',
    'orders.search': 'Поиск заказов',
    'orders.receipts': 'Чеки в журнале',
    'documents.attached-files': 'Отметки на файлах',
    companies: 'Компании из заказов',
    'companies.due': 'Сроки компаний',
    'companies.search': 'Поиск компаний',
    ledger: 'Бухгалтерская книга',
    reports: 'Отчёты',
    notifications: 'Уведомления',
    'notifications.chat': 'Уведомления о сообщениях',
    'notifications.documents': 'Напоминания о документах',
    'notifications.feedback': 'Просьбы об отзыве',
    payoffs: 'Выплаты партнёрам',
  },
  row: (table, key, columns) => `${table}, ${key}: ${columns}`,
  column: (name, live, rebuilt) => `${name} = ${live}, должно быть ${rebuilt}`,
  only: {
    onlyLive: (table, key) => `${table}, ${key}: лишняя строка`,
    onlyRebuilt: (table, key) => `${table}, ${key}: строки не хватает`,
  },
  more: (table, count) => `${table}: ещё отличий — ${count.toLocaleString('ru-RU')}`,
  stream: (stream, live, rebuilt) =>
    live < rebuilt
      ? `Поток ${stream} остановлен после версии ${live}; при пересборке доходит до ${rebuilt}`
      : `Поток ${stream} обработан до версии ${live}; при пересборке останавливается после ${rebuilt}`,
};
