-- Orders are found by the names and register numbers of companies too: the texts of each client who has any are rewritten, one client after another.
insert into order_search_notes (person_id)
select distinct client_id from orders where detail ->> 'details' is not null or detail ->> 'company' is not null
on conflict (person_id) do nothing;
