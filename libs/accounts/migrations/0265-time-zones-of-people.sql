-- The zone in which a person reads times; null until they name one, and then the office's counts.
alter table users add column time_zone text;

-- The zone that a member of staff chose for the daily email is the one that their emails used until now. Europe/Berlin was there before anybody chose.
update users u set time_zone = d.time_zone from notification_digests d where d.person_id = u.id and d.time_zone <> 'Europe/Berlin';
