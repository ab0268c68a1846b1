-- What clients say of finished orders, one row an order. Grouped and narrowed by what the order's own row says. What was given before is told by the log.
create table report_feedbacks (
  order_id uuid primary key,
  rating smallint not null check (rating between 1 and 5),
  at bigint not null
);
create index report_feedbacks_by_time on report_feedbacks (at, order_id);
grant select, insert, update, delete on report_feedbacks to registra_app;
insert into report_feedbacks (order_id, rating, at)
select (given.data::json ->> 'order')::uuid, (last.data::json ->> 'rating')::smallint, given.recorded_at_us
from events given
join lateral (
  select e.type, e.data from events e
  where e.stream_id = given.stream_id and e.type in ('FeedbackGiven', 'FeedbackChanged', 'FeedbackDeleted')
  order by e.version desc limit 1) last on last.type <> 'FeedbackDeleted'
where given.stream_type = 'feedback' and given.type = 'FeedbackGiven';
insert into read_model_tables (model, table_name, swaps) values ('reports', 'report_feedbacks', true);
