-- An order for a company is one of its orders from its placing on. A trigger, because a consumer of every order that is placed would cost each of them a turn.
create function add_order_of_company() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into company_orders (order_id, company_id) values (new.id, new.company_id) on conflict do nothing;
  return null;
end $$;
create trigger orders_for_companies after insert on orders
  for each row when (new.company_id is not null) execute function add_order_of_company();
