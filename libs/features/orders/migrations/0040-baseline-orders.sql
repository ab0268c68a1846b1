-- Orders and the files they hold. The heap stays narrow (large columns go out of line early), because a list walks it; the terms, which never change, are a
-- column of their own, so that an operation does not write them again. Statuses are enums: four bytes in six indexes. Facts and detail are json and not jsonb:
-- they are only read whole, and come back exactly as they were written.
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
grant select, insert on order_files to registra_app;
insert into counters (name) values ('orders') on conflict do nothing;
-- A filter's index carries the default sort, so that its first and its middle page are walks along the index alone. The sort indexes stay narrow: half a
-- million of their entries are walked for a middle page of everything, and every operation writes one of them. All end in the number: a page is joined back by it.
create index orders_by_created on orders (created_at, number);
create index orders_by_updated on orders (updated_at, number) include (created_at);
create index orders_of_progress on orders (progress, created_at, number);
create index orders_of_country on orders (country_id, created_at, number) include (progress);
create index orders_of_service on orders (service_id, created_at, number) include (progress);
create index orders_of_client on orders (client_id, created_at, number) include (progress);
create index orders_of_partner on orders (partner_id, created_at, number) include (progress) where partner_id is not null;
create index orders_of_manager on orders (manager_id, created_at, number) include (progress) where manager_id is not null;
create index orders_reward_changed on orders (created_at, number) where reward = 'changed';
create statistics orders_service_country (dependencies) on service_id, country_id from orders;

-- What orders are found by: one lower-cased text per kind of reader, beside the orders and not in them, so that an operation does not touch the trigram index.
-- `staff` knows the client's e-mail and phone, `public` (clients and partners) only number, service and names. A changed name is noted in the same transaction
-- as the change; the notes are worked off afterwards, so that a search forgets an old name, and an erased person, for certain.
create table order_search (
  number bigint primary key,
  order_id uuid not null,
  created_at bigint not null,
  client_id uuid not null,
  partner_id uuid,
  manager_id uuid,
  staff text not null,
  public text not null
) with (fillfactor = 90);
alter table order_search alter staff set statistics 1000, alter public set statistics 1000;
create index order_search_staff on order_search using gin (staff gin_trgm_ops);
create index order_search_public on order_search using gin (public gin_trgm_ops);
create index order_search_by_created on order_search (created_at, number);
create index order_search_of_client on order_search (client_id, created_at, number);
create index order_search_of_partner on order_search (partner_id, created_at, number) where partner_id is not null;
create index order_search_of_manager on order_search (manager_id) where manager_id is not null;
create table order_search_notes (
  person_id uuid primary key,
  noted_at timestamptz not null default clock_timestamp()
);
grant select, insert, update, delete on order_search, order_search_notes to registra_app;

-- Orders per status and scope, and per order what is counted of it: a move is subtracted where the order was counted and added where it is now.
-- The nil uuid owns the scope `all`.
create table order_counts (
        scope text not null check (scope in ('all', 'client', 'partner', 'manager')),
        owner uuid not null,
        status text not null,
        count bigint not null check (count >= 0),
        primary key (scope, owner, status)
      ) with (fillfactor = 70);
      create table order_counted (
        order_id uuid primary key,
        progress order_progress not null,
        reward order_reward not null,
        client_id uuid not null,
        partner_id uuid,
        manager_id uuid
      ) with (fillfactor = 80);
      grant select, insert, update, delete on order_counts, order_counted to registra_app;

-- The payment history: one row per payment of an order, as its money events tell it. Amounts in minor units, times in microseconds.
create table order_payments (
        payment_id uuid primary key,
        order_id uuid not null,
        method text not null check (method in ('cash', 'transfer', 'provider')),
        stage text not null check (stage in ('prepayment', 'postpayment')),
        state text not null check (state in ('declared', 'confirmed', 'rejected', 'captured', 'pending')),
        amount bigint not null check (amount > 0),
        currency text not null,
        recorded_by uuid,
        at bigint not null,
        refunded bigint not null default 0 check (refunded >= 0),
        refunded_at bigint
      );
      create index order_payments_by_time on order_payments (at, payment_id);
      create index order_payments_of_order on order_payments (order_id, at);
      grant select, insert, update, delete on order_payments to registra_app;

insert into read_model_tables (model, table_name, swaps) values
  ('orders.counts', 'order_counts', true),
  ('orders.counts', 'order_counted', true),
  ('orders.payments', 'order_payments', true);
