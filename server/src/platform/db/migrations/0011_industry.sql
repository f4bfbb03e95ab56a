create table industry (
  id integer generated always as identity primary key,
  industry_name text not null,
  -- The name as names are compared: one spelling, one case, single spaces.
  name_key text collate "C" not null unique,
  district text not null,
  safety_team_contact text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  sample boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  -- What the search box searches: every shown column, as shown.
  search_text text not null generated always as (
    lower(industry_name || E'\n' || district || E'\n' || safety_team_contact || E'\n'
      || coalesce(latitude::numeric(9, 6)::text, '') || E'\n' || coalesce(longitude::numeric(9, 6)::text, ''))
  ) stored,
  check ((latitude is null) = (longitude is null))
);
create trigger industry_announces after insert or update or delete or truncate on industry for each statement execute function announce_change();

create table inventory_item (
  id integer generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  item_no text not null,
  product_name text not null,
  substance_name text not null,
  concentration text not null,
  cas_no text not null,
  quantity double precision not null check (quantity >= 0),
  unit text not null,
  hazard_class text not null,
  location text not null,
  date_received date not null,
  date_expired date not null,
  supplier text not null,
  sample boolean not null default false,
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  search_text text not null generated always as (
    lower(item_no || E'\n' || product_name || E'\n' || substance_name || E'\n' || concentration || E'\n' || cas_no || E'\n'
      || quantity::text || E'\n' || unit || E'\n' || hazard_class || E'\n' || location || E'\n' || supplier || E'\n'
      || extract(year from date_received)::text || '-' || lpad(extract(month from date_received)::text, 2, '0')
      || '-' || lpad(extract(day from date_received)::text, 2, '0') || E'\n'
      || extract(year from date_expired)::text || '-' || lpad(extract(month from date_expired)::text, 2, '0')
      || '-' || lpad(extract(day from date_expired)::text, 2, '0'))
  ) stored,
  check (date_expired >= date_received)
);
create index inventory_item_by_industry on inventory_item (industry_id, id);
create trigger inventory_item_announces after insert or update or delete or truncate on inventory_item for each statement execute function announce_change();

create table receptor (
  id text primary key,
  name text not null,
  kind text not null check (kind in ('school', 'hospital', 'residential', 'industry', 'market', 'other')),
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  people double precision not null check (people >= 0),
  sample boolean not null default false
);
create index receptor_by_position on receptor (latitude, longitude);
