-- The second lock on rows. A request of somebody with a narrow scope is made as a role that owns nothing and passes by nothing
-- (`db/person-role.ts`), with the scope as settings of the connection. Whoever has none of these settings sees no row at all. The
-- owner of the tables (background jobs, migrations, backups, whoever sees everything) is not held by this.
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

-- What lies within, each as a set that a query reckons once. They look past the policies, or these would ask for each other for ever.
create function scope_sites() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select unnest(scope_ids())
  union select id from industry where lower(btrim(district)) = scope_district()
  union select id from industry where lower(state) = scope_state()
$$;
create function scope_districts() returns setof text language sql stable security definer set search_path = public, pg_temp as $$
  select scope_district() where scope_district() is not null
  union select lower(btrim(district)) from industry where id in (select scope_sites())
$$;
create function site_is_gone(site bigint) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select not exists (select from industry where id = site)
$$;
create function scope_alerts() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select id from alert
  where industry_id in (select scope_sites()) or (created_by_id = scope_person() and site_is_gone(industry_id))
$$;
create function told_alerts() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select distinct alert_id from alert_version where state in ('released', 'cancelled')
$$;
-- At no site of the register: of who reported it, and of authorities of areas.
create function placeless_within(reporter text) returns boolean language sql stable as $$
  select scope_district() is not null or scope_state() is not null or reporter = scope_person()
$$;
create function scope_incidents() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select internal_id from incident
  where industry_id in (select scope_sites()) or (industry_id is null and placeless_within(created_by_id))
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
);
create policy within_scope on run using (
  exists (select from industry where industry.id = run.industry_id) or (created_by_id = (select scope_person()) and site_is_gone(industry_id))
);
create policy within_scope on alert using (
  exists (select from industry where industry.id = alert.industry_id) or (created_by_id = (select scope_person()) and site_is_gone(industry_id))
);
create policy told on alert for select using (id in (select told_alerts()));
create policy within_scope on incident using (
  exists (select from industry where industry.id = incident.industry_id) or (industry_id is null and placeless_within(created_by_id))
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
  one text;
begin
  foreach one in array array['inventory_item', 'site_image', 'standing_footprint', 'risk_study', 'risk_worksheet', 'changed_condition', 'sensor',
    'ingest_key', 'sensor_alarm', 'detection', 'fire_detection', 'fire_watch', 'drill'] loop
    -- Of few rows each is looked up, of many the sites once: the planner has the choice.
    execute format('create policy within_scope on %I using (exists (select from industry where industry.id = %I.industry_id))', one, one);
  end loop;
  foreach one in array array['alert_version', 'alert_image', 'cap_message'] loop
    execute format('create policy within_scope on %I using (alert_id in (select scope_alerts()))', one);
    execute format('create policy told on %I for select using (alert_id in (select told_alerts()))', one);
  end loop;
  foreach one in array array['incident_event', 'incident_attachment'] loop
    execute format('create policy within_scope on %I using (incident in (select scope_incidents()))', one);
  end loop;
  foreach one in array array['escalation_step', 'escalation_acknowledgement'] loop
    execute format('create policy within_scope on %I using (escalation_id in (select scope_escalations()))', one);
  end loop;
  foreach one in array array['sensor_reading', 'sensor_alarm_state'] loop
    execute format('create policy within_scope on %I using (sensor_id in (select scope_sensors()))', one);
  end loop;
  foreach one in array array['drill_inject', 'drill_sample', 'drill_note'] loop
    execute format('create policy within_scope on %I using (drill_id in (select scope_drills()))', one);
  end loop;
  create policy within_scope on source_estimate using (detection_id in (select scope_detections()));
  for one in select distinct tablename from pg_policies where schemaname = 'public' loop
    execute format('alter table %I enable row level security', one);
  end loop;
end
$$;
