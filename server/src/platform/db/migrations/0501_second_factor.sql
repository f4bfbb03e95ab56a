-- The second step of signing in: a secret shared with an authenticator app (RFC 6238), encrypted with a key of the installation.
create table second_factor (
  person_id text primary key references person (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null default now(),
  -- Null: begun, but no code has proved yet that the app holds the secret.
  confirmed_at timestamptz,
  -- The time step of the last code that was taken: no code of it or before is taken again.
  last_step bigint not null default 0
);

-- For a lost telephone: each opens once and is deleted by it.
create table recovery_code (
  person_id text not null references second_factor (person_id) on delete cascade,
  code_hash text not null,
  primary key (person_id, code_hash)
);

-- Whether somebody still owes a second step is kept in memory with the session.
create trigger second_factor_announces after insert or delete or truncate or update of confirmed_at
  on second_factor for each statement execute function announce_change();
