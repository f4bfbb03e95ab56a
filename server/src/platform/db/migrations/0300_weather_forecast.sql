-- Hourly forecasts as received, one per quarter-degree cell and moment: added to, never changed. A superseded one may be deleted
-- once it is two days old; the newest of a cell stays.
create table weather_forecast (
  id bigint generated always as identity primary key,
  source text not null check (source in ('open-meteo', 'weatherapi')),
  -- Middle of the cell: what was asked for.
  cell_latitude double precision not null check (cell_latitude between -90 and 90),
  cell_longitude double precision not null check (cell_longitude between -180 and 180),
  -- The place that the source answered for.
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
