import { Controller, Get, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiQuery, ApiTags } from '@nestjs/swagger';
import { FindInCatalogue, FindOrders, type FoundInCatalogue, type FoundOrder, FindPeople, type Sought } from '#libs/contracts/search/find';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import { type SignedIn, SignedInUser } from '#libs/platform/auth/signed-in';
import { ApiRead, ApiSignedIn } from '#libs/platform/http/api-docs';
import { searchedWords } from '#libs/platform/database/search-words';
import { invalid } from '#libs/platform/http/problem';
import { type Language, numberText } from '#machines/kernel/ids';
import { nameFor } from '#machines/kernel/person-name';
import { searchedText, shortestSearch } from '#machines/kernel/plain-text';
import { FoundDto, type FoundOrderDto } from './search.dto.js';

/** Results of each kind at most; lists have the rest. */
const most = 6;
const longest = 100;

/** Searches everything that the reader may read. */
@ApiTags('search')
@ApiSignedIn()
@Controller('search')
export class SearchController {
  constructor(private readonly queries: QueryBus) {}

  @Get()
  @ApiRead(`Search orders, people, countries and services by the caller’s rights: at most ${most} of each`, FoundDto, {
    422: ['validationFailed'],
  })
  @ApiQuery({
    name: 'search',
    required: true,
    example: 'OÜ',
    description: `At least ${shortestSearch} characters`,
  })
  async search(@SignedInUser() { actor, language }: SignedIn, @Query('search') raw: unknown): Promise<FoundDto> {
    const search = searchFrom(raw);
    const sought: Sought = { search, actor, language, most };
    const [orders, people, catalogue] = await Promise.all([
      this.queries.execute(new FindOrders(sought)),
      this.queries.execute(new FindPeople(sought)),
      this.queries.execute(new FindInCatalogue(sought)),
    ]);
    return {
      orders: await this.ordersView(orders, language),
      people: people.map(({ id, ...person }) => ({ _id: id, ...person })),
      ...catalogueView(catalogue),
    };
  }

  private async ordersView(orders: readonly FoundOrder[], language: Language): Promise<FoundOrderDto[]> {
    const clients = await this.queries.execute(new PeopleByIds([...new Set(orders.map(({ client }) => client))]));
    return orders.map(({ id, number, client, service }) => ({
      _id: id,
      number: numberText(number),
      client: { _id: client, name: nameFor(clients.get(client), language) },
      service,
    }));
  }
}

const catalogueView = ({ countries, services }: FoundInCatalogue): Pick<FoundDto, 'countries' | 'services'> => ({
  countries: countries.map(({ id, code, name }) => ({ _id: id, code, name })),
  services: services.map(({ id, title, country }) => ({ _id: id, title, country })),
});

/** @throws Problem 422 if the text is no valid search */
function searchFrom(raw: unknown): string {
  const search = typeof raw === 'string' ? searchedText(raw) : '';
  const { length } = [...search];
  if (length === 0) throw invalid({ field: 'search', code: 'required' });
  if (searchedWords(search).length === 0) throw invalid({ field: 'search', code: 'searchHasNoWord' });
  if (length < shortestSearch) throw invalid({ field: 'search', code: 'tooShort' });
  if (length > longest) throw invalid({ field: 'search', code: 'tooLong' });
  return search;
}
