-- What reports are reckoned from: one row per order, one per movement of its status, one per movement of money. Fed by events alone. Amounts in minor
-- units, times in microseconds; `seconds` is how long the order had stood in the status that it left. Movements of money carry what their order is
-- grouped by, so that a report of a million orders joins nothing.
create table report_orders (
        order_id uuid primary key,
        number bigint not null,
        client_id uuid not null,
        partner_id uuid,
        manager_id uuid,
        country_id uuid not null,
        service_id uuid not null,
        currency text not null,
        progress order_progress not null,
        price bigint not null,
        received bigint not null,
        refunded bigint not null,
        conceded bigint not null,
        balance bigint not null,
        placed_at bigint not null,
        since bigint not null,
        finished_at bigint,
        cancelled_at bigint,
        cancelled_from order_progress,
        reached order_progress[] not null
      ) with (fillfactor = 80);
      create index report_orders_placed on report_orders (placed_at, order_id);
      create index report_orders_finished on report_orders (finished_at) where finished_at is not null;
      create index report_orders_cancelled on report_orders (cancelled_at) where cancelled_at is not null;
      create table report_moves (
        order_id uuid not null,
        version integer not null,
        from_status order_progress,
        to_status order_progress not null,
        at bigint not null,
        seconds bigint,
        actor_id uuid,
        primary key (order_id, version)
      );
      create index report_moves_by_time on report_moves (at);
      create table report_money (
        event_id uuid primary key,
        order_id uuid not null,
        payment_id uuid not null,
        kind text not null check (kind in ('received', 'refunded')),
        method text not null,
        stage text not null,
        amount bigint not null check (amount > 0),
        currency text not null,
        at bigint not null,
        country_id uuid not null,
        service_id uuid not null,
        manager_id uuid,
        partner_id uuid,
        progress order_progress not null
      ) with (fillfactor = 80);
      create index report_money_of_order on report_money (order_id);
      create index report_money_by_time on report_money (at, order_id);
      create index report_money_of_payment on report_money (payment_id);
      grant select, insert, update, delete on report_orders, report_moves, report_money to registra_app;
insert into read_model_tables (model, table_name, swaps) values
  ('reports', 'report_orders', true),
  ('reports', 'report_moves', true),
  ('reports', 'report_money', true);
