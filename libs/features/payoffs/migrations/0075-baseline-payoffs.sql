-- Payoffs: one per finished order that earns its partner a reward. Amounts in minor units, times in microseconds.
create table payoffs (
        id uuid primary key,
        version integer not null,
        status text not null check (status in ('accrued', 'held', 'payable', 'approved', 'paid', 'reversed')),
        order_id uuid not null unique,
        order_number bigint not null,
        partner_id uuid not null,
        currency text not null,
        amount bigint not null check (amount >= 0),
        due bigint not null,
        held_until bigint not null,
        finished_at bigint not null,
        detail json not null,
        updated_at bigint not null
      );
      create index payoffs_by_finished on payoffs (finished_at, id);
      create index payoffs_of_partner on payoffs (partner_id, finished_at, id);
      create index payoffs_by_amount on payoffs (amount, id);
      create index payoffs_of_status on payoffs (status, finished_at, id);
      create index payoffs_held on payoffs (held_until) where status = 'held';
      grant select, insert, update on payoffs to registra_app;
