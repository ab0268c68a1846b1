import type { SentenceByLanguage } from './sentence.js';

/** Requests to a client when their turn begins, and reminders of them. */
export const clientTurns = {
  'ClientTurn.prepayment': {
    ru: {
      title: 'Оплатите {{amount}} по заказу {{order}}',
      text: 'Работа над услугой «{{service}}» начнётся, когда поступит предоплата.',
    },
    en: { title: 'Pay {{amount}} for order {{order}}', text: 'Work on {{service}} starts once your prepayment arrives.' },
  },
  'ClientTurn.balance': {
    ru: {
      title: 'Оплатите остаток {{amount}} по заказу {{order}}',
      text: 'Документы услуги «{{service}}» отправим, когда поступит оплата.',
    },
    en: {
      title: 'Pay the {{amount}} balance for order {{order}}',
      text: 'We’ll send your documents for {{service}} once the payment arrives.',
    },
  },
  'ClientTurn.documents': {
    ru: { title: 'Нужны документы по заказу {{order}}: {{documents}}', text: 'Загрузите для услуги «{{service}}»: {{documentList}}.' },
    en: { title: 'Documents needed for order {{order}}: {{documents}}', text: 'Upload for {{service}}: {{documentList}}.' },
  },
  'ClientTurn.submit': {
    ru: {
      title: 'Отправьте документы по заказу {{order}} на проверку',
      text: 'Всё для услуги «{{service}}» загружено. Осталось отправить документы нам.',
    },
    en: {
      title: 'Submit your documents for order {{order}}',
      text: 'Everything for {{service}} is uploaded. Submit it so that we can review it.',
    },
  },
  'ClientTurn.details': {
    ru: {
      title: 'Заполните данные компании по заказу {{order}}',
      text: 'Без них услугу «{{service}}» не продолжить. Форма — на странице заказа.',
    },
    en: {
      title: 'Fill in your company details for order {{order}}',
      text: '{{service}} can’t go on without them. You’ll find the form in your order.',
    },
  },
  'ClientReminder.prepayment': {
    ru: {
      title: 'Напоминаем: оплатите {{amount}} по заказу {{order}}',
      text: 'Работа над услугой «{{service}}» начнётся, когда поступит предоплата. Если вы уже заплатили, спасибо: скоро увидим платёж.',
    },
    en: {
      title: 'Reminder: pay {{amount}} for order {{order}}',
      text: 'Work on {{service}} starts once your prepayment arrives. If you’ve already paid, thank you: we’ll see it soon.',
    },
  },
  'ClientReminder.balance': {
    ru: {
      title: 'Напоминаем: остаток {{amount}} по заказу {{order}}',
      text: 'Документы услуги «{{service}}» отправим, когда поступит оплата. Если вы уже заплатили, спасибо: скоро увидим платёж.',
    },
    en: {
      title: 'Reminder: pay the {{amount}} balance for order {{order}}',
      text: 'We’ll send your documents for {{service}} once it arrives. If you’ve already paid, thank you: we’ll see it soon.',
    },
  },
  'ClientReminder.documents': {
    ru: {
      title: 'Напоминаем о документах по заказу {{order}}: {{documents}}',
      text: 'Услуга «{{service}}» ждёт: {{documentList}}. Что-то непонятно — напишите нам в чат.',
    },
    en: {
      title: 'Reminder: documents for order {{order}}: {{documents}}',
      text: '{{service}} is waiting for: {{documentList}}. If anything is unclear, ask us in the chat.',
    },
  },
  'ClientReminder.submit': {
    ru: {
      title: 'Напоминаем: отправьте документы по заказу {{order}}',
      text: 'Файлы для услуги «{{service}}» загружены, но мы их ещё не проверяем. Отправьте их на странице заказа.',
    },
    en: {
      title: 'Reminder: submit your documents for order {{order}}',
      text: 'Your files for {{service}} are uploaded, but we can’t review them yet. Submit them in your order.',
    },
  },
  'ClientReminder.details': {
    ru: {
      title: 'Напоминаем: данные компании по заказу {{order}}',
      text: 'Без них услугу «{{service}}» не продолжить. Что-то непонятно — напишите нам в чат.',
    },
    en: {
      title: 'Reminder: company details for order {{order}}',
      text: '{{service}} can’t go on without them. If anything is unclear, ask us in the chat.',
    },
  },
  'WithdrawalEnds.client': {
    ru: {
      title: 'Отказаться от заказа {{order}} можно до {{date}}',
      text: 'До конца этого дня вы можете отказаться от услуги «{{service}}» на странице заказа и вернуть всё, что заплатили.',
    },
    en: {
      title: 'You can withdraw from order {{order}} until {{date}}',
      text: 'Until the end of that day you can withdraw from {{service}} in your order and get back all you paid.',
    },
  },
  'ClientReminder.refused': {
    ru: {
      title: 'Письма клиенту по заказу {{order}} не доходят',
      text: 'Заказ ждёт клиента ({{client}}), а его почта не принимает наши письма. Позвоните или напишите в чат.',
    },
    en: {
      title: 'Emails about order {{order}} don’t reach the client',
      text: 'The order is waiting for {{client}}, whose mailbox rejects our emails. Call them, or write in the chat.',
    },
  },
} as const satisfies Readonly<Record<string, SentenceByLanguage>>;
