-- The order's machine of version 6. Its rows are folded from the log by the application once this is done; here is what they are put into.
-- An order that waits for its client, or whose results were sent, has no due date, and stands in lists behind all that have one.
drop index orders_by_due;
drop index orders_overdue;
alter table orders
  alter column due_at drop not null,
  add column due_order bigint not null generated always as (coalesce(due_at, 9007199254740991)) stored;
create index orders_by_due on orders (due_order, number) include (created_at);
create index orders_overdue on orders (due_at, created_at, number) where due_at is not null;

-- A payment may be corrected down to nothing; it has the day on which it arrived, where somebody said, and is told when its payer disputes it.
alter table order_payments
  drop constraint order_payments_amount_check,
  add check (amount >= 0),
  add column value_date date,
  add column disputed boolean not null default false;
alter table report_money
  drop constraint report_money_amount_check,
  add check (amount <> 0);

-- What letters ask for leaves out what was given up, and what was reported.
alter table notification_orders
  add column round_to bigint not null default 1,
  add column conceded bigint not null default 0,
  add column open_transfers bigint not null default 0;
update notification_orders known set conceded = told.conceded, open_transfers = told.open_transfers
from (
  select o.order_id,
    coalesce(sum((e.data::json ->> 'conceded')::bigint) filter (where e.type in ('PaymentRefunded', 'PaymentReversed')), 0) as conceded,
    coalesce(sum(case e.type
      when 'TransferDeclared' then (e.data::json ->> 'amount')::bigint
      when 'TransferConfirmed' then -(e.data::json ->> 'declared')::bigint
      when 'TransferRejected' then -(e.data::json ->> 'amount')::bigint
      when 'TransferWithdrawn' then -(e.data::json ->> 'amount')::bigint
    end), 0) as open_transfers
  from notification_orders o
  join events e on e.stream_id = o.order_id and e.recorded_at_us <= o.last_us
  where e.type in ('PaymentRefunded', 'PaymentReversed', 'TransferDeclared', 'TransferConfirmed', 'TransferRejected', 'TransferWithdrawn')
  group by o.order_id
) told
where told.order_id = known.order_id;
