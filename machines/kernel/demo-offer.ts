import type { Bilingual } from './ids.js';
import type { Department, Role } from './people.js';

/** A part that visitors of a demonstration may play: of whom, and where something waits for them. */
export interface DemoPart {
  key: 'client' | 'partner' | 'manager' | 'money' | 'auditor' | 'owner';
  title: Bilingual;
  /** what there is to do there */
  look: Bilingual;
  /** whose it is, by the reader's language: an English client has English messages */
  email: Bilingual;
  page: `/${string}`;
  /** `page` is that of the newest order which this query of the list finds */
  order?: string;
}

const of = (ru: string, en = ru): DemoPart['email'] => ({ ru: `${ru}@registra.example`, en: `${en}@registra.example` });

/** Who a visitor of the demonstration may be, shown by the log-in page and in the terminal. */
export const demoParts: readonly DemoPart[] = [
  {
    key: 'client',
    title: { ru: 'Клиент', en: 'Client' },
    look: { ru: 'Оплатить заказ', en: 'Pay for an order' },
    email: of('client', 'client2'),
    page: '/order',
    order: 'filter[status]=orderConfirmedNotPayed&filter[turn]=client',
  },
  {
    key: 'partner',
    title: { ru: 'Партнёр', en: 'Partner' },
    look: { ru: 'Закончить шаги', en: 'Finish the steps' },
    email: of('partner'),
    page: '/order?tab=steps',
    order: 'filter[status]=documentsReceived',
  },
  {
    key: 'manager',
    title: { ru: 'Менеджер', en: 'Manager' },
    look: { ru: 'Принять работу', en: 'Accept the work' },
    email: of('client-service-manager'),
    page: '/admin/order',
    order: 'filter[status]=allStepsCompleted',
  },
  {
    key: 'money',
    title: { ru: 'Деньги', en: 'Money' },
    look: { ru: 'Подтвердить переводы', en: 'Confirm transfers' },
    email: of('client-service-head'),
    page: '/admin/payments?filter[state]=declared',
  },
  {
    key: 'auditor',
    title: { ru: 'Аудитор', en: 'Auditor' },
    look: { ru: 'Проверить журнал', en: 'Check the record' },
    email: of('innovations-head'),
    page: '/admin/audit?tab=refusals',
  },
  {
    key: 'owner',
    title: { ru: 'Владелец', en: 'Owner' },
    look: { ru: 'Одобрить выплаты', en: 'Approve payouts' },
    email: of('owner'),
    page: '/admin/payoffs?filter[state]=payable',
  },
];

/** What the log-in page of a demonstration offers, and no other. */
export interface DemoOffer {
  password: string;
  parts: readonly DemoPart[];
  people: readonly { email: string; name: Bilingual; role: Role; department: Department | null }[];
}
