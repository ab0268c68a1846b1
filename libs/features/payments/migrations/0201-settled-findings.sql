-- What a person says about a payment to look at is in the log. The words themselves stand beside the finding alone.
create table finding_streams (
  id uuid primary key references payment_findings (id),
  version integer not null,
  told_at bigint not null
);
grant select, insert, update on finding_streams to registra_app;
select create_append_function('finding', 'finding_streams');
