-- Reminders of due dates are forgotten with the erasure of their client, and those of long ago by the run that writes new ones.
grant delete on company_reminders to registra_app;
create index company_reminders_by_day on company_reminders (due_on);
create index company_reminders_of_person on company_reminders (person_id);
delete from company_reminders r using users u where u.id = r.person_id and u.erased_at is not null;

-- In the transaction of the erasure itself.
create function forget_company_reminders() returns trigger language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
begin
  delete from company_reminders where person_id = new.id;
  return null;
end $$;
create trigger users_erased_company_reminders after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_company_reminders();
