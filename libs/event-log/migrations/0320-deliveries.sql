-- Where the relay put events in the topic: one row a batch, written with its checkpoint. Element n of both arrays is of the event at position first_pos + n - 1.
create table relayed_batches (
  topic text not null,
  last_pos bigint not null,
  first_pos bigint not null,
  partitions smallint[] not null,
  offsets bigint[] not null,
  acknowledged_at timestamptz not null default clock_timestamp(),
  primary key (topic, last_pos),
  check (cardinality(partitions) = last_pos - first_pos + 1 and cardinality(offsets) = last_pos - first_pos + 1)
);
grant select, insert on relayed_batches to registra_app;

-- Consumers of the programs that run, so that a process without them can say who takes an event. Null: every type.
create table log_consumers (
  name text primary key,
  projection_version integer not null,
  types text[]
);
grant select, insert, update, delete on log_consumers to registra_app;

-- When the event of `version` was taken; null for progress of before, and for what people skipped.
alter table consumer_streams add column taken_at timestamptz;
