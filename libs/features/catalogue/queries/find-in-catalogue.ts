import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { FindInCatalogue, type FoundInCatalogue } from '#libs/contracts/search/find';
import { permits } from '#machines/access/table';
import { Countries } from '../storage/countries.js';
import { Services } from '../storage/services.js';

@QueryHandler(FindInCatalogue)
export class FindInCatalogueHandler implements IQueryHandler<FindInCatalogue> {
  constructor(
    private readonly countries: Countries,
    private readonly services: Services,
  ) {}

  async execute({ sought: { search, actor, most } }: FindInCatalogue): Promise<FoundInCatalogue> {
    const [countries, services] = await Promise.all([
      permits(actor, 'countries.read') ? this.countries.found(search, most) : [],
      permits(actor, 'services.read') ? this.services.found(search, most) : [],
    ]);
    return { countries, services };
  }
}
