-- Accounts whose email address another account has wait for staff, who look for them in the lists of people.
create index users_withdrawn on users (role, created_at desc, id desc) where email_key like 'withdrawn:%';
