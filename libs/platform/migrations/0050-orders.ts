import type { MigrationInterface, QueryRunner } from 'typeorm';
import { appendFunctionSql, appendSignature } from '#libs/event-log/append/append-sql';
import type { StreamTable } from '#libs/event-log/append/contract';
import { orderedName } from './ordered-name.js';

/** The row of an order as this migration makes it: what decide reads, and the few columns that lists sort and filter by. */
export const ordersTable = {
  streamType: 'order',
  table: 'orders',
  columns: {
    number: 'bigint',
    machine_version: 'integer',
    progress: 'order_progress',
    reward: 'order_reward',
    client_id: 'uuid',
    partner_id: 'uuid',
    manager_id: 'uuid',
    service_id: 'uuid',
    country_id: 'uuid',
    facts: 'json',
    detail: 'json',
    terms: 'jsonb',
    created_at: 'bigint',
    updated_at: 'bigint',
    status_since: 'bigint',
  },
  once: ['client_id', 'service_id', 'country_id', 'terms', 'created_at'],
  number: { counter: 'orders', column: 'number' },
  extra: [{ table: 'order_files', columns: { file_id: 'uuid', order_id: 'uuid', document_id: 'uuid' } }],
} as const satisfies StreamTable;

/**
 * Orders and the files they hold. The heap stays narrow (large columns go out of line early), because a list walks it; the terms, which never
 * change, are a column of their own, so that an operation does not write them again. Statuses are enums: four bytes in six indexes. Facts and detail are json and not jsonb: they are only read whole, and come back exactly as they were written.
 */
export class Orders0050 implements MigrationInterface {
  readonly name = orderedName(50, 'Orders');

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(tables);
    await runner.query(indexes);
    await runner.query(`insert into counters (name) values ('orders') on conflict do nothing`);
    await runner.query(appendFunctionSql(ordersTable));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop function append_order(${appendSignature})`);
    await runner.query('drop table order_files, orders');
    await runner.query('drop type order_progress, order_reward');
    await runner.query(`delete from counters where name = 'orders'`);
  }
}

const tables = `
create type order_progress as enum (
  'newOrder', 'orderConfirmedNotPayed', 'orderConfirmedAndPayed', 'documentsRequested', 'documentsReceived', 'allStepsCompleted',
  'projectWithFullyPayedOrderAccepted', 'lastPaymentRequired', 'lastPaymentPayed', 'lastPaymentConfirmed', 'documentsSentAfterLastPayment',
  'projectFinished', 'orderCancelled');
create type order_reward as enum ('agreed', 'changed');
create table orders (
  id uuid primary key,
  version integer not null,
  number bigint not null unique,
  machine_version integer not null,
  progress order_progress not null,
  reward order_reward not null,
  client_id uuid not null,
  partner_id uuid,
  manager_id uuid,
  service_id uuid not null,
  country_id uuid not null,
  facts json not null,
  detail json not null,
  terms jsonb not null,
  created_at bigint not null,
  updated_at bigint not null,
  status_since bigint not null
) with (toast_tuple_target = 256, fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);
create table order_files (
  file_id uuid primary key references files (id),
  order_id uuid not null,
  document_id uuid not null
);
create index order_files_of_order on order_files (order_id);
grant select, insert, update on orders to registra_app;
grant select, insert on order_files to registra_app;`;

/**
 * A filter's index carries the default sort, so that its first and its middle page are walks along the index alone. The sort indexes stay narrow: half a million
 * of their entries are walked for a middle page of everything, and every operation writes one of them. All end in the number: a page is joined back by it.
 */
const indexes = `
create index orders_by_created on orders (created_at, number);
create index orders_by_updated on orders (updated_at, number) include (created_at);
create index orders_of_progress on orders (progress, created_at, number);
create index orders_of_country on orders (country_id, created_at, number) include (progress);
create index orders_of_service on orders (service_id, created_at, number) include (progress);
create index orders_of_client on orders (client_id, created_at, number) include (progress);
create index orders_of_partner on orders (partner_id, created_at, number) include (progress) where partner_id is not null;
create index orders_of_manager on orders (manager_id, created_at, number) include (progress) where manager_id is not null;
create index orders_reward_changed on orders (created_at, number) where reward = 'changed';
create statistics orders_service_country (dependencies) on service_id, country_id from orders;`;
