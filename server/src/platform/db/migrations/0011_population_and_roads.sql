-- Population, village and ward areas, roads; receptors as lines and areas.

-- One imported file of people or roads: name, year and licence stand beside every count made from it.
create table geo_source (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('raster', 'areas', 'roads')),
  name text not null check (length(name) between 1 and 200),
  -- Who published it.
  source_name text not null,
  year integer check (year between 1900 and 2200),
  licence text not null,
  -- People who live there, or who are there by day or by night.
  moment text not null default 'residents' check (moment in ('residents', 'day', 'night')),
  -- Relative error that the publisher states, 1 is 100 %; null: none is stated.
  error_share double precision check (error_share between 0 and 10),
  -- Of a raster: its projection as proj4 text, where its first cell begins, the size of a cell, and how many there are.
  projection text,
  origin_x double precision,
  origin_y double precision,
  cell_x double precision,
  cell_y double precision,
  column_count integer,
  row_count integer,
  -- Cells, areas or roads with a value, and the people of all of them.
  items bigint not null default 0,
  people double precision,
  -- Everything of the source lies within; null until something is recorded.
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  file_sha256 bytea,
  added_at timestamptz not null default now(),
  added_by text not null,
  added_by_id text,
  unique (kind, name),
  check ((kind = 'raster') = (projection is not null))
);

-- 128 × 128 cells of a raster: float32, little-endian, row by row from the north-west, deflated. NaN: not known.
create table population_block (
  source_id integer not null references geo_source (id) on delete cascade,
  block_row integer not null,
  block_column integer not null,
  cells bytea not null,
  primary key (source_id, block_row, block_column)
);
-- Deflated already.
alter table population_block alter column cells set storage external;

create table population_area (
  id integer generated always as identity primary key,
  source_id integer not null references geo_source (id) on delete cascade,
  -- The code, else the name: a later file updates the row with the same key.
  key text collate "C" not null,
  code text,
  name text not null,
  people double precision check (people >= 0),
  day double precision check (day >= 0),
  night double precision check (night >= 0),
  households double precision check (households >= 0),
  -- MultiPolygon coordinates in WGS 84; null: a census row whose outline is not known yet.
  outline jsonb,
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  content_hash text not null,
  unique (source_id, key)
);
create index population_area_by_position on population_area (south, north, west, east);

create table road (
  id bigint generated always as identity primary key,
  source_id integer not null references geo_source (id) on delete cascade,
  key text collate "C" not null,
  name text,
  -- The number on the sign, such as NH 48.
  reference text,
  class text not null check (
    class in ('motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'unclassified', 'residential', 'service', 'track')
  ),
  oneway boolean not null default false,
  -- Longitude and latitude of each point, one after the other.
  line double precision[] not null check (cardinality(line) >= 4 and cardinality(line) % 2 = 0),
  west double precision not null,
  south double precision not null,
  east double precision not null,
  north double precision not null,
  content_hash text not null,
  unique (source_id, key)
);
create index road_by_position on road (south, north, west, east);

-- A line or area (GeoJSON in WGS 84); null: the receptor is the point of latitude and longitude, which else lies on it.
alter table receptor add column geometry jsonb;
alter table receptor add column west double precision;
alter table receptor add column south double precision;
alter table receptor add column east double precision;
alter table receptor add column north double precision;
alter table receptor add constraint receptor_box check (num_nulls(geometry, west, south, east, north) in (0, 5));
create index receptor_by_box on receptor (south, north, west, east) where geometry is not null;

-- A receptor that is moved by its position is a point again.
create function clear_receptor_geometry() returns trigger language plpgsql as $$
begin
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) and new.geometry is not distinct from old.geometry then
    new.geometry := null;
    new.west := null;
    new.south := null;
    new.east := null;
    new.north := null;
  end if;
  return new;
end
$$;
create trigger receptor_clears_geometry before update of latitude, longitude on receptor for each row execute function clear_receptor_geometry();

-- People by the best source inside each zone of a run, and inside an alert's area; null: made before there was a count. The documents
-- say themselves where population is not known.
alter table run add column population jsonb;
alter table alert add column population jsonb;
alter table alert_version add column population jsonb;

insert into audit_plan (thing, left_out) values
  ('population_block', 'imported as a whole: the source is recorded'),
  ('population_area', 'imported as a whole: the source is recorded'),
  ('road', 'imported as a whole: the source is recorded');

create trigger geo_source_announces after insert or update or delete or truncate on geo_source for each statement execute function announce_change();
