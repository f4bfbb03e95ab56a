-- What a person answers for, when they were last here, and whether they may still sign in.
alter table person
  add column scope_kind text not null default 'all' check (scope_kind in ('site', 'locality', 'district', 'state', 'all')),
  add column scope_industries integer[] not null default '{}',
  add column scope_area text,
  add column last_seen_at timestamptz,
  add column deactivated_at timestamptz,
  add constraint person_scope_check check (
    (scope_kind in ('site', 'locality')) = (cardinality(scope_industries) > 0)
    and (scope_kind in ('district', 'state')) = (scope_area is not null)
  );

alter table person_session add column last_used_at timestamptz not null default now();

-- That somebody was here is written every few minutes and changes nothing that is kept in memory: it is not announced.
drop trigger person_announces on person;
create trigger person_announces after delete or truncate or update of name, email, role, scope_kind, scope_industries, scope_area, deactivated_at
  on person for each statement execute function announce_change();
drop trigger person_session_announces on person_session;
create trigger person_session_announces after delete or truncate or update of token, expires_at, person_id
  on person_session for each statement execute function announce_change();

-- A person to be. The token of the link itself is never stored; one invitation to an address.
create table invitation (
  id integer generated always as identity primary key,
  token_hash text not null unique,
  email text not null unique,
  role text not null check (role in ('plant', 'imt', 'l0', 'l1', 'l2', 'l3', 'admin')),
  scope_kind text not null check (scope_kind in ('site', 'locality', 'district', 'state', 'all')),
  scope_industries integer[] not null default '{}',
  scope_area text,
  invited_by text not null references person (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check (
    (scope_kind in ('site', 'locality')) = (cardinality(scope_industries) > 0)
    and (scope_kind in ('district', 'state')) = (scope_area is not null)
  )
);
create index invitation_by_person on invitation (invited_by);
