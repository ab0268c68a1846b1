import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import { OrderCountsOfPeople, type OrderFigures, OrderFiguresOf, OrdersManagedBy } from '#libs/contracts/orders/orders-of-people';
import type { Id } from '#libs/kernel/ids';
import { Database } from '#libs/platform/database/database';

const countSql = `
  select person, sum(orders)::bigint as orders from (
    select client_id as person, count(*) as orders from orders where client_id = any ($1::uuid[]) group by client_id
    union all select partner_id, count(*) from orders where partner_id = any ($1::uuid[]) group by partner_id
    union all select manager_id, count(*) from orders where manager_id = any ($1::uuid[]) group by manager_id) counted
  group by person`;

@QueryHandler(OrderCountsOfPeople)
export class OrderCountsOfPeopleHandler implements IQueryHandler<OrderCountsOfPeople> {
  constructor(private readonly database: Database) {}

  async execute({ people }: OrderCountsOfPeople): Promise<ReadonlyMap<Id, number>> {
    const rows = await this.database.query<{ person: Id; orders: number }>(countSql, [people], 'orders_of_people');
    return new Map(rows.map(({ person, orders }) => [person, orders]));
  }
}

/** As `paid`, `balance`, `overpaid` of the order's machine reckon them. */
const figuresSql = (column: 'client_id' | 'partner_id'): string => `
  select currency, count(*) as orders, count(*) filter (where open) as open, count(*) filter (where progress = 'projectFinished') as finished,
    coalesce(sum(paid), 0)::bigint as paid,
    coalesce(sum(greatest(greatest(price - paid, 0) - conceded, 0)) filter (where progress <> 'orderCancelled'), 0)::bigint as outstanding,
    coalesce(sum(reserved + case when open then greatest(paid - price, 0) else 0 end), 0)::bigint as owed
  from (
    select progress, progress not in ('projectFinished', 'orderCancelled') as open, facts ->> 'currency' as currency, (facts ->> 'price')::bigint as price,
      (facts ->> 'received')::bigint - (facts ->> 'refunded')::bigint as paid, (facts ->> 'conceded')::bigint as conceded,
      (facts ->> 'reserved')::bigint as reserved
    from orders where ${column} = $1) own
  group by currency order by currency`;

@QueryHandler(OrderFiguresOf)
export class OrderFiguresOfHandler implements IQueryHandler<OrderFiguresOf> {
  constructor(private readonly database: Database) {}

  execute({ side, person }: OrderFiguresOf): Promise<readonly OrderFigures[]> {
    return this.database.query<OrderFigures>(figuresSql(side === 'client' ? 'client_id' : 'partner_id'), [person]);
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
