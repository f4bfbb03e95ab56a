-- Street maps: archives of tiles that an operator adds, and features of OpenStreetMap extracts, from which tiles are made on request.
create table map_layer (
  id integer generated always as identity primary key,
  name text not null unique check (length(name) between 1 and 120),
  -- features: rows of map_feature; vector and raster: an archive in map_layer_part.
  content text not null check (content in ('features', 'vector', 'raster')),
  -- How the layers of vector tiles are named.
  tile_schema text check (tile_schema in ('protomaps', 'openmaptiles')),
  source_name text not null,
  year integer check (year between 1800 and 2200),
  licence text not null,
  -- Shown on every map that draws the layer.
  attribution text not null,
  -- Null while there is no feature.
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  min_zoom smallint not null check (min_zoom between 0 and 26),
  max_zoom smallint not null check (max_zoom between min_zoom and 26),
  -- Of the whole archive; null for features.
  bytes bigint check (bytes > 0),
  -- Rows of map_feature; null for an archive.
  features integer check (features >= 0),
  -- A part of the address of its tiles: browsers keep a tile of one revision for ever.
  revision integer not null default 1,
  added_at timestamptz not null default now(),
  added_by text,
  added_by_id text,
  changed_at timestamptz not null default now(),
  check ((content = 'vector') = (tile_schema is not null)),
  check ((content = 'features') = (bytes is null)),
  check ((content = 'features') = (features is not null)),
  check ((west is null) = (south is null) and (west is null) = (east is null) and (west is null) = (north is null))
);

-- An archive in the PMTiles format, in parts of a mebibyte: a tile is read from the one or two that hold it.
create table map_layer_part (
  id integer generated always as identity primary key,
  map_layer_id integer not null references map_layer (id) on delete cascade,
  number integer not null check (number >= 0),
  body bytea,
  body_sha256 bytea not null check (octet_length(body_sha256) = 32),
  body_bytes integer not null check (body_bytes > 0),
  unique (map_layer_id, number)
);
-- Tiles are compressed already.
alter table map_layer_part alter column body set storage external;
create index map_layer_part_object on map_layer_part (body_sha256) where body is null;

-- One feature of an OpenStreetMap extract.
create table map_feature (
  map_layer_id integer not null references map_layer (id) on delete cascade,
  -- OSM's id times four, plus 0 for a node, 1 for a way, 2 for a relation, 3 for a feature without id (then a hash of its place).
  key bigint not null,
  -- Where it is searched: see feature-cell.ts.
  cell bigint not null,
  -- The first zoom that draws it; 99: never drawn.
  min_zoom smallint not null,
  -- Bounding box, 1e-7 degrees, as OSM stores positions.
  west integer not null,
  south integer not null,
  east integer not null,
  north integer not null,
  -- See feature-geometry.ts.
  geometry bytea not null,
  -- JSON; text, because only the maker of tiles reads it.
  tags text not null,
  primary key (map_layer_id, key)
);
create index map_feature_by_cell on map_feature (cell);

insert into audit_plan (thing, left_out) values
  ('map_layer_part', 'the bytes of an archive: its map layer is recorded'),
  ('map_feature', 'up to millions, copied from a file: the import is recorded with its map layer');
