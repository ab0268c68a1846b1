import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/catalogue-queries';
import { type DirectoryEntry, StaffDirectory } from '#libs/contracts/people/directories';
import { type Person, PeopleByIds, ReaderZone, zoneOf } from '#libs/contracts/people/people-by-ids';
import type { Id } from '#machines/kernel/ids';
import { staffRoles } from '../rules/post.js';
import { People } from '../storage/people.js';

@QueryHandler(PeopleByIds)
export class PeopleByIdsHandler implements IQueryHandler<PeopleByIds> {
  constructor(private readonly people: People) {}

  execute({ ids }: PeopleByIds): Promise<ReadonlyMap<Id, Person>> {
    return this.people.byIds(ids);
  }
}

@QueryHandler(ReaderZone)
export class ReaderZoneHandler implements IQueryHandler<ReaderZone> {
  constructor(
    private readonly people: People,
    private readonly queries: QueryBus,
  ) {}

  async execute({ person }: ReaderZone): Promise<string> {
    const [people, { workingHours }] = await Promise.all([this.people.byIds([person]), this.queries.execute(new ReadSiteSettings())]);
    return zoneOf(people.get(person), workingHours);
  }
}

@QueryHandler(StaffDirectory)
export class StaffDirectoryHandler implements IQueryHandler<StaffDirectory> {
  constructor(private readonly people: People) {}

  execute({ department }: StaffDirectory): Promise<readonly DirectoryEntry[]> {
    return this.people.directory(staffRoles, department);
  }
}
