import type { Bilingual } from './ids.js';
import type { Department, Role } from './people.js';
import { texts } from './texts/all-demo-offer.js';

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

const parts: readonly Omit<DemoPart, 'title' | 'look'>[] = [
  {
    key: 'client',
    email: of('client', 'client2'),
    page: '/order',
    order: 'filter[status]=orderConfirmedNotPayed&filter[turn]=client',
  },
  {
    key: 'partner',
    email: of('partner'),
    page: '/order?tab=steps',
    order: 'filter[status]=documentsReceived',
  },
  {
    key: 'manager',
    email: of('client-service-manager'),
    page: '/admin/order',
    order: 'filter[status]=allStepsCompleted',
  },
  {
    key: 'money',
    email: of('client-service-head'),
    page: '/admin/payments?filter[state]=declared',
  },
  {
    key: 'auditor',
    email: of('innovations-head'),
    page: '/admin/audit?tab=refusals',
  },
  {
    key: 'owner',
    email: of('owner'),
    page: '/admin/payoffs?filter[state]=payable',
  },
];

const both = (key: DemoPart['key'], text: 'title' | 'look'): Bilingual => ({ ru: texts.ru[key][text], en: texts.en[key][text] });

/** Who a visitor of the demonstration may be, shown by the log-in page and in the terminal. */
export const demoParts: readonly DemoPart[] = parts.map((part) => ({
  ...part,
  title: both(part.key, 'title'),
  look: both(part.key, 'look'),
}));

/** What the log-in page of a demonstration offers, and no other. */
export interface DemoOffer {
  password: string;
  parts: readonly DemoPart[];
  people: readonly { email: string; name: Bilingual; role: Role; department: Department | null }[];
}
