-- Records that are written once and never changed.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end
$$;

create table weather (
  id bigint generated always as identity primary key,
  source text not null check (source in ('open-meteo', 'weatherapi', 'entered')),
  entered_by text,
  entered_by_id text,
  -- The asked place, rounded: what the record is kept for.
  place_latitude double precision not null check (place_latitude between -90 and 90),
  place_longitude double precision not null check (place_longitude between -180 and 180),
  -- The place of the record itself.
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
create trigger weather_append_only before update or delete or truncate on weather for each statement execute function refuse_change();
