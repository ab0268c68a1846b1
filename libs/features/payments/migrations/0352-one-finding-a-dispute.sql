-- A finding about a dispute says until when it can be answered. Where a lost dispute took money that the order counted on, the finding about that money is the one to settle.
alter table payment_findings add column answer_by bigint;
update payment_findings f set answer_by = (e.data::json ->> 'dueAt')::bigint
from events e
where f.kind = 'disputed' and e.stream_type = 'order' and e.stream_id = f.order_id and e.type = 'PaymentDisputed' and e.data::json ->> 'dispute' = f.reference;
update payment_findings f set settled_at = (extract(epoch from clock_timestamp()) * 1000000)::bigint
where f.kind = 'disputed' and f.outcome = 'lost' and f.settled_at is null
  and exists (select from payment_findings u where u.order_id = f.order_id and u.kind = 'underpaid');
