-- Blank forms that no service names are deleted a day after their last upload. An upload of a stored form counts as its last.
alter table document_forms rename column created_at to uploaded_at;
-- Updating the time also permits the row lock that keeps a form while a service that names it is saved.
grant update (uploaded_at), delete on document_forms to registra_app;
-- Archived services name their forms too: they can be restored.
create index services_required_documents_of_all on services using gin (required_documents jsonb_path_ops);
drop index services_required_documents;
alter index services_required_documents_of_all rename to services_required_documents;
