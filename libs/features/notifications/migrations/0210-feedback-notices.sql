-- Notifications that lead to a feedback.
alter table notifications drop constraint notifications_subject_type_check,
  add constraint notifications_subject_type_check check (subject_type in ('order', 'payoff', 'deadLetter', 'lead', 'chat', 'feedback'));
alter table side_notifications drop constraint notifications_subject_type_check,
  add constraint notifications_subject_type_check check (subject_type in ('order', 'payoff', 'deadLetter', 'lead', 'chat', 'feedback'));

-- Finished orders whose client is yet to be asked how it went. A row goes when its time has come, whether or not anybody was asked then.
create table feedback_requests (
  order_id uuid primary key,
  due_us bigint not null
);
create index feedback_requests_due on feedback_requests (due_us);
grant select, insert, update, delete on feedback_requests to registra_app;
