-- Browsers that keep data for use without a network: what they store can be read with this key while the account is signed in.
create table offline_device (
  id uuid primary key,
  person_id text not null references person (id) on delete cascade,
  name text not null,
  -- 32 random bytes.
  key bytea not null check (octet_length(key) = 32),
  created_at timestamptz not null default now(),
  last_contact_at timestamptz not null default now(),
  -- Its data are deleted at the next contact.
  removed_at timestamptz
);
create index offline_device_of_person on offline_device (person_id);
insert into audit_plan (thing, hidden, ignored) values ('offline_device', '{key}', '{last_contact_at}');
