-- Companies of clients. What is said of them stands in texts and belongs to the client; codes and days stand here.
create table companies (
  id uuid primary key,
  version integer not null,
  status text not null check (status in ('unverified', 'verified')),
  client_id uuid not null,
  order_id uuid,
  country_id uuid not null,
  legal_form text,
  registered_on text,
  year_end text,
  facts jsonb not null,
  proposal jsonb,
  recorded uuid,
  created_at bigint not null,
  updated_at bigint not null,
  -- whose client was erased: nobody is shown it
  erased boolean not null default false
);
create index companies_by_time on companies (created_at, id) where not erased;
create index companies_of_client on companies (client_id, created_at, id) where not erased;
create index companies_of_country on companies (country_id, created_at, id) where not erased;
create index companies_with_proposals on companies (created_at, id) where proposal is not null and not erased;
grant select, insert, update on companies to registra_app;
select create_append_function('company', 'companies', p_once => '{client_id,order_id,created_at}');

-- The orders of each company: the one that registered it, and those that are for it.
create table company_orders (
  order_id uuid primary key,
  company_id uuid not null
);
create index company_orders_of_company on company_orders (company_id);
grant select, insert on company_orders to registra_app;

-- What companies are found by, folded, and a keyed hash of the number in its register, by which the same company is noticed twice.
create table company_search (
  company_id uuid primary key,
  client_id uuid not null,
  country_id uuid not null,
  name text not null,
  words text not null,
  number_key bytea not null
);
create index company_search_words on company_search using gin (words gin_trgm_ops);
create index company_search_by_name on company_search (name, company_id);
create index company_search_numbers on company_search (country_id, number_key);
create index company_search_of_client on company_search (client_id);
grant select, insert, update, delete on company_search to registra_app;

-- In the transaction of the erasure itself: the words go with texts, here goes what was made of them.
create function forget_companies() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  update companies set erased = true where client_id = new.id;
  delete from company_search where client_id = new.id;
  return null;
end $$;
create trigger users_erased_companies after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_companies();
