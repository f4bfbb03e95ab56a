-- One record per person, whatever groups the person is in: who is called by the same name at the same e-mail address.
create table stakeholder (
  id integer generated always as identity primary key,
  name text not null,
  designation text not null,
  contact_number text not null,
  email_address text not null,
  address text not null,
  sample boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- Since when each contact is as it is: what was proved before counts no more.
  contact_number_since timestamptz not null default now(),
  email_address_since timestamptz not null default now(),
  identity_key text collate "C" not null unique generated always as (
    lower(regexp_replace(btrim(normalize(name, nfc)), '\s+', ' ', 'g')) || E'\n' || lower(btrim(email_address))
  ) stored,
  search_text text not null generated always as (
    lower(name || E'\n' || designation || E'\n' || contact_number || E'\n' || email_address || E'\n' || address)
  ) stored
);

create function note_contact_change() returns trigger language plpgsql as $$
begin
  -- Another way of writing the same digits is the same number.
  if regexp_replace(new.contact_number, '[^0-9+]', '', 'g') <> regexp_replace(old.contact_number, '[^0-9+]', '', 'g') then
    new.contact_number_since := now();
  end if;
  if lower(new.email_address) <> lower(old.email_address) then
    new.email_address_since := now();
  end if;
  return new;
end
$$;
create trigger stakeholder_contact_change before update on stakeholder for each row execute function note_contact_change();

-- 'id-' and the time, as the specification makes it; in microseconds, told apart by a sequence.
create sequence stakeholder_external_number;
create function new_stakeholder_external_id() returns text language sql volatile as $$
  select 'id-' || (floor(extract(epoch from clock_timestamp()) * 1000)::bigint * 1000 + nextval('stakeholder_external_number') % 1000)
$$;

-- A person's place in a group: the role there, and in the core team a department.
create table stakeholder_membership (
  id integer generated always as identity primary key,
  external_id text not null default new_stakeholder_external_id(),
  stakeholder_group text not null check (
    stakeholder_group in ('central_core_team', 'incident_management_team', 'l0auth', 'l1auth', 'l2auth', 'l3auth')
  ),
  stakeholder_id integer not null references stakeholder (id) on delete cascade,
  role text not null,
  department text check (department is null or stakeholder_group = 'central_core_team'),
  search_text text not null generated always as (lower(role || E'\n' || coalesce(department, ''))) stored,
  unique (stakeholder_group, external_id),
  unique (stakeholder_group, stakeholder_id)
);
create index stakeholder_membership_by_person on stakeholder_membership (stakeholder_id);

-- Out of the last group, a person is forgotten.
create function forget_stakeholder() returns trigger language plpgsql as $$
begin
  delete from stakeholder
    where id = old.stakeholder_id and not exists (select from stakeholder_membership where stakeholder_id = old.stakeholder_id);
  return null;
end
$$;
create trigger stakeholder_membership_forgets after delete on stakeholder_membership for each row execute function forget_stakeholder();

-- Evidence outlives the person it is about and names nobody but whoever vouched for it.
create table stakeholder_proof (
  id bigint generated always as identity primary key,
  stakeholder_id integer not null,
  contact text not null check (contact in ('contactNumber', 'emailAddress')),
  method text not null check (method in ('call', 'code')),
  proved_at timestamptz not null default clock_timestamp(),
  proved_by text not null,
  proved_by_id text not null
);
create index stakeholder_proof_newest on stakeholder_proof (stakeholder_id, contact, proved_at desc);
create trigger stakeholder_proof_append_only before update or delete or truncate on stakeholder_proof for each statement execute function refuse_change();

-- The last code sent to each contact; what was sent to an address that has changed since proves nothing.
create table stakeholder_code (
  stakeholder_id integer not null references stakeholder (id) on delete cascade,
  contact text not null check (contact in ('contactNumber', 'emailAddress')),
  code_hash text not null,
  sent_at timestamptz not null default clock_timestamp(),
  sent_by text not null,
  expires_at timestamptz not null,
  attempts_left integer not null check (attempts_left >= 0),
  primary key (stakeholder_id, contact)
);

create table duty_shift (
  id integer generated always as identity primary key,
  membership_id integer not null references stakeholder_membership (id) on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  version integer not null default 1,
  check (ends_at > starts_at)
);
create index duty_shift_by_membership on duty_shift (membership_id, ends_at);

-- Each group's directory as it is shown: one row per membership.
create view stakeholder_directory as
  select
    membership.id, membership.external_id, membership.stakeholder_group, membership.stakeholder_id, membership.role, membership.department,
    person.name, person.designation, person.contact_number, person.email_address, person.address,
    person.sample, person.version, person.updated_at,
    membership.search_text as membership_search_text, person.search_text as person_search_text,
    (select max(proved_at) from stakeholder_proof proof where proof.stakeholder_id = person.id and proof.contact = 'contactNumber'
      and proof.proved_at >= person.contact_number_since) as contact_number_proved_at,
    (select max(proved_at) from stakeholder_proof proof where proof.stakeholder_id = person.id and proof.contact = 'emailAddress'
      and proof.proved_at >= person.email_address_since) as email_address_proved_at,
    (select max(ends_at) from duty_shift shift where shift.membership_id = membership.id
      and shift.starts_at <= now() and shift.ends_at > now()) as on_duty_until,
    array(select other.stakeholder_group from stakeholder_membership other where other.stakeholder_id = person.id) as stakeholder_groups
  from stakeholder_membership membership join stakeholder person on person.id = membership.stakeholder_id;
