-- The servers that work on these data: each tells every few seconds that it lives, and how it is.
create table server_process (
  id uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  node text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  -- Of the disk with the data folder, bytes.
  disk_free bigint,
  disk_total bigint,
  memory_bytes bigint not null,
  -- What runs in the background there, and the channels it has.
  jobs jsonb not null,
  channels jsonb not null
);
insert into audit_plan (thing, left_out) values ('server_process', 'machines: a sign of life every few seconds');
