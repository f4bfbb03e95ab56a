-- Risk studies with their results, version by version. Like runs they name their industry and outlive it.
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

-- The qualitative side: one worksheet per industry, every version kept.
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
