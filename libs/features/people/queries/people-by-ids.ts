import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { type Person, PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#libs/kernel/ids';
import { People } from '../storage/people.js';

@QueryHandler(PeopleByIds)
export class PeopleByIdsHandler implements IQueryHandler<PeopleByIds> {
  constructor(private readonly people: People) {}

  execute({ ids }: PeopleByIds): Promise<ReadonlyMap<Id, Person>> {
    return this.people.byIds(ids);
  }
}
