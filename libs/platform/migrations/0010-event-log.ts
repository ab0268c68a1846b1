import type { MigrationInterface, QueryRunner } from 'typeorm';
import { orderedName } from './ordered-name.js';

/**
 * The log: what happened (events), in which order (event_order), who asked for what (commands), which answers are remembered
 * (idempotency_keys), and free texts apart from all of it, so that they can be erased while the hashes stay true.
 * What was written once stays: insert-only by grant, and by trigger even for the owner.
 */
export class EventLog0010 implements MigrationInterface {
  readonly name = orderedName(10, 'EventLog');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(insertOnly);
    await runner.query(grants);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table heads, event_order, unsequenced, events, commands, idempotency_keys, texts;
      drop type append_command;
      drop function refuse_change();`);
  }
}

const tables = `
create table events (
  event_id uuid primary key,
  stream_type text not null,
  stream_id uuid not null,
  version integer not null check (version > 0),
  type text not null,
  schema_version smallint not null,
  data text not null,
  metadata text not null,
  recorded_at_us bigint not null,
  unique (stream_id, version)
);
create table unsequenced (
  event_id uuid primary key
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000, autovacuum_vacuum_cost_delay = 0);
create table event_order (
  pos bigint primary key check (pos > 0),
  event_id uuid not null unique,
  hash bytea not null check (length(hash) = 32)
);
create table heads (
  pos bigint not null,
  hash bytea not null,
  at_us bigint not null,
  key_id text not null,
  signature bytea not null,
  primary key (pos, at_us)
);
create table commands (
  command_id uuid primary key,
  type text not null,
  actor_id uuid,
  actor_facts text,
  stream_type text not null,
  stream_id uuid not null,
  stream_version integer not null,
  machine_version integer not null,
  input text not null,
  outcome text not null check (outcome in ('accepted', 'refused')),
  code text,
  at bigint not null
);
create index commands_of_stream on commands (stream_id, stream_version);
create table idempotency_keys (
  actor_id uuid not null,
  key text not null,
  request_hash text not null,
  command_id uuid,
  status smallint not null,
  code text,
  stream_type text,
  stream_id uuid,
  version integer,
  result json,
  expires_at timestamptz not null,
  primary key (actor_id, key)
);
create index idempotency_keys_expiry on idempotency_keys using brin (expires_at);
create table texts (
  id uuid primary key,
  owner_person uuid,
  body text,
  key text
);
create index texts_of_person on texts (owner_person) where owner_person is not null;
create type append_command as (
  n integer, command_id uuid, type text, stream_type text, stream_id uuid, expected_version integer, new_version integer,
  key_actor uuid, key text, request_hash text, actor_id uuid, token_version integer, actor_facts text, machine_version integer,
  input text, outcome text, status smallint, code text, result json, at bigint
);`;

const insertOnly = `
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% on % is refused: the log is insert-only', tg_op, tg_table_name using errcode = 'insufficient_privilege';
end $$;
${['events', 'event_order', 'heads', 'commands']
  .map(
    (table) => `
create trigger ${table}_insert_only before update or delete or truncate on ${table} for each statement execute function refuse_change();
alter table ${table} enable always trigger ${table}_insert_only;`,
  )
  .join('')}`;

/** A text is erased by emptying body and key: the id stays, so that what refers to it still finds that there was one. */
const grants = `
grant select, insert on events, event_order, heads, commands to registra_app;
grant select, insert, delete on unsequenced, idempotency_keys to registra_app;
grant select, insert, update (body, key) on texts to registra_app;`;
