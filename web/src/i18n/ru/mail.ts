import type en from '../en/mail.js';

const mail: typeof en = {
  title: 'Письма',
  tabsLabel: 'Письма по состоянию',
  all: 'Все',
  search: 'Найти письмо',
  searchHint: 'Имя, почта или телефон',
  state: { waiting: 'Ждёт отправки', sent: 'Отправлено', bounced: 'Вернулось', failed: 'Не отправлено' },
  purpose: {
    notification: 'Уведомление',
    digest: 'Сводка за день',
    message: 'Письмо от сотрудника',
    chat: 'Чат',
    account: 'Аккаунт',
    lead: 'Заявка',
  },
  columns: { to: 'Кому', about: 'О чём', order: 'Заказ', state: 'Состояние', created: 'Создано', act: 'Отправить снова' },
  filters: { purpose: 'Вид', created: 'Создано' },
  sort: { '-createdAt': 'Сначала новые', createdAt: 'Сначала старые' },
  reasons: {
    personGone: 'Аккаунта больше нет',
    deactivated: 'Доступ закрыт',
    noAddress: 'У аккаунта нет почты',
    badAddress: 'Адрес почты неверный',
    noLongerConcerns: 'К отправке стало неактуальным',
    notWritten: 'Письмо не удалось составить',
  },
  next: 'Следующая попытка:',
  visitor: 'Посетитель',
  erased: 'Данные удалены',
  retry: 'Отправить снова',
  retryTo: 'Отправить снова: {{to}}',
  empty: {
    title: 'Писем пока нет',
    text: 'Они появятся, как только система кому-нибудь напишет.',
    noMatch: 'Таких писем нет',
    noMatchText: 'Измените запрос или снимите фильтры.',
  },
};
export default mail;
