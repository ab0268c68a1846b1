-- The double-entry ledger. A debit is positive, a credit negative; at the end of every database transaction each ledger transaction must sum to zero,
-- or nothing of it is kept. Entries are never changed: a correction is a new transaction.
create type ledger_account as enum (
  'clientReceivable', 'providerClearing', 'cash', 'bank', 'revenue', 'partnerPayable', 'partnerPaid', 'refunds');
create table ledger_transactions (
  id uuid primary key,
  event_id uuid not null,
  order_id uuid not null,
  kind text not null,
  currency text not null,
  at_us bigint not null,
  unique (event_id, kind)
);
create table ledger_entries (
  transaction_id uuid not null references ledger_transactions (id),
  line smallint not null,
  account ledger_account not null,
  party_id uuid,
  amount bigint not null check (amount <> 0),
  primary key (transaction_id, line)
);
create index ledger_transactions_of_order on ledger_transactions (order_id, at_us);
create index ledger_entries_by_account on ledger_entries (account, party_id);
-- what the next posting of an order is reckoned from; folded from its events like any read model
create table ledger_orders (
  order_id uuid primary key,
  currency text not null,
  client_id uuid not null,
  price bigint not null,
  received bigint not null default 0,
  refunded bigint not null default 0,
  partner_id uuid,
  reward_percent integer,
  finished boolean not null default false,
  revenue bigint not null default 0,
  commission bigint not null default 0,
  open_refunds jsonb not null default '{}'
);
grant select, insert on ledger_transactions, ledger_entries to registra_app;
grant select, insert, update, delete on ledger_orders to registra_app;
-- verified only: never put in the place of the live one
insert into read_model_tables (model, table_name, swaps) values
  ('ledger', 'ledger_transactions', false),
  ('ledger', 'ledger_entries', false),
  ('ledger', 'ledger_orders', false);
