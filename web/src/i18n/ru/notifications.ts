const notifications = {
  title: 'Уведомления',
  bell: 'Уведомления, нового нет',
  bellUnread_one: 'Уведомления, {{count}} непрочитанное',
  bellUnread_few: 'Уведомления, {{count}} непрочитанных',
  bellUnread_many: 'Уведомления, {{count}} непрочитанных',
  unreadMark: 'Не прочитано:',
  markRead: 'Отметить прочитанным',
  markUnread: 'Отметить непрочитанным',
  markAll: 'Прочитать все',
  all: 'Все уведомления',
  whatToTell: 'О чём сообщать',
  filters: { show: 'Показать', all: 'Все', unread: 'Непрочитанные', kind: 'О чём', any: 'Обо всём' },
  empty: {
    title: 'Пока не о чем сообщить',
    text: 'Когда с вашими заказами что-то произойдёт, вы прочтёте об этом здесь.',
    noMatch: 'Таких уведомлений нет',
    clear: 'Показать все',
  },
  settings: {
    inApp: 'На сайте',
    mail: 'По почте',
    mailChoice: { immediately: 'Письмо сразу', digest: 'В письме за день', off: 'Без письма' },
    digest: 'Письмо за день',
    digestText: 'Одно письмо со всем, что накопилось. Когда писать не о чем, оно не приходит.',
    hour: 'Во сколько',
    timeZone: 'Часовой пояс',
    saved: 'Сохранено',
  },
};

export default notifications;
