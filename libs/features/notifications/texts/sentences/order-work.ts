import type { SentenceByLanguage } from './sentence.js';

export const orderWork = {
  'DetailsGiven.partner': {
    ru: { title: 'Данные компании по заказу {{order}} заполнены', text: 'Услуга «{{service}}». Заполнение: {{actor}}.' },
    en: {
      title: 'Company details received for order {{order}}',
      text: '{{actor}} filled in the form for {{service}}.',
    },
  },
  'DetailsGiven.staff': {
    ru: { title: 'Данные компании по заказу {{order}} заполнены', text: 'Услуга «{{service}}». Заполнение: {{actor}}.' },
    en: { title: 'Company details received for {{order}}', text: '{{actor}} filled in the form for {{service}}.' },
  },
  'DetailsChanged.partner': {
    ru: { title: 'Данные компании по заказу {{order}} изменены', text: 'Услуга «{{service}}». Изменение: {{actor}}.' },
    en: {
      title: 'Company details changed for order {{order}}',
      text: '{{actor}} changed the form for {{service}}.',
    },
  },
  'DetailsChanged.staff': {
    ru: { title: 'Данные компании по заказу {{order}} изменены', text: 'Услуга «{{service}}». Изменение: {{actor}}.' },
    en: { title: 'Company details changed for {{order}}', text: '{{actor}} changed the form for {{service}}.' },
  },
  'CompanyRecorded.client': {
    ru: {
      title: 'Зарегистрирована: {{company}} · {{order}}',
      text: 'Адрес и даты — на странице заказа.',
    },
    en: {
      title: '{{company}} is registered · {{order}}',
      text: 'See its address and dates in your order.',
    },
  },
  'CompanyRecorded.staff': {
    ru: { title: 'Компания по заказу {{order}} внесена', text: 'Клиент {{client}}. Внесение: {{actor}}.' },
    en: {
      title: 'Company recorded for {{order}}',
      text: '{{actor}} recorded the registered company for {{client}}.',
    },
  },
  'ExpectedDateChanged.client': {
    ru: { title: 'Заказ {{order}} будет готов к {{date}}', text: 'Срок услуги «{{service}}» изменился.' },
    en: { title: 'Order {{order}} will be ready by {{date}}', text: 'The date for {{service}} has changed.' },
  },
  'ExpectedDateChanged.partner': {
    ru: { title: 'Новый срок заказа {{order}}: {{date}}', text: 'Услуга «{{service}}». Изменение: {{actor}}.' },
    en: { title: 'Order {{order}} is now due {{date}}', text: '{{actor}} changed the date for {{service}}.' },
  },
  'ExpectedDateChanged.staff': {
    ru: { title: 'Новый срок заказа {{order}}: {{date}}', text: 'Услуга «{{service}}». Изменение: {{actor}}.' },
    en: { title: 'Order {{order}} is now due {{date}}', text: '{{actor}} changed the date for {{service}}.' },
  },
  'PartnerAppointed.partner': {
    ru: {
      title: 'Заказ {{order}} теперь ваш',
      text: '«{{service}}», клиент {{client}}, вознаграждение {{percent}}.',
    },
    en: { title: 'Order {{order}} assigned to you', text: '{{service}} for {{client}}, commission {{percent}}.' },
  },
  'PartnerAppointed.former': {
    ru: { title: 'Заказ {{order}} передан другому', text: 'Вы больше не его партнёр и не видите его.' },
    en: {
      title: 'Order {{order}} assigned to someone else',
      text: 'You’re no longer its partner and can’t see it any more.',
    },
  },
  'PartnerAppointed.client': {
    ru: { title: 'У заказа {{order}} есть партнёр', text: 'Услугу «{{service}}» выполняет для вас {{person}}.' },
    en: { title: 'Order {{order}} has a partner', text: '{{person}} will carry out {{service}} for you.' },
  },
  'PartnerAppointed.staff': {
    ru: { title: 'У заказа {{order}} есть партнёр', text: 'Назначение: {{actor}}. Партнёр: {{person}}.' },
    en: { title: 'Order {{order}} has a partner', text: '{{actor}} appointed {{person}}.' },
  },
  'PartnerAppointed.withdrawn': {
    ru: {
      title: 'У заказа {{order}} больше нет партнёра',
      text: 'Прежний партнёр: {{person}}. Снятие: {{actor}}.',
    },
    en: { title: 'Order {{order}} has no partner', text: '{{actor}} removed {{person}} from it.' },
  },
  'PartnerRewardChanged.partner': {
    ru: {
      title: 'Новое вознаграждение по заказу {{order}}: {{percent}}',
      text: 'До сих пор {{percentBefore}}. Примите его на странице заказа, до этого действует прежнее.',
    },
    en: {
      title: 'New commission for order {{order}}: {{percent}}',
      text: 'It was {{percentBefore}}. Accept the new rate in the order. Until then, the previous one stands.',
    },
  },
  'PartnerRewardChanged.staff': {
    ru: {
      title: 'Вознаграждение по заказу {{order}} изменено',
      text: 'Было {{percentBefore}}, стало {{percent}}: {{actor}}. Партнёр должен его принять.',
    },
    en: {
      title: 'Commission changed for order {{order}}',
      text: '{{actor}} changed it from {{percentBefore}} to {{percent}}. The partner has to accept it.',
    },
  },
  'PartnerRewardAcknowledged.staff': {
    ru: { title: 'Вознаграждение по заказу {{order}} принято', text: '{{percent}} принимает {{actor}}.' },
    en: { title: 'Commission accepted for order {{order}}', text: '{{actor}} accepted {{percent}}.' },
  },
  'ManagerAssigned.staff': {
    ru: {
      title: 'Заказ {{order}} теперь ваш',
      text: '«{{service}}», клиент {{client}}. Назначение менеджером: {{actor}}.',
    },
    en: { title: 'Order {{order}} assigned to you', text: '{{actor}} assigned you {{service}} for {{client}}.' },
  },
  'ManagerAssigned.former': {
    ru: { title: 'У заказа {{order}} другой менеджер', text: 'Услуга «{{service}}» передана другому: {{actor}}.' },
    en: { title: 'Order {{order}} has a new manager', text: '{{actor}} assigned {{service}} to someone else.' },
  },
  'ManagerAssigned.client': {
    ru: { title: 'У заказа {{order}} есть менеджер', text: 'За услугу «{{service}}» отвечает {{person}}.' },
    en: { title: 'Order {{order}} has a manager', text: '{{person}} is in charge of {{service}}.' },
  },
  'ManagerAssigned.partner': {
    ru: { title: 'У заказа {{order}} есть менеджер', text: 'За услугу «{{service}}» отвечает {{person}}.' },
    en: { title: 'Order {{order}} has a manager', text: '{{person}} is in charge of {{service}}.' },
  },
  'StepReopened.partner': {
    ru: { title: 'Шаг заказа {{order}} снова открыт', text: 'Открытие: {{actor}}.' },
    en: { title: 'A step of order {{order}} was reopened', text: '{{actor}} reopened it.' },
  },
} as const satisfies Readonly<Record<string, SentenceByLanguage>>;
