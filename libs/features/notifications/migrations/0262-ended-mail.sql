-- Readiness and metrics count the letters that bounced or were given up in the last day: few of many.
create index mail_intents_ended on mail_intents (state_at) where state in ('bounced', 'failed');
