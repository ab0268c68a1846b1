-- Questions to the list of orders that somebody gave a name: their own, or everybody's who works with the list.
create table order_views (
  id uuid primary key,
  owner_id uuid not null references users (id),
  shared boolean not null,
  name text not null check (char_length(name) between 1 and 60),
  query text not null check (char_length(query) <= 2000),
  created_at timestamptz not null default clock_timestamp()
);
create unique index order_views_own on order_views (owner_id, lower(name)) where not shared;
create unique index order_views_shared on order_views (lower(name)) where shared;
grant select, insert, update, delete on order_views to registra_app;

-- Erasures go in the transaction of the erasure itself. What a team shares stays.
create function forget_order_views() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from order_views where owner_id = new.id and not shared;
  return null;
end $$;
create trigger users_erased_order_views after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_order_views();
