-- How far each sensor is towards an alarm, or in one: it outlives restarts, and is held while a batch of the site is judged.
create table sensor_alarm_state (
  sensor_id integer primary key references sensor (id) on delete cascade,
  raised boolean not null,
  high_count integer not null check (high_count >= 0),
  high_since timestamptz
);

-- Alarms of one site and group that belong together: one incident, one estimate, one draft.
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
  -- When the server had the reading that raised the first alarm.
  heard_at timestamptz not null,
  attempted_at timestamptz,
  reason text,
  readings jsonb,
  weather_origin jsonb,
  estimate jsonb,
  map jsonb,
  run_id uuid references run (id),
  alert_id uuid references alert (id),
  drafted_at timestamptz
);
create unique index detection_open on detection (industry_id, alarm_group) where closed_at is null;
create index detection_newest on detection (id desc);
create index detection_of_incident on detection (incident_id);

-- Written with the readings that caused it; taken up by any server.
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
  handled_at timestamptz
);
create index sensor_alarm_waiting on sensor_alarm (industry_id, id) where handled_at is null;
create index sensor_alarm_of_detection on sensor_alarm (detection_id);
