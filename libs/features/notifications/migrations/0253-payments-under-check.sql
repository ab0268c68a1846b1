-- What emails ask for leaves out what a provider still checks: amounts by payment.
alter table notification_orders add column pending jsonb not null default '{}';
update notification_orders known set pending = open.pending
from (
  select p.stream_id as order_id, jsonb_object_agg(p.data::json ->> 'payment', (p.data::json ->> 'amount')::bigint) as pending
  from events p
  where p.stream_type = 'order' and p.type = 'PaymentPending' and not exists (
    select from events e
    where e.stream_id = p.stream_id and e.type in ('PaymentCaptured', 'PaymentDenied') and e.data::json ->> 'payment' = p.data::json ->> 'payment')
  group by p.stream_id) open
where open.order_id = known.order_id;
