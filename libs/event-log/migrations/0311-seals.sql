-- What each seal covers: refused commands, or reads, in the order of their leaves. The event CommandsSealed or ReadsSealed has the root of the tree over ids and
-- hashes, so these leaves cannot be changed unnoticed, and a row that differs from its leaf is located (libs/event-log/seals).
create table seals (
  event_id uuid primary key,
  kind text not null check (kind in ('commands', 'reads')),
  -- rows up to this time were looked for
  until_us bigint not null,
  ids uuid[] not null check (cardinality(ids) > 0),
  -- 32 bytes a row
  hashes bytea not null check (octet_length(hashes) = 32 * cardinality(ids))
);
-- Hashes and ids do not compress.
alter table seals alter column hashes set storage external;
alter table seals alter column ids set storage external;
create index seals_by_time on seals (kind, until_us);
grant select, insert on seals to registra_app;
create trigger seals_insert_only before update or delete or truncate on seals for each statement execute function refuse_change();
alter table seals enable always trigger seals_insert_only;
