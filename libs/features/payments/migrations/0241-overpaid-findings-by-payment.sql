-- A finding "overpaid" is about the payment that brought too much, whichever way it came; until now it was about a provider's capture, and of transfers there was none.
update payment_findings f set about = c.payment_id::text from provider_captures c where f.kind = 'overpaid' and f.about = c.capture;
create index payment_findings_of_order on payment_findings (order_id, kind) where settled_at is null;

insert into payment_findings (id, kind, about, order_id, reference, amount, currency, opened_at)
select gen_random_uuid(), 'overpaid', payment_id::text, order_id, provider_reference, least(held, arrived - price), currency,
       (extract(epoch from clock_timestamp()) * 1000000)::bigint
from (
  select p.payment_id, p.order_id, p.provider_reference, p.currency, p.amount - p.refunded as held,
         sum(p.amount - p.refunded) over (partition by p.order_id order by p.at, p.payment_id) as arrived, o.price
  from order_payments p
  join (
    select id, (facts ->> 'price')::bigint as price from orders
    where progress <> 'orderCancelled' and (facts ->> 'received')::bigint - (facts ->> 'refunded')::bigint > (facts ->> 'price')::bigint
  ) o on o.id = p.order_id
  where p.state in ('confirmed', 'captured')
) sums
where held > 0 and arrived > price
on conflict (kind, about) do nothing;
