import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { Page } from '#libs/contracts/wire/page';
import { pageOf } from '#libs/platform/http/list-query';
import { type ListedPerson, People, type PeopleQuery, type PeopleScope } from '../storage/people.js';

/** A page of active people for a picker or a list. */
export class ListPeople extends Query<Page<ListedPerson>> {
  constructor(
    readonly scope: PeopleScope,
    readonly query: PeopleQuery,
  ) {
    super();
  }
}

@QueryHandler(ListPeople)
export class ListPeopleHandler implements IQueryHandler<ListPeople> {
  constructor(private readonly people: People) {}

  async execute({ scope, query }: ListPeople): Promise<Page<ListedPerson>> {
    const { items, total, totalIsExact } = await this.people.list(scope, query);
    return pageOf(query, items, total, totalIsExact);
  }
}
