import type { SentenceByLanguage } from './sentence.js';

const ask = {
  ru: 'Если вы о нём не знаете, отзовите его и смените пароль.',
  en: 'If you don’t know about it, withdraw it and change your password.',
};

/** `{{currencies}}`: the affected currencies. */
export const bankAccounts = {
  'BankAccountsAdded.staff': {
    ru: {
      title: 'Добавлен счёт: {{currencies}}',
      text: 'Кто добавил: {{actor}}. Раньше счёта в этой валюте не было, поэтому платежи принимаются на него сразу.',
    },
    en: {
      title: 'Bank account added: {{currencies}}',
      text: 'By {{actor}}. We had no account in this currency before, so it takes payments right away.',
    },
  },
  'BankChangeProposed.staff': {
    ru: {
      title: 'Одобрите изменение реквизитов: {{currencies}}',
      text: `Предложение: {{actor}}. Пока другой владелец или администратор не одобрит его, действует прежний счёт. ${ask.ru}`,
    },
    en: {
      title: 'Approve a change of bank details: {{currencies}}',
      text: `Proposed by {{actor}}. The current account stays in use until another owner or administrator approves it. ${ask.en}`,
    },
  },
  'BankChangeProposed.alone': {
    ru: {
      title: 'Реквизиты изменятся через 72 часа: {{currencies}}',
      text: `Предложение: {{actor}}. Одобрить его больше некому, поэтому оно вступит в силу само: {{moment}}. До тех пор действует прежний счёт. ${ask.ru}`,
    },
    en: {
      title: 'Bank details will change in 72 hours: {{currencies}}',
      text: `Proposed by {{actor}}. Nobody else can approve it, so it takes effect by itself on {{moment}}. Until then the current account stays in use. ${ask.en}`,
    },
  },
  'BankChangeReminded.staff': {
    ru: {
      title: 'Скоро изменятся реквизиты: {{currencies}}',
      text: `Предложение: {{person}}. Вступит в силу: {{moment}}. До тех пор действует прежний счёт. ${ask.ru}`,
    },
    en: {
      title: 'Bank details will change soon: {{currencies}}',
      text: `Proposed by {{person}}. Takes effect on {{moment}}. Until then the current account stays in use. ${ask.en}`,
    },
  },
  'BankChangeApproved.staff': {
    ru: {
      title: 'Изменение реквизитов одобрено: {{currencies}}',
      text: `Одобрение: {{actor}}. Вступит в силу: {{moment}}. До тех пор действует прежний счёт. ${ask.ru}`,
    },
    en: {
      title: 'Change of bank details approved: {{currencies}}',
      text: `Approved by {{actor}}. Takes effect on {{moment}}. Until then the current account stays in use. ${ask.en}`,
    },
  },
  'BankChangeInForce.staff': {
    ru: {
      title: 'Новые реквизиты вступили в силу: {{currencies}}',
      text: 'Предложение: {{person}}. Счета, платёжные страницы и письма называют новый счёт.',
    },
    en: {
      title: 'New bank details are in effect: {{currencies}}',
      text: 'Proposed by {{person}}. Invoices, payment pages and emails now name the new account.',
    },
  },
  'BankChangeEnded.withdrawn': {
    ru: { title: 'Изменение реквизитов отозвано: {{currencies}}', text: 'Отзыв: {{actor}}. Действует прежний счёт.' },
    en: { title: 'Change of bank details withdrawn: {{currencies}}', text: 'By {{actor}}. The current account stays in use.' },
  },
  'BankChangeEnded.expired': {
    ru: {
      title: 'Изменение реквизитов устарело: {{currencies}}',
      text: 'За 7 дней его никто не одобрил. Действует прежний счёт.',
    },
    en: {
      title: 'Change of bank details expired: {{currencies}}',
      text: 'Nobody approved it within 7 days. The current account stays in use.',
    },
  },
  'BankChangeEnded.deactivated': {
    ru: {
      title: 'Изменение реквизитов остановлено: {{currencies}}',
      text: 'Тот, кто за него отвечал, деактивирован. Действует прежний счёт. Если изменение нужно, предложите его ещё раз.',
    },
    en: {
      title: 'Change of bank details stopped: {{currencies}}',
      text: 'The person who vouched for it was deactivated. The current account stays in use. If the change is needed, propose it again.',
    },
  },
} as const satisfies Readonly<Record<string, SentenceByLanguage>>;
