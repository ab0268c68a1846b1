import type { Database } from '#libs/platform/database/database';

const people = `
insert into users (id, email, email_key, password_hash, role, department, first_name, last_name, phone, partner_company_name, language,
  email_confirmed_at, created_at, updated_at)
select gen_random_uuid(), lower('bench' || n || '@' || kind.role || '.example'), lower('bench' || n || '@' || kind.role || '.example'), p.password_hash,
  kind.role, kind.department, first[1 + (n * 7) % 24], last[1 + (n * 13 + n / 24) % 40] || case when n % 3 = 0 then '-' || last[1 + (n * 29) % 40] else '' end,
  '+7 9' || lpad((n * 7919 % 100000000)::text, 8, '0'), case when kind.role = 'Partner' then last[1 + n % 40] || ' Legal' end, 'ru', now(), now(), now()
from (values ('Client', null::text, 20000), ('Partner', null, 60), ('Manager', 'ubClient', 120)) as kind(role, department, amount),
  lateral generate_series(1, kind.amount) n,
  (select password_hash from users limit 1) p,
  (select array['Анна','Иван','Мария','Пётр','Ольга','Сергей','Елена','Дмитрий','Наталья','Алексей','Юлия','Павел','Anna','John','Maria','Peter',
    'Olga','Sean','Helen','David','Natalie','Alex','Julia','Paul'] as first,
   array['Иванов','Смирнов','Кузнецов','Попов','Васильев','Петров','Соколов','Михайлов','Новиков','Фёдоров','Морозов','Волков','Алексеев','Лебедев',
    'Семёнов','Егоров','Павлов','Козлов','Степанов','Николаев','Smith','Jones','Taylor','Brown','Williams','Wilson','Johnson','Davies','Patel','Wright',
    'Walker','White','Edwards','Hughes','Green','Hall','Wood','Harris','Martin','Jackson'] as last) names`;

/** Columns of orders that are written, by name; the others are derived from them. */
async function writtenColumns(owner: Database): Promise<string> {
  const row = await owner.one<{ names: string }>(
    `select string_agg(column_name, ', ') as names from information_schema.columns
     where table_name = 'orders' and table_schema = current_schema() and is_generated = 'NEVER'`,
  );
  return row?.names ?? '';
}

/** Every new order is a copy of a demo order with another client, partner and manager, placed in the order of its number over the past three years. */
const orders = (columns: string): string => `
with shape as materialized (select row_number() over () - 1 as s, count(*) over () as shapes, o as kept from orders o where o.number < 1000),
  clients as materialized (select row_number() over () - 1 as k, id from users where role = 'Client' and email like 'bench%'),
  partners as materialized (select row_number() over () - 1 as k, id from users where role = 'Partner' and email like 'bench%'),
  managers as materialized (select row_number() over () - 1 as k, id from users where role = 'Manager' and email like 'bench%')
insert into orders (${columns})
select ${columns.replace(/\w+/g, 'made.$&')}
from generate_series($1::bigint, $2::bigint) n
join shape on shape.s = n * 7919 % shape.shapes
join clients c on c.k = n * 104729 % 20000 join partners p on p.k = n * 31 % 60 join managers m on m.k = n * 37 % 120,
lateral (select (extract(epoch from now()) * 1000000)::bigint - (94608000 * ($3::bigint - n) / $3 - n * 7919 % 60)::bigint * 1000000 as at) t,
lateral jsonb_populate_record(shape.kept, jsonb_build_object(
  'id', gen_random_uuid(), 'number', 1000 + n, 'client_id', c.id, 'partner_id', case when (shape.kept).partner_id is not null then p.id end, 'manager_id', m.id,
  'facts', replace((shape.kept).facts::text, (shape.kept).client_id::text, c.id::text)::jsonb, 'created_at', t.at, 'updated_at', t.at + 86400000000 * (n % 40),
  'client_updated_at', t.at + 86400000000 * (n % 38), 'partner_updated_at', t.at + 86400000000 * (n % 36), 'status_since', t.at + 86400000000 * (n % 30),
  'due_at', t.at + (shape.kept).due_at - (shape.kept).created_at)) made`;

const counted = [
  `insert into order_counted (order_id, progress, reward, client_id, partner_id, manager_id)
   select id, progress, reward, client_id, partner_id, manager_id from orders on conflict do nothing`,
  'truncate order_counts',
  `insert into order_counts (scope, owner, status, count)
   select scope, owner, status, count(*) from (
     select scope, owner, unnest(case reward when 'changed' then array[progress::text, 'partnerRewardPercentChanged'] else array[progress::text] end) as status
     from order_counted, lateral (values ('all', '00000000-0000-0000-0000-000000000000'::uuid), ('client', client_id), ('partner', partner_id),
       ('manager', manager_id)) as scopes(scope, owner) where owner is not null) cells
   group by scope, owner, status`,
];

/** Search texts of lists, in the product's format. */
const found = `
insert into order_search (number, order_id, created_at, client_id, partner_id, manager_id, staff, public)
select o.number, o.id, o.created_at, o.client_id, o.partner_id, o.manager_id, lower(concat_ws(' | ', w.open, w.contacts)), lower(w.open)
from orders o
join users c on c.id = o.client_id left join users p on p.id = o.partner_id left join users m on m.id = o.manager_id,
lateral (select
  concat_ws(' | ', 'R-' || lpad(o.number::text, 6, '0'), o.terms -> 'serviceTitle' ->> 'ru', o.terms -> 'serviceTitle' ->> 'en',
    concat_ws(' ', c.first_name, c.last_name, c.first_name), concat_ws(' ', p.first_name, p.last_name, p.first_name), p.partner_company_name,
    concat_ws(' ', m.first_name, m.last_name, m.first_name)) as open,
  concat_ws(' | ', c.email, c.phone, regexp_replace(c.phone, '\\D', '', 'g')) as contacts) w
where o.number between $1 and $2 on conflict do nothing`;

/**
 * Fills a database with `amount` orders, written directly to the rows that lists read: they have no events, so this database is only useful for list
 * measurements.
 */
export async function makeOrders(owner: Database, amount: number): Promise<void> {
  const step = 50_000;
  await owner.query(people);
  const insert = orders(await writtenColumns(owner));
  await withoutIndexes(owner, 'orders', async () => {
    for (let from = 1; from <= amount; from += step) await owner.query(insert, [from, Math.min(from + step - 1, amount), amount]);
  });
  for (const statement of counted) await owner.query(statement);
  await owner.query('analyze users, orders');
  await withoutIndexes(owner, 'order_search', async () => {
    for (let from = 1000; from <= amount + 1000; from += step) await owner.query(found, [from, from + step - 1]);
  });
  await owner.query('vacuum analyze');
}

/** Fills a table without its indexes and builds them afterwards, which takes a third of the time; those of constraints stay. */
async function withoutIndexes(owner: Database, table: string, fill: () => Promise<void>): Promise<void> {
  const indexes = await owner.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index i
     where indrelid = $1::regclass and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [table],
  );
  for (const { name } of indexes) await owner.query(`drop index ${name}`);
  await fill();
  await owner.query(`set maintenance_work_mem = '1GB'`);
  for (const { definition } of indexes) await owner.query(definition);
}
