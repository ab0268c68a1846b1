-- The payment history finds a payment by what its client or the staff wrote with it, and by its amount. The text itself stays in `texts`, where it is erased.
alter table order_payments add column text_id uuid;
update order_payments p set text_id = e.text_id
from (
  select (data::json ->> 'payment')::uuid as payment,
         coalesce(data::json -> 'reference' ->> 'text', data::json -> 'note' ->> 'text')::uuid as text_id
  from events where stream_type = 'order' and type in ('CashPaymentRecorded', 'TransferRecorded', 'TransferDeclared')) e
where e.payment = p.payment_id and e.text_id is not null;
create index order_payments_by_amount on order_payments (amount, currency);
