-- The role the application runs as, the extensions of search, and the dense counters.
-- Tables grant to registra_app one by one in their own migrations; only sequences are open by default.
do $$ begin
  create role registra_app nologin;
exception when duplicate_object or unique_violation then null;
end $$;
grant registra_app to current_user;
create extension if not exists pg_trgm;
create extension if not exists unaccent;
grant usage on schema public to registra_app;
alter default privileges in schema public grant usage, select on sequences to registra_app;
create table counters (name text primary key, value bigint not null default 0 check (value >= 0));
grant select, insert, update on counters to registra_app;
