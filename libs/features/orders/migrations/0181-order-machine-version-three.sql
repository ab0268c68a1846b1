-- The order's machine of version 3: details of the company, the company as registered, dates that staff promise. Orders of before ask for no details and have neither.
update orders
set machine_version = 3,
    terms = terms || '{"termUnit": "calendar", "details": []}',
    facts = (facts::jsonb || '{"details": "none"}')::json,
    detail = (detail::jsonb || '{"details": null, "promised": null, "company": null}')::json
where machine_version in (1, 2);

-- Where the usual term is one of the periods to choose from, what was chosen is the time it takes.
update orders
set due_at = created_at + (detail::jsonb #>> '{configuration,registrationPeriod}')::bigint * 86400000000
where terms #> '{options,registrationPeriod}' @> jsonb_build_array(jsonb_build_object('value', terms -> 'termDays'));

-- What is filled in of an order's details before they are given.
create table order_details_drafts (
  order_id uuid primary key references orders (id) on delete cascade,
  body jsonb not null,
  updated_at timestamptz not null default now()
);
grant select, insert, update, delete on order_details_drafts to registra_app;
