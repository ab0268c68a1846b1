import type { Language } from '#libs/kernel/ids';
import type { Department, Role } from '#libs/kernel/people';
import type { PersonRights } from '#machines/access/person-rights';
import type { Country } from '../../api/wire.js';
import type { WireMoney } from '../../lib/format.js';

export type PersonStatus = 'invited' | 'active' | 'deactivated' | 'erased';

/** A person as readers of their section see them; an erased one has no personal data left. */
export interface Person {
  _id: string;
  role: Role;
  department: Department | null;
  firstName: string;
  lastName: string;
  /** Empty once erased. */
  email: string;
  phone: string | null;
  partnerCompanyName: string | null;
  userAvatarUrl: string | null;
  /** `1990-05-17` */
  birthday: string | null;
  country: Country | null;
  status: PersonStatus;
  emailConfirmed: boolean;
  language: Language;
  createdAt: string;
  updatedAt: string;
  version: number;
  amountOfDeals: number;
  /** What the reader may do, as the server judges it; it judges again when it is done. */
  may: PersonRights;
}

/** Somebody in use whose mailbox has not answered; of whoever was invited the status says it. */
export const isUnconfirmed = ({ status, emailConfirmed }: Person): boolean => status === 'active' && !emailConfirmed;

/** GET users/:id/summary, sums one per currency; null where the reader or the role has none. */
export interface PersonSummary {
  orders: number;
  openOrders: number;
  finishedOrders: number;
  paid: WireMoney[] | null;
  outstanding: WireMoney[] | null;
  reward: { earned: WireMoney[]; paidOut: WireMoney[]; due: WireMoney[] } | null;
}

export interface Note {
  _id: string;
  text: string;
  author: { _id: string; name: string };
  createdAt: string;
  /** Written by the reader, who may take it back. */
  mine: boolean;
}

/** An administrative act on a person, in the reader's language. `by` is null where the product itself acted. */
export interface AccountEvent {
  _id: string;
  type: string;
  at: string;
  by: { _id: string; name: string } | null;
  title: string;
  /** Empty where the title says it all. */
  detail: string;
}

/** POST users/invite */
export interface Invitation {
  email: string;
  role: Role;
  department?: Department;
  firstName?: string;
  lastName?: string;
  language: Language;
}

/** POST users/create. `country` is an id. */
export interface NewPartner {
  email: string;
  firstName: string;
  lastName?: string;
  phone?: string;
  partnerCompanyName: string;
  country?: string;
  language: Language;
}

/** PATCH users/:id; what is left out stays. `country` is an id. */
export interface PersonChange {
  firstName?: string;
  lastName?: string;
  phone?: string | null;
  email?: string;
  partnerCompanyName?: string | null;
  birthday?: string | null;
  country?: string | null;
  role?: Role;
  department?: Department | null;
  deactivated?: boolean;
}
