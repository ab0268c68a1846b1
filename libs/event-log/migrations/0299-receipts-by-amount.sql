-- Receipts have amounts too. The list is that of `moneyTypes` in features/audit/storage/event-rows.ts.
drop index events_by_amount;
create index events_by_amount on events ((data::json ->> 'currency'), ((data::json ->> 'amount')::bigint)) where type in (
  'CashPaymentRecorded', 'CheckoutBegun', 'CheckoutCaptureBegun', 'CheckoutCaptured', 'DisputeClosed', 'LastPaymentRequested', 'PaymentCaptured',
  'PaymentCorrected', 'PaymentDenied', 'PaymentDisputed', 'PaymentPending', 'PaymentRefunded', 'PaymentReversed', 'PayoffAccrued', 'PayoffApproved',
  'PayoffCorrected', 'PayoffPaid', 'PayoffReleased', 'ReceiptIssued', 'RefundFailed', 'RefundRequested', 'RestWaived', 'ReversalSettled', 'TransferConfirmed',
  'TransferDeclared', 'TransferRecorded', 'TransferRejected', 'TransferWithdrawn');
