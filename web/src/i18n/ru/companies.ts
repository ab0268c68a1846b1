import { ru } from '#machines/company/texts/ru';

/** Companies of clients. */
const companies = {
  title: { personal: 'Мои компании', admin: 'Компании' },
  status: ru.status,
  all_one: 'Показать {{count}} компанию',
  all_few: 'Показать все {{count}} компании',
  all_many: 'Показать все {{count}} компаний',
  all_other: 'Показать все {{count}} компании',
  proposed: 'Предложено изменение',
  twice: 'Номер повторяется',
  twin: 'В этой стране есть другая компания с тем же номером. Её клиент:',
  columns: { status: 'Статус', client: 'Клиент' },
  search: { label: 'Поиск по компаниям', placeholder: 'Название или номер' },
  sort: { '-createdAt': 'Сначала новые', createdAt: 'Сначала старые', name: 'По названию, от А до Я', '-name': 'По названию, от Я до А' },
  empty: {
    title: 'Компаний пока нет',
    text: 'Компания появится здесь, когда в заказе на её регистрацию будет её номер.',
    noMatch: 'По этому запросу компаний нет',
    noMatchText: 'Измените поиск или снимите часть фильтров.',
  },
  emptyForStaff: {
    title: 'Компаний пока нет',
    text: 'Компания появится здесь, когда её данные внесут в заказ.',
    noMatch: 'По этому запросу компаний нет',
    noMatchText: 'Измените поиск или снимите часть фильтров.',
  },
  missing: { title: 'Компания не найдена', text: 'Возможно, её удалили или она не ваша.' },
  facts: { title: 'Данные', ...ru.fact },
  copy: 'Скопировать',
  copied: 'Скопировано',
  source: {
    order: 'Заказ',
    anOrder: 'Из заказа',
    partnerOf: 'Партнёр по заказу',
    partner: 'Партнёр',
    client: 'Клиент',
    staff: 'Наши сотрудники',
  },
  people: { title: 'Люди', none: 'Пока никто не указан.', otherwise: 'Контролирует иначе' },
  orders: { title: 'Заказы', none: 'Заказов для этой компании нет.' },
  documents: {
    title: 'Документы',
    none: 'Документов пока нет.',
    result: 'Документы компании',
    document: 'Переданные документы',
    address: 'Подтверждение адреса',
  },
};
export default companies;
