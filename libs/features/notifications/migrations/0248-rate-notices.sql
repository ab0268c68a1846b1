-- Notifications that lead to our exchange rates.
alter table notifications drop constraint notifications_subject_type_check,
  add constraint notifications_subject_type_check
    check (subject_type in ('order', 'payoff', 'deadLetter', 'lead', 'chat', 'feedback', 'bankAccounts', 'exchangeRates'));
alter table side_notifications drop constraint notifications_subject_type_check,
  add constraint notifications_subject_type_check
    check (subject_type in ('order', 'payoff', 'deadLetter', 'lead', 'chat', 'feedback', 'bankAccounts', 'exchangeRates'));
