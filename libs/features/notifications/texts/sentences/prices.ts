import type { SentenceByLanguage } from './sentence.js';

/** Prices that need a second person. `{{service}}`: the service. */
export const prices = {
  'ServicePriceProposed.staff': {
    ru: {
      title: 'Одобрите новые цены: {{service}}',
      text: 'Предложение: {{actor}}. Пока другой человек не одобрит их, действуют прежние цены.',
    },
    en: {
      title: 'Approve new prices: {{service}}',
      text: 'Proposed by {{actor}}. The current prices stay until another person approves them.',
    },
  },
  'ServicePriceProposed.alone': {
    ru: {
      title: 'Цены изменятся через 72 часа: {{service}}',
      text: 'Предложение: {{actor}}. Одобрить его больше некому, поэтому новые цены начнут действовать сами: {{moment}}. До тех пор их можно отклонить.',
    },
    en: {
      title: 'Prices will change in 72 hours: {{service}}',
      text: 'Proposed by {{actor}}. Nobody else can approve them, so the new prices count by themselves on {{moment}}. Until then they can be rejected.',
    },
  },
  'ServicePriceApproved.staff': {
    ru: { title: 'Ваши новые цены одобрены: {{service}}', text: 'Одобрение: {{actor}}. Новые заказы оформляются по ним.' },
    en: { title: 'Your new prices are approved: {{service}}', text: 'Approved by {{actor}}. New orders are placed at them.' },
  },
  'ServicePriceApproved.alone': {
    ru: { title: 'Новые цены действуют: {{service}}', text: 'Одобрить их было некому, и 72 часа прошли. Новые заказы оформляются по ним.' },
    en: {
      title: 'New prices count: {{service}}',
      text: 'Nobody could approve them, and 72 hours have passed. New orders are placed at them.',
    },
  },
  'ServicePriceEnded.rejected': {
    ru: { title: 'Ваши новые цены отклонены: {{service}}', text: 'Отклонение: {{actor}}. Действуют прежние цены.' },
    en: { title: 'Your new prices are rejected: {{service}}', text: 'By {{actor}}. The current prices stay.' },
  },
  'ServicePriceEnded.over': {
    ru: {
      title: 'Ваши новые цены не начали действовать: {{service}}',
      text: 'Их не одобрили вовремя, или цены тем временем изменились. Если они нужны, предложите их ещё раз.',
    },
    en: {
      title: 'Your new prices don’t count: {{service}}',
      text: 'They weren’t approved in time, or the prices changed meanwhile. If they’re needed, propose them again.',
    },
  },
} as const satisfies Readonly<Record<string, SentenceByLanguage>>;
