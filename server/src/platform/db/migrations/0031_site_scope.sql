-- A site may be deleted, or move to another district or State. What was made at it keeps the scope of that time, so that its authorities
-- go on reading and ending it; who is responsible for the site now sees it, too (0139).

-- Rewritten once, below: not a change that the audit record or a list of live events has to know.
do $$
declare
  scoped text;
begin
  foreach scoped in array array['run', 'alert', 'incident', 'drill', 'detection'] loop
    execute format('alter table %I add column made_district text, add column made_state text', scoped);
    execute format('alter table %I disable trigger user', scoped);
    execute format(
      'update %1$I set made_district = lower(btrim(industry.district)), made_state = industry.state from industry where industry.id = %1$I.industry_id',
      scoped);
    execute format('alter table %I enable trigger user', scoped);
    insert into audit_plan (thing, ignored) values (scoped, '{made_district,made_state}')
      on conflict (thing) do update set ignored = audit_plan.ignored || excluded.ignored;
  end loop;
end
$$;

-- The lock: neither is the site deleted, nor its State looked up, while something is made at it.
create function note_scope_made_in() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'UPDATE' then
    -- The first one stays, whatever becomes of the site, and whichever site is named later.
    new.made_district := old.made_district;
    new.made_state := coalesce(old.made_state, new.made_state);
    if old.made_district is not null or new.industry_id is not distinct from old.industry_id then return new; end if;
  end if;
  new.made_district := null;
  new.made_state := null;
  select lower(btrim(district)), state into new.made_district, new.made_state from industry where id = new.industry_id for share;
  return new;
end
$$;
revoke execute on function note_scope_made_in() from public;

-- A record may belong to a district that its site has left, so its policy cannot tell where it was before: here it can.
create function refuse_foreign_site() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if current_user = 'hazardguard_person' and new.industry_id is not null and new.industry_id is distinct from old.industry_id
    and not exists (select from industry where id = new.industry_id) then
    raise exception 'The site is outside the scope' using errcode = 'insufficient_privilege';
  end if;
  return new;
end
$$;
create trigger drill_stays_within before update on drill for each row execute function refuse_foreign_site();
create trigger detection_stays_within before update on detection for each row execute function refuse_foreign_site();
-- After incident_completes, which finds the site by its name: triggers of one time run in the order of their names.
create trigger incident_stays_within before update on incident for each row execute function refuse_foreign_site();
create trigger run_scope before insert on run for each row execute function note_scope_made_in();
create trigger alert_scope before insert on alert for each row execute function note_scope_made_in();
create trigger drill_scope before insert or update on drill for each row execute function note_scope_made_in();
create trigger detection_scope before insert or update on detection for each row execute function note_scope_made_in();
create trigger incident_scope before insert or update on incident for each row execute function note_scope_made_in();

-- Runs and alerts are still never changed; only the State of their site is added when it is first looked up.
drop trigger run_append_only on run;
create trigger run_append_only before delete or truncate on run for each statement execute function refuse_change();
create trigger run_stays before update on run for each row
  when (not erasing() and (old.made_state is not null or to_jsonb(new) - 'made_state' <> to_jsonb(old) - 'made_state'))
  execute function refuse_change();
drop trigger alert_append_only on alert;
create trigger alert_append_only before delete or truncate on alert for each statement execute function refuse_change();
create trigger alert_stays before update on alert for each row
  when (not erasing() and (old.made_state is not null or to_jsonb(new) - 'made_state' <> to_jsonb(old) - 'made_state'))
  execute function refuse_change();

create function note_state_made_in() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  scoped text;
  found integer[] := array(select after.id from after join before using (id) where before.state is null and after.state is not null);
begin
  if cardinality(found) = 0 then return null; end if;
  foreach scoped in array array['run', 'alert', 'incident', 'drill', 'detection'] loop
    execute format(
      'update %1$I set made_state = industry.state from industry where industry.id = any($1) and %1$I.industry_id = industry.id and made_state is null',
      scoped) using found;
  end loop;
  return null;
end
$$;
revoke execute on function note_state_made_in() from public;
create trigger industry_state_found after update on industry referencing old table as before new table as after
  for each statement execute function note_state_made_in();

-- An incident at no site of the register: its reporter and the authorities of areas, where nothing says which.
drop policy within_scope on incident;
drop policy within_scope on run;
drop policy within_scope on alert;
drop policy within_scope on drill;
drop policy within_scope on detection;
create or replace function scope_incidents() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select internal_id from incident
  where industry_id in (select scope_sites()) or made_district in (scope_district(), emergency_district()) or lower(made_state) = scope_state()
    or (industry_id is null and (created_by_id = scope_person() or (scope_district() is not null and made_district is null)
      or (scope_state() is not null and coalesce(made_state, '') = '')))
$$;
drop function incident_without_site_is_within(text);
create or replace function scope_alerts() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select id from alert
  where industry_id in (select scope_sites()) or made_district in (scope_district(), emergency_district()) or lower(made_state) = scope_state()
    or (created_by_id = scope_person() and site_is_deleted(industry_id))
$$;
create or replace function scope_detections() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select id from detection
  where industry_id in (select scope_sites()) or made_district in (scope_district(), emergency_district()) or lower(made_state) = scope_state()
$$;
create or replace function scope_drills() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select id from drill
  where industry_id in (select scope_sites()) or made_district in (scope_district(), emergency_district()) or lower(made_state) = scope_state()
$$;
create policy within_scope on run using (
  exists (select from industry where industry.id = run.industry_id)
  or made_district in ((select scope_district()), (select emergency_district())) or lower(made_state) = (select scope_state())
  or (created_by_id = (select scope_person()) and site_is_deleted(industry_id))
);
create policy within_scope on alert using (
  exists (select from industry where industry.id = alert.industry_id)
  or made_district in ((select scope_district()), (select emergency_district())) or lower(made_state) = (select scope_state())
  or (created_by_id = (select scope_person()) and site_is_deleted(industry_id))
);
create policy within_scope on incident using (
  exists (select from industry where industry.id = incident.industry_id)
  or made_district in ((select scope_district()), (select emergency_district())) or lower(made_state) = (select scope_state())
  or (industry_id is null and (created_by_id = (select scope_person()) or ((select scope_district()) is not null and made_district is null)
    or ((select scope_state()) is not null and coalesce(made_state, '') = '')))
);
create policy within_scope on drill using (
  exists (select from industry where industry.id = drill.industry_id)
  or made_district in ((select scope_district()), (select emergency_district())) or lower(made_state) = (select scope_state())
);
create policy within_scope on detection using (
  exists (select from industry where industry.id = detection.industry_id)
  or made_district in ((select scope_district()), (select emergency_district())) or lower(made_state) = (select scope_state())
);

-- What must end before a site is deleted, each with its name: warnings that are public or not yet decided, incidents, drills.
create function site_ties(site bigint) returns table (kind text, name text) language sql stable security definer set search_path = public, pg_temp as $$
  select 'public-warning', incident_id from alert where industry_id = site and exists (
    select from alert_version shown where shown.alert_id = alert.id and shown.state = 'released' and shown.expires_at > now()
      and not exists (
        select from alert_version newer
        where newer.alert_id = shown.alert_id and newer.version > shown.version and newer.state in ('released', 'cancelled')))
  union all
  select 'pending-warning', incident_id from alert where industry_id = site and exists (
    select from alert_version newest where newest.alert_id = alert.id and newest.state in ('draft', 'waiting', 'returned') and newest.expires_at > now()
      and not exists (select from alert_version newer where newer.alert_id = newest.alert_id and newer.version > newest.version))
  union all
  select 'incident', id from incident where industry_id = site and state not in ('Resolved', 'Closed')
  union all
  select 'drill', title from drill where industry_id = site and state in ('planned', 'running')
$$;
create index alert_by_industry on alert (industry_id);
create index drill_by_industry on drill (industry_id);

-- For every writer: the calls, the statements of the old client, the undoing of an import, SQL clients.
create function keep_site_with_ties() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  ties jsonb := (select jsonb_agg(to_jsonb(tie)) from (select * from site_ties(old.id) limit 20) as tie);
begin
  if ties is not null then
    raise exception '% is not deleted before its warnings, incidents and drills have ended', old.industry_name
      using errcode = 'restrict_violation', constraint = 'industry_has_ties', detail = ties::text;
  end if;
  return old;
end
$$;
revoke execute on function keep_site_with_ties() from public;
create trigger industry_keeps_ties before delete on industry for each row execute function keep_site_with_ties();

-- The last position that an authority agreed to: small steps of a plant are measured from it, so that many of them do not lead out of its
-- district. A new site begins with its position; null: it has none yet.
alter table industry
  add column agreed_latitude double precision,
  add column agreed_longitude double precision,
  add check ((agreed_latitude is null) = (agreed_longitude is null));
alter table industry disable trigger user;
update industry set agreed_latitude = latitude, agreed_longitude = longitude;
alter table industry enable trigger user;
insert into audit_plan (thing, ignored) values ('industry', '{agreed_latitude,agreed_longitude}')
  on conflict (thing) do update set ignored = audit_plan.ignored || excluded.ignored;

-- A writer that names the State with a new position has looked it up: it is kept, also where it is the same as before. It was cleared, and
-- the site was outside its own State until it was looked up again.
create function note_given_state() returns trigger language plpgsql as $$
begin
  perform set_config('hazardguard.given_state', new.id::text, true);
  return new;
end
$$;
-- Fires where the statement sets the column, and before industry_clears_state.
create trigger industry_brings_state before update of state on industry for each row execute function note_given_state();
create or replace function clear_state() returns trigger language plpgsql as $$
begin
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) and new.state is not distinct from old.state
    and current_setting('hazardguard.given_state', true) is distinct from new.id::text then
    new.state := null;
  end if;
  return new;
end
$$;

create function agree_to_new_site() returns trigger language plpgsql as $$
begin
  new.agreed_latitude := new.latitude;
  new.agreed_longitude := new.longitude;
  return new;
end
$$;
create trigger industry_begins before insert on industry for each row execute function agree_to_new_site();

create or replace view compat.industry_info as
  select id, industry_name, district, safety_team_contact, latitude, longitude, name_key, version, updated_at, agreed_latitude, agreed_longitude
  from public.industry;

-- A move that waits for the consent of the authority of the new place, or did. Until then the site stays where it was.
create table site_move (
  id integer generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  industry_name text not null,
  from_district text not null,
  from_state text not null,
  from_latitude double precision,
  from_longitude double precision,
  to_district text not null,
  -- '': in no State, or without a position.
  to_state text not null,
  to_latitude double precision check (to_latitude between -90 and 90),
  to_longitude double precision check (to_longitude between -180 and 180),
  proposed_at timestamptz not null default now(),
  proposed_by text not null,
  proposed_by_id text not null,
  outcome text check (outcome in ('accepted', 'refused', 'withdrawn', 'replaced')),
  decided_at timestamptz,
  decided_by text,
  decided_by_id text,
  reason text,
  check (num_nulls(outcome, decided_at, decided_by, decided_by_id) in (0, 4)),
  check (outcome is distinct from 'refused' or length(btrim(reason)) > 0)
);
-- A newer proposal replaces the older.
create unique index site_move_waiting on site_move (industry_id) where outcome is null;

-- Lists of industries show what waits.
create function announce_site_move() returns trigger language plpgsql as $$
begin
  perform pg_notify('hazardguard_change', 'industry');
  return null;
end
$$;
create trigger site_move_announces after insert or update on site_move for each statement execute function announce_site_move();

create function site_move_stays() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if erasing() then return new; end if;
  if old.outcome is not null or to_jsonb(new) - '{outcome,decided_at,decided_by,decided_by_id,reason}'::text[]
    <> to_jsonb(old) - '{outcome,decided_at,decided_by,decided_by_id,reason}'::text[] then
    raise exception 'A proposal is decided once, and not changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger site_move_stays before update on site_move for each row execute function site_move_stays();

-- Both authorities see it, that of the old place and that of the new.
create policy within_scope on site_move using (
  exists (select from industry where industry.id = site_move.industry_id)
  or (select scope_district()) in (lower(btrim(from_district)), lower(btrim(to_district)))
  or (select scope_state()) in (lower(from_state), lower(to_state))
);
create policy emergency_adds_nothing on site_move as restrictive for insert with check (not (select in_emergency()));
create policy emergency_changes_nothing on site_move as restrictive for update using (not (select in_emergency()));
create policy emergency_deletes_nothing on site_move as restrictive for delete using (not (select in_emergency()));
alter table site_move enable row level security;

-- For the calls and for imports. A newer proposal replaces the one that waits; the same again is left as it is.
create function propose_site_move(
  site integer, district text, state text, latitude double precision, longitude double precision, by_id text, by_name text
) returns void language plpgsql set search_path = public, pg_temp as $$
begin
  perform from site_move as waiting
    where waiting.industry_id = site and outcome is null and to_district = propose_site_move.district
      and (to_latitude, to_longitude) is not distinct from (propose_site_move.latitude, propose_site_move.longitude);
  if found then return; end if;
  update site_move set outcome = 'replaced', decided_at = now(), decided_by = by_name, decided_by_id = by_id
    where industry_id = site and outcome is null;
  insert into site_move (industry_id, industry_name, from_district, from_state, from_latitude, from_longitude,
    to_district, to_state, to_latitude, to_longitude, proposed_by, proposed_by_id)
  select id, industry_name, industry.district, coalesce(industry.state, ''), industry.latitude, industry.longitude,
    propose_site_move.district, propose_site_move.state, propose_site_move.latitude, propose_site_move.longitude, by_name, by_id
  from industry where id = site;
end
$$;
