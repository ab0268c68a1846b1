import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { Id, Language } from '#machines/kernel/ids';
import { nameFor } from '#machines/kernel/person-name';
import type { OperatorDto } from '../wire/dead-letters.dto.js';

/** Uses today's names of people who handled dead letters, rebuilds and replays. */
@Injectable()
export class AuditOperators {
  constructor(private readonly queries: QueryBus) {}

  async of(ids: readonly (Id | null)[], language: Language): Promise<(id: Id) => OperatorDto> {
    const wanted = [...new Set(ids.filter((id) => id !== null))];
    const people = wanted.length > 0 ? await this.queries.execute(new PeopleByIds(wanted)) : new Map<Id, never>();
    return (id) => ({ _id: id, name: nameFor(people.get(id), language) });
  }
}
