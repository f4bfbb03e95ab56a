-- The number of an incident comes round; this one never does. What is noted about an incident hangs on it.
alter table incident
  add column internal_id bigint generated always as identity unique,
  -- Who found it: a person, or a sensor.
  add column origin text not null default 'reported' check (origin in ('reported', 'detected')),
  -- Which checklist is worked through; null: not said yet.
  add column hazard text check (hazard in ('toxic-leak', 'fire', 'explosion')),
  -- The industry that the name stands for, where one is on board.
  add column industry_id integer references industry (id) on delete set null,
  -- What the search box searches: every shown column, as shown.
  add column search_text text not null generated always as (
    lower(id || E'\n' || coalesce(industry_name, '') || E'\n' || coalesce(short_description, '') || E'\n' || coalesce(detailed_description, '')
      || E'\n' || coalesce(contact_type, '') || E'\n' || coalesce(urgency, '') || E'\n' || coalesce(impact, '') || E'\n'
      || coalesce(priority::text, '') || E'\n' || state)
  ) stored;
create index incident_by_industry on incident (industry_id);

-- As the industries' names are compared.
create function industry_id_named(given text) returns integer language sql stable set search_path = public, pg_temp as $$
  select id from industry where name_key = lower(regexp_replace(btrim(normalize(given, nfc)), '\s+', ' ', 'g'))
$$;
update incident set industry_id = industry_id_named(industry_name);

-- Numbers that an incident or a warning has already: a warning that names an incident is about that one and no other.
create view incident_number as select id from incident union select incident_id from alert;

create or replace function new_incident_id() returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  number bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  tried text;
begin
  -- Held until the end of the transaction: two incidents of one moment get two numbers.
  perform pg_advisory_xact_lock(hashtext('new_incident_id'));
  for step in 0..999999 loop
    tried := 'INC' || lpad(((number + step) % 1000000)::text, 6, '0');
    exit when not exists (select from incident_number where id = tried);
  end loop;
  return tried;
end
$$;

-- The log of an incident, in the order of its ids. It has no foreign key: it outlives the incident.
create table incident_event (
  id bigint generated always as identity primary key,
  incident bigint not null,
  incident_id text not null,
  kind text not null check (kind in ('created', 'changed', 'deleted', 'note', 'task', 'link', 'unlink')),
  at timestamptz not null default clock_timestamp(),
  by_name text not null,
  by_id text not null,
  -- What changed: field, from, to; of people also the names they had then.
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  why text,
  note_kind text check (note_kind in ('note', 'observation', 'decision', 'message')),
  text text,
  task text,
  outcome text check (outcome in ('done', 'not-applicable', 'open')),
  link_kind text check (link_kind in ('run', 'alert')),
  link_id uuid,
  check (case when kind = 'note' then note_kind is not null and text is not null else note_kind is null and text is null end),
  check (case when kind = 'task' then task is not null and outcome is not null else task is null and outcome is null end),
  check (case when kind in ('link', 'unlink') then link_kind is not null and link_id is not null else link_kind is null and link_id is null end)
);
create index incident_event_newest on incident_event (incident, id desc);
create trigger incident_event_append_only before update or delete or truncate on incident_event for each statement execute function refuse_change();

-- Three doors write incidents: the platform, the specification's own calls, whoever runs the database. What holds for all stands here.
create function complete_incident() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Assigning someone to a New incident sets both in one act.
  if new.assign is not null and new.state = 'New'
    and (tg_op = 'INSERT' or (old.state = 'New' and new.assign is distinct from old.assign)) then
    new.state := 'Assigned';
  end if;
  if tg_op = 'INSERT' or new.industry_name is distinct from old.industry_name then
    new.industry_id := industry_id_named(new.industry_name);
  end if;
  return new;
end
$$;
create trigger incident_completes before insert or update on incident for each row execute function complete_incident();

create function note_incident_change() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  known jsonb := case when tg_op = 'INSERT' then '{}'::jsonb else to_jsonb(old) end;
  given jsonb := case when tg_op = 'DELETE' then '{}'::jsonb else to_jsonb(new) end;
  about jsonb := case when tg_op = 'DELETE' then known else given end;
  field text;
  change jsonb;
  changes jsonb := '[]';
  asker text := nullif(current_setting('incident.by', true), '');
begin
  foreach field in array array['state', 'assign', 'industry_name', 'latitude', 'longitude', 'contact_type', 'urgency', 'impact', 'priority',
    'hazard', 'short_description', 'detailed_description', 'submitter', 'origin'] loop
    if known ->> field is distinct from given ->> field then
      change := jsonb_build_object('field', field, 'from', known -> field, 'to', given -> field);
      if field in ('assign', 'submitter') then
        change := change || (
          select jsonb_build_object(
            'fromName', max(person.name) filter (where membership.external_id = known ->> field),
            'toName', max(person.name) filter (where membership.external_id = given ->> field))
          from stakeholder_membership membership join stakeholder person on person.id = membership.stakeholder_id
          where membership.stakeholder_group = 'incident_management_team' and membership.external_id in (known ->> field, given ->> field));
      end if;
      changes := changes || jsonb_build_array(change);
    end if;
  end loop;
  if tg_op = 'UPDATE' and changes = '[]' then return null; end if;
  insert into incident_event (incident, incident_id, kind, by_name, by_id, changes, why) values (
    (about ->> 'internal_id')::bigint, about ->> 'id',
    case tg_op when 'INSERT' then 'created' when 'UPDATE' then 'changed' else 'deleted' end,
    -- A deletion leaves no row that could say who.
    case tg_op when 'DELETE' then coalesce(asker, session_user::text) else about ->> 'changed_by' end,
    case tg_op when 'DELETE' then coalesce(nullif(current_setting('incident.by_id', true), ''), session_user::text) else about ->> 'changed_by_id' end,
    changes, nullif(current_setting('incident.why', true), ''));
  return null;
end
$$;
create trigger incident_noted after insert or update or delete on incident for each row execute function note_incident_change();
revoke execute on function complete_incident(), note_incident_change() from public;

insert into incident_event (incident, incident_id, kind, at, by_name, by_id)
  select internal_id, id, 'created', created_at, created_by, created_by_id from incident order by internal_id;
