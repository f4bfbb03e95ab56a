-- Passkeys (WebAuthn) of people: each is both steps of a sign-in, or the second one after a password.
create table passkey (
  id integer generated always as identity primary key,
  person_id text not null references person (id) on delete cascade,
  -- base64url, as browsers tell it.
  credential_id text not null unique,
  public_key bytea not null,
  -- Rises with each use; authenticators that keep none say 0.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  -- The authenticator's maker keeps copies of it on the person's other devices.
  synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of_person on passkey (person_id);
create trigger passkey_announces after insert or delete or truncate on passkey for each statement execute function announce_change();

-- Challenges that were answered rightly: none is taken twice, by whichever server.
create table spent_challenge (
  hash bytea primary key,
  expires_at timestamptz not null
);

-- Recovery codes stand for whatever second step is set up, an app or a passkey.
alter table recovery_code
  drop constraint recovery_code_person_id_fkey,
  add constraint recovery_code_person_id_fkey foreign key (person_id) references person (id) on delete cascade;

insert into audit_plan (thing, hidden, passing) values ('passkey', '{public_key}', '{counter,last_used_at,synced}');
insert into audit_plan (thing, left_out) values ('spent_challenge', 'challenges that were used, minutes');
