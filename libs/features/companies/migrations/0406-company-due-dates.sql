-- What people say of due dates, by the key of the due date: a column of the company's stream.
alter table companies add column due_marks jsonb not null default '{}';
alter table companies alter column due_marks drop default;
select recreate_append_function('company');

-- What falls due for each company by the rules of the catalogue, so that lists are walks along an index. `order_id`: the order that serves it. `gone`: no rule
-- gives it any more; it stays, so that a mark on it is refused with the reason.
create table company_due_dates (
  company_id uuid not null,
  rule_id uuid not null,
  anchor_day date not null,
  id uuid not null unique,
  client_id uuid not null,
  country_id uuid not null,
  kind text not null,
  service_id uuid,
  due_on date not null,
  start_on date not null,
  order_id uuid,
  gone boolean not null default false,
  primary key (company_id, rule_id, anchor_day)
);
create index company_due_dates_by_day on company_due_dates (due_on, id) where not gone;
create index company_due_dates_of_client on company_due_dates (client_id, due_on, id) where not gone;
create index company_due_dates_of_country on company_due_dates (country_id, due_on, id) where not gone;
grant select, insert, update, delete on company_due_dates to registra_app;

-- Up to which day they are filled, and by which version of the company; null: to be filled again. Nothing due before `since` is known.
create table company_due_fills (
  company_id uuid primary key,
  client_id uuid not null,
  country_id uuid not null,
  version integer not null,
  since date not null,
  until_day date
);
create index company_due_fills_until on company_due_fills (until_day nulls first);
create index company_due_fills_of_country on company_due_fills (country_id);
create index company_due_fills_of_client on company_due_fills (client_id);
grant select, insert, update, delete on company_due_fills to registra_app;

-- In the transaction of the erasure itself.
create function forget_due_dates() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from company_due_dates where client_id = new.id;
  delete from company_due_fills where client_id = new.id;
  return null;
end $$;
create trigger users_erased_due_dates after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_due_dates();

-- An order for a company may serve what is due. A trigger, because a consumer of every order that is placed would cost each of them a turn.
create function refill_due_dates() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update company_due_fills set until_day = null where company_id = new.company_id;
  return null;
end $$;
create trigger company_orders_due_dates after insert on company_orders for each row execute function refill_due_dates();
