-- What a service asks for of the company to be, and whether its term counts working or calendar days. Terms of before were calendar days.
alter table services
  add column details jsonb not null default '[]' check (jsonb_typeof(details) = 'array'),
  add column term_unit text not null default 'calendar' check (term_unit in ('calendar', 'working'));
