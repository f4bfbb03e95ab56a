-- Fires that satellites saw near a site, each once, whether they came from a file or from the service.
create table fire_detection (
  id bigint generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  satellite text not null,
  at timestamptz not null,
  latitude double precision not null,
  longitude double precision not null,
  -- A class (VIIRS) or per cent (MODIS).
  confidence text,
  confidence_percent double precision,
  power_mw double precision,
  pixel_m double precision,
  -- From the point of the site as it stood then.
  distance_m double precision not null,
  bearing_deg double precision not null,
  -- Why it belongs to no incident.
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
