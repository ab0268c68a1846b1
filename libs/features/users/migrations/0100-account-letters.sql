-- Letters bound to the password of their day, three more kinds of them, and passwords that were generated and mailed.
alter table account_letters drop constraint account_letters_kind_check;
alter table account_letters add constraint account_letters_kind_check check (kind in ('welcome', 'confirmEmail', 'resetPassword', 'invitation', 'confirmNewEmail',
  'emailChanged', 'passwordChanged', 'sessionsEnded', 'secondFactorRemoved', 'secondFactorEnrolled', 'recoveryCodeUsed', 'confirmForOrder', 'emailChangeRequested',
  'signUpAttempted'));
-- A letter that moves rights is good with one password alone. Those of before carry no mark: they end by what revokes them.
alter table account_letters add column password_mark text check (char_length(password_mark) = 22);
update account_letters l set revoked_at = clock_timestamp()
where l.kind = 'confirmNewEmail' and l.used_at is null and l.revoked_at is null and exists (
  select from account_letters told
  where told.person_id = l.person_id and told.kind in ('passwordChanged', 'secondFactorRemoved', 'secondFactorEnrolled') and told.created_at > l.created_at
);
-- Passwords that were mailed, and never changed since, begin their seven days now.
alter table users add column password_generated_at timestamptz;
alter table users add column must_change_password boolean not null default false;
update users u set password_generated_at = clock_timestamp()
where u.erased_at is null
  and exists (select from account_letters l where l.person_id = u.id and l.kind = 'welcome')
  and not exists (select from account_letters l where l.person_id = u.id and l.kind = 'passwordChanged');
