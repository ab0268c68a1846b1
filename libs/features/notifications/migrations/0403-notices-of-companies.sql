-- A notification can be about a company of a client.
alter table notifications drop constraint notifications_subject_type_check,
  add constraint notifications_subject_type_check
    check (subject_type in ('order', 'payoff', 'deadLetter', 'lead', 'chat', 'feedback', 'bankAccounts', 'exchangeRates', 'certificate', 'service', 'company'));
alter table side_notifications drop constraint notifications_subject_type_check,
  add constraint notifications_subject_type_check
    check (subject_type in ('order', 'payoff', 'deadLetter', 'lead', 'chat', 'feedback', 'bankAccounts', 'exchangeRates', 'certificate', 'service', 'company'));
