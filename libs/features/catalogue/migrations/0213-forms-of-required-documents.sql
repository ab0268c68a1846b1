-- What services require says in which form it is taken, for how long it has to be valid and what it looks like; until now only a note could.
update services
set required_documents = (
  select coalesce(jsonb_agg('{"formats": [], "validMonths": null, "example": null}' || document order by place), '[]')
  from jsonb_array_elements(required_documents) with ordinality e(document, place)
)
where required_documents <> '[]';

-- Pictures of what documents look like, by an id that follows from the picture. Terms of orders quote them, so none is deleted.
create table example_pictures (
  id uuid primary key,
  picture bytea not null check (octet_length(picture) <= 2097152),
  created_at timestamptz not null default now()
);
grant select, insert on example_pictures to registra_app;
