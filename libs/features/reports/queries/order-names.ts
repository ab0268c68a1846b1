import type { QueryBus } from '@nestjs/cqrs';
import { CountryNames, ServiceTitles } from '#libs/contracts/catalogue/catalogue-queries';
import { PeopleByIds } from '#libs/contracts/people/people-by-ids';
import type { NamedRefDto } from '#libs/contracts/wire/refs.dto';
import { contentText } from '#machines/kernel/content-language';
import type { Id, Language } from '#machines/kernel/ids';
import { titleFor } from '#machines/kernel/person-name';
import type { ReportOrder } from '../rules/report-order.js';

type Ids = Pick<ReportOrder, 'client_id' | 'manager_id' | 'partner_id' | 'country_id' | 'service_id'>;

/** Resolves ids to names in the reader's language without a query. */
export interface OrderNames {
  person: (id: Id) => NamedRefDto;
  service: (id: Id) => NamedRefDto;
  country: (id: Id) => NamedRefDto;
}

/** Takes three queries, however many orders there are. */
export async function orderNames(queries: QueryBus, rows: readonly Partial<Ids>[], language: Language): Promise<OrderNames> {
  const ids = (...names: (keyof Ids)[]): Id[] => [...new Set(rows.flatMap((row) => names.flatMap((name) => row[name] ?? [])))];
  const [people, countries, services] = await Promise.all([
    queries.execute(new PeopleByIds(ids('client_id', 'manager_id', 'partner_id'))),
    queries.execute(new CountryNames(ids('country_id'))),
    queries.execute(new ServiceTitles(ids('service_id'))),
  ]);
  return {
    person: (id) => ({ _id: id, name: titleFor(people.get(id), language) }),
    country: (id) => ({ _id: id, name: contentText(countries.get(id)?.name, language) ?? '' }),
    service: (id) => ({ _id: id, name: contentText(services.get(id)?.title, language) ?? '' }),
  };
}
