-- The payment history knows what a provider calls a payment and keeps of it, payments that came to nothing, and money that was taken back unasked.
-- No release before this one could take payments through a provider: the rows that are there have none of it.
alter table order_payments drop constraint order_payments_state_check;
alter table order_payments add constraint order_payments_state_check
  check (state in ('declared', 'confirmed', 'rejected', 'withdrawn', 'captured', 'pending', 'denied'));
alter table order_payments
  add column provider text,
  add column provider_reference text,
  add column fee bigint,
  add column reversed bigint not null default 0 check (reversed >= 0);
create index order_payments_by_refund on order_payments (refunded_at desc nulls last, payment_id desc);
create index order_payments_by_reference on order_payments (lower(provider_reference)) where provider_reference is not null;
