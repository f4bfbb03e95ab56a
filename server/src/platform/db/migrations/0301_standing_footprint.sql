-- Weather that a person enters is announced: standing footprints around it are made new. A provider's is not, it comes by the thousand.
create trigger weather_announces after insert on weather
  for each row when (new.source = 'entered') execute function announce_change();

-- One row per site: what is known, and its place in the queue. Whoever computes it holds the claim; a claim that ran out is taken
-- over, and what its holder writes afterwards goes nowhere.
create table standing_footprint (
  industry_id integer primary key references industry (id) on delete cascade,
  due_at timestamptz not null,
  claimed_by uuid,
  claimed_until timestamptz,
  -- Tries that failed since the last that did not.
  failures integer not null default 0,
  failure text,
  -- What the cases were chosen from: stock, position and engine; null: never chosen.
  basis text,
  cases jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'computed', 'no-position', 'no-stock', 'no-case')),
  computed_at timestamptz,
  -- How often it was computed.
  times integer not null default 0,
  answer jsonb,
  -- Of the answer, for the list.
  reach_m double precision,
  people double precision,
  worst_reach_m double precision,
  worst_at timestamptz,
  chemical text,
  hazard text,
  level text,
  warnings text[] not null default '{}',
  check ((claimed_by is null) = (claimed_until is null)),
  check ((computed_at is null) = (state = 'waiting'))
);
create index standing_footprint_due on standing_footprint (due_at, industry_id);
create index standing_footprint_by_reach on standing_footprint (reach_m desc nulls last, industry_id);
