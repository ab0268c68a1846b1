-- The hash of the Idempotency-Key under which a token was exchanged: the browser whose answer was lost repeats the exchange with it, a thief does not know it.
alter table refresh_tokens add column request_key bytea check (octet_length(request_key) = 32);
