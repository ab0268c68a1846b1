-- What falls due for companies of a country, by its legal forms. `anchor`: registeredOn, yearEnd, or a day of every year as MM-DD. `cost`: { amount, currency } in
-- minor units.
create table due_rules (
  id uuid primary key,
  country_id uuid not null references countries on delete cascade,
  place integer not null,
  legal_form text,
  title jsonb not null,
  text jsonb not null,
  kind text not null check (kind in ('report', 'tax', 'address', 'licence', 'agent')),
  anchor text not null check (anchor ~ '^(registeredOn|yearEnd|[0-9]{2}-[0-9]{2})$'),
  months integer not null check (months between 0 and 60),
  days integer not null check (days between -366 and 366),
  every text not null check (every in ('year', 'quarter', 'month', 'once')),
  lead_days integer not null check (lead_days between 0 and 366),
  cost jsonb,
  fine jsonb not null,
  service_id uuid references services on delete set null,
  source text not null,
  is_sample boolean not null
);
create index due_rules_by_country on due_rules (country_id, place);
create index due_rules_by_service on due_rules (service_id) where service_id is not null;
grant select, insert, update, delete on due_rules to registra_app;
