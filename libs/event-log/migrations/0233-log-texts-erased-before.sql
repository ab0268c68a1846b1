-- Texts that are empty although no event says why, by builds that logged nothing where a client's erasure emptied the notes about their requests, or by hand:
-- TextsErased says so once, with the cause `before`. From here on `verify` asks for the event of every empty text. What explains one stands in
-- chain/text-explanations.ts as well.
do $$
declare
  one record;
begin
  for one in
    with said as materialized (
      select e.stream_type, e.stream_id, e.version, e.type, coalesce(m[1], m[2])::uuid as text_id, (e.metadata::json -> 'actor' ->> 'id')::uuid as actor
      from events e, regexp_matches(e.data,
        '"text":"([0-9a-f-]{36})","hash":"[0-9a-f]{64}"|"hash":"[0-9a-f]{64}","text":"([0-9a-f-]{36})"', 'g') m
      where e.stream_type in ('order', 'chat', 'lead', 'feedback') and e.data like '%"hash":"%'
    ), empty as (
      select s.*, case
          when s.stream_type = 'lead' then s.stream_id
          when s.stream_type = 'feedback' or s.type in ('DetailsGiven', 'DetailsChanged', 'CompanyRecorded')
            then (select (b.data::json ->> 'client')::uuid from events b where b.stream_id = s.stream_id and b.version = 1)
          else s.actor end as owner
      from said s join texts t on t.id = s.text_id where t.body is null
    )
    select stream_type, stream_id, array_agg(distinct text_id) as texts from empty e
    where not exists (select from events x where x.stream_id = e.owner and x.type in ('UserErased', 'LeadErased'))
      and not exists (
        select from events x where x.stream_id = e.stream_id and x.version > e.version and case e.type
          when 'FeedbackGiven' then x.type in ('FeedbackChanged', 'FeedbackDeleted')
          when 'FeedbackChanged' then x.type in ('FeedbackChanged', 'FeedbackDeleted')
          when 'FeedbackHidden' then x.type in ('FeedbackHidden', 'FeedbackPublished', 'FeedbackDeleted')
          when 'FeedbackAnswered' then x.type in ('FeedbackAnswered', 'FeedbackDeleted')
          else false end)
      and not exists (
        select from events x where x.stream_id = e.stream_id and x.type = 'TextsErased' and x.version > e.version
          and x.data::json ->> 'texts' like '%' || e.text_id || '%')
    group by stream_type, stream_id order by stream_id
  loop
    perform log_texts_erased(one.stream_type, one.stream_id, one.texts, 'before');
  end loop;
end $$;
