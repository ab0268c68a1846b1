import type { Bilingual, Id } from '#libs/kernel/ids';
import type { Actor, Department, Role } from '#libs/kernel/people';
import type { MachineView } from '#machines/order/decision';
import type { BadgeColour, OrderStatus, ProgressStatus } from '#machines/order/statuses';
import type { WireMoney } from '../lib/format.js';

/** A page of a list. `totalIsExact` is false where counting stopped early. */
export interface Page<Item> {
  items: Item[];
  page: number;
  per_page: number;
  total: number;
  totalIsExact: boolean;
}

export type ThemeChoice = 'light' | 'dark' | 'auto';

/** GET users/me */
export interface Me {
  _id: Id;
  firstName: string;
  lastName: string;
  email: string;
  phone: string | null;
  role: Role;
  department: Department | null;
  partnerCompanyName: string | null;
  language: 'ru' | 'en' | null;
  theme: ThemeChoice | null;
  actor: Actor;
}

/** PATCH users: what people may change of themselves. */
export interface OwnProfile {
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  partnerCompanyName?: string;
  language?: 'ru' | 'en';
  theme?: ThemeChoice;
}

export interface LoginAnswer {
  token: { accessToken: string; expiresIn: number };
  _id: Id;
}

export interface PersonRef {
  _id: Id;
  name: string;
  company?: string | null;
}

/** A row of GET orders, as this reader may see it; a partner gets no `paid`. */
export interface OrderListItem {
  _id: Id;
  number: string;
  status: ProgressStatus;
  statuses: OrderStatus[];
  badge: BadgeColour;
  version: number;
  service: { _id: Id; name: Bilingual };
  country: { _id: Id; code: string; name: Bilingual };
  client: PersonRef;
  partner: PersonRef | null;
  manager: PersonRef | null;
  price: WireMoney;
  paid?: WireMoney;
  createdAt: string;
  updatedAt: string;
  machine: MachineView;
}

/** A line of GET orders/order-statuses. */
export interface StatusCount {
  status: OrderStatus;
  count: number;
}

export interface Country {
  _id: Id;
  code: string;
  name: Bilingual;
}

export interface PricedCode {
  code: string;
  title: Bilingual;
  price: WireMoney;
}

/** GET services/{id} */
export interface Service {
  _id: Id;
  title: Bilingual;
  country: Country;
  description: Bilingual;
  price: WireMoney;
  prepaymentPercent: number;
  term: { days: number };
  options: {
    employeesAmount: { min: number; max: number; price: WireMoney };
    registrationPeriod: { value: number; title: Bilingual; price: WireMoney }[];
    director: PricedCode[];
    directorCompany: PricedCode[];
    activityAreas: PricedCode[];
  };
}

/** POST orders */
export interface PlaceOrder {
  service: Id;
  country: Id;
  employeesAmount: number;
  registrationPeriod: number;
  director: string;
  directorCompany: string[];
  activityAreas: string[];
  client?: Id;
}

/** Somebody of a directory: clients, partners, staff. */
export interface DirectoryPerson {
  _id: Id;
  firstName: string;
  lastName: string;
  email?: string | null;
  partnerCompanyName?: string | null;
  department?: Department | null;
}
