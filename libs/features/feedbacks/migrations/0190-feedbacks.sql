-- What clients say about finished orders: one feedback per order. Its words are in texts and belong to the client, answers and reasons of staff included.
create table feedbacks (
  id uuid primary key,
  version integer not null,
  status text not null check (status in ('unpublished', 'published', 'hidden', 'deleted')),
  order_id uuid not null unique,
  client_id uuid not null,
  partner_id uuid,
  service_id uuid not null,
  country_id uuid not null,
  rating smallint not null check (rating between 1 and 5),
  public boolean not null,
  words jsonb not null,
  answered_at bigint,
  created_at bigint not null,
  updated_at bigint not null,
  -- whose client was erased: the figure stays, nobody is shown
  erased boolean not null default false
);
create index feedbacks_by_time on feedbacks (created_at, id) where status <> 'deleted';
create index feedbacks_of_client on feedbacks (client_id, created_at, id);
create index feedbacks_of_partner on feedbacks (partner_id, created_at, id) where status in ('unpublished', 'published');
create index feedbacks_of_service on feedbacks (service_id, created_at, id) where status = 'published';
create index feedbacks_of_country on feedbacks (country_id, created_at, id) where status = 'published';
create index feedbacks_awaiting on feedbacks (created_at, id) where rating <= 2 and answered_at is null and status <> 'deleted';
grant select, insert, update on feedbacks to registra_app;

-- Clients who do not want to be asked, ever again.
create table feedback_declined (
  client_id uuid primary key,
  at timestamptz not null default clock_timestamp()
);
grant select, insert on feedback_declined to registra_app;

-- Words that no longer stand, of a feedback that was changed or deleted, are kept nowhere.
create function drop_feedback_words() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update texts set body = null, key = null
  where id in (select (w.value ->> 'text')::uuid from jsonb_each(old.words) w where w.value <> 'null' and new.words -> w.key is distinct from w.value);
  return null;
end $$;
create trigger feedbacks_words_dropped after update of words on feedbacks for each row execute function drop_feedback_words();

-- In the transaction of the erasure itself: the words go with texts, the figures stay without anybody.
create function forget_feedbacks() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update feedbacks set erased = true where client_id = new.id;
  delete from feedback_declined where client_id = new.id;
  return null;
end $$;
create trigger users_erased_feedbacks after update of erased_at on users
  for each row when (old.erased_at is null and new.erased_at is not null) execute function forget_feedbacks();
