update order_search set staff = fold_text(staff), public = fold_text(public) where staff <> fold_text(staff) or public <> fold_text(public);
-- The names of countries come into the texts when each client's are rewritten, one client after another. A client whose rewriting waits already has a note.
insert into order_search_notes (person_id) select distinct client_id from order_search on conflict (person_id) do nothing;
