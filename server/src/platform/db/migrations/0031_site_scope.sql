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
declare
  before jsonb := case tg_op when 'UPDATE' then to_jsonb(old) else '{}' end;
begin
  -- A site that was deleted leaves null: its records stay with the authorities they had.
  if tg_op = 'UPDATE' and (new.industry_id is not distinct from old.industry_id or new.industry_id is null
    and to_jsonb(new) ->> 'industry_name' is not distinct from before ->> 'industry_name') then
    new.made_district := old.made_district;
    new.made_state := coalesce(old.made_state, new.made_state);
    return new;
  end if;
  new.made_district := null;
  new.made_state := null;
  select lower(btrim(district)), state into new.made_district, new.made_state from industry where id = new.industry_id for share;
  return new;
end
$$;
revoke execute on function note_scope_made_in() from public;
create trigger run_scope before insert on run for each row execute function note_scope_made_in();
create trigger alert_scope before insert on alert for each row execute function note_scope_made_in();
create trigger drill_scope before insert or update on drill for each row execute function note_scope_made_in();
create trigger detection_scope before insert or update on detection for each row execute function note_scope_made_in();
-- After incident_completes, which finds the site by its name: triggers of one time run in the order of their names.
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
