-- A required document may have a blank form to fill in. Forms are read by their ids, which follow from name and content.
create table document_forms (
  id uuid primary key,
  name text not null check (octet_length(name) between 1 and 255),
  type text not null,
  content bytea not null check (octet_length(content) between 1 and 5242880),
  created_at timestamptz not null default now()
);
grant select, insert on document_forms to registra_app;

update services
set required_documents = (
  select coalesce(jsonb_agg('{"form": null}' || document order by place), '[]')
  from jsonb_array_elements(required_documents) with ordinality e(document, place)
)
where required_documents <> '[]';

-- Whether a service that is offered names a form.
create index services_required_documents on services using gin (required_documents jsonb_path_ops) where archived_at is null;
