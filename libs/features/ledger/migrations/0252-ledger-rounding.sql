-- A partner's commission is rounded by the step of the order's terms, as its prepayment is.
alter table ledger_orders add column round_to bigint not null default 1;
update ledger_orders l set round_to = (e.data::json -> 'terms' ->> 'roundTo')::bigint
from events e
where e.stream_type = 'order' and e.stream_id = l.order_id and e.type = 'OrderPlaced' and e.data::json -> 'terms' ->> 'roundTo' is not null;
