import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id } from '#libs/kernel/ids';
import type { Actor, Role } from '#libs/kernel/people';

/** What is looked for, by whom: each room answers with what this person may read, `most` of it at the most. */
export interface Sought {
  /** NFC, inner white space single; at least 2 characters */
  search: string;
  actor: Actor;
  most: number;
}

export interface FoundOrder {
  id: Id;
  /** null until it is written, which no stored order is */
  number: number | null;
  client: Id;
  service: Bilingual;
}

/** Orders by number, client and service, as the reader's list finds them, newest first. */
export class FindOrders extends Query<readonly FoundOrder[]> {
  constructor(readonly sought: Sought) {
    super();
  }
}

export interface FoundPerson {
  id: Id;
  role: Role;
  /** the company's, of a partner who has one */
  name: string;
  email: string;
}

/** People of the sections that the reader reads, by name, email and phone. */
export class FindPeople extends Query<readonly FoundPerson[]> {
  constructor(readonly sought: Sought) {
    super();
  }
}

export interface FoundInCatalogue {
  countries: readonly { id: Id; code: string; name: Bilingual }[];
  services: readonly { id: Id; title: Bilingual; country: Bilingual }[];
}

/** Countries and services in use, of the sections that the reader reads. */
export class FindInCatalogue extends Query<FoundInCatalogue> {
  constructor(readonly sought: Sought) {
    super();
  }
}
