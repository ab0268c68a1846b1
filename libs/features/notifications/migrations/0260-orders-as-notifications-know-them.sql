-- Notifications fold an order by its machine and keep the whole state: what the client has to do follows from all of it. Orders of before are folded from
-- the log when their next event arrives.
alter table notification_orders
  add column state jsonb,
  drop column progress,
  drop column price,
  drop column prepayment_percent,
  drop column round_to,
  drop column received,
  drop column refunded,
  drop column conceded,
  drop column open_transfers,
  drop column pending;
