import { Query } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';

/** The client of a company; null if there is none, or its client was erased. */
export class ClientOfCompany extends Query<Id | null> {
  constructor(readonly company: Id) {
    super();
  }
}

/** What a company is called, and its number in the register. */
export interface CompanyName {
  name: string;
  registerNumber: string;
}

/** By id; those of erased clients are absent. */
export class CompanyNames extends Query<ReadonlyMap<Id, CompanyName>> {
  constructor(readonly companies: readonly Id[]) {
    super();
  }
}
