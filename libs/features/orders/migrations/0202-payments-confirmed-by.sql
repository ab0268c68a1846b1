-- The payment history says who saw the money of a cash payment or a transfer. Rows from before are told by the log.
alter table order_payments add column confirmed_by uuid;
update order_payments p set confirmed_by = e.actor
from (
  select (data::json ->> 'payment')::uuid as payment, (metadata::json -> 'actor' ->> 'id')::uuid as actor
  from events where stream_type = 'order' and type in ('CashPaymentRecorded', 'TransferRecorded', 'TransferConfirmed')) e
where e.payment = p.payment_id;
create index order_payments_declared on order_payments (at, payment_id) where state = 'declared';
