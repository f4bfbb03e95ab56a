-- Assess: weather, runs, risk studies, changed conditions, precomputed footprints.

create table weather (
  id bigint generated always as identity primary key,
  source text not null check (source in ('open-meteo', 'weatherapi', 'entered', 'station')),
  entered_by text,
  entered_by_id text,
  -- The requested place, rounded.
  place_latitude double precision not null check (place_latitude between -90 and 90),
  place_longitude double precision not null check (place_longitude between -180 and 180),
  -- The place that the record is of.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  observed_at timestamptz not null,
  received_at timestamptz not null default now(),
  temperature_c double precision not null,
  wind_speed_ms double precision not null check (wind_speed_ms >= 0),
  wind_from_deg double precision not null check (wind_from_deg between 0 and 360),
  wind_gust_ms double precision,
  humidity_percent double precision not null,
  cloud_percent double precision not null,
  precipitation_mm double precision not null,
  pressure_hpa double precision,
  condition_text text not null,
  condition_kind text not null,
  is_day boolean not null,
  utc_offset_min integer not null,
  check ((source = 'entered') = (entered_by is not null))
);
create index weather_by_place on weather (place_latitude, place_longitude, received_at desc);
create index weather_by_position on weather (latitude, longitude, observed_at desc);
create index weather_of_stations on weather (latitude, longitude, observed_at desc) where source = 'station';
-- Finds the weather that has arrived since sites were last compared with it.
create index weather_by_receipt on weather (received_at);
create trigger weather_append_only before update or delete or truncate on weather for each statement execute function refuse_change();

-- Weather entered by a person is announced: precomputed footprints near it are renewed. A provider's weather is not: there are thousands.
create trigger weather_announces after insert on weather
  for each row when (new.source = 'entered') execute function announce_change();

-- Hourly forecasts as received, one per quarter-degree cell and time; never changed. A superseded forecast may be deleted after two
-- days; the newest of a cell stays.
create table weather_forecast (
  id bigint generated always as identity primary key,
  source text not null check (source in ('open-meteo', 'weatherapi')),
  -- Centre of the cell: the requested place.
  cell_latitude double precision not null check (cell_latitude between -90 and 90),
  cell_longitude double precision not null check (cell_longitude between -180 and 180),
  -- The place that the source's answer is for.
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  received_at timestamptz not null default now(),
  utc_offset_min integer not null,
  hours jsonb not null check (jsonb_typeof(hours) = 'array')
);
create index weather_forecast_by_cell on weather_forecast (cell_latitude, cell_longitude, source, received_at desc);
create index weather_forecast_newest on weather_forecast (received_at);
create trigger weather_forecast_append_only before update or truncate on weather_forecast
  for each statement execute function refuse_change();

create function keep_newest_forecast() returns trigger language plpgsql as $$
begin
  if old.received_at > now() - interval '2 days' or not exists (
    select from weather_forecast as newer
    where newer.cell_latitude = old.cell_latitude and newer.cell_longitude = old.cell_longitude and newer.source = old.source
      and newer.received_at > old.received_at
  ) then
    raise exception 'weather_forecast keeps the newest of a cell, and every one for two days' using errcode = 'restrict_violation';
  end if;
  return old;
end
$$;
create trigger weather_forecast_keeps_newest before delete on weather_forecast for each row execute function keep_newest_forecast();

-- No foreign keys to industry and inventory item: a run outlives them.
create table run (
  id uuid primary key default gen_random_uuid(),
  industry_id bigint not null,
  industry_name text not null,
  sample boolean not null,
  inventory_item_id bigint,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  engine_version text not null,
  scenario_hash text not null,
  scenario jsonb not null,
  weather_origin jsonb not null,
  result jsonb not null,
  chemical text not null,
  hazard text not null,
  worst_reach_m double precision not null,
  people double precision not null,
  -- The drill that it belongs to; null: real. 0005_respond.sql adds the foreign key.
  drill_id integer
);
create index run_newest on run (created_at desc, id);
create index run_by_industry on run (industry_id, created_at desc);
create index run_of_drill on run (drill_id) where drill_id is not null;
create trigger run_append_only before update or delete or truncate on run for each statement execute function refuse_change();

-- Risk studies with their results, one row per version. Like runs they outlive their industry.
create table risk_study (
  id uuid not null,
  version integer not null check (version >= 1),
  industry_id bigint not null,
  industry_name text not null,
  sample boolean not null,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  title text not null,
  engine_version text not null,
  study_hash text not null,
  pll double precision not null check (pll >= 0),
  highest_per_year double precision not null check (highest_per_year >= 0),
  document jsonb not null,
  result jsonb not null,
  primary key (id, version)
);
create index risk_study_by_industry on risk_study (industry_id, created_at desc);
create trigger risk_study_append_only before update or delete or truncate on risk_study for each statement execute function refuse_change();

-- Qualitative risk worksheets: one per industry, every version kept.
create table risk_worksheet (
  industry_id bigint not null,
  version integer not null check (version >= 1),
  industry_name text not null,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  saved_by_id text not null,
  worksheet jsonb not null,
  primary key (industry_id, version)
);
create trigger risk_worksheet_append_only before update or delete or truncate on risk_worksheet for each statement execute function refuse_change();

-- Observations on site, never deleted. The old client may correct one (specification, generic call); the audit record keeps the earlier values.
create table changed_condition (
  id integer generated always as identity primary key,
  industry_name text not null,
  chemical_name text not null,
  wind_direction text,
  wind_speed double precision check (wind_speed >= 0),
  rupture_type text check (rupture_type in ('circular', 'rectangular')),
  circular_diameter double precision check (circular_diameter >= 0),
  rectangular_length double precision check (rectangular_length >= 0),
  rectangular_breadth double precision check (rectangular_breadth >= 0),
  temperature double precision check (temperature > -273.15),
  humidity double precision check (humidity between 0 and 100),
  quantity double precision check (quantity >= 0),
  recorded_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  -- The industry that had this name when the record was made: renaming it must not hide the record. No foreign key: the record
  -- outlives the industry.
  industry_id integer
);
create index changed_condition_by_industry on changed_condition (industry_name, recorded_at desc);
create index changed_condition_newest on changed_condition (industry_id, recorded_at desc, id desc);
create trigger changed_condition_kept before delete or truncate on changed_condition for each statement execute function refuse_change();

create function changed_condition_industry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.industry_id := industry_id_named(new.industry_name);
  return new;
end
$$;
create trigger changed_condition_industry before insert or update of industry_name on changed_condition
  for each row execute function changed_condition_industry();

-- One row per site: the result, and when it is due. The worker that computes it holds the claim: what a former holder writes is ignored.
create table precomputed_footprint (
  industry_id integer primary key references industry (id) on delete cascade,
  due_at timestamptz not null,
  claimed_by uuid,
  -- Consecutive failures.
  failures integer not null default 0,
  failure text,
  -- The inputs from which the cases were chosen (stock, position, engine); null: not chosen yet.
  basis text,
  cases jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'computed', 'no-position', 'no-stock', 'no-case')),
  computed_at timestamptz,
  -- How often the footprint was computed.
  times integer not null default 0,
  answer jsonb,
  -- From the answer, for the list.
  reach_m double precision,
  people double precision,
  worst_reach_m double precision,
  worst_at timestamptz,
  chemical text,
  hazard text,
  level text,
  warnings text[] not null default '{}',
  check ((computed_at is null) = (state = 'waiting'))
);
create index precomputed_footprint_due on precomputed_footprint (due_at, industry_id);
create index precomputed_footprint_by_reach on precomputed_footprint (reach_m desc nulls last, industry_id);

-- Claims and forecasts change a row all the time; the vulnerability index reads only its worst case.
create trigger precomputed_footprint_announces after insert or delete or truncate
  on precomputed_footprint for each statement execute function announce_change();
create trigger precomputed_footprint_worst_announces after update on precomputed_footprint
  for each row when (old.answer -> 'worst' is distinct from new.answer -> 'worst' or (old.state = 'waiting') is distinct from (new.state = 'waiting'))
  execute function announce_change();
