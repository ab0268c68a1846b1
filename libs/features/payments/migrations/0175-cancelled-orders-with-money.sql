-- A cancelled order that holds what its client paid is for money staff.
alter table payment_findings drop constraint payment_findings_kind_check;
alter table payment_findings add constraint payment_findings_kind_check
  check (kind in ('unknown', 'overpaid', 'disputed', 'unmatched', 'mismatch', 'cancelledPaid'));
