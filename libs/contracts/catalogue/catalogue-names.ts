import { Query } from '@nestjs/cqrs';
import type { Bilingual, Id } from '#libs/kernel/ids';

export interface CountryName {
  id: Id;
  code: string;
  name: Bilingual;
}

export interface ServiceTitle {
  id: Id;
  title: Bilingual;
}

/** Names of countries for lists, archived ones too; an unknown id is absent. Cached for up to half a minute. */
export class CountryNames extends Query<ReadonlyMap<Id, CountryName>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}

/** Titles of services for lists, archived ones too; an unknown id is absent. Cached for up to half a minute. */
export class ServiceTitles extends Query<ReadonlyMap<Id, ServiceTitle>> {
  constructor(readonly ids: readonly Id[]) {
    super();
  }
}
