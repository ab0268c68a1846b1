-- Where transfers go, one account per currency, and what currencies are worth: empty until somebody says.
insert into catalogue_settings (id, value) values
  ('00000000-0000-7000-8000-000000000095', '[]'),
  ('00000000-0000-7000-8000-000000000096', '[]');
