-- Industry and inventory item are kept by number and name: a run outlives what it was about.
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
  people double precision not null
);
create index run_newest on run (created_at desc, id);
create index run_by_industry on run (industry_id, created_at desc);
create trigger run_append_only before update or delete or truncate on run for each statement execute function refuse_change();
