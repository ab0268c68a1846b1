import type { Database } from '#libs/platform/database/database';

/**
 * Every order without facts gets those of a demo order in the same status, shifted to its own time: status changes and movements of money. `$1` and `$2` are
 * order numbers.
 */
const facts = `
with model as materialized (select distinct on (progress) * from report_orders where number < 1000 order by progress, number desc),
  wanted as materialized (
    select o.id, o.number, o.client_id, o.partner_id, o.manager_id, o.country_id, o.service_id, o.facts, o.progress, o.created_at,
      m.order_id as model, o.created_at - m.placed_at as later, m.since, m.reached, m.cancelled_from
    from orders o join model m using (progress) where o.number between $1 and $2),
  told as (
    insert into report_orders (order_id, number, client_id, partner_id, manager_id, country_id, service_id, currency, progress, price, received, refunded,
      conceded, balance, placed_at, since, reached, finished_at, cancelled_at,
      cancelled_from)
    select w.id, w.number, w.client_id, w.partner_id, w.manager_id, w.country_id, w.service_id, w.facts ->> 'currency', w.progress,
      (w.facts ->> 'price')::bigint, (w.facts ->> 'received')::bigint, (w.facts ->> 'refunded')::bigint, (w.facts ->> 'conceded')::bigint,
      case w.progress when 'orderCancelled' then 0 else
        greatest(0, greatest(0, (w.facts ->> 'price')::bigint - (w.facts ->> 'received')::bigint + (w.facts ->> 'refunded')::bigint)
          - (w.facts ->> 'conceded')::bigint) end,
      w.created_at, w.since + w.later, w.reached, case w.progress when 'projectFinished' then w.since + w.later end,
      case w.progress when 'orderCancelled' then w.since + w.later end, w.cancelled_from
    from wanted w),
  moved as (
    insert into report_moves (order_id, version, from_status, to_status, at, seconds, actor_id)
    select w.id, v.version, v.from_status, v.to_status, v.at + w.later, v.seconds, w.manager_id from wanted w join report_moves v on v.order_id = w.model)
insert into report_money (event_id, order_id, payment_id, kind, method, stage, amount, currency, at, country_id, service_id, manager_id, partner_id, progress)
select gen_random_uuid(), w.id, gen_random_uuid(), p.kind, p.method, p.stage, p.amount, w.facts ->> 'currency', p.at + w.later, w.country_id, w.service_id,
  w.manager_id, w.partner_id, w.progress
from wanted w join report_money p on p.order_id = w.model`;

/** Fills the facts that reports are computed from, for measurements: the orders have no events. @returns number of rows of orders, moves and money */
export async function makeReportFacts(owner: Database, amount: number): Promise<number[]> {
  const step = 50_000;
  for (let from = 1000; from <= amount + 1000; from += step) await owner.query(facts, [from, from + step - 1]);
  await owner.query('vacuum analyze report_orders, report_moves, report_money');
  const tables = ['report_orders', 'report_moves', 'report_money'];
  return Promise.all(tables.map(async (table) => Number((await owner.one<{ n: number }>(`select count(*) as n from ${table}`))?.n)));
}
