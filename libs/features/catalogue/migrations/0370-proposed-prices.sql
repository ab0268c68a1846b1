-- Prices of a service that wait for a second person; null: none do.
alter table services add column price_proposal jsonb;
create index services_with_proposed_prices on services (id) where price_proposal is not null;
