-- Register: industries, inventory, receptors, site pictures, stakeholders.

create table industry (
  id integer generated always as identity primary key,
  industry_name text not null,
  -- The name as names are compared: NFC, lower case, single spaces.
  name_key text collate "C" not null unique,
  district text not null,
  safety_team_contact text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  sample boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- What the search box searches: every column as the screen shows it.
  search_text text not null generated always as (
    lower(industry_name || E'\n' || district || E'\n' || safety_team_contact || E'\n'
      || coalesce(latitude::numeric(9, 6)::text, '') || E'\n' || coalesce(longitude::numeric(9, 6)::text, ''))
  ) stored,
  -- The State, from the nearest place in the gazetteer; '' if none is near, null if not looked up yet.
  state text,
  check ((latitude is null) = (longitude is null))
);
create index industry_by_district on industry (lower(btrim(district)));
create index industry_by_state on industry (lower(state));
create index industry_without_state on industry (id) where state is null and latitude is not null;
create trigger industry_announces after insert or update or delete or truncate on industry for each statement execute function announce_change();

-- A new position without a new State makes the server look the State up again.
create function clear_state() returns trigger language plpgsql as $$
begin
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) and new.state is not distinct from old.state then
    new.state := null;
  end if;
  return new;
end
$$;
create trigger industry_clears_state before update of latitude, longitude on industry for each row execute function clear_state();

-- Finds an industry by name, compared as in name_key.
create function industry_id_named(given text) returns integer language sql stable set search_path = public, pg_temp as $$
  select id from industry where name_key = lower(regexp_replace(btrim(normalize(given, nfc)), '\s+', ' ', 'g'))
$$;

create table inventory_item (
  id integer generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  item_no text not null,
  product_name text not null,
  substance_name text not null,
  concentration text not null,
  cas_no text not null,
  quantity double precision not null check (quantity >= 0),
  unit text not null,
  hazard_class text not null,
  location text not null,
  date_received date not null,
  date_expired date not null,
  supplier text not null,
  sample boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(item_no || E'\n' || product_name || E'\n' || substance_name || E'\n' || concentration || E'\n' || cas_no || E'\n'
      || quantity::text || E'\n' || unit || E'\n' || hazard_class || E'\n' || location || E'\n' || supplier || E'\n'
      || extract(year from date_received)::text || '-' || lpad(extract(month from date_received)::text, 2, '0')
      || '-' || lpad(extract(day from date_received)::text, 2, '0') || E'\n'
      || extract(year from date_expired)::text || '-' || lpad(extract(month from date_expired)::text, 2, '0')
      || '-' || lpad(extract(day from date_expired)::text, 2, '0'))
  ) stored,
  check (date_expired >= date_received)
);
create index inventory_item_by_industry on inventory_item (industry_id, id);
-- Where a chemical is stored: by CAS number, or by name where there is none.
create index inventory_item_by_cas_no on inventory_item (cas_no);
create index inventory_item_by_substance on inventory_item (substance_name) where cas_no = '';
-- Prefix search of words. Built-in full-text search: no extension that a server may lack.
create index inventory_item_by_word on inventory_item using gin (to_tsvector('simple', search_text));
create trigger inventory_item_announces after insert or update or delete or truncate on inventory_item for each statement execute function announce_change();

-- The text ids stay beside the number: stored runs refer to receptors by them.
create sequence receptor_id;

create table receptor (
  id text primary key default 'place-' || nextval('receptor_id'),
  name text not null,
  kind text not null check (
    kind in ('school', 'hospital', 'residential', 'industry', 'market', 'fire', 'police', 'shelter', 'water', 'farmland', 'other')
  ),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  people double precision not null check (people >= 0),
  sample boolean not null default false,
  -- The number to call in an emergency.
  phone text check (length(phone) between 1 and 200),
  -- What the receptor is in an emergency. A fire station recorded as 'other' is recognised by its name in the four languages.
  service text generated always as (
    case
      when kind in ('school', 'hospital', 'fire', 'police', 'shelter') then kind
      when kind <> 'other' then null
      when name ~* '\yfire[\s-]*(station|brigade|service)|अग्निशम|दमकल|फायर|ફાયર|અગ્નિશ' then 'fire'
      when name ~* '\ypolice\y|पुलिस|पोलीस|પોલીસ' then 'police'
      when name ~* '\yshelter\y|आश्रय|निवारा|આશ્રય' then 'shelter'
    end
  ) stored,
  number integer generated always as identity unique,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- What the search box searches: every column as the screen shows it.
  search_text text not null generated always as (
    lower(name || E'\n' || kind || E'\n' || coalesce(phone, '') || E'\n' || latitude::numeric(9, 6)::text || E'\n' || longitude::numeric(9, 6)::text)
  ) stored
);
create index receptor_by_position on receptor (latitude, longitude);
create index receptor_by_service on receptor (service, latitude, longitude) where service is not null;

-- Servers cache the vulnerability index: each change of its inputs is announced.
create trigger receptor_announces after insert or update or delete or truncate on receptor for each statement execute function announce_change();

-- Pictures of a site, re-encoded by the image sanitiser: always JPEG, only the pixels of the uploaded file.
create table site_image (
  id integer generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  caption text not null check (caption <> ''),
  taken_on date,
  width_px integer not null check (width_px between 1 and 4096),
  height_px integer not null check (height_px between 1 and 4096),
  whole bytea,
  small bytea,
  added_at timestamptz not null default now(),
  added_by text not null,
  added_by_id text not null,
  whole_sha256 bytea check (octet_length(whole_sha256) = 32),
  whole_bytes integer,
  small_sha256 bytea check (octet_length(small_sha256) = 32),
  small_bytes integer,
  check (whole is not null or (whole_sha256 is not null and whole_bytes is not null)),
  check (small is not null or (small_sha256 is not null and small_bytes is not null))
);
-- Compressing a JPEG again does not make it smaller.
alter table site_image alter column whole set storage external;
alter table site_image alter column small set storage external;
create index site_image_of_industry on site_image (industry_id, id desc);
-- Before an object is removed: does a row still refer to it?
create index site_image_whole_object on site_image (whole_sha256) where whole is null;
create index site_image_small_object on site_image (small_sha256) where small is null;
create trigger site_image_stays before update on site_image for each row when (
  not erasing() and not (
    current_user <> 'hazardguard_person'
    and is_same_file(old.whole, old.whole_sha256, old.whole_bytes, new.whole, new.whole_sha256, new.whole_bytes)
    and is_same_file(old.small, old.small_sha256, old.small_bytes, new.small, new.small_sha256, new.small_bytes))
) execute function refuse_other_file();

-- One row per person, for all groups that the person is in. Same name and same e-mail address: same person.
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
  -- When each contact last changed: earlier proofs are void.
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
  -- The same digits with other separators are the same number.
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
create trigger stakeholder_announces after insert or update or delete or truncate on stakeholder for each statement execute function announce_change();

-- 'id-' and the time, as in the specification; in microseconds, made unique by a sequence.
create sequence stakeholder_external_number;

create function new_stakeholder_external_id() returns text language sql volatile as $$
  select 'id-' || (floor(extract(epoch from clock_timestamp()) * 1000)::bigint * 1000 + nextval('stakeholder_external_number') % 1000)
$$;

-- A person's membership of a group: the role in it and, in the core team, the department.
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

-- A person who leaves the last group is deleted.
create function delete_stakeholder_without_group() returns trigger language plpgsql as $$
begin
  delete from stakeholder
    where id = old.stakeholder_id and not exists (select from stakeholder_membership where stakeholder_id = old.stakeholder_id);
  return null;
end
$$;
create trigger stakeholder_membership_last_group after delete on stakeholder_membership for each row execute function delete_stakeholder_without_group();
create trigger stakeholder_membership_announces after insert or update or delete or truncate
  on stakeholder_membership for each statement execute function announce_change();

-- Proofs of contacts outlive the person. They name only who confirmed the contact.
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
create trigger stakeholder_proof_announces after insert on stakeholder_proof for each statement execute function announce_change();

-- The last code sent to each contact; a code sent to an earlier address proves nothing.
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

-- The directory as the screen shows it: one row per membership.
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
