-- Uploaded files: one row per upload, the bytes once per content in FILES_DIR. What attaches a file references it from its own table
-- (order_files), so that a row in use cannot be deleted; the mark here follows and spares look-ups.
create table files (
        id uuid primary key,
        owner_id uuid not null,
        sha256 bytea not null check (octet_length(sha256) = 32),
        size integer not null check (size between 1 and 15 * 1024 * 1024),
        type text not null,
        name_text text not null check (octet_length(name_text) between 1 and 255),
        attached_stream uuid,
        attached_at timestamptz,
        created_at timestamptz not null default now(),
        check ((attached_stream is null) = (attached_at is null))
      );
      create index files_sha256 on files (sha256);
      create index files_unattached on files (id) where attached_at is null;
      grant select, insert, update, delete on files to registra_app;
