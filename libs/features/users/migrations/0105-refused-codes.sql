-- A letter to somebody at whose sign-in codes of the second factor were guessed: one more of the kinds that the table knows, whichever they are by now.
do $$
declare known text := (select pg_get_expr(conbin, conrelid) from pg_constraint where conname = 'account_letters_kind_check');
begin
  alter table account_letters drop constraint account_letters_kind_check;
  execute format('alter table account_letters add constraint account_letters_kind_check check ((%s) or kind = %L)', known, 'codesRefused');
end $$;
