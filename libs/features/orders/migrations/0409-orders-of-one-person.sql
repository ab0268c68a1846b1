-- Start pages count what waits for one manager or partner among thousands of orders: from the index alone, in place of the rows, or of the index of all turns.
create index orders_of_manager_next on orders (manager_id, created_at, number)
  include (progress, turn, cancellation_asked, due_at, due_order, updated_at, partner_updated_at, id) where manager_id is not null;
create index orders_of_partner_next on orders (partner_id, created_at, number)
  include (progress, turn, cancellation_asked, due_at, due_order, partner_updated_at, id) where partner_id is not null;
drop index orders_of_partner, orders_of_manager;
alter index orders_of_partner_next rename to orders_of_partner;
alter index orders_of_manager_next rename to orders_of_manager;
