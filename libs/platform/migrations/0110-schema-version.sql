-- The application does not migrate: it reads which migrations there are, and refuses to start where one of its build is missing.
grant select on migrations to registra_app;
