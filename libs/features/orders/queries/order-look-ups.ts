import { type IQueryHandler, QueryHandler } from '@nestjs/cqrs';
import {
  CountriesOfPartners,
  type OrderCounts,
  OrderCountsOfPeople,
  type OrderFigures,
  OrderFiguresOf,
  type OrderInBrief,
  type OrderMoment,
  OrderMoments,
  OrderNumbers,
  type OrderParties,
  OrdersByNumber,
  OrdersInBrief,
  OrdersManagedBy,
  OrdersSeenBy,
  OrderStateById,
  OrdersUse,
  PartiesOfOrders,
} from '#libs/contracts/orders/order-queries';
import { CommandRunner } from '#libs/event-log/append/command-runner';
import type { OrderState } from '#machines/order/state';
import { orderStream } from '../storage/order-stream.js';
import type { Id } from '#machines/kernel/ids';
import { Database } from '#libs/platform/database/database';
import { OrdersOfFiles } from '#libs/contracts/documents/files';
import { readCommandsById, readStreams } from '#libs/event-log/replay/stream-reader';
import { remedyView } from '../projections/remedy-view.js';
import { statusText } from '../projections/order-texts.js';
import { orderScope } from '#machines/access/table';
import { finalStatuses } from '#machines/order/statuses';
import { FindOrders, type FoundOrder } from '#libs/contracts/search/find';
import { anyReader, scopeOf, searchColumnOf } from '../rules/reader.js';
import { OrderList } from '../storage/order-list.js';
import { remedyThen, statesOf } from './order-history-reads.js';

@QueryHandler(OrderStateById)
export class OrderStateByIdHandler implements IQueryHandler<OrderStateById> {
  constructor(private readonly runner: CommandRunner) {}

  async execute({ orderId }: OrderStateById): Promise<OrderState | null> {
    return (await this.runner.snapshot(orderStream, orderId, true)).state;
  }
}

@QueryHandler(OrderNumbers)
export class OrderNumbersHandler implements IQueryHandler<OrderNumbers> {
  constructor(private readonly database: Database) {}

  async execute({ ids }: OrderNumbers): Promise<ReadonlyMap<Id, number>> {
    if (ids.length === 0) return new Map();
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<{ id: Id; number: number }>('select id, number from orders where id = any ($1)', [ids]);
    return new Map(rows.map(({ id, number }) => [id, number]));
  }
}

@QueryHandler(OrdersByNumber)
export class OrdersByNumberHandler implements IQueryHandler<OrdersByNumber> {
  constructor(private readonly database: Database) {}

  async execute({ numbers }: OrdersByNumber): Promise<readonly Id[]> {
    const rows = await this.database.query<{ id: Id }>('select id from orders where number = any ($1::bigint[])', [numbers]);
    return rows.map(({ id }) => id);
  }
}

@QueryHandler(OrdersInBrief)
export class OrdersInBriefHandler implements IQueryHandler<OrdersInBrief> {
  constructor(private readonly database: Database) {}

  async execute({ ids }: OrdersInBrief): Promise<ReadonlyMap<Id, OrderInBrief>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<OrderInBrief & { id: Id }>(
      `select id, client_id as client, terms -> 'serviceTitle' as service from orders where id = any ($1)`,
      [ids],
    );
    return new Map(rows.map(({ id, client, service }) => [id, { client, service }]));
  }
}

const sql = {
  service: 'select exists (select from orders where service_id = $1) as used',
  country: 'select exists (select from orders where country_id = $1) as used',
} as const satisfies Record<OrdersUse['what'], string>;

@QueryHandler(OrdersUse)
export class OrdersUseHandler implements IQueryHandler<OrdersUse> {
  constructor(private readonly database: Database) {}

  async execute({ what, id }: OrdersUse): Promise<boolean> {
    const row = await this.database.one<{ used: boolean }>(sql[what], [id]);
    return row?.used ?? false;
  }
}

@QueryHandler(OrdersOfFiles)
export class OrdersOfFilesHandler implements IQueryHandler<OrdersOfFiles> {
  constructor(private readonly database: Database) {}

  async execute({ files }: OrdersOfFiles): Promise<ReadonlyMap<Id, Id>> {
    if (files.length === 0) return new Map();
    const rows = await this.database.query<{ file: Id; order: Id }>(
      'select distinct on (file_id) file_id as file, order_id as "order" from order_files where file_id = any ($1) order by file_id, order_id desc',
      [files],
    );
    return new Map(rows.map(({ file, order }) => [file, order]));
  }
}

/** Folds each order once, and evaluates the machine on the order as each command found it. */
@QueryHandler(OrderMoments)
export class OrderMomentsHandler implements IQueryHandler<OrderMoments> {
  constructor(private readonly database: Database) {}

  async execute({ commands: ids, language }: OrderMoments): Promise<ReadonlyMap<Id, OrderMoment>> {
    const commands = await readCommandsById(this.database, ids);
    const streams = await readStreams(this.database, [...new Set(commands.map(({ streamId }) => streamId))]);
    const moments = new Map<Id, OrderMoment>();
    for (const [stream, events] of streams) {
      if (events[0]?.streamType !== orderStream.table.streamType) continue;
      const asked = commands.filter(({ streamId }) => streamId === stream);
      const last = Math.max(...asked.map(({ streamVersion }) => streamVersion));
      const states = statesOf(events.filter(({ version }) => version <= last));
      for (const command of asked) {
        const state = states[command.streamVersion] ?? null;
        if (state === null) continue;
        const status = state.value.progress;
        const remedy = remedyThen(command, state);
        moments.set(command.id, {
          status,
          statusText: statusText(language, status, state.terms.prepaymentPercent),
          remedy: remedy && remedyView(remedy, language, state).text,
        });
      }
    }
    return moments;
  }
}

@QueryHandler(PartiesOfOrders)
export class PartiesOfOrdersHandler implements IQueryHandler<PartiesOfOrders> {
  constructor(private readonly database: Database) {}

  async execute({ ids }: PartiesOfOrders): Promise<ReadonlyMap<Id, OrderParties>> {
    if (ids.length === 0) return new Map();
    const rows = await this.database.query<OrderParties & { id: Id }>(
      `select id, client_id as client, partner_id as partner, manager_id as manager, number, terms -> 'serviceTitle' as service,
         case when progress in ('projectFinished', 'orderCancelled') then status_since end as "endedAt"
       from orders where id = any ($1)`,
      [ids],
      'parties_of_orders',
    );
    return new Map(rows.map(({ id, ...parties }) => [id, parties]));
  }
}

const columns = { Client: 'client_id', Partner: 'partner_id' } as const;

@QueryHandler(OrdersSeenBy)
export class OrdersSeenByHandler implements IQueryHandler<OrdersSeenBy> {
  constructor(private readonly database: Database) {}

  async execute({ actor }: OrdersSeenBy): Promise<'all' | readonly Id[]> {
    const scope = orderScope(actor);
    if (scope === 'all' || scope === 'none') return scope === 'all' ? scope : [];
    const column = actor.role === 'Client' || actor.role === 'Partner' ? columns[actor.role] : 'manager_id';
    const rows = await this.database.query<{ id: Id }>(`select id from orders where ${column} = $1`, [actor.id], `orders_by_${column}`);
    return rows.map(({ id }) => id);
  }
}

const isOpen = `progress not in (${finalStatuses.map((status) => `'${status}'`).join(', ')})`;

/** Counts by an index that has the status. */
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

/** `paid`, `balance` and `overpaid` of the order's machine, in SQL. */
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

@QueryHandler(FindOrders)
export class FindOrdersHandler implements IQueryHandler<FindOrders> {
  constructor(private readonly list: OrderList) {}

  async execute({ sought: { search, actor, most } }: FindOrders): Promise<readonly FoundOrder[]> {
    if (orderScope(actor) === 'none') return [];
    const reader = anyReader({ actor, language: 'ru' });
    const orders = await this.list.newest({ scope: scopeOf(reader), filters: {}, search, searchColumn: searchColumnOf(reader) }, most);
    return orders.map(({ id, number, facts, terms }) => ({ id, number, client: facts.client, service: terms.serviceTitle }));
  }
}
