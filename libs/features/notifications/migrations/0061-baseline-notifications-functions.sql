-- In the transaction of the erasure itself, so that no way of erasing a person can forget it.
create or replace function forget_messages() returns trigger language plpgsql as $$
begin
  update mailer_messages set subject = '', body = '' where to_person = new.id;
  return null;
end $$;
create or replace trigger users_erased_messages after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_messages();
