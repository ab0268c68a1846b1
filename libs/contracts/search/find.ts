import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id, Language } from '#machines/kernel/ids';
import type { Actor, Role } from '#machines/kernel/people';

/** A search and its user: each module returns what this person may read, at most `most` results. */
export interface Sought {
  /** NFC, single spaces; at least 2 characters */
  search: string;
  actor: Actor;
  language: Language;
  most: number;
}

export interface FoundOrder {
  id: Id;
  /** null before sequencing, which no stored order is */
  number: number | null;
  client: Id;
  service: Bilingual;
}

/** Orders by number, client and service, as in the reader's list, newest first. */
export class FindOrders extends Query<readonly FoundOrder[]> {
  constructor(readonly sought: Sought) {
    super();
  }
}

export interface FoundPerson {
  id: Id;
  role: Role;
  /** company name, for partners that have one */
  name: string;
  email: string;
}

/** People by name, email and phone, in sections that the reader may read. */
export class FindPeople extends Query<readonly FoundPerson[]> {
  constructor(readonly sought: Sought) {
    super();
  }
}

export interface FoundInCatalogue {
  countries: readonly { id: Id; code: string; name: Bilingual }[];
  services: readonly { id: Id; title: Bilingual; country: Bilingual }[];
}

/** Countries and services in use, in sections that the reader may read. */
export class FindInCatalogue extends Query<FoundInCatalogue> {
  constructor(readonly sought: Sought) {
    super();
  }
}
