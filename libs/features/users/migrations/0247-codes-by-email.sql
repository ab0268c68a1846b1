-- Codes that go to the mailbox of somebody without a second factor, who confirms a sensitive change with one.
alter table account_letters drop constraint account_letters_kind_check;
alter table account_letters add constraint account_letters_kind_check check (kind in ('welcome', 'confirmEmail', 'resetPassword', 'invitation', 'confirmNewEmail',
  'emailChanged', 'passwordChanged', 'sessionsEnded', 'secondFactorRemoved', 'secondFactorEnrolled', 'recoveryCodeUsed', 'confirmForOrder', 'emailChangeRequested',
  'signUpAttempted', 'codesRefused', 'confirmationCode'));
