-- Days by which documents are wanted, and when their client is reminded. A row goes when its time has come, whether or not anybody was reminded then.
create table document_reminders (
  order_id uuid not null,
  due_us bigint not null,
  stage text not null check (stage in ('before', 'after')),
  at_us bigint not null,
  primary key (order_id, due_us, stage)
);
create index document_reminders_at on document_reminders (at_us);
grant select, insert, update, delete on document_reminders to registra_app;
