-- Whose mailbox refuses our letters: since the first that was refused after the last that arrived.
create table mail_bounces (
  person_id uuid primary key,
  since timestamptz not null default clock_timestamp(),
  -- the mail server's words, without the address
  reason text not null
);
grant select, insert, update, delete on mail_bounces to registra_app;

-- Another mailbox begins anew, and of an erased person nothing is told.
create function forget_bounces() returns trigger language plpgsql as $$
begin
  delete from mail_bounces where person_id = new.id;
  return null;
end $$;
create trigger users_moved_mailbox after update of email, erased_at on users
  for each row when (old.email is distinct from new.email or (old.erased_at is null and new.erased_at is not null))
  execute function forget_bounces();

create index mail_intents_by_birth on mail_intents (created_at, id);
-- What servers say repeats the address; it is known from the person, and goes with them.
update mail_intents set reason = regexp_replace(reason, '[^\s<>@]+@[^\s<>@]+', '…', 'g') where reason like '%@%';
