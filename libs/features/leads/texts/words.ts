import type { Language } from '#machines/kernel/ids';
import { addTexts } from '#libs/platform/texts/text';
import type { LeadEventType } from '#machines/lead/events';
import { en as machineEn, type LeadTexts } from '#machines/lead/texts/en';
import { ru as machineRu } from '#machines/lead/texts/ru';

interface LeadWords extends LeadTexts {
  /** refusals of the forms */
  edge: Readonly<Record<'phoneInvalid' | 'phoneAlreadySent' | 'slotTaken' | 'leadClientNeeded', string> & { tooManyForms: object }>;
  events: Readonly<Record<LeadEventType, string>>;
  /** shown in place of an erased text */
  erased: string;
  calendar: { summary: string; call: (phone: string) => string; office: (phone: string, email: string) => string };
  export: { title: string; name: string; columns: readonly string[] };
}

const en: LeadWords = {
  ...machineEn,
  edge: {
    phoneInvalid: 'Enter the correct phone number',
    phoneAlreadySent: 'This phone number has already been sent. Please wait 5 minutes.',
    slotTaken: 'Someone has just booked this time. Choose another.',
    leadClientNeeded: 'Enter the client’s email. We use it to find or create their account.',
    tooManyForms: {
      one: 'Too many requests from here. Try again in {{count}} second.',
      other: 'Too many requests from here. Try again in {{count}} seconds.',
    },
  },
  events: {
    LeadRegistered: 'Request received',
    LeadTaken: 'Taken',
    LeadCallRecorded: 'Call',
    LeadWon: 'Won',
    LeadLost: 'Lost',
    LeadReopened: 'Reopened',
    LeadReassigned: 'Reassigned',
    ConsultationMoved: 'Consultation moved',
    ConsultationCancelled: 'Consultation cancelled',
    LeadErased: 'Personal data erased',
    TextsErased: 'Notes erased',
  },
  erased: 'erased',
  calendar: {
    summary: 'Consultation with Registra',
    call: (phone) => `We call you: ${phone}`,
    office: (phone, email) => `If you cannot make it: ${phone}, ${email}`,
  },
  export: {
    title: 'Requests',
    name: 'requests',
    columns: [
      'Number',
      'Received',
      'Form',
      'State',
      'Name',
      'Phone',
      'Email',
      'Company',
      'Message',
      'Country',
      'Service',
      'Consultation',
      'Assignee',
      'Calls',
      'Call again',
      'Reason lost',
      'Order',
      'Source',
      'Medium',
      'Campaign',
      'Term',
      'Content',
      'Page',
      'Language',
    ],
  },
};

const ru: LeadWords = {
  ...machineRu,
  edge: {
    phoneInvalid: 'Введите корректный номер телефона',
    phoneAlreadySent: 'Этот телефон уже отправлен. Подождите 5 минут.',
    slotTaken: 'Это время только что заняли. Выберите другое.',
    leadClientNeeded: 'Укажите эл. почту клиента: по ней найдём или создадим аккаунт.',
    tooManyForms: {
      one: 'Отсюда пришло слишком много заявок. Попробуйте через {{count}} секунду.',
      few: 'Отсюда пришло слишком много заявок. Попробуйте через {{count}} секунды.',
      many: 'Отсюда пришло слишком много заявок. Попробуйте через {{count}} секунд.',
      other: 'Отсюда пришло слишком много заявок. Попробуйте через {{count}} секунды.',
    },
  },
  events: {
    LeadRegistered: 'Заявка получена',
    LeadTaken: 'Взята в работу',
    LeadCallRecorded: 'Звонок',
    LeadWon: 'Успешна',
    LeadLost: 'Закрыта',
    LeadReopened: 'Возвращена в работу',
    LeadReassigned: 'Передана',
    ConsultationMoved: 'Консультация перенесена',
    ConsultationCancelled: 'Консультация отменена',
    LeadErased: 'Личные данные стёрты',
    TextsErased: 'Заметки стёрты',
  },
  erased: 'стёрто',
  calendar: {
    summary: 'Консультация Registra',
    call: (phone) => `Мы позвоним вам: ${phone}`,
    office: (phone, email) => `Если не получится: ${phone}, ${email}`,
  },
  export: {
    title: 'Заявки',
    name: 'zayavki',
    columns: [
      'Номер',
      'Получена',
      'Форма',
      'Состояние',
      'Имя',
      'Телефон',
      'Email',
      'Компания',
      'Сообщение',
      'Страна',
      'Услуга',
      'Консультация',
      'Сотрудник',
      'Звонков',
      'Перезвонить',
      'Причина закрытия',
      'Заказ',
      'Источник',
      'Канал',
      'Кампания',
      'Ключевое слово',
      'Объявление',
      'Страница',
      'Язык',
    ],
  },
};

export const leadWords: Readonly<Record<Language, LeadWords>> = { ru, en };

const flat = ({ edge, refusal, remedy }: LeadWords): Record<string, string | object> => ({
  ...edge,
  ...refusal,
  ...Object.fromEntries(Object.entries(remedy).map(([key, text]) => [`leadRemedy.${key}`, text])),
});

/** Adds the refusals of the forms to the texts of HTTP errors. */
export const addLeadTexts = (): void => addTexts({ ru: flat(ru), en: flat(en) });
