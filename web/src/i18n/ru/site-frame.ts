/** Header and footer of the public pages, the login and the 404 page. */
const siteFrame = {
  home: 'Registra: на главную',
  nav: {
    label: 'Разделы сайта',
    menu: 'Меню',
    services: 'Услуги и страны',
    about: 'О нас',
    partners: 'Партнёрам',
    contacts: 'Контакты',
  },
  call: { ask: 'Заказать звонок' },
  social: {
    telegram: 'Мы в Telegram',
    whatsapp: 'Мы в WhatsApp',
    linkedin: 'Мы в LinkedIn',
    instagram: 'Мы в Instagram',
    youtube: 'Мы на YouTube',
    facebook: 'Мы в Facebook',
    x: 'Мы в X',
    vk: 'Мы во ВКонтакте',
  },
  footer: {
    services: 'Услуги',
    company: 'Компания',
    documents: 'Документы',
    rights: '© {{year}} Registra',
    links: {
      '/selection-service': 'Подобрать услугу',
      '/compare': 'Сравнить страны',
      '/service': 'Все страны и услуги',
      '/service?type=accounting': 'Бухгалтерия',
      '/service?type=legalAddress': 'Юридический адрес',
      '/about': 'О нас',
      '/partners': 'Партнёрам',
      '/contacts': 'Контакты',
      '/faq': 'Вопросы и ответы',
      '/offer': 'Договор оферты',
      '/refunds': 'Возврат денег',
      '/privacy': 'Персональные данные',
      '/cookies': 'Файлы cookie',
      '/imprint': 'Реквизиты',
    },
  },
};

export default siteFrame;
