-- What the provider is to be asked about; settled rows stay as the record of what was asked. Times in microseconds.
create table provider_tasks (
        kind text not null check (kind in ('checkout', 'refund', 'order', 'capture', 'providerRefund', 'dispute')),
        subject text not null,
        data json not null default '{}',
        since bigint not null,
        next_at bigint not null,
        attempts integer not null default 0,
        -- raised whenever something new is known of it, so that whoever works on it does not settle what came meanwhile
        asked integer not null default 1,
        leased_until bigint not null default 0,
        settled_at bigint,
        last_error text,
        primary key (kind, subject)
      );
      create index provider_tasks_due on provider_tasks (next_at) where settled_at is null;

-- Events that the provider told, each once.
create table provider_events (
        event_id text primary key,
        provider text not null,
        type text not null,
        received_at bigint not null
      );

-- Which capture of the provider is which payment of which order; amounts in minor units.
create table provider_captures (
        capture text primary key,
        provider text not null,
        checkout_id uuid not null,
        order_id uuid not null,
        payment_id uuid not null unique,
        amount bigint not null,
        currency text not null,
        captured_at bigint not null
      );
      create index provider_captures_by_time on provider_captures (captured_at);

-- What a person has to look at. `about` makes it one, however often it is found.
create table payment_findings (
        id uuid primary key,
        kind text not null check (kind in ('unknown', 'overpaid', 'disputed', 'unmatched', 'mismatch')),
        about text not null,
        order_id uuid,
        checkout_id uuid,
        reference text,
        debug_id text,
        amount bigint,
        currency text,
        opened_at bigint not null,
        settled_at bigint,
        settled_by uuid,
        note text,
        unique (kind, about)
      );
      create index payment_findings_by_time on payment_findings (opened_at, id);
      create index payment_findings_open on payment_findings (opened_at, id) where settled_at is null;

-- Days (UTC) of which the provider's book was compared with ours.
create table provider_comparisons (
        day date primary key,
        compared_at bigint not null,
        differences integer not null
      );
      grant select, insert, update on provider_tasks, provider_events, provider_captures, payment_findings, provider_comparisons to registra_app;
