-- Tables of the auth library under our names, as its own schema generator writes them (a test compares the two).
create table person (
  id text not null primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz default current_timestamp not null,
  role text not null check (role in ('plant', 'imt', 'l0', 'l1', 'l2', 'l3', 'admin'))
);

create table person_session (
  id text not null primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  person_id text not null references person (id) on delete cascade
);
create index person_session_person_id_idx on person_session (person_id);

create table credential (
  id text not null primary key,
  account_id text not null,
  provider_id text not null,
  person_id text not null references person (id) on delete cascade,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz not null
);
create index credential_person_id_idx on credential (person_id);

create table verification (
  id text not null primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz default current_timestamp not null
);
create index verification_identifier_idx on verification (identifier);

-- The one-time link that makes the first administrator; the token itself is never stored.
create table setup_link (
  token_hash text primary key,
  expires_at timestamptz not null
);

-- Answers of creating calls, kept a day, so that a repeated call gets the first answer instead of a second row.
create table idempotent_answer (
  person_id text not null references person (id) on delete cascade,
  key text not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  primary key (person_id, key)
);
create index idempotent_answer_by_age on idempotent_answer (created_at);

-- Tells every server on this database that rows of a table changed, once per statement, when the transaction commits.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('hazardguard_change', tg_table_name);
  return null;
end
$$;
create trigger person_session_announces after update or delete or truncate on person_session for each statement execute function announce_change();
create trigger person_announces after update or delete or truncate on person for each statement execute function announce_change();
