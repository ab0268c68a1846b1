-- The certificates that signed the provider's messages: after a restart its next message is verified without a request. Times in microseconds.
create table webhook_certificates (
  url text primary key,
  pem text not null,
  valid_until bigint not null,
  -- when the provider last served it; a certificate is served again before it is used a day later, so this is also when it was last used
  confirmed_at bigint not null
);
grant select, insert, update, delete on webhook_certificates to registra_app;
