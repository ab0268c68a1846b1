import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/**
 * Read models that can be built anew beside the live ones. The application may make no tables, so two functions do it as their owner, and only for
 * the tables that migrations listed in `read_model_tables`. `rebuilds` keeps who asked for which, how far it is and what came of it.
 */
export class Rebuilds0012 implements MigrationInterface {
  readonly name = orderedName(12, 'Rebuilds');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(likeness);
    await runner.query(functions);
    await runner.query(grants);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function prepare_beside, swap_beside, drop_beside, liken_beside, name_beside_indexes');
    await runner.query('drop schema beside cascade');
    await runner.query('drop table rebuilds, read_model_tables');
  }
}

/** A model's name is its consumer's. A migration that makes the tables of a further model lists them here too. */
const tables = `
create schema beside;
create table read_model_tables (
  table_name text primary key,
  model text not null,
  -- false: verified only, never put in the place of the live one
  swaps boolean not null
);
create index read_model_tables_of_model on read_model_tables (model);
insert into read_model_tables (model, table_name, swaps) values
  ('orders.counts', 'order_counts', true),
  ('orders.counts', 'order_counted', true),
  ('orders.payments', 'order_payments', true),
  ('ledger', 'ledger_transactions', false),
  ('ledger', 'ledger_entries', false),
  ('ledger', 'ledger_orders', false),
  ('reports', 'report_orders', true),
  ('reports', 'report_moves', true),
  ('reports', 'report_money', true),
  ('notifications', 'notifications', true),
  ('notifications', 'notification_orders', true);
create table rebuilds (
  id uuid primary key,
  model text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'equal', 'different', 'swapped', 'failed')),
  asked_by uuid,
  asked_at timestamptz not null default clock_timestamp(),
  -- of the consumer that built it; another one cannot finish it
  projection_version integer,
  -- raised by whoever takes it up: one who was away and comes back writes nothing more
  epoch integer not null default 0,
  handled bigint not null default 0,
  total bigint not null default 0,
  differences json not null default '[]',
  started_at timestamptz,
  ended_at timestamptz,
  error text,
  -- who decided that it takes the place of the live one although it differs, and why
  taken_by uuid,
  reason text,
  check (taken_by is null or reason is not null)
);
create unique index rebuilds_under_way on rebuilds (model) where state in ('waiting', 'running');
create index rebuilds_of_model on rebuilds (model, asked_at);`;

/** What "like ... including all" leaves out: storage parameters, statistics targets, privileges, and the names of indexes. */
const likeness = `
create function liken_beside(wanted text) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  live oid := format('public.%I', wanted)::regclass;
  options text;
  part record;
begin
  select array_to_string(reloptions, ', ') into options from pg_class where oid = live;
  if options is not null then execute format('alter table beside.%I set (%s)', wanted, options); end if;
  for part in select attname, attstattarget from pg_attribute where attrelid = live and attnum > 0 and attstattarget >= 0 loop
    execute format('alter table beside.%I alter column %I set statistics %s', wanted, part.attname, part.attstattarget);
  end loop;
  for part in select acl.* from pg_class c, aclexplode(c.relacl) acl where c.oid = live and acl.grantee <> c.relowner loop
    execute format('grant %s on beside.%I to %s', part.privilege_type, wanted,
      case when part.grantee = 0 then 'public' else part.grantee::regrole::text end);
  end loop;
end $$;
create function name_beside_indexes(wanted text) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  pair record;
  passing text[] := '{}';
  final text[] := '{}';
begin
  for pair in
    with shaped as (
      select i.indrelid, i.indexrelid, c.relname, s.shape, row_number() over (partition by i.indrelid, s.shape order by i.indexrelid) as nth
      from pg_index i join pg_class c on c.oid = i.indexrelid,
      lateral (select i.indisunique || regexp_replace(pg_get_indexdef(i.indexrelid), '^CREATE .*? USING ', '') as shape) s)
    select f.indexrelid::regclass::text as made, 'beside_' || f.indexrelid as passing, l.relname as final
    from shaped l join shaped f using (shape, nth)
    where l.indrelid = format('public.%I', wanted)::regclass and f.indrelid = format('beside.%I', wanted)::regclass
  loop
    execute format('alter index %s rename to %I', pair.made, pair.passing);
    passing := passing || pair.passing;
    final := final || pair.final::text;
  end loop;
  for place in 1 .. cardinality(passing) loop
    execute format('alter index beside.%I rename to %I', passing[place], final[place]);
  end loop;
end $$;`;

const functions = `
create function prepare_beside(wanted text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  one text;
begin
  for one in select table_name from public.read_model_tables where model = wanted order by table_name loop
    execute format('drop table if exists beside.%I', one);
    execute format('create table beside.%1$I (like public.%1$I including all)', one);
    perform public.liken_beside(one);
    perform public.name_beside_indexes(one);
  end loop;
  if one is null then raise exception 'there is no read model %', wanted using errcode = 'undefined_object'; end if;
end $$;
create function drop_beside(wanted text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  one text;
begin
  for one in select table_name from public.read_model_tables where model = wanted order by table_name loop
    execute format('drop table if exists beside.%I', one);
  end loop;
end $$;
-- A table that others refer to, or that has triggers, would lose them: such a one is refused.
create function swap_beside(wanted text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  one text;
begin
  if not coalesce((select bool_and(swaps) from public.read_model_tables where model = wanted), false) then
    raise exception 'read model % is never swapped', wanted using errcode = 'object_not_in_prerequisite_state';
  end if;
  for one in select table_name from public.read_model_tables where model = wanted order by table_name loop
    execute format('lock table public.%I in access exclusive mode', one);
    if exists (select from pg_constraint where contype = 'f' and format('public.%I', one)::regclass in (conrelid, confrelid))
      or exists (select from pg_trigger where tgrelid = format('public.%I', one)::regclass and not tgisinternal) then
      raise exception 'table % has references or triggers', one using errcode = 'object_not_in_prerequisite_state';
    end if;
  end loop;
  for one in select table_name from public.read_model_tables where model = wanted order by table_name loop
    execute format('drop table public.%I', one);
    execute format('alter table beside.%I set schema public', one);
  end loop;
end $$;`;

const grants = `
grant usage on schema beside to registra_app;
grant select on read_model_tables to registra_app;
grant select, insert, update on rebuilds to registra_app;
revoke execute on function liken_beside, name_beside_indexes, prepare_beside, swap_beside, drop_beside from public;
grant execute on function prepare_beside, swap_beside, drop_beside to registra_app;`;
