-- Orders for a company that a client has already: renewals, accounting, an address.
alter table orders add column company_id uuid;
create index orders_for_company on orders (company_id) where company_id is not null;
select create_append_function('order', 'orders', p_once => '{client_id,service_id,country_id,company_id,terms,created_at}', p_counter => 'orders',
  p_extra => '{"order_files": ["file_id", "order_id", "document_id"]}');
