-- Emergency access is withdrawn; a district or State opens a site to the team of one incident instead
-- (docs/decisions/0166-incident-opens-a-site.md). What was recorded stays, and nobody can write it any more.
update break_glass set ended_at = now(), ended_by = 'HazardGuard' where ended_at is null and ends_at > now();
update ingest_key set revoked_at = now(), revoked_by = 'HazardGuard' where break_glass_id is not null and revoked_at is null;
update invitation set expires_at = now() where break_glass_id is not null and expires_at > now();
update delivery set state = 'gave-up', cause = 'superseded', reason = 'Emergency access was withdrawn', claimed_by = null
  where state = 'waiting' and notice_id in (select id from notice where kind in ('emergency-opened', 'emergency-asked', 'emergency-decided'));

drop trigger ingest_key_of_emergency on ingest_key;
drop trigger invitation_of_emergency on invitation;
drop function note_emergency();
drop function emergency_is_over(integer);
-- The audit record names the access of each key and invitation.
alter table ingest_key drop column break_glass_id;
alter table invitation drop column break_glass_id;

do $$
declare
  closed text;
begin
  foreach closed in array array['break_glass', 'break_glass_request'] loop
    execute format('drop trigger %1$s_stays on %1$I', closed);
    execute format('drop trigger %1$s_append_only on %1$I', closed);
    execute format('drop trigger %1$s_live on %1$I', closed);
    -- Erasing personal data still may (refuse_change).
    execute format(
      'create trigger %1$s_closed before insert or update or delete or truncate on %1$I for each statement execute function refuse_change()', closed);
  end loop;
end
$$;
drop trigger break_glass_announces on break_glass;
drop function keep_break_glass();
drop function keep_break_glass_request();
drop function break_glass_is_live();

-- Who is named in an incident: the person it is assigned to, holders of positions, people with a task. The account of each is that of the
-- e-mail address in the directory; null: none, or the directory has several people of this name.
create function incident_team(of_incident bigint) returns table (name text, person_id text)
language sql stable security definer set search_path = public, pg_temp as $$
  with named as (
    select membership.stakeholder_id as id, member.name
    from incident join stakeholder_membership membership
      on membership.stakeholder_group = 'incident_management_team' and membership.external_id = incident.assign
    join stakeholder member on member.id = membership.stakeholder_id
    where internal_id = of_incident
    union
    select (select min(id) from stakeholder where lower(btrim(stakeholder.name)) = lower(btrim(newest.name)) having count(*) = 1), newest.name
    from (
      select distinct on (kind, coalesce(detail ->> 'role', detail ->> 'task')) coalesce(detail ->> 'holder', detail ->> 'assignee') as name
      from incident_event where incident = of_incident and kind in ('role', 'task-set')
      order by kind, coalesce(detail ->> 'role', detail ->> 'task'), incident_event.id desc
    ) as newest where newest.name is not null
  )
  select distinct on (coalesce(account.id, named.name)) coalesce(account.name, named.name), account.id
  from named left join stakeholder member on member.id = named.id
  left join person account on lower(account.email) = lower(btrim(member.email_address)) and account.deactivated_at is null
  order by coalesce(account.id, named.name)
$$;

-- A site whose stock and contacts the team of an incident may read. The people are those of the time when it was opened: who joins the team
-- later needs it to be opened again. No foreign keys: it outlives the incident and the site.
create table incident_site (
  id integer generated always as identity primary key,
  incident bigint not null,
  incident_id text not null,
  industry_id integer not null,
  industry_name text not null,
  people text[] not null check (cardinality(people) > 0),
  names text[] not null,
  opened_at timestamptz not null default now(),
  opened_by text not null,
  opened_by_id text not null,
  ended_at timestamptz,
  ended_by text,
  check ((ended_at is null) = (ended_by is null))
);
create unique index incident_site_open on incident_site (incident, industry_id) where ended_at is null;
create trigger incident_site_append_only before delete or truncate on incident_site for each statement execute function refuse_change();
-- It ends once, and nothing else of it changes.
create trigger incident_site_stays before update on incident_site for each row
  when (not erasing() and (old.ended_at is not null or to_jsonb(new) - '{ended_at,ended_by}'::text[] <> to_jsonb(old) - '{ended_at,ended_by}'::text[]))
  execute function refuse_change();

-- For every writer. Reopening the incident opens nothing again.
create function end_incident_sites() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'DELETE' then
    update incident_site set ended_at = now(), ended_by = coalesce(nullif(current_setting('incident.by', true), ''), session_user::text)
    where incident = old.internal_id and ended_at is null;
  elsif new.state in ('Resolved', 'Closed') then
    update incident_site set ended_at = now(), ended_by = new.changed_by where incident = new.internal_id and ended_at is null;
  end if;
  return null;
end
$$;
revoke execute on function end_incident_sites() from public;
create trigger incident_ends_sites after update of state or delete on incident for each row execute function end_incident_sites();

-- The sites that this person may read for an incident: opened while they were in its team, and they still are.
create function team_sites(reader text) returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select industry_id from incident_site
  where ended_at is null and reader = any (people) and exists (select from incident_team(incident) as team where team.person_id = reader)
$$;

-- Set on the calls that read stock and contacts, and on no other.
create function team_reader() returns text language sql stable as $$
  select nullif(current_setting('hazardguard.team_reader', true), '')
$$;

create or replace function scope_sites() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select unnest(scope_ids())
  union select id from industry where lower(btrim(district)) = scope_district()
  union select id from industry where lower(state) = scope_state()
$$;
create or replace function scope_districts() returns setof text language sql stable security definer set search_path = public, pg_temp as $$
  select scope_district() where scope_district() is not null
  union select lower(btrim(district)) from industry where id in (select scope_sites())
$$;
create or replace function scope_incidents() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select internal_id from incident
  where industry_id in (select scope_sites()) or made_district = scope_district() or lower(made_state) = scope_state()
    or (industry_id is null and (created_by_id = scope_person() or (scope_district() is not null and made_district is null)
      or (scope_state() is not null and coalesce(made_state, '') = '')))
$$;
create or replace function scope_alerts() returns setof uuid language sql stable security definer set search_path = public, pg_temp as $$
  select id from alert
  where industry_id in (select scope_sites()) or made_district = scope_district() or lower(made_state) = scope_state()
    or (created_by_id = scope_person() and site_is_deleted(industry_id))
$$;
create or replace function scope_detections() returns setof bigint language sql stable security definer set search_path = public, pg_temp as $$
  select id from detection where industry_id in (select scope_sites()) or made_district = scope_district() or lower(made_state) = scope_state()
$$;
create or replace function scope_drills() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select id from drill where industry_id in (select scope_sites()) or made_district = scope_district() or lower(made_state) = scope_state()
$$;

-- A site that is opened to a team is in its rows of the register and of the stock alone, and only for reading: every other policy asks for the
-- own scope itself, no longer for a row of the register that the person sees.
do $$
declare
  scoped text;
  own constant text := '(id = any ((select scope_ids())::integer[]) or lower(btrim(district)) = (select scope_district()) or lower(state) = (select scope_state()))';
  at_own_site constant text := 'exists (select from industry where industry.id = %1$I.industry_id and ' || replace(replace(replace(own,
    '(id =', '(industry.id ='), 'btrim(district)', 'btrim(industry.district)'), 'lower(state)', 'lower(industry.state)') || ')';
  made_in_scope constant text := ' or made_district = (select scope_district()) or lower(made_state) = (select scope_state())';
begin
  for scoped in select distinct tablename from pg_policies where schemaname = 'public' and policyname = 'emergency_deletes_nothing' loop
    execute format('drop policy if exists emergency_adds_nothing on %I', scoped);
    execute format('drop policy if exists emergency_changes_nothing on %I', scoped);
    execute format('drop policy emergency_deletes_nothing on %I', scoped);
  end loop;

  drop policy within_scope on industry;
  execute 'create policy within_scope on industry using ' || own;
  foreach scoped in array array['inventory_item', 'site_image', 'precomputed_footprint', 'risk_study', 'risk_matrix', 'site_document', 'changed_condition',
    'sensor', 'ingest_key', 'sensor_alarm', 'fire_detection', 'fire_watch', 'topic_mapping'] loop
    execute format('drop policy within_scope on %I', scoped);
    execute format('create policy within_scope on %1$I using (' || at_own_site || ')', scoped);
  end loop;
  foreach scoped in array array['detection', 'drill', 'run', 'alert', 'incident'] loop
    execute format('drop policy within_scope on %I', scoped);
    execute format('create policy within_scope on %1$I using (' || at_own_site || made_in_scope || case scoped
      when 'run' then ' or (created_by_id = (select scope_person()) and site_is_deleted(industry_id))'
      when 'alert' then ' or (created_by_id = (select scope_person()) and site_is_deleted(industry_id))'
      when 'incident' then ' or (industry_id is null and (created_by_id = (select scope_person())'
        || ' or ((select scope_district()) is not null and made_district is null)'
        || ' or ((select scope_state()) is not null and coalesce(made_state, '''') = '''')))'
      else '' end || ')', scoped);
  end loop;
  drop policy within_scope on resident_report;
  execute format('create policy within_scope on resident_report using (' || at_own_site || ' or alert_id in (select scope_alerts())'
    || ' or incident in (select scope_incidents())'
    || ' or (industry_id is null and alert_id is null and incident is null and (select scope_state()) is not null))', 'resident_report');
  drop policy within_scope on site_move;
  execute format('create policy within_scope on site_move using (' || at_own_site
    || ' or (select scope_district()) in (lower(btrim(from_district)), lower(btrim(to_district)))'
    || ' or (select scope_state()) in (lower(from_state), lower(to_state)))', 'site_move');
end
$$;
create policy of_incident on industry for select using (id in (select team_sites((select team_reader()))));
create policy of_incident on inventory_item for select using (industry_id in (select team_sites((select team_reader()))));
create policy within_scope on incident_site using (incident in (select scope_incidents()))
  with check (incident in (select scope_incidents()) and industry_id in (select scope_sites()));
alter table incident_site enable row level security;
drop function in_emergency();
drop function own_sites();
drop function emergency_ids();
drop function emergency_district();
