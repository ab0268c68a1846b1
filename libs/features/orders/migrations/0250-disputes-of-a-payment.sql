-- A payment may be disputed more than once: the history has each dispute with its outcome, and is disputed while one of them is open.
alter table order_payments
  drop column disputed,
  add column disputes jsonb not null default '[]',
  add column disputed boolean not null generated always as (jsonb_path_exists(disputes, '$[*] ? (@.outcome == null)')) stored;
update order_payments p set disputes = d.disputes
from (
  select opened.payment, jsonb_agg(jsonb_build_object('id', opened.dispute, 'amount', opened.amount, 'dueAt', opened.due_at, 'at', opened.at,
    'outcome', closed.outcome) order by opened.version) as disputes
  from (
    select stream_id, version, recorded_at_us as at, (data::json ->> 'payment')::uuid as payment, data::json ->> 'dispute' as dispute,
      (data::json ->> 'amount')::bigint as amount, (data::json ->> 'dueAt')::bigint as due_at
    from events where stream_type = 'order' and type = 'PaymentDisputed') opened
  left join (
    select stream_id, (data::json ->> 'payment')::uuid as payment, data::json ->> 'dispute' as dispute, data::json ->> 'outcome' as outcome
    from events where stream_type = 'order' and type = 'DisputeClosed') closed using (stream_id, payment, dispute)
  group by opened.payment) d
where d.payment = p.payment_id;
