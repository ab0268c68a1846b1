-- Attempts to pay an order online. Amounts in minor units, times in microseconds.
create table checkouts (
        id uuid primary key,
        version integer not null,
        status text not null,
        order_id uuid not null,
        client_id uuid not null,
        provider text not null,
        stage text not null,
        amount bigint not null check (amount > 0),
        currency text not null,
        reference text,
        detail json not null,
        created_at bigint not null,
        updated_at bigint not null
      );
      create unique index checkouts_open on checkouts (order_id)
        where status in ('created', 'approvalWaited', 'approved', 'capturing', 'declined', 'unknown');
      create index checkouts_of_order on checkouts (order_id, created_at);
      create index checkouts_by_reference on checkouts (reference) where reference is not null;
      create index checkouts_by_status on checkouts (status, updated_at)
        where status not in ('captured', 'denied', 'cancelled', 'expired', 'superseded');
      grant select, insert, update on checkouts to registra_app;
