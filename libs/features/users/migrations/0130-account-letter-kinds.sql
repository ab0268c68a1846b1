-- Every kind of letter in one list. A database that got 0105 before 0100, as builds between the two did it, had lost the kind 'codesRefused' again.
alter table account_letters drop constraint account_letters_kind_check;
alter table account_letters add constraint account_letters_kind_check check (kind in ('welcome', 'confirmEmail', 'resetPassword', 'invitation', 'confirmNewEmail',
  'emailChanged', 'passwordChanged', 'sessionsEnded', 'secondFactorRemoved', 'secondFactorEnrolled', 'recoveryCodeUsed', 'confirmForOrder', 'emailChangeRequested',
  'signUpAttempted', 'codesRefused'));
