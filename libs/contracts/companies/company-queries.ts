import { Query } from '@nestjs/cqrs';
import type { Id } from '#machines/kernel/ids';

/** The client of a company; null if there is none, or its client was erased. */
export class ClientOfCompany extends Query<Id | null> {
  constructor(readonly company: Id) {
    super();
  }
}
