-- What clients gave goes when every order that it served ended before p_before (microseconds) and no payment of one of them is looked at by a person. Answers how many
-- files went, at most p_limit. Definer: this room does not write in that of files, where bytes follow by `erased_contents`.
create index files_attached_at on files (attached_at) where erased_at is null and attached_at is not null;
create function expire_files(p_before bigint, p_limit integer) returns integer language sql security definer set search_path = public as $$
  with uses as (
    select order_id, file_id from order_files
    union all
    select c.order_id, x.file_id from chat_files x join chat_messages m on m.id = x.message_id join chats c on c.id = m.chat_id
  ), over as (
    select f.id from files f
    where f.erased_at is null and f.attached_at < to_timestamp(p_before / 1000000.0)
      and exists (select from uses u where u.file_id = f.id)
      and not exists (
        select from uses u join orders o on o.id = u.order_id
        where u.file_id = f.id and (o.client_id <> f.owner_id or o.progress not in ('projectFinished', 'orderCancelled') or o.status_since >= p_before
          or exists (select from payment_findings p where p.order_id = o.id and p.settled_at is null)))
    order by f.attached_at limit p_limit for update of f skip locked
  ), gone as (
    update files f
    set erased_at = clock_timestamp(), name_text = 'file' || coalesce(substring(name_text from '\.[A-Za-z0-9]{1,8}$'), '')
    from over where f.id = over.id returning f.sha256
  ), contents as (
    insert into erased_contents select distinct sha256 from gone on conflict do nothing
  )
  select count(*)::integer from gone
$$;
revoke execute on function expire_files(bigint, integer) from public;
grant execute on function expire_files(bigint, integer) to registra_app;
