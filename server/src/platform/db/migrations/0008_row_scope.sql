-- Row-level security over the tables of all rooms.

-- Row-level security, the second check after the queries' own. A request of a person with a narrow scope runs as a role that owns
-- nothing and bypasses nothing (platform/db/scope/person-role.ts), with the scope as settings of the connection; without these settings it sees no
-- row. The policies do not apply to the owner of the tables: background jobs, migrations, backups, people who may see everything.
create function scope_ids() returns integer[] language sql stable as $$
  select coalesce(nullif(current_setting('hazardguard.scope_industries', true), '')::integer[], '{}')
$$;

create function scope_district() returns text language sql stable as $$
  select nullif(current_setting('hazardguard.scope_district', true), '')
$$;

create function scope_state() returns text language sql stable as $$
  select nullif(current_setting('hazardguard.scope_state', true), '')
$$;

create function scope_person() returns text language sql stable as $$
  select nullif(current_setting('hazardguard.scope_person', true), '')
$$;

-- The sites that emergency access opens count as part of the scope. A call that emergency access does not cover runs without these
-- two settings.
create function emergency_ids() returns integer[] language sql stable as $$
  select coalesce(nullif(current_setting('hazardguard.emergency_industries', true), '')::integer[], '{}')
$$;

create function emergency_district() returns text language sql stable as $$
  select nullif(current_setting('hazardguard.emergency_district', true), '')
$$;

create function in_emergency() returns boolean language sql stable as $$
  select cardinality(emergency_ids()) > 0 or emergency_district() is not null
$$;

create function own_sites() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select unnest(scope_ids())
  union select id from industry where lower(btrim(district)) = scope_district()
  union select id from industry where lower(state) = scope_state()
$$;

-- The ids within the scope, each as a set that a query evaluates once. These functions bypass the policies, which would otherwise
-- call each other endlessly.
create function scope_sites() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select own_sites()
  union select unnest(emergency_ids())
  union select id from industry where lower(btrim(district)) = emergency_district()
$$;

create function scope_districts() returns setof text language sql stable security definer set search_path = public, pg_temp as $$
  select scope_district() where scope_district() is not null
  union select emergency_district() where emergency_district() is not null
  union select lower(btrim(district)) from industry where id in (select scope_sites())
$$;

create function site_is_deleted(site bigint) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from industry where id = site)
$$;

create function scope_alerts() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select id from alert
  where industry_id in (select scope_sites()) or (created_by_id = scope_person() and site_is_deleted(industry_id))
$$;

create function released_alerts() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select distinct alert_id from alert_version where state in ('released', 'cancelled')
$$;

-- An incident at no site of the register is visible to its reporter and to the authorities of areas.
create function incident_without_site_is_within(reporter text) returns boolean language sql stable as $$
  select scope_district() is not null or scope_state() is not null or reporter = scope_person()
$$;

create function scope_incidents() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select internal_id from incident
  where industry_id in (select scope_sites()) or (industry_id is null and incident_without_site_is_within(created_by_id))
$$;

create function scope_escalations() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select id from escalation where alert_id in (select scope_alerts()) or incident in (select scope_incidents())
$$;

create function scope_steps() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select id from escalation_step where escalation_id in (select scope_escalations())
$$;

create function scope_sensors() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select id from sensor where industry_id in (select scope_sites())
$$;

create function scope_detections() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select id from detection where industry_id in (select scope_sites())
$$;

create function scope_drills() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select id from drill where industry_id in (select scope_sites())
$$;

create function scope_duties() returns setof text language sql stable security definer set search_path = public, pg_temp as $$
  select 'site:' || site from scope_sites() as site
  union all select 'district:' || district from scope_districts() as district
  union all select 'state'
$$;

create policy within_scope on industry using (
  id = any ((select scope_ids())::integer[])
  or lower(btrim(district)) = (select scope_district())
  or lower(state) = (select scope_state())
  or id = any ((select emergency_ids())::integer[])
  or lower(btrim(district)) = (select emergency_district())
);
create policy within_scope on run using (
  exists (select from industry where industry.id = run.industry_id) or (created_by_id = (select scope_person()) and site_is_deleted(industry_id))
);
create policy within_scope on alert using (
  exists (select from industry where industry.id = alert.industry_id) or (created_by_id = (select scope_person()) and site_is_deleted(industry_id))
);
create policy released on alert for select using (id in (select released_alerts()));
create policy within_scope on incident using (
  exists (select from industry where industry.id = incident.industry_id) or (industry_id is null and incident_without_site_is_within(created_by_id))
);
create policy within_scope on escalation using (alert_id in (select scope_alerts()) or incident in (select scope_incidents()));
create policy within_scope on escalation_person using (step_id in (select scope_steps()));
create policy within_scope on escalation_chain using (
  industry_id in (select scope_sites()) or (industry_id is null and lower(btrim(district)) in (select scope_districts()))
);
create policy of_all on escalation_chain for select using (industry_id is null and district is null);
create policy within_scope on delivery using (
  alert_id in (select scope_alerts()) or (alert_id is null and escalation_step_id in (select scope_steps()))
);
create policy within_scope on delivery_answer using (exists (select from delivery where delivery.id = delivery_id));
create policy within_scope on duty_entry using (subject in (select scope_duties()));

do $$
declare
  scoped text;
begin
  foreach scoped in array array['inventory_item', 'site_image', 'precomputed_footprint', 'risk_study', 'risk_worksheet', 'changed_condition', 'sensor',
    'ingest_key', 'sensor_alarm', 'detection', 'fire_detection', 'fire_watch', 'drill'] loop
    -- The planner chooses: look each row up, or all sites once.
    execute format('create policy within_scope on %I using (exists (select from industry where industry.id = %I.industry_id))', scoped, scoped);
  end loop;
  foreach scoped in array array['alert_version', 'alert_image', 'cap_message'] loop
    execute format('create policy within_scope on %I using (alert_id in (select scope_alerts()))', scoped);
    execute format('create policy released on %I for select using (alert_id in (select released_alerts()))', scoped);
  end loop;
  foreach scoped in array array['incident_event', 'incident_attachment'] loop
    execute format('create policy within_scope on %I using (incident in (select scope_incidents()))', scoped);
  end loop;
  foreach scoped in array array['escalation_step', 'escalation_acknowledgement'] loop
    execute format('create policy within_scope on %I using (escalation_id in (select scope_escalations()))', scoped);
  end loop;
  foreach scoped in array array['sensor_reading', 'sensor_alarm_state', 'sensor_clock'] loop
    execute format('create policy within_scope on %I using (sensor_id in (select scope_sensors()))', scoped);
  end loop;
  foreach scoped in array array['drill_inject', 'drill_sample', 'drill_note'] loop
    execute format('create policy within_scope on %I using (drill_id in (select scope_drills()))', scoped);
  end loop;
  create policy within_scope on source_estimate using (detection_id in (select scope_detections()));
  for scoped in select distinct tablename from pg_policies where schemaname = 'public' loop
    execute format('alter table %I enable row level security', scoped);
  end loop;
end
$$;

-- In a call of emergency access the register of the opened sites is read-only, and nothing is deleted.
do $$
declare
  scoped text;
  site text;
begin
  foreach scoped in array array['industry', 'inventory_item', 'site_image', 'risk_study', 'risk_worksheet', 'sensor', 'ingest_key', 'fire_watch', 'drill'] loop
    site := case scoped when 'industry' then 'id' else 'industry_id' end;
    execute format('create policy emergency_adds_nothing on %I as restrictive for insert with check (not (select in_emergency()) or %I in (select own_sites()))', scoped, site);
    execute format('create policy emergency_changes_nothing on %I as restrictive for update using (not (select in_emergency()) or %I in (select own_sites()))', scoped, site);
  end loop;
  for scoped in select distinct tablename from pg_policies where schemaname = 'public' loop
    execute format('create policy emergency_deletes_nothing on %I as restrictive for delete using (not (select in_emergency()))', scoped);
  end loop;
end
$$;
