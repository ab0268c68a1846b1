-- How many reads a row stands for: the first of a minute has its own row, the others of that minute share one.
alter table reads add column times integer not null default 1 check (times > 0);

create or replace function refuse_read_change() returns trigger language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  if new.id = old.id and new.at_us = old.at_us and new.kind = old.kind and new.hash = old.hash and new.emptied_by is not null
    and new.times = old.times
    and (new.person is null or new.person is not distinct from old.person)
    and (new.role is null or new.role is not distinct from old.role)
    and (new.department is null or new.department is not distinct from old.department)
    and (new.object_type is null or new.object_type is not distinct from old.object_type)
    and (new.object is null or new.object is not distinct from old.object)
    and (new.order_id is null or new.order_id is not distinct from old.order_id)
    and (new.version is null or new.version is not distinct from old.version)
    and (new.source is null or new.source is not distinct from old.source)
    and (new.filter is null or new.filter is not distinct from old.filter)
    and (new.network is null or new.network is not distinct from old.network)
    and new.salt is null
  then return new; end if;
  raise exception '% on % is refused: the log is insert-only', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
