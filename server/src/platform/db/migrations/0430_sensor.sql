-- Sensors of a site. One that is taken out of use stays for the sake of its readings.
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
  check ((measure = 'concentration') = (cas is not null)),
  check ((alarm_high is null) = (alarm_low is null) and alarm_low <= alarm_high),
  check ((retired_at is null) = (retired_by is null))
);
create unique index sensor_code_of_site on sensor (industry_id, lower(code)) where retired_at is null;

-- Who holds the key may send readings for the site; only its hash is kept, and one at most is in force.
create table ingest_key (
  id integer generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  hash text not null unique,
  ending text not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  revoked_at timestamptz,
  revoked_by text
);
create unique index ingest_key_in_force on ingest_key (industry_id) where revoked_at is null;

-- Values in the sensor's unit. `sameness` tells a repeated reading: 's' with its sequence, or 'v' with its value.
create table sensor_reading (
  sensor_id integer not null references sensor (id),
  at timestamptz not null,
  value double precision not null,
  sameness text not null,
  received_at timestamptz not null default now(),
  late boolean not null,
  out_of_order boolean not null
);
-- The one index answers the newest readings and refuses repeated ones.
create unique index sensor_reading_newest on sensor_reading (sensor_id, at desc, sameness);

create function refuse_reading_change() returns trigger language plpgsql as $$
begin
  raise exception 'readings are never changed' using errcode = 'restrict_violation';
end
$$;
create trigger sensor_reading_unchanged before update on sensor_reading for each statement execute function refuse_reading_change();
