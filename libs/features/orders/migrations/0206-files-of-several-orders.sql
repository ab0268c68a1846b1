-- A client's file may serve several of their orders: once each.
alter table order_files drop constraint order_files_pkey, add primary key (file_id, order_id);

-- Until when a paper is good, as who gave it says. It decides nothing.
create table file_validity (
  file_id uuid primary key references files (id) on delete cascade,
  valid_until date not null
);
grant select, insert, update, delete on file_validity to registra_app;
