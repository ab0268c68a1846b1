import { type IQueryHandler, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadSiteSettings } from '#libs/contracts/catalogue/site-settings';
import { ReaderZone, zoneOf } from '#libs/contracts/people/reader-zone';
import { People } from '../storage/people.js';

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
