-- Filters that would walk the whole list: prices of one currency, and the few orders that nobody manages. The facts are json, read as they were written; of it, these two
-- figures are what lists are narrowed by.
create index orders_of_price on orders ((facts ->> 'currency'), ((facts ->> 'price')::bigint)) include (created_at, number);
create index orders_unassigned on orders (created_at, number) where manager_id is null;
