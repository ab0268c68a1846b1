-- The search of the log and the list of refusals (docs/audit.md says what each index costs a write). An index on a table that is only inserted into never has dead
-- entries, and those that begin or end with the time grow at few places.
create index events_by_time on events (recorded_at_us);
create index events_by_type on events (type, recorded_at_us);
-- Who acted is part of the metadata; null where it was no person.
create index events_by_actor on events (((metadata::json #>> '{actor,id}')::uuid), recorded_at_us);
-- Events of money alone: the list is that of `moneyTypes` in features/audit/storage/event-rows.ts.
create index events_by_amount on events ((data::json ->> 'currency'), ((data::json ->> 'amount')::bigint)) where type in (
  'CashPaymentRecorded', 'CheckoutBegun', 'CheckoutCaptureBegun', 'CheckoutCaptured', 'DisputeClosed', 'LastPaymentRequested', 'PaymentCaptured',
  'PaymentCorrected', 'PaymentDenied', 'PaymentDisputed', 'PaymentPending', 'PaymentRefunded', 'PaymentReversed', 'PayoffAccrued', 'PayoffApproved',
  'PayoffCorrected', 'PayoffPaid', 'PayoffReleased', 'RefundFailed', 'RefundRequested', 'RestWaived', 'ReversalSettled', 'TransferConfirmed',
  'TransferDeclared', 'TransferRecorded', 'TransferRejected', 'TransferWithdrawn');
-- Accepted commands, which are most, cost nothing more.
create index commands_refused_by_time on commands (at) where outcome = 'refused';
create index commands_refused_by_actor on commands (actor_id, at) where outcome = 'refused';
create index commands_refused_by_code on commands (code, at) where outcome = 'refused';
create index commands_refused_by_operation on commands (type, at) where outcome = 'refused';
