const payments = {
  title: 'История платежей',
  tabsLabel: 'Часть стоимости',
  all: 'Все',
  erased: 'Данные удалены',
  refunded: 'Возвращено {{amount}}',
  columns: {
    order: 'Заказ',
    client: 'Клиент',
    stage: 'Платёж',
    state: 'Состояние',
    amount: 'Сумма',
    refundedAt: 'Дата возврата',
    at: 'Дата оплаты',
  },
  filters: {
    paid: 'Оплачен',
    method: 'Способ',
    state: 'Состояние',
    refunded: 'С возвратом',
    yes: 'да',
  },
  sort: { '-at': 'Сначала новые', at: 'Сначала старые' },
  empty: {
    title: 'Здесь будут платежи',
    text: 'Они появятся, когда клиент оплатит заказ или сообщит о переводе.',
    noMatch: 'Таких платежей нет',
    noMatchText: 'Ничего не подходит под все фильтры сразу.',
  },
};

export default payments;
