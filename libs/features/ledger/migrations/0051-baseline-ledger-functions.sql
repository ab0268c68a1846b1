create or replace function refuse_unbalanced_transaction() returns trigger language plpgsql as $$
declare
  total numeric;
begin
  select coalesce(sum(amount), 0) into total from ledger_entries where transaction_id = new.transaction_id;
  if total <> 0 then
    raise exception 'ledger transaction % sums to %, not to zero', new.transaction_id, total using errcode = 'check_violation';
  end if;
  return null;
end $$;
-- A constraint trigger cannot be replaced.
drop trigger if exists ledger_entries_balanced on ledger_entries;
create constraint trigger ledger_entries_balanced after insert on ledger_entries
  deferrable initially deferred for each row execute function refuse_unbalanced_transaction();
create or replace trigger ledger_transactions_insert_only before update or delete or truncate on ledger_transactions for each statement execute function refuse_change();
alter table ledger_transactions enable always trigger ledger_transactions_insert_only;
create or replace trigger ledger_entries_insert_only before update or delete or truncate on ledger_entries for each statement execute function refuse_change();
alter table ledger_entries enable always trigger ledger_entries_insert_only;
