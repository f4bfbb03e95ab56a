-- The platform: installation, people and sign-in, files, servers, audit record.

create table installation (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('demo', 'live')),
  created_at timestamptz not null default now(),
  samples_at timestamptz
);

-- Notifies every server that rows of a table changed: once per statement, when the transaction commits.
create function announce_change() returns trigger language plpgsql as $$
begin
  perform pg_notify('hazardguard_change', tg_table_name);
  return null;
end
$$;

-- True in a transaction that erases one person's data: append-only rows may then lose a name, and nothing else.
create function erasing() returns boolean language sql stable as $$
  select coalesce(current_setting('hazardguard.erasing', true), '') = 'on'
$$;

-- Records that are written once and never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and erasing() then return null; end if;
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- person, person_session, credential and verification are the auth library's tables under our names, as its schema generator writes
-- them (a test compares the two), with further columns of ours.
create table person (
  id text not null primary key,
  name text not null,
  email text not null unique,
  email_verified boolean not null,
  image text,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz default current_timestamp not null,
  role text not null check (role in ('plant', 'imt', 'l0', 'l1', 'l2', 'l3', 'admin')),
  -- The scope: all, the sites in scope_industries, or the district or State named in scope_area.
  scope_kind text not null default 'all' check (scope_kind in ('site', 'locality', 'district', 'state', 'all')),
  scope_industries integer[] not null default '{}',
  scope_area text,
  last_seen_at timestamptz,
  -- Since when the person may not sign in.
  deactivated_at timestamptz,
  -- With person_device: the second person for a warning must not be its author in another account.
  invited_by text references person (id),
  constraint person_scope_check check (
    (scope_kind in ('site', 'locality')) = (cardinality(scope_industries) > 0)
    and (scope_kind in ('district', 'state')) = (scope_area is not null)
  )
);
-- last_seen_at changes every few minutes and nothing in memory depends on it: it is not announced.
create trigger person_announces after insert or delete or truncate
  or update of name, email, role, scope_kind, scope_industries, scope_area, deactivated_at
  on person for each statement execute function announce_change();

create table person_session (
  id text not null primary key,
  expires_at timestamptz not null,
  token text not null unique,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz not null,
  ip_address text,
  user_agent text,
  person_id text not null references person (id) on delete cascade,
  last_used_at timestamptz not null default now(),
  -- Two-factor authentication was part of the sign-in: the identity provider asked for it, or a passkey was used.
  two_factor boolean not null default false,
  device_id uuid
);
create index person_session_person_id_idx on person_session (person_id);
create trigger person_session_announces after delete or truncate or update of token, expires_at, person_id
  on person_session for each statement execute function announce_change();

-- The browsers that a person was signed in at.
create table person_device (
  device_id uuid not null,
  person_id text not null references person (id) on delete cascade,
  -- When the person was last signed in there.
  last_at timestamptz not null,
  primary key (device_id, person_id)
);

create function note_person_device() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  session person_session := case tg_op when 'DELETE' then old else new end;
begin
  if session.device_id is null then return null; end if;
  insert into person_device (device_id, person_id, last_at)
  select session.device_id, session.person_id, least(now(), session.expires_at) where exists (select from person where id = session.person_id)
  on conflict (device_id, person_id) do update set last_at = greatest(person_device.last_at, excluded.last_at);
  return null;
end
$$;
revoke execute on function note_person_device() from public;
create trigger person_session_device after insert or update or delete on person_session for each row execute function note_person_device();

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
-- One person per account of an identity provider, and session account per person and provider: provider_id is the issuer, account_id the subject.
create unique index credential_of_identity on credential (provider_id, account_id) where provider_id <> 'credential';
create unique index credential_of_person on credential (person_id, provider_id);

-- The auth library requires this table; nothing uses it.
create table verification (
  id text not null primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz default current_timestamp not null,
  updated_at timestamptz default current_timestamp not null
);
create index verification_identifier_idx on verification (identifier);

-- Two-factor authentication: a secret shared with an authenticator app (RFC 6238), encrypted with a key of the installation.
create table two_factor (
  person_id text primary key references person (id) on delete cascade,
  secret bytea not null,
  created_at timestamptz not null default now(),
  -- Null: set-up has begun, but no code has proved yet that the app holds the secret.
  confirmed_at timestamptz,
  -- The time step of the last accepted code: no code of that step or an earlier session is accepted again.
  last_step bigint not null default 0
);

-- Servers cache, with the session, whether two-factor authentication is still missing.
create trigger two_factor_announces after insert or delete or truncate or update of confirmed_at
  on two_factor for each statement execute function announce_change();

-- For a lost phone: each code signs in once and is then deleted.
create table recovery_code (
  person_id text not null references person (id) on delete cascade,
  code_hash text not null,
  primary key (person_id, code_hash)
);

-- Passkeys (WebAuthn): a whole sign-in, or the second factor after a password.
create table passkey (
  id integer generated always as identity primary key,
  person_id text not null references person (id) on delete cascade,
  -- base64url, as browsers send it.
  credential_id text not null unique,
  public_key bytea not null,
  -- Rises with each use; authenticators without a counter send 0.
  counter bigint not null,
  transports text[] not null default '{}',
  name text not null,
  -- Copied by the authenticator's maker to the person's other devices.
  synced boolean not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index passkey_of_person on passkey (person_id);
create trigger passkey_announces after insert or delete or truncate on passkey for each statement execute function announce_change();

-- Challenges that were answered correctly: no server accepts session twice.
create table spent_challenge (
  hash bytea primary key,
  expires_at timestamptz not null
);

-- Failed sign-in attempts: session count for all servers, kept across restarts. Keys are hashes.
create table sign_in_attempt (
  key bytea primary key,
  failures integer not null,
  wait_until timestamptz,
  last_at timestamptz not null
);
create index sign_in_attempt_oldest on sign_in_attempt (last_at);

-- Returns the seconds to wait before the attempt is examined. 0: it counts as failed from now on, until it succeeds. The two rows are
-- locked in session order, so that attempts on any number of servers queue up. A clock jump makes no wait longer than longest_s. Every
-- attempt, also session that must wait, removes some old counts: the table cannot grow without end.
create function begin_attempt(
  own bytea, network bytea, own_free integer, network_free integer, first_s float8, longest_s float8, forget_s float8
) returns integer language plpgsql as $$
declare
  moment timestamptz;
  wait_s float8;
begin
  insert into sign_in_attempt (key, failures, last_at) select key, 0, clock_timestamp() from unnest(array[own, network]) as key order by key
  on conflict (key) do nothing;
  perform from sign_in_attempt where key in (own, network) order by key for update;
  moment := clock_timestamp();
  delete from sign_in_attempt where key in (
    select key from sign_in_attempt where last_at < moment - forget_s * interval '1 second' and key not in (own, network)
    order by last_at limit 20 for update skip locked);
  select max(extract(epoch from wait_until - moment)) into wait_s from sign_in_attempt
  where key in (own, network) and wait_until <= moment + longest_s * interval '1 second' and abs(extract(epoch from moment - last_at)) < forget_s;
  if wait_s > 0 then return ceil(wait_s); end if;
  update sign_in_attempt set failures = counted.failures, last_at = moment,
    wait_until = case when counted.failures >= counted.free
      then moment + least(first_s * 2 ^ least(counted.failures - counted.free, 30), longest_s) * interval '1 second' end
  from (
    select key, case when abs(extract(epoch from moment - last_at)) < forget_s then failures else 0 end + 1 as failures,
      case key when own then own_free else network_free end as free
    from sign_in_attempt where key in (own, network)
  ) as counted
  where sign_in_attempt.key = counted.key;
  return 0;
end
$$;

-- Idempotency: answers of creating calls, kept one day, so that a replay gets the first answer and makes no second row.
create table idempotent_answer (
  person_id text not null references person (id) on delete cascade,
  key text not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now(),
  -- The id of the request that claimed the key. The audit record has its changes under this id, in the same transaction: this
  -- distinguishes a call whose answer was lost with its server from one that did nothing.
  request text,
  primary key (person_id, key)
);
create index idempotent_answer_by_age on idempotent_answer (created_at);

-- A file's content never changes; where its bytes are stored may: out of the row if the hash stays, into the row if they have that hash.
create function is_same_file(
  was bytea, was_sha256 bytea, was_bytes integer, is_now bytea, is_now_sha256 bytea, is_now_bytes integer
) returns boolean language sql immutable set search_path = pg_catalog as $$
  select case
    when was is null and is_now is null then was_sha256 is not distinct from is_now_sha256 and was_bytes is not distinct from is_now_bytes
    when is_now is null then coalesce(is_now_sha256 = sha256(was) and is_now_bytes = octet_length(was), false)
    when was is null then coalesce(is_now_sha256 = was_sha256 and sha256(is_now) = was_sha256 and is_now_bytes = octet_length(is_now), false)
    else was = is_now and (
      (was_sha256 is not distinct from is_now_sha256 and was_bytes is not distinct from is_now_bytes)
      or coalesce(is_now_sha256 = sha256(was) and is_now_bytes = octet_length(was), false))
  end
$$;

create function refuse_other_file() returns trigger language plpgsql as $$
begin
  raise exception 'The content of a file in % never changes; only its place of storage may', tg_table_name using errcode = 'restrict_violation';
end
$$;

-- Objects that this installation has uploaded to an object store, recorded before the upload: one that no row refers to is removed a day later.
create table stored_object (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  bytes integer not null,
  put_at timestamptz not null default now()
);
create index stored_object_by_time on stored_object (put_at);
-- No policies: only the owner of the tables reads or writes it.
alter table stored_object enable row level security;

-- The running servers of this installation: each updates its row every few seconds.
create table server_process (
  id uuid primary key,
  host text not null,
  pid integer not null,
  version text not null,
  node text not null,
  started_at timestamptz not null,
  seen_at timestamptz not null default now(),
  -- Bytes on the disk of the data folder.
  disk_free bigint,
  disk_total bigint,
  memory_bytes bigint not null,
  -- Its background jobs and its channels.
  jobs jsonb not null,
  channels jsonb not null,
  -- web answers requests, worker runs background jobs, all does both.
  role text not null default 'all' check (role in ('all', 'web', 'worker')),
  -- Hashes of the secrets that must be equal on all servers; never the secrets.
  fingerprints jsonb not null default '{}'
);

-- Computations that one server requests and another does. Unlogged: after a crash of the database the requester asks again or is gone.
create unlogged table computation (
  id uuid primary key,
  -- The requester's engine version: another version might give another result.
  engine text not null,
  task text not null,
  input bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  asked_at timestamptz not null default clock_timestamp(),
  claimed_by uuid,
  claimed_until timestamptz,
  attempts integer not null default 0,
  answer bytea,
  -- The requester's trace (W3C Trace Context): the worker continues it.
  traceparent text,
  tracestate text
);
create index computation_waiting on computation (asked_at) where state = 'waiting';
create trigger computation_announces after insert on computation for each statement execute function announce_change();

create function announce_computed() returns trigger language plpgsql as $$
begin
  perform pg_notify('hazardguard_change', 'computed');
  return null;
end $$;
create trigger computation_ends after update of state on computation for each statement execute function announce_computed();
-- No policies: only the owner of the tables reads or writes it.
alter table computation enable row level security;

-- The old values of an erased row must not enter the audit record through the erasure itself.
create function audit_mask(line jsonb) returns jsonb language sql immutable set search_path = pg_catalog as $$
  select jsonb_object_agg(key, case when value = 'null' then value else jsonb_build_object('hidden', true) end) from jsonb_each(line)
$$;

-- The audit record: one entry for each row that was added, changed or removed, and for each reading of sensitive data. Triggers write
-- entries in the transaction of the change: no code has to remember it.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('added', 'changed', 'removed', 'read', 'done')),
  -- The table of a row, what was read, or the name of another act.
  thing text not null,
  -- The row's key, values separated by a space.
  thing_id text,
  actor_kind text not null check (actor_kind in ('person', 'public', 'machine', 'system', 'command', 'database')),
  actor_id text,
  actor_name text,
  actor_role text,
  -- The id of the request, and its operation.
  request text,
  call text,
  -- Of a changed row only the changed columns; null where there is no row.
  before jsonb,
  after jsonb,
  -- Written once, by the sealer: the position in the chain, and SHA-256 over the previous hash and this entry.
  position bigint unique,
  hash bytea,
  check ((position is null) = (hash is null)),
  check (length(hash) = 32)
);
create index audit_entry_unsealed on audit_entry (id) where position is null;
create index audit_entry_by_time on audit_entry (at, id);
create index audit_entry_of_thing on audit_entry (thing, thing_id, at);
create index audit_entry_of_actor on audit_entry (actor_id, at) where actor_kind = 'person';

create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The audit record only grows: % of % is refused', lower(tg_op), tg_table_name using errcode = '42501';
end
$$;
-- The only change allowed: an entry without a position gets one.
create trigger audit_entry_stays before update on audit_entry for each row
  when (
    old.position is not null or new.position is null
    or (old.id, old.at, old.kind, old.thing, old.thing_id, old.actor_kind, old.actor_id, old.actor_name, old.actor_role, old.request, old.call)
      is distinct from
      (new.id, new.at, new.kind, new.thing, new.thing_id, new.actor_kind, new.actor_id, new.actor_name, new.actor_role, new.request, new.call)
    or old.before is distinct from new.before or old.after is distinct from new.after
  )
  execute function audit_refuse();
create trigger audit_entry_remains before delete on audit_entry for each row execute function audit_refuse();
create trigger audit_entry_is_kept before truncate on audit_entry for each statement execute function audit_refuse();

create function audit_mask_before() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.before := audit_mask(new.before);
  return new;
end
$$;
create trigger audit_entry_masks_erased before insert on audit_entry for each row when (new.before is not null and erasing()) execute function audit_mask_before();

-- The text that is hashed and exported, equal on every server: keys in jsonb order, times in UTC with microseconds.
create function audit_text(entry audit_entry) returns text language sql stable set search_path = pg_catalog, public as $$
  select jsonb_build_object(
    'id', entry.id, 'at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'kind', entry.kind, 'thing', entry.thing, 'thingId', entry.thing_id,
    'actor', jsonb_build_object('kind', entry.actor_kind, 'id', entry.actor_id, 'name', entry.actor_name, 'role', entry.actor_role),
    'request', entry.request, 'call', entry.call, 'before', entry.before, 'after', entry.after
  )::text
$$;

-- How each table is recorded. A table that is not listed is recorded completely, so that a new table cannot be forgotten.
create table audit_plan (
  thing text primary key,
  -- Why rows of this table are not recorded; null: they are.
  left_out text,
  -- Columns whose change is recorded without the values: secrets, and data that residents may have erased.
  hidden text[] not null default '{}',
  -- Columns that only say that something was used or viewed.
  ignored text[] not null default '{}',
  -- Only rows with a value in this column are recorded.
  only_with text
);
insert into audit_plan (thing, left_out) values
  ('schema_migration', 'the schema''s own record'),
  ('server_process', 'machines: a sign of life every few seconds'),
  ('computation', 'machines: what one server asks another, for seconds'),
  ('stored_object', 'machines: follows from the rows that name files'),
  ('verification', 'not used'),
  ('person_device', 'follows from the sessions, which are recorded'),
  ('spent_challenge', 'challenges that were used, minutes'),
  ('sign_in_attempt', 'a count, kept for minutes; refusals themselves are recorded'),
  ('idempotent_answer', 'a copy of an answer, kept a day'),
  ('stakeholder_code', 'codes that wait for a person, minutes'),
  ('weather_forecast', 'machines: fetched, never edited'),
  ('precomputed_footprint', 'machines: computed from what is recorded'),
  ('live_event', 'a signal that something else changed'),
  ('delivery', 'one row for each recipient and attempt: itself the record of what was sent'),
  ('delivery_answer', 'residents: appended, never changed'),
  ('delivery_pace', 'machines: a clock'),
  ('notice', 'itself the record of what was sent to whom'),
  ('follow_request', 'codes that wait for a resident, minutes'),
  ('follow_sending', 'machines: how many codes were sent'),
  ('drill_sample', 'machines: what simulated sensors are to send'),
  ('sensor_reading', 'machines: up to thousands a second, kept in order of time'),
  ('sensor_alarm_state', 'machines: follows from the readings'),
  ('sensor_alarm', 'machines: appended with the readings, never edited'),
  ('sensor_clock', 'machines: follows from the readings'),
  ('fire_watch', 'machines: when the service is asked next');
insert into audit_plan (thing, hidden, ignored) values
  ('person', '{}', '{last_seen_at,updated_at}'),
  ('person_session', '{token}', '{last_used_at,updated_at}'),
  ('credential', '{password,access_token,refresh_token,id_token}', '{updated_at}'),
  ('two_factor', '{secret}', '{last_step}'),
  ('recovery_code', '{code_hash}', '{}'),
  ('passkey', '{public_key}', '{counter,last_used_at,synced}'),
  ('setup_link', '{token_hash,salt}', '{}'),
  ('invitation', '{token_hash}', '{}'),
  ('delivery_sink', '{address}', '{}'),
  ('follower', '{address,push_p256dh,push_auth,token_hash,stop_token}', '{}'),
  ('followed_place', '{name,latitude,longitude}', '{}'),
  ('detection', '{}', '{attempted_at,first_received_at,last_alarm_at,alarms}'),
  ('ingest_key', '{hash}', '{}'),
  ('duty_feed', '{token_hash}', '{}'),
  ('assessment_request_feed', '{token_hash}', '{}');
insert into audit_plan (thing, only_with) values ('weather', 'entered_by_id');

-- Who acts: the server sets it for each connection (JSON). Not set: the database user and program.
create function audit_actor(
  out kind text, out id text, out name text, out role text, out request text, out call text
) language plpgsql stable as $$
declare
  given text := current_setting('hazardguard.actor', true);
  who jsonb;
begin
  if given is null or given = '' then
    name := current_setting('application_name');
    kind := case name when 'hazardguard' then 'system' else 'database' end;
    id := session_user;
    return;
  end if;
  who := given::jsonb;
  kind := who ->> 'kind';
  id := who ->> 'id';
  name := who ->> 'name';
  role := who ->> 'role';
  request := who ->> 'request';
  call := who ->> 'call';
end
$$;

-- What is recorded of a row: hidden values are marked, large ones (documents, pictures, results) are replaced by their hash.
create function audit_kept(line jsonb, hidden text[]) returns jsonb language sql stable set search_path = pg_catalog as $$
  select case
    when cardinality(hidden) = 0 and pg_column_size(line) <= 8192 then line
    else (
      select jsonb_object_agg(key, case
        when value = 'null' then value
        when key = any(hidden) then jsonb_build_object('hidden', true)
        when octet_length(value::text) <= 8192 then value
        else jsonb_build_object('sha256', encode(sha256(convert_to(value::text, 'UTF8')), 'hex'), 'characters', length(value::text))
      end) from jsonb_each(line))
  end
$$;

create function audit_key(line jsonb, keys text[], hidden text[]) returns text language sql immutable set search_path = pg_catalog as $$
  select string_agg(case when key = any(hidden) then '[hidden]' else line ->> key end, ' ' order by place)
  from unnest(keys) with ordinality as named (key, place)
$$;

-- Arguments of the four trigger functions: key columns, hidden columns, ignored columns, and the column that must have a value. Rows
-- come thousands at a time: a row with one key column and nothing hidden needs no further function call.
create function audit_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys text[] := tg_argv[0];
  hidden text[] := tg_argv[1];
  ignored text[] := tg_argv[2];
  plain boolean := cardinality(keys) = 1 and hidden = '{}';
  first_key text := keys[1];
begin
  insert into audit_entry (kind, thing, thing_id, actor_kind, actor_id, actor_name, actor_role, request, call, after)
  select 'added', tg_table_name, case when plain then line ->> first_key else audit_key(line, keys, hidden) end,
    who.kind, who.id, who.name, who.role, who.request, who.call,
    case when plain and pg_column_size(kept) <= 8192 then kept else audit_kept(kept, hidden) end
  from (
    select line, case when ignored = '{}' then line else line - ignored end as kept
    from (select to_jsonb(fresh) as line from fresh offset 0) as whole offset 0
  ) as lines, audit_actor() as who
  where tg_argv[3] = '' or line ->> tg_argv[3] is not null;
  return null;
end
$$;

create function audit_removed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  keys text[] := tg_argv[0];
  hidden text[] := tg_argv[1];
  ignored text[] := tg_argv[2];
  plain boolean := cardinality(keys) = 1 and hidden = '{}';
  first_key text := keys[1];
begin
  insert into audit_entry (kind, thing, thing_id, actor_kind, actor_id, actor_name, actor_role, request, call, before)
  select 'removed', tg_table_name, case when plain then line ->> first_key else audit_key(line, keys, hidden) end,
    who.kind, who.id, who.name, who.role, who.request, who.call,
    case when plain and pg_column_size(kept) <= 8192 then kept else audit_kept(kept, hidden) end
  from (
    select line, case when ignored = '{}' then line else line - ignored end as kept
    from (select to_jsonb(gone) as line from gone offset 0) as whole offset 0
  ) as lines, audit_actor() as who
  where tg_argv[3] = '' or line ->> tg_argv[3] is not null;
  return null;
end
$$;

create function audit_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  was jsonb := to_jsonb(old);
  is_now jsonb := to_jsonb(new);
  before jsonb;
  after jsonb;
begin
  if tg_argv[3] <> '' and coalesce(was ->> tg_argv[3], is_now ->> tg_argv[3]) is null then return null; end if;
  select jsonb_object_agg(key, was -> key), jsonb_object_agg(key, value) into before, after
  from jsonb_each(is_now - tg_argv[2]::text[]) where value is distinct from was -> key;
  if after is null then return null; end if;
  insert into audit_entry (kind, thing, thing_id, actor_kind, actor_id, actor_name, actor_role, request, call, before, after)
  select 'changed', tg_table_name, audit_key(was, tg_argv[0]::text[], tg_argv[1]::text[]),
    who.kind, who.id, who.name, who.role, who.request, who.call, audit_kept(before, tg_argv[1]::text[]), audit_kept(after, tg_argv[1]::text[])
  from audit_actor() as who;
  return null;
end
$$;

create function audit_emptied() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_entry (kind, thing, actor_kind, actor_id, actor_name, actor_role, request, call)
  select 'removed', tg_table_name, who.kind, who.id, who.name, who.role, who.request, who.call from audit_actor() as who;
  return null;
end
$$;

-- Puts the triggers on every table according to the plan; run after every migration.
create function audit_attach() returns void language plpgsql set search_path = public, pg_temp as $$
declare
  found record;
  arguments text;
  place text;
begin
  for found in
    select class.oid, class.relname as name, plan.left_out, coalesce(plan.hidden, '{}') as hidden, coalesce(plan.only_with, '') as only_with,
      coalesce(plan.ignored, '{}') || array(
        select attname::text from pg_attribute where attrelid = class.oid and attgenerated <> '' and not attisdropped
      ) as ignored,
      array(
        select attname::text from pg_index join pg_attribute on attrelid = indrelid and attnum = any(indkey)
        where indrelid = class.oid and indisprimary order by array_position(indkey::int2[], attnum)
      ) as keys
    from pg_class class left join audit_plan plan on plan.thing = class.relname
    where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'p') and not class.relispartition
      and class.relname not like 'audit\_%'
    order by class.relname
  loop
    place := quote_ident(found.name);
    arguments := format('%L, %L, %L, %L', found.keys, found.hidden, found.ignored, found.only_with);
    -- A table that has the right triggers is not locked: other servers are using it.
    continue when found.left_out is null and exists (
      select from pg_trigger where tgrelid = found.oid and tgname = 'audit_changes' and strpos(pg_get_triggerdef(oid), arguments) > 0);
    continue when found.left_out is not null and not exists (select from pg_trigger where tgrelid = found.oid and tgname like 'audit\_%');
    execute format('drop trigger if exists audit_adds on %I', found.name);
    execute format('drop trigger if exists audit_changes on %I', found.name);
    execute format('drop trigger if exists audit_removes on %I', found.name);
    execute format('drop trigger if exists audit_empties on %I', found.name);
    continue when found.left_out is not null;
    execute format('create trigger audit_adds after insert on %s referencing new table as fresh for each statement execute function audit_added(%s)', place, arguments);
    execute format('create trigger audit_removes after delete on %s referencing old table as gone for each statement execute function audit_removed(%s)', place, arguments);
    execute format('create trigger audit_changes after update on %s for each row when (old.* *<> new.*) execute function audit_changed(%s)', place, arguments);
    execute format('create trigger audit_empties after truncate on %s for each statement execute function audit_emptied()', place);
  end loop;
end
$$;
revoke all on function audit_attach() from public;
