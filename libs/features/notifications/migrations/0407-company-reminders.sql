-- Who was reminded of what falls due, how many days before: nobody is reminded of one day twice. A day that moves is another one.
create table company_reminders (
  company_id uuid not null,
  rule_id uuid not null,
  due_on date not null,
  threshold integer not null,
  person_id uuid not null,
  primary key (company_id, rule_id, due_on, threshold, person_id)
);
grant select, insert on company_reminders to registra_app;
