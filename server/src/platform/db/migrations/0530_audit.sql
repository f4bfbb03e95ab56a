-- The record of who did what: one entry for each row that was added, changed or removed, and for each reading of what is sensitive.
-- Entries are written with the change, in its transaction, by triggers: no code has to remember it.
create table audit_entry (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  kind text not null check (kind in ('added', 'changed', 'removed', 'read', 'done')),
  -- Of a row its table; of a reading what was read; of anything else done its name.
  thing text not null,
  -- The row's key, values separated by a space.
  thing_id text,
  actor_kind text not null check (actor_kind in ('person', 'public', 'machine', 'system', 'command', 'database')),
  actor_id text,
  actor_name text,
  actor_role text,
  -- The id of the request, and the operation that it asked for.
  request text,
  call text,
  -- Of a changed row the changed columns alone; null where there is no row.
  before jsonb,
  after jsonb,
  -- Written once, by the sealer: the place in the chain, and SHA-256 over the hash before and this entry.
  position bigint unique,
  hash bytea,
  check ((position is null) = (hash is null)),
  check (length(hash) = 32)
);
create index audit_entry_unsealed on audit_entry (id) where position is null;
create index audit_entry_by_time on audit_entry (at, id);
create index audit_entry_of_thing on audit_entry (thing, thing_id, at);
create index audit_entry_of_actor on audit_entry (actor_id, at) where actor_kind = 'person';

-- The text that is hashed and exported, the same on every server: keys in the order of jsonb, moments in UTC with microseconds.
create function audit_text(entry audit_entry) returns text language sql stable set search_path = pg_catalog, public as $$
  select jsonb_build_object(
    'id', entry.id, 'at', to_char(entry.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
    'kind', entry.kind, 'thing', entry.thing, 'thingId', entry.thing_id,
    'actor', jsonb_build_object('kind', entry.actor_kind, 'id', entry.actor_id, 'name', entry.actor_name, 'role', entry.actor_role),
    'request', entry.request, 'call', entry.call, 'before', entry.before, 'after', entry.after
  )::text
$$;

create function audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'The audit record only grows: % of % is refused', lower(tg_op), tg_table_name using errcode = '42501';
end
$$;
-- The one change there is: an entry without a place gets one, and nothing else.
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

-- How each table is recorded. One that is not named here is recorded whole: a new table cannot be forgotten.
create table audit_plan (
  thing text primary key,
  -- Why rows of this table are not recorded; null: they are.
  left_out text,
  -- Columns whose change is told and whose values are not: secrets, and what residents may have erased.
  hidden text[] not null default '{}',
  -- Columns that say only that something was used or looked at.
  passing text[] not null default '{}',
  -- Only rows that have a value here are recorded.
  only_with text
);
insert into audit_plan (thing, left_out) values
  ('schema_migration', 'the schema''s own record'),
  ('sensor_reading', 'machines: up to thousands a second, kept in order of time'),
  ('sensor_alarm_state', 'machines: follows from the readings'),
  ('sensor_alarm', 'machines: appended with the readings, never edited'),
  ('drill_sample', 'machines: what simulated sensors are to send'),
  ('delivery', 'one row for each recipient and attempt: itself the record of what was sent'),
  ('delivery_answer', 'residents: appended, never changed'),
  ('delivery_pace', 'machines: a clock'),
  ('live_event', 'a signal that something else changed'),
  ('weather_forecast', 'machines: fetched, never edited'),
  ('standing_footprint', 'machines: computed from what is recorded'),
  ('fire_watch', 'machines: when the service is asked next'),
  ('idempotent_answer', 'a copy of an answer, kept a day'),
  ('follow_request', 'codes that wait for a resident, minutes'),
  ('follow_sending', 'machines: how often somebody was written to'),
  ('stakeholder_code', 'codes that wait for somebody, minutes'),
  ('verification', 'not used');
insert into audit_plan (thing, hidden, passing) values
  ('person', '{}', '{last_seen_at,updated_at}'),
  ('person_session', '{token}', '{last_used_at,updated_at}'),
  ('credential', '{password,access_token,refresh_token,id_token}', '{updated_at}'),
  ('setup_link', '{token_hash}', '{}'),
  ('invitation', '{token_hash}', '{}'),
  ('second_factor', '{secret}', '{last_step}'),
  ('recovery_code', '{code_hash}', '{}'),
  ('assessment_feed', '{token_hash}', '{}'),
  ('duty_feed', '{token_hash}', '{}'),
  ('ingest_key', '{hash}', '{}'),
  ('delivery_sink', '{address}', '{}'),
  ('follower', '{address,push_p256dh,push_auth,token_hash,stop_token}', '{}'),
  ('followed_place', '{name,latitude,longitude}', '{}'),
  ('detection', '{}', '{attempted_at,heard_at,last_alarm_at,alarms}');
insert into audit_plan (thing, only_with) values ('weather', 'entered_by_id');

-- Who acts, as the server says it for each connection (JSON); without a word from it the database's own user and program.
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

-- What is kept of a row: hidden values are named as such, large ones (documents, pictures, results) stand by their hash.
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

-- Arguments of the four: the key's columns, hidden ones, passing ones, and the column that a row must have.
create function audit_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_entry (kind, thing, thing_id, actor_kind, actor_id, actor_name, actor_role, request, call, after)
  select 'added', tg_table_name, audit_key(line, tg_argv[0]::text[], tg_argv[1]::text[]),
    who.kind, who.id, who.name, who.role, who.request, who.call, audit_kept(line - tg_argv[2]::text[], tg_argv[1]::text[])
  from (select to_jsonb(fresh) as line from fresh offset 0) as lines, audit_actor() as who
  where tg_argv[3] = '' or line ->> tg_argv[3] is not null;
  return null;
end
$$;

create function audit_removed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into audit_entry (kind, thing, thing_id, actor_kind, actor_id, actor_name, actor_role, request, call, before)
  select 'removed', tg_table_name, audit_key(line, tg_argv[0]::text[], tg_argv[1]::text[]),
    who.kind, who.id, who.name, who.role, who.request, who.call, audit_kept(line - tg_argv[2]::text[], tg_argv[1]::text[])
  from (select to_jsonb(gone) as line from gone offset 0) as lines, audit_actor() as who
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

-- Puts the triggers on every table as the plan has it; run after every migration.
create function audit_attach() returns void language plpgsql set search_path = public, pg_temp as $$
declare
  found record;
  arguments text;
  place text;
begin
  for found in
    select class.oid, class.relname as name, plan.left_out, coalesce(plan.hidden, '{}') as hidden, coalesce(plan.only_with, '') as only_with,
      coalesce(plan.passing, '{}') || array(
        select attname::text from pg_attribute where attrelid = class.oid and attgenerated <> '' and not attisdropped
      ) as passing,
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
    arguments := format('%L, %L, %L, %L', found.keys, found.hidden, found.passing, found.only_with);
    -- A table that is as it should be is not locked: other servers work on it.
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
