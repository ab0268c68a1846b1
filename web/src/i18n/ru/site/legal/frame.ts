import type { frame as en } from '../../../en/site/legal/frame.js';

/** Что общего у юридических страниц. */
export const frame: typeof en = {
  inForce: 'Редакция от {{date}}',
  brief: 'Коротко',
  contents: 'Содержание',
  others: 'Другие документы',
  invented: 'Registra — вымышленная компания: этот сайт показывает работу продукта.',
  demo: 'Registra — вымышленная компания, а сайт показывает работу продукта. Этот документ описывает, как продукт действительно действует, но договора за ним нет.',
  names: {
    offer: 'Договор оферты',
    refunds: 'Возврат денег',
    privacy: 'Персональные данные',
    cookies: 'Файлы cookie',
    imprint: 'Реквизиты',
  },
};
