import type { SentenceByLanguage } from './sentence.js';

/** Notification texts about the documents of an order: requested, given, reviewed and sent. */
export const orderDocuments = {
  'DocumentsRequested.client': {
    ru: { title: 'Нужны документы по заказу {{order}}: {{documents}}', text: 'Загрузите для услуги «{{service}}»: {{documentList}}.' },
    en: { title: 'Documents needed for order {{order}}: {{documents}}', text: 'Upload for {{service}}: {{documentList}}.' },
  },
  'DocumentsRequested.due': {
    ru: {
      title: 'Нужны документы по заказу {{order}} к {{date}}: {{documents}}',
      text: 'Загрузите к\u00a0{{date}} для услуги «{{service}}»: {{documentList}}.',
    },
    en: {
      title: 'Documents needed for order {{order}} by {{date}}: {{documents}}',
      text: 'Upload for {{service}} by {{date}}: {{documentList}}.',
    },
  },
  'DocumentsRequested.partner': {
    ru: {
      title: 'По заказу {{order}} запрошены документы',
      text: '«{{service}}»: запрос клиенту отправлен. {{actor}}.',
    },
    en: {
      title: 'Documents requested for {{order}}',
      text: '{{actor}} asked the client for documents for {{service}}.',
    },
  },
  'DocumentsRequested.staff': {
    ru: {
      title: 'По заказу {{order}} запрошены документы',
      text: '«{{service}}», клиент {{client}}. Запрос: {{actor}}.',
    },
    en: {
      title: 'Documents requested for {{order}}',
      text: '{{actor}} asked {{client}} for documents for {{service}}.',
    },
  },
  'DocumentsReceived.partner': {
    ru: {
      title: 'Проверьте документы по заказу {{order}}',
      text: 'Получено всё, что было запрошено. Примите файлы или отклоните, указав причину.',
    },
    en: {
      title: 'Review the documents for order {{order}}',
      text: 'Everything requested has been uploaded. Accept the files or reject them with a reason.',
    },
  },
  'DocumentsReceived.review': {
    ru: {
      title: 'Проверьте документы по заказу {{order}}',
      text: 'Получено всё, что было запрошено. Партнёра у заказа нет, проверка за вами.',
    },
    en: {
      title: 'Review the documents for order {{order}}',
      text: 'Everything requested has been uploaded. There’s no partner on this order, so the review is yours.',
    },
  },
  'DocumentsReceived.client': {
    ru: { title: 'Документы по заказу {{order}} проверяются', text: 'Всё нужное для услуги «{{service}}» получено.' },
    en: {
      title: 'We’re reviewing your documents for order {{order}}',
      text: 'We have everything we need for {{service}}.',
    },
  },
  'DocumentsReceived.staff': {
    ru: {
      title: 'Документы по заказу {{order}} получены',
      text: 'Документы для услуги «{{service}}» отправлены на проверку. {{actor}}.',
    },
    en: {
      title: 'Documents received for {{order}}',
      text: '{{actor}} submitted the documents for {{service}} for review.',
    },
  },
  'ResultDocumentsSent.staff': {
    ru: {
      title: 'Заказ {{order}} можно завершать',
      text: 'Клиенту ({{client}}) отправлены документы компании по услуге «{{service}}». {{actor}}.',
    },
    en: {
      title: 'Order {{order}} can be completed',
      text: '{{actor}} sent {{client}} the company documents for {{service}}.',
    },
  },
  'ResultDocumentsSent.client': {
    ru: {
      title: 'Ваши документы по заказу {{order}} готовы',
      text: 'Документы услуги «{{service}}» можно скачать на странице заказа.',
    },
    en: {
      title: 'Your documents for order {{order}} are ready',
      text: 'Download your documents for {{service}} in your order.',
    },
  },
  'ResultDocumentsSent.partner': {
    ru: { title: 'Документы компании по заказу {{order}} отправлены', text: 'Отправка клиенту: {{actor}}.' },
    en: { title: 'Company documents sent for order {{order}}', text: '{{actor}} sent them to the client.' },
  },
  'DocumentAttached.partner': {
    ru: {
      title: 'Новый файл на проверку по заказу {{order}}',
      text: 'Приложен после отправки документов: {{actor}}.',
    },
    en: {
      title: 'New file to review for order {{order}}',
      text: '{{actor}} attached it after the documents were submitted.',
    },
  },
  'DocumentAttached.staff': {
    ru: { title: 'Новый файл на проверку по заказу {{order}}', text: 'Приложен после отправки документов: {{actor}}.' },
    en: {
      title: 'New file to review for order {{order}}',
      text: '{{actor}} attached it after the documents were submitted.',
    },
  },
  'DocumentAttached.replaced': {
    ru: {
      title: 'Документ компании по заказу {{order}} заменён',
      text: 'Пользуйтесь новой версией. Прежняя осталась в списке с пометкой «заменён».',
    },
    en: {
      title: 'Company document replaced for order {{order}}',
      text: 'Use the new version. The earlier one stays listed as replaced.',
    },
  },
  'DocumentAttached.result': {
    ru: { title: 'Новый документ компании по заказу {{order}}', text: 'Он в заказе, в разделе «Документы».' },
    en: { title: 'New company document for order {{order}}', text: 'Find it in your order, under Documents.' },
  },
  'DocumentAccepted.client': {
    ru: { title: 'Принято: {{documents}} · {{order}}', text: 'По этому документу больше ничего не нужно.' },
    en: { title: 'Accepted: {{documents}} · {{order}}', text: 'Nothing more is needed for this document.' },
  },
  'DocumentRejected.client': {
    ru: { title: 'Пришлите ещё раз: {{documents}} · {{order}}', text: 'Этот файл не подошёл: {{documents}}. Приложите другой.' },
    en: { title: 'Upload again: {{documents}} · {{order}}', text: 'We couldn’t accept this file: {{documents}}. Upload another one.' },
  },
  'DocumentRejected.unreadable': {
    ru: {
      title: 'Пришлите ещё раз: {{documents}} · {{order}}',
      text: 'Этот файл не удаётся прочитать: {{documents}}. Загрузите снимок или скан почётче.',
    },
    en: {
      title: 'Upload again: {{documents}} · {{order}}',
      text: 'We couldn’t read this file: {{documents}}. Upload a clearer picture or scan.',
    },
  },
  'DocumentRejected.expired': {
    ru: {
      title: 'Пришлите ещё раз: {{documents}} · {{order}}',
      text: 'Срок действия истёк: {{documents}}. Загрузите действующий документ.',
    },
    en: { title: 'Upload again: {{documents}} · {{order}}', text: 'This one has expired: {{documents}}. Upload one that is still valid.' },
  },
  'DocumentRejected.wrongDocument': {
    ru: { title: 'Пришлите ещё раз: {{documents}} · {{order}}', text: 'В файле другой документ, а нужен этот: {{documents}}.' },
    en: { title: 'Upload again: {{documents}} · {{order}}', text: 'The file is another document. We need this one: {{documents}}.' },
  },
  'DocumentRejected.pageMissing': {
    ru: {
      title: 'Пришлите ещё раз: {{documents}} · {{order}}',
      text: 'Не хватает страницы: {{documents}}. Загрузите все страницы одним файлом.',
    },
    en: { title: 'Upload again: {{documents}} · {{order}}', text: 'A page is missing: {{documents}}. Upload all pages in one file.' },
  },
} as const satisfies Readonly<Record<string, SentenceByLanguage>>;
