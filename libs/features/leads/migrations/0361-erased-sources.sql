-- The source of a lead is what its visitor's address said (utm.source): a word of theirs, which goes with the others. A report counts it as `erased`.
create or replace function erase_lead_contact(p_lead uuid) returns uuid[] language plpgsql set search_path = pg_catalog, public, pg_temp as $$
begin
  update lead_contacts set name = null, phone = null, email = null, email_key = null, company = null, message = null, answers = null, lead_fields = null,
    utm = null, url = null, order_url = null, slug = null, time_zone = null, search = '', source = 'erased', erased_at = coalesce(erased_at, clock_timestamp())
  where lead_id = p_lead;
  return erase_texts(array(select id from texts where owner_person = p_lead));
end $$;
update lead_contacts set source = 'erased' where erased_at is not null;
