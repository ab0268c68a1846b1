-- Money that an order counted on was taken back, by its provider or by a correction.
alter table payment_findings drop constraint payment_findings_kind_check;
alter table payment_findings add constraint payment_findings_kind_check
  check (kind in ('unknown', 'overpaid', 'disputed', 'unmatched', 'mismatch', 'cancelledPaid', 'underpaid'));
