create or replace function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the log is insert-only', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
create or replace trigger events_insert_only before update or delete or truncate on events for each statement execute function refuse_change();
alter table events enable always trigger events_insert_only;
create or replace trigger event_order_insert_only before update or delete or truncate on event_order for each statement execute function refuse_change();
alter table event_order enable always trigger event_order_insert_only;
create or replace trigger heads_insert_only before update or delete or truncate on heads for each statement execute function refuse_change();
alter table heads enable always trigger heads_insert_only;
create or replace trigger commands_insert_only before update or delete or truncate on commands for each statement execute function refuse_change();
alter table commands enable always trigger commands_insert_only;
create or replace trigger dead_letter_acts_insert_only before update or delete or truncate on dead_letter_acts for each statement execute function refuse_change();
alter table dead_letter_acts enable always trigger dead_letter_acts_insert_only;

-- What "like ... including all" leaves out: storage parameters, statistics targets, privileges, and the names of indexes.
create or replace function liken_beside(wanted text) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
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
create or replace function name_beside_indexes(wanted text) returns void language plpgsql set search_path = pg_catalog, pg_temp as $$
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
end $$;;
create or replace function prepare_beside(wanted text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
create or replace function drop_beside(wanted text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  one text;
begin
  for one in select table_name from public.read_model_tables where model = wanted order by table_name loop
    execute format('drop table if exists beside.%I', one);
  end loop;
end $$;
-- A table that others refer to, or that has triggers, would lose them: such a one is refused.
create or replace function swap_beside(wanted text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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
end $$;
revoke execute on function liken_beside, name_beside_indexes, prepare_beside, swap_beside, drop_beside from public;
grant execute on function prepare_beside, swap_beside, drop_beside to registra_app;
