create table installation (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('demo', 'live')),
  created_at timestamptz not null default now(),
  samples_at timestamptz
);
