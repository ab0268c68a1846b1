-- The newest receipt of each payment that arrived; its id follows from the payment's. `order_number` and `receipt` are as people read them: R-000123, R-000123-2.
create table receipts (
  id uuid primary key,
  version integer not null,
  receipt text not null,
  order_number text not null,
  issue integer not null check (issue > 0),
  replaces integer,
  amount bigint not null,
  currency text not null,
  day text not null,
  stage text not null,
  updated_at bigint not null
);
grant select, insert, update on receipts to registra_app;
select create_append_function('receipt', 'receipts', p_once => '{receipt,order_number,currency,day,stage}');
