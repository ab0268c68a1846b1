-- Raised by everything that ends all sign-ins of a person. A refresh token or a half-finished sign-in of an earlier epoch is void, whenever it was inserted.
alter table users add column sessions_epoch integer not null default 1;
-- Tokens of before get the epoch that everybody begins with, so nobody is signed out. The default stays for processes of an earlier build that still run.
alter table refresh_tokens add column epoch integer not null default 1;
