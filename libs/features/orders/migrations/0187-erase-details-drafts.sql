-- What was filled in of details goes with its client, in the transaction of the erasure itself.
create function forget_details_drafts() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from order_details_drafts d using orders o where o.id = d.order_id and o.client_id = new.id;
  return null;
end $$;
create trigger users_erased_details_drafts after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_details_drafts();
