const search = {
  title: 'Поиск',
  label: 'Что ищем?',
  placeholder: 'Заказ, человек, страна, страница или команда',
  searching: 'Ищем…',
  nothing: 'Ничего не нашлось. Попробуйте другое слово.',
  groups: {
    commands: 'Этот заказ',
    orders: 'Заказы',
    people: 'Люди',
    countries: 'Страны',
    services: 'Услуги',
    pages: 'Страницы',
  },
  keys: { title: 'Клавиши', everywhere: 'Везде', list: 'В списке', order: 'В заказе' },
};

export default search;
