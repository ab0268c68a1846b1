-- A finding about a dispute says how it ended: a lost one stays until a person has settled it.
alter table payment_findings add column outcome text check (outcome in ('won', 'lost', 'withdrawn'));
update payment_findings f set outcome = e.data::json ->> 'outcome'
from events e
where f.kind = 'disputed' and e.stream_type = 'order' and e.stream_id = f.order_id and e.type = 'DisputeClosed' and e.data::json ->> 'dispute' = f.reference;
