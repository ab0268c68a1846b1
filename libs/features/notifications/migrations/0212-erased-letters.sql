-- Letters to erased people, to visitors whose request was erased, and to others about an erased client's orders, which may name them: where mail is kept as
-- files, these are removed.
create table erased_letters (mail_id uuid primary key);
grant select, delete on erased_letters to registra_app;

-- In the transaction of the erasure itself. Definer: whoever may erase need not be allowed to write in this room.
create function erase_letters(p_person uuid) returns void language sql security definer set search_path = public as $$
  insert into erased_letters
  select id from mail_intents where person_id = p_person
  union
  select i.id from mail_intents i where i.notifications && array(
    select n.id from orders o join (select id, order_id from notifications union all select id, order_id from side_notifications) n on n.order_id = o.id
    where o.client_id = p_person)
  on conflict do nothing;
$$;
create function forget_letters() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform erase_letters(new.id);
  return null;
end $$;
create trigger users_erased_mail after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_letters();
create function forget_leads_letters() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform erase_letters(new.lead_id);
  return null;
end $$;
create trigger lead_contacts_erased_mail after update of erased_at on lead_contacts
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_leads_letters();
select erase_letters(id) from users where erased_at is not null;
select erase_letters(lead_id) from lead_contacts where erased_at is not null;
