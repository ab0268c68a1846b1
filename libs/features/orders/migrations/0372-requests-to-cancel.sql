-- Orders whose client asked to cancel: a filter of the list of staff. Their rows are folded again by the application after this.
alter table orders add column cancellation_asked boolean not null default false;
alter table orders alter column cancellation_asked drop default;
create index orders_cancellation_asked on orders (created_at, number) where cancellation_asked;
select recreate_append_function('order');
