-- Respond: drills, incidents, sensors, fire detections. Also the rules between drills, incidents, alerts and deliveries.

-- Drills: exercises beside real work. Rows of a drill carry its id in drill_id, which never changes; null is real.
create table drill (
  id integer generated always as identity primary key,
  industry_id integer references industry (id) on delete set null,
  industry_name text not null,
  sample boolean not null,
  title text not null check (title <> ''),
  objective text not null,
  -- The drill template it was planned from; null: none.
  template text,
  inventory_item_id integer,
  -- The true release with the weather of the exercise: hidden from participants.
  scenario jsonb not null check (jsonb_typeof(scenario) = 'object'),
  -- Highest release rate from the engine; null: instantaneous release.
  rate_kg_s double precision,
  planned_at timestamptz not null,
  duration_min integer not null check (duration_min between 5 and 480),
  -- Target times of the milestones, seconds after the first alarm.
  targets jsonb not null check (jsonb_typeof(targets) = 'object'),
  state text not null default 'planned' check (state in ('planned', 'running', 'ended', 'abandoned')),
  started_at timestamptz,
  started_by text,
  ended_at timestamptz,
  ended_by text,
  end_reason text,
  -- When the release began.
  release_at timestamptz,
  -- The weather of the exercise since it changed; null: as planned.
  weather jsonb,
  weather_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  check ((started_at is null) = (state = 'planned')),
  check ((ended_at is null) = (state in ('planned', 'running')))
);
-- One running drill per site.
create unique index drill_running on drill (industry_id) where state = 'running';
create index drill_newest on drill (planned_at desc, id);
create trigger drill_announces after insert or update on drill for each statement execute function announce_change();

-- What participants receive, and when. Any server fires an inject that is due.
create table drill_inject (
  id integer generated always as identity primary key,
  drill_id integer not null references drill (id) on delete cascade,
  -- From the start of the drill.
  after_s integer not null check (after_s between 0 and 28800),
  kind text not null check (kind in ('release', 'call', 'message', 'weather')),
  text text not null check (text <> ''),
  weather jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'held', 'fired', 'skipped')),
  -- Null: the drill does not run, or the inject is held.
  due_at timestamptz,
  fired_at timestamptz,
  -- Null: fired at its due time.
  fired_by text,
  check ((kind = 'weather') = (weather is not null)),
  check ((fired_at is null) = (state <> 'fired'))
);
create index drill_inject_of_drill on drill_inject (drill_id, after_s, id);
create index drill_inject_due on drill_inject (due_at) where state = 'waiting' and due_at is not null;

create function announce_drill() returns trigger language plpgsql as $$
begin
  perform pg_notify('hazardguard_change', 'drill');
  return null;
end
$$;
create trigger drill_inject_announces after update on drill_inject for each statement execute function announce_drill();

-- Readings of the simulated sensors, computed by the engine when the release begins and when the weather changes.
create table drill_sample (
  drill_id integer not null references drill (id) on delete cascade,
  due_at timestamptz not null,
  -- Sensor, and value in its unit.
  readings jsonb not null check (jsonb_typeof(readings) = 'array'),
  sent_at timestamptz,
  primary key (drill_id, due_at)
);
create index drill_sample_due on drill_sample (due_at) where sent_at is null;

-- Observations of evaluators.
create table drill_note (
  id integer generated always as identity primary key,
  drill_id integer not null references drill (id),
  at timestamptz not null default clock_timestamp(),
  by_name text not null,
  by_id text not null,
  text text not null check (text <> '')
);
create index drill_note_of_drill on drill_note (drill_id, id);
create trigger drill_note_append_only before update or delete or truncate on drill_note for each statement execute function refuse_change();

create function drill_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('drill', array[case tg_table_name when 'drill' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'drill_id' end]);
  return null;
end
$$;
create constraint trigger drill_live after insert or update on drill deferrable initially deferred for each row execute function drill_is_live();
create constraint trigger drill_inject_live after update on drill_inject deferrable initially deferred for each row execute function drill_is_live();
create constraint trigger drill_note_live after insert on drill_note deferrable initially deferred for each row execute function drill_is_live();

-- Rows never move between a drill and real work.
create function keep_exercise_mark() returns trigger language plpgsql as $$
begin
  if new.drill_id is distinct from old.drill_id then
    raise exception 'A record cannot change between real and exercise' using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- 'INC' and the last six digits of the time in ms. They repeat every 1,000 s, so the next free number is used.
create function new_incident_id() returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  number bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  tried text;
begin
  -- Held until the end of the transaction: two incidents at the same time get two numbers.
  perform pg_advisory_xact_lock(hashtext('new_incident_id'));
  for step in 0..999999 loop
    tried := 'INC' || lpad(((number + step) % 1000000)::text, 6, '0');
    exit when not exists (select from incident_number where id = tried);
  end loop;
  return tried;
end
$$;

-- No field is required; null is not known.
create table incident (
  id text primary key default new_incident_id() check (id ~ '^INC[0-9]{6}$'),
  industry_name text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  contact_type text check (contact_type in ('Email', 'Phone')),
  urgency text check (urgency in ('High', 'Medium', 'Low')),
  impact text check (impact in ('High', 'Medium', 'Low')),
  priority integer check (priority between 1 and 5),
  state text not null default 'New' check (state in ('New', 'In-progress', 'Assigned', 'Resolved', 'Closed')),
  -- external_id of members of the incident management team.
  assign text,
  submitter text,
  short_description text,
  detailed_description text,
  sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  changed_by_id text not null,
  -- Incident numbers repeat; this id never does. The log and attachments refer to it.
  internal_id bigint generated always as identity unique,
  -- Found by a person or by a sensor.
  origin text not null default 'reported' check (origin in ('reported', 'detected')),
  -- Decides the checklist; null: not known yet.
  hazard text check (hazard in ('toxic-leak', 'fire', 'explosion', 'spill')),
  -- The industry with this name, if it is in the register.
  industry_id integer references industry (id) on delete set null,
  -- What the search box searches: every column as the screen shows it.
  search_text text not null generated always as (
    lower(id || E'\n' || coalesce(industry_name, '') || E'\n' || coalesce(short_description, '') || E'\n' || coalesce(detailed_description, '')
      || E'\n' || coalesce(contact_type, '') || E'\n' || coalesce(urgency, '') || E'\n' || coalesce(impact, '') || E'\n'
      || coalesce(priority::text, '') || E'\n' || state)
  ) stored,
  drill_id integer references drill (id)
);
create index incident_newest on incident (created_at desc, id);
create index incident_by_state on incident (state, created_at desc);
create index incident_by_industry on incident (industry_id);
create index incident_of_drill on incident (drill_id) where drill_id is not null;

-- Rules for all writers: the platform, the compatibility API and SQL clients.
create function complete_incident() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  -- Assigning a New incident also sets its state.
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
revoke execute on function complete_incident() from public;
create trigger incident_completes before insert or update on incident for each row execute function complete_incident();
create trigger incident_keeps_mark before update on incident for each row execute function keep_exercise_mark();

-- The text of a drill's incident begins with EXERCISE, wherever it is shown.
create function name_exercise_incident() returns trigger language plpgsql as $$
begin
  if coalesce(new.short_description, '') !~ '^EXERCISE' then
    new.short_description := btrim('EXERCISE. ' || coalesce(new.short_description, ''));
  end if;
  return new;
end
$$;
create trigger incident_says_exercise before insert or update on incident for each row when (new.drill_id is not null)
  execute function name_exercise_incident();

-- Numbers in use by an incident or an alert: an alert's incident number always means the same incident.
create view incident_number as select id from incident union select incident_id from alert;

-- The incident log, in the order of ids. No foreign key: it outlives the incident.
create table incident_event (
  id bigint generated always as identity primary key,
  incident bigint not null,
  incident_id text not null,
  kind text not null check (
    kind in (
      'created', 'changed', 'deleted', 'note', 'task', 'link', 'unlink',
      'task-set', 'checklist', 'role', 'roll-call', 'radio', 'attachment', 'withdrawal', 'accident-report',
      'sensor-alarms', 'source-estimate'
    )
  ),
  at timestamptz not null default clock_timestamp(),
  by_name text not null,
  by_id text not null,
  -- Field, from, to; for people also their names at that time.
  changes jsonb not null default '[]' check (jsonb_typeof(changes) = 'array'),
  why text,
  note_kind text check (note_kind in ('note', 'observation', 'decision', 'message')),
  text text,
  task text,
  outcome text check (outcome in ('done', 'not-applicable', 'open')),
  link_kind text check (link_kind in ('run', 'alert')),
  link_id uuid,
  -- Tasks, positions, roll-call, radio, files and the accident report are log entries too: the newest entry about each is current.
  detail jsonb check (jsonb_typeof(detail) = 'object'),
  check (case when kind = 'note' then note_kind is not null and text is not null else note_kind is null and text is null end),
  check (case when kind = 'task' then task is not null and outcome is not null else task is null and outcome is null end),
  check (case when kind in ('link', 'unlink') then link_kind is not null and link_id is not null else link_kind is null and link_id is null end),
  constraint incident_event_detail_goes_with_kind check (
    (detail is not null)
    = (
      kind in (
        'task-set', 'checklist', 'role', 'roll-call', 'radio', 'attachment', 'withdrawal', 'accident-report',
        'sensor-alarms', 'source-estimate'
      )
    )
  )
);
create index incident_event_newest on incident_event (incident, id desc);
create trigger incident_event_append_only before update or delete or truncate on incident_event for each statement execute function refuse_change();

create function incident_event_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('incident', array[new.incident_id]);
  return null;
end
$$;
create constraint trigger incident_event_live after insert on incident_event deferrable initially deferred
  for each row execute function incident_event_is_live();

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
    -- A deleted row cannot say who deleted it.
    case tg_op when 'DELETE' then coalesce(asker, session_user::text) else about ->> 'changed_by' end,
    case tg_op when 'DELETE' then coalesce(nullif(current_setting('incident.by_id', true), ''), session_user::text) else about ->> 'changed_by_id' end,
    changes, nullif(current_setting('incident.why', true), ''));
  return null;
end
$$;
revoke execute on function note_incident_change() from public;
create trigger incident_noted_at_ends after insert or delete on incident for each row execute function note_incident_change();
create trigger incident_noted after update on incident for each row when (not erasing()) execute function note_incident_change();

-- The bytes of attachments; the log describes them. Pictures are re-encoded by the image sanitiser.
create table incident_attachment (
  id integer generated always as identity primary key,
  incident bigint not null,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  whole bytea,
  -- A smaller copy, of pictures only.
  small bytea,
  whole_sha256 bytea check (octet_length(whole_sha256) = 32),
  whole_bytes integer,
  small_sha256 bytea check (octet_length(small_sha256) = 32),
  small_bytes integer,
  constraint incident_attachment_pictures_have_both check ((media_type = 'image/jpeg') = (small is not null or small_sha256 is not null)),
  check (whole is not null or (whole_sha256 is not null and whole_bytes is not null)),
  check (small is not null or (small_sha256 is null) = (small_bytes is null))
);
-- Compressing a JPEG or PDF again does not make it smaller.
alter table incident_attachment alter column whole set storage external;
alter table incident_attachment alter column small set storage external;
create index incident_attachment_of_incident on incident_attachment (incident);
create index incident_attachment_whole_object on incident_attachment (whole_sha256) where whole is null;
create index incident_attachment_small_object on incident_attachment (small_sha256) where small is null and small_sha256 is not null;
create trigger incident_attachment_append_only before delete or truncate on incident_attachment
  for each statement execute function refuse_change();

-- Only the owner of the tables moves bytes, never a request.
create trigger incident_attachment_stays before update on incident_attachment for each row when (
  not erasing() and not (
    current_user <> 'hazardguard_person'
    and (old.id, old.incident, old.media_type) = (new.id, new.incident, new.media_type)
    and is_same_file(old.whole, old.whole_sha256, old.whole_bytes, new.whole, new.whole_sha256, new.whole_bytes)
    and is_same_file(old.small, old.small_sha256, old.small_bytes, new.small, new.small_sha256, new.small_bytes))
) execute function refuse_other_file();

-- The subject of live events: the alert's id, otherwise the incident's number.
create function escalation_subject(chain escalation) returns text[] language sql stable security definer set search_path = public, pg_temp as $$
  select array_remove(array[coalesce(chain.alert_id::text, (select id from incident where internal_id = chain.incident))], null)
$$;
revoke execute on function escalation_subject(escalation) from public;

-- An incident that ends stops its escalation, for every writer.
create function stop_escalation_of_incident() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update escalation set state = 'stopped', stopped = 'closed', ended_at = now() where incident = old.internal_id and state = 'running';
  return null;
end
$$;
revoke execute on function stop_escalation_of_incident() from public;
create trigger incident_end_stops_escalation after update on incident for each row
  when (new.state in ('Resolved', 'Closed') and new.state is distinct from old.state) execute function stop_escalation_of_incident();
create trigger incident_deletion_stops_escalation after delete on incident for each row execute function stop_escalation_of_incident();

-- Runs, alerts and messages of a drill.
alter table run add foreign key (drill_id) references drill (id);
alter table alert add foreign key (drill_id) references drill (id);
alter table delivery add foreign key (drill_id) references drill (id);

-- An alert belongs to the drill of its run and of its incident, and these must agree.
create function set_drill_of_alert() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_run integer := (select drill_id from run where id = new.run_id);
  about incident%rowtype;
begin
  select * into about from incident where id = new.incident_id;
  new.drill_id := coalesce(new.drill_id, of_run, about.drill_id);
  if new.drill_id is distinct from coalesce(of_run, new.drill_id) or (about.id is not null and new.drill_id is distinct from about.drill_id) then
    raise exception 'An alert cannot be real and of an exercise' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function set_drill_of_alert() from public;
create trigger alert_drill before insert on alert for each row execute function set_drill_of_alert();

create function keep_exercise_alert() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_alert integer := (select drill_id from alert where id = new.alert_id);
  of_run integer := (select drill_id from run where id = new.run_id);
begin
  if of_alert is not null and new.status <> 'Exercise' then
    raise exception 'An alert of a drill is an exercise' using errcode = 'check_violation';
  end if;
  if of_run is not null and of_run is distinct from of_alert then
    raise exception 'An alert cannot be real and of an exercise' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
revoke execute on function keep_exercise_alert() from public;
create trigger alert_version_keeps_exercise before insert on alert_version for each row execute function keep_exercise_alert();

create function refuse_delivery_of_other_drill() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added join alert on alert.id = added.alert_id where alert.drill_id is distinct from added.drill_id)
    or exists (
      select from added join escalation_step step on step.id = added.escalation_step_id join escalation on escalation.id = step.escalation_id
        join incident on incident.internal_id = escalation.incident
      where added.alert_id is null and incident.drill_id is distinct from added.drill_id
    ) then
    raise exception 'A message belongs to the drill of its alert or incident, or is real like it' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger delivery_drill after insert on delivery referencing new table as added
  for each statement execute function refuse_delivery_of_other_drill();

-- Sensors of a site. A retired sensor stays because of its readings.
create table sensor (
  id integer generated always as identity primary key,
  industry_id integer references industry (id) on delete set null,
  code text not null check (code ~ '^[A-Za-z0-9][A-Za-z0-9_.-]{0,63}$'),
  name text not null check (name <> ''),
  measure text not null check (
    measure in ('concentration', 'wind-speed', 'wind-from', 'temperature', 'humidity', 'cloud', 'pressure', 'contact')
  ),
  unit text not null,
  cas text,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  height_m double precision not null check (height_m between 0 and 300),
  detection_limit double precision check (detection_limit >= 0),
  alarm_high double precision,
  alarm_low double precision,
  alarm_readings integer not null check (alarm_readings between 1 and 100),
  alarm_seconds integer check (alarm_seconds between 1 and 3600),
  silent_after_s integer not null check (silent_after_s between 5 and 604800),
  averaging_s integer not null check (averaging_s between 3 and 3600),
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  retired_at timestamptz,
  retired_by text,
  -- A simulated sensor of a drill; null: real.
  drill_id integer references drill (id),
  check ((measure = 'concentration') = (cas is not null)),
  check ((alarm_high is null) = (alarm_low is null) and alarm_low <= alarm_high),
  check ((retired_at is null) = (retired_by is null))
);
create index sensor_of_drill on sensor (drill_id) where drill_id is not null;
create unique index sensor_code_of_site on sensor (industry_id, coalesce(drill_id, 0), lower(code)) where retired_at is null;
create trigger sensor_keeps_mark before update on sensor for each row execute function keep_exercise_mark();

-- The holder of the key may send readings for the site. Only its hash is stored, and at most one is valid.
create table ingest_key (
  id integer generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  hash text not null unique,
  ending text not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  revoked_at timestamptz,
  revoked_by text,
  -- Issued in this emergency access, and void when it ends. 0007_admin.sql adds the foreign key.
  break_glass_id integer
);
create unique index ingest_key_in_force on ingest_key (industry_id) where revoked_at is null;

-- Values in the sensor's unit. repeat_key detects a replayed reading: 's' and its sequence number, or 'v' and its value.
create table sensor_reading (
  sensor_id integer not null references sensor (id),
  at timestamptz not null,
  value double precision not null,
  repeat_key text not null,
  received_at timestamptz not null default now(),
  late boolean not null,
  out_of_order boolean not null
);
-- This index serves queries for the newest readings and refuses replayed ones.
create unique index sensor_reading_newest on sensor_reading (sensor_id, at desc, repeat_key);

create function refuse_reading_change() returns trigger language plpgsql as $$
begin
  raise exception 'readings are never changed' using errcode = 'restrict_violation';
end
$$;
create trigger sensor_reading_unchanged before update on sensor_reading for each row
  when (to_jsonb(new) - 'out_of_order' <> to_jsonb(old) - 'out_of_order' or old.out_of_order)
  execute function refuse_reading_change();

-- Sensors whose clock differs from the server's, or seems to: the correction of their times before alarms are judged.
create table sensor_clock (
  sensor_id integer primary key references sensor (id) on delete cascade,
  -- The sensor's time minus the server's, s; 0: no correction.
  ahead_s double precision not null default 0,
  -- The further difference of its last readings, and since when it has been steady.
  suspect_s double precision,
  suspect_at timestamptz,
  check ((suspect_s is null) = (suspect_at is null))
);

-- Each sensor's progress towards an alarm: kept across restarts, and locked while a batch of the site is judged.
create table sensor_alarm_state (
  sensor_id integer primary key references sensor (id) on delete cascade,
  raised boolean not null,
  high_count integer not null check (high_count >= 0),
  high_since timestamptz
);

-- Alarms of one site and group that belong together: one incident and one alert draft.
create table detection (
  id bigint generated always as identity primary key,
  industry_id integer references industry (id) on delete set null,
  industry_name text not null,
  -- The CAS number of a gas, 'contacts' or 'weather'.
  alarm_group text not null,
  incident bigint not null,
  incident_id text not null,
  opened_at timestamptz not null default now(),
  alarms integer not null check (alarms >= 1),
  last_alarm_at timestamptz not null,
  closed_at timestamptz,
  -- When the server received the reading that raised the first alarm.
  first_received_at timestamptz not null,
  attempted_at timestamptz,
  alert_id uuid references alert (id),
  drafted_at timestamptz,
  drill_id integer references drill (id),
  -- Why there is no estimate: a code with its values.
  obstacle jsonb check (jsonb_typeof(obstacle) = 'object'),
  drafted_from bigint
);
create index detection_newest on detection (id desc);
create index detection_of_incident on detection (incident_id);
create index detection_of_drill on detection (drill_id) where drill_id is not null;
create unique index detection_open on detection (industry_id, alarm_group, coalesce(drill_id, 0)) where closed_at is null;
create trigger detection_keeps_mark before update on detection for each row execute function keep_exercise_mark();

-- Written with the readings that caused it; handled by any server.
create table sensor_alarm (
  id bigint generated always as identity primary key,
  sensor_id integer not null references sensor (id),
  industry_id integer not null,
  alarm_group text not null,
  kind text not null check (kind in ('raised', 'cleared')),
  at timestamptz not null,
  value double precision not null,
  received_at timestamptz not null,
  detection_id bigint references detection (id),
  handled_at timestamptz,
  -- The correction of the sensor's clock when it raised the alarm, s.
  clock_ahead_s double precision not null default 0
);
create index sensor_alarm_waiting on sensor_alarm (industry_id, id) where handled_at is null;
create index sensor_alarm_of_detection on sensor_alarm (detection_id);

-- A web server may receive the readings: this notifies the workers.
create trigger sensor_alarm_announces after insert on sensor_alarm for each statement execute function announce_change();

-- Every estimate of a source is kept: the screen shows the newest, an inquiry may need the earlier ones.
create table source_estimate (
  id bigint generated always as identity primary key,
  detection_id bigint not null references detection (id),
  at timestamptz not null default now(),
  readings jsonb not null check (jsonb_typeof(readings) = 'array'),
  weather_origin jsonb not null,
  -- As measured, before the estimate corrected it.
  wind jsonb not null check (jsonb_typeof(wind) = 'object'),
  -- The most likely source with the weather of the estimate: input of a footprint.
  scenario jsonb not null check (jsonb_typeof(scenario) = 'object'),
  found jsonb not null check (jsonb_typeof(found) = 'object'),
  map jsonb not null,
  -- Its footprint, once requested.
  run_id uuid references run (id)
);
create index source_estimate_newest on source_estimate (detection_id, id desc);

create function refuse_estimate_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'run_id' <> to_jsonb(old) - 'run_id' or (old.run_id is not null and new.run_id is distinct from old.run_id) then
    raise exception 'An estimate is never changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger source_estimate_stays before update on source_estimate for each row execute function refuse_estimate_change();
create trigger source_estimate_append_only before delete or truncate on source_estimate
  for each statement execute function refuse_change();
alter table detection add foreign key (drafted_from) references source_estimate (id);

-- Fires near a site that satellites detected, from a file or the service, each once.
create table fire_detection (
  id bigint generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  satellite text not null,
  at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  -- A class (VIIRS) or a percentage (MODIS).
  confidence text,
  confidence_percent double precision,
  power_mw double precision,
  pixel_m double precision,
  -- From the site's position at that time.
  distance_m double precision not null,
  bearing_deg double precision not null,
  -- Why no incident was opened for it.
  left_out text check (left_out in ('far', 'old')),
  detection_id bigint references detection (id),
  recorded_at timestamptz not null default now(),
  recorded_by text not null,
  recorded_by_id text not null,
  check ((confidence is null) <> (confidence_percent is null)),
  check ((left_out is null) <> (detection_id is null)),
  unique (industry_id, satellite, at, latitude, longitude)
);
create index fire_detection_newest on fire_detection (industry_id, at desc);
create index fire_detection_of_detection on fire_detection (detection_id);

-- When the fire detection service is next queried for each site, and the result of the last query. A server claims a site by
-- postponing due_at, so that no other server queries it.
create table fire_watch (
  industry_id integer primary key references industry (id) on delete cascade,
  due_at timestamptz not null,
  -- The last successful query.
  asked_at timestamptz,
  -- The last failed query and why, as a code with its values; kept until one succeeds.
  failed_at timestamptz,
  failure jsonb,
  check ((failed_at is null) = (failure is null)),
  constraint fire_watch_failure_has_code check (failure is null or failure ? 'code')
);
create index fire_watch_due on fire_watch (due_at);
create index fire_watch_failed on fire_watch (failed_at) where failed_at is not null;
