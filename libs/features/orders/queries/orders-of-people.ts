import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import {
  CountriesOfPartners,
  type OrderCounts,
  OrderCountsOfPeople,
  type OrderFigures,
  OrderFiguresOf,
  OrdersManagedBy,
} from '#libs/contracts/orders/orders-of-people';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { finalStatuses } from '#machines/order/statuses';

const isOpen = `progress not in (${finalStatuses.map((status) => `'${status}'`).join(', ')})`;

/** From the index of that column alone, which has the status. */
const countedBy = (column: string): string =>
  `select ${column} as person, count(*) as orders, count(*) filter (where ${isOpen}) as open from orders where ${column} = any ($1::uuid[]) group by 1`;

const countSql = `
  select person, sum(orders)::bigint as orders, sum(open)::bigint as open from (
    ${['client_id', 'partner_id', 'manager_id'].map(countedBy).join(' union all ')}) counted
  group by person`;

@QueryHandler(OrderCountsOfPeople)
export class OrderCountsOfPeopleHandler implements IQueryHandler<OrderCountsOfPeople> {
  constructor(private readonly database: Database) {}

  async execute({ people }: OrderCountsOfPeople): Promise<ReadonlyMap<Id, OrderCounts>> {
    const rows = await this.database.query<OrderCounts & { person: Id }>(countSql, [people], 'orders_of_people');
    return new Map(rows.map(({ person, ...counts }) => [person, counts]));
  }
}

/** As `paid`, `balance`, `overpaid` of the order's machine reckon them. */
const figuresSql = (side: OrderFiguresOf['side']): string => `
  select currency, count(*) as orders, count(*) filter (where open) as open, count(*) filter (where progress = 'projectFinished') as finished,
    coalesce(sum(paid), 0)::bigint as paid,
    coalesce(sum(greatest(greatest(price - paid, 0) - conceded, 0)) filter (where progress <> 'orderCancelled'), 0)::bigint as outstanding,
    coalesce(sum(reserved + case when open then greatest(paid - price, 0) else 0 end), 0)::bigint as owed
  from (
    select progress, ${isOpen} as open, facts ->> 'currency' as currency, (facts ->> 'price')::bigint as price,
      (facts ->> 'received')::bigint - (facts ->> 'refunded')::bigint as paid, (facts ->> 'conceded')::bigint as conceded,
      (facts ->> 'reserved')::bigint as reserved
    from orders where ${side}_id = $1) own
  group by currency order by currency`;

@QueryHandler(OrderFiguresOf)
export class OrderFiguresOfHandler implements IQueryHandler<OrderFiguresOf> {
  constructor(private readonly database: Database) {}

  execute({ side, person }: OrderFiguresOf): Promise<readonly OrderFigures[]> {
    return this.database.query<OrderFigures>(figuresSql(side), [person]);
  }
}

@QueryHandler(OrdersManagedBy)
export class OrdersManagedByHandler implements IQueryHandler<OrdersManagedBy> {
  constructor(private readonly database: Database) {}

  async execute({ manager, among }: OrdersManagedBy): Promise<readonly Id[]> {
    const rows = await this.database.query<{ id: Id }>(
      'select id from orders where manager_id = $1 and ($2::uuid[] is null or id = any ($2))',
      [manager, among ?? null],
    );
    return rows.map(({ id }) => id);
  }
}

const countriesSql = `
  select p.id as partner, o.country_id as country
  from unnest($1::uuid[]) p(id)
  cross join lateral (select country_id from orders where partner_id = p.id order by created_at desc limit 200) o
  group by 1, 2 order by count(*) desc, 2`;

@QueryHandler(CountriesOfPartners)
export class CountriesOfPartnersHandler implements IQueryHandler<CountriesOfPartners> {
  constructor(private readonly database: Database) {}

  async execute({ partners }: CountriesOfPartners): Promise<ReadonlyMap<Id, readonly Id[]>> {
    const rows = await this.database.query<{ partner: Id; country: Id }>(countriesSql, [partners], 'countries_of_partners');
    const countries = new Map<Id, Id[]>();
    for (const { partner, country } of rows) countries.set(partner, [...(countries.get(partner) ?? []), country]);
    return countries;
  }
}
