-- A site's own wind as weather, and readings in the form in which devices send them.

alter table weather
  -- Of a station: the height of its anemometer, the time and number of readings of its mean, their scalar mean and the spread of direction.
  add column wind_height_m double precision check (wind_height_m >= 0),
  add column wind_averaging_s integer check (wind_averaging_s >= 0),
  add column wind_readings integer check (wind_readings >= 1),
  add column wind_scalar_ms double precision check (wind_scalar_ms >= 0),
  add column sigma_theta_deg double precision check (sigma_theta_deg >= 0),
  -- Values that the source does not measure, each with its origin; null: it gives all of them.
  add column value_origins jsonb check (jsonb_typeof(value_origins) = 'object');

-- The device sent no time: that of its receipt was taken.
alter table sensor_reading add column timed_on_receipt boolean not null default false;

-- Which messages of the broker are readings of a site: one row per topic pattern, for devices that publish under their own topics.
create table topic_mapping (
  id integer generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  -- Levels between slashes; + is any level, {sensor} the one that names the sensor.
  topic text not null check (topic <> ''),
  -- Code of the sensor where the topic has no {sensor}.
  sensor text,
  -- Members of the JSON payload, joined by points; null: the payload is the value, or the usual names are tried.
  value_path text,
  time_path text,
  -- Unit of the values; null: the sensor's.
  unit text,
  -- IANA zone of times without an offset; null: such times are refused.
  time_zone text,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  -- The newest message, to ten seconds, and what was refused of it.
  last_message_at timestamptz,
  last_refused jsonb check (jsonb_typeof(last_refused) = 'array'),
  check (sensor is not null or position('{sensor}' in topic) > 0)
);
create unique index topic_mapping_of_site on topic_mapping (industry_id, topic);
create trigger topic_mapping_announces after insert or delete or truncate or update of topic, sensor, value_path, time_path, unit, time_zone
  on topic_mapping for each statement execute function announce_change();

create policy within_scope on topic_mapping using (exists (select from industry where industry.id = topic_mapping.industry_id));
create policy emergency_adds_nothing on topic_mapping as restrictive for insert
  with check (not (select in_emergency()) or industry_id in (select own_sites()));
create policy emergency_changes_nothing on topic_mapping as restrictive for update
  using (not (select in_emergency()) or industry_id in (select own_sites()));
create policy emergency_deletes_nothing on topic_mapping as restrictive for delete using (not (select in_emergency()));
alter table topic_mapping enable row level security;
insert into audit_plan (thing, hidden, ignored) values ('topic_mapping', '{}', '{last_message_at,last_refused}');
