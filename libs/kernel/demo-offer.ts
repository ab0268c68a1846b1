import type { Bilingual } from './ids.js';
import type { Department, Role } from './people.js';

/** A part that visitors of a demonstration may play: of whom, and where something waits for them. */
export interface DemoPart {
  key: 'client' | 'partner' | 'manager' | 'money' | 'auditor' | 'owner';
  title: Bilingual;
  /** what waits there */
  look: Bilingual;
  /** whose it is, by the reader's language: an English client has English messages */
  email: Bilingual;
  page: `/${string}`;
  /** of `page`, the newest order in this status; without one the person lands as after any log-in */
  order?: string;
}

const of = (ru: string, en = ru): DemoPart['email'] => ({ ru: `${ru}@registra.example`, en: `${en}@registra.example` });

/** Who a visitor of the demonstration may be, shown by the log-in page and in the terminal. */
export const demoParts: readonly DemoPart[] = [
  {
    key: 'client',
    title: { ru: 'Клиент', en: 'Client' },
    look: { ru: 'Заказ, который пора оплатить', en: 'An order to pay for' },
    email: of('client', 'client2'),
    page: '/order',
    order: 'orderConfirmedNotPayed',
  },
  {
    key: 'partner',
    title: { ru: 'Партнёр', en: 'Partner' },
    look: { ru: 'Работа с открытыми шагами', en: 'Work with steps to finish' },
    email: of('partner'),
    page: '/order?tab=steps',
    order: 'documentsReceived',
  },
  {
    key: 'manager',
    title: { ru: 'Менеджер', en: 'Manager' },
    look: { ru: 'Работа, которую надо принять', en: 'Work to check and accept' },
    email: of('client-service-manager'),
    page: '/admin/order',
    order: 'allStepsCompleted',
  },
  {
    key: 'money',
    title: { ru: 'Деньги', en: 'Money' },
    look: { ru: 'Переводы, которые надо подтвердить', en: 'Transfers to confirm' },
    email: of('client-service-head'),
    page: '/admin/payments?filter[state]=declared',
  },
  {
    key: 'auditor',
    title: { ru: 'Аудитор', en: 'Auditor' },
    look: { ru: 'Отказы и весь журнал', en: 'Refusals and the whole log' },
    email: of('innovations-head'),
    page: '/admin/audit?tab=refusals',
  },
  {
    key: 'owner',
    title: { ru: 'Владелец', en: 'Owner' },
    look: { ru: 'Выплаты, которые надо одобрить', en: 'Payouts to approve' },
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
