-- When a client is reminded of what their order waits for. A row goes when its time has come, or with the turn that it is of.
create table client_reminders (
  order_id uuid not null,
  day integer not null,
  step text not null,
  since_us bigint not null,
  at_us bigint not null,
  primary key (order_id, day)
);
create index client_reminders_at on client_reminders (at_us);
grant select, insert, update, delete on client_reminders to registra_app;
