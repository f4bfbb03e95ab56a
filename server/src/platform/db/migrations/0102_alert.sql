-- What an alert is about never changes; what it says is a new version each time.
create table alert (
  id uuid primary key default gen_random_uuid(),
  run_id uuid not null references run (id),
  industry_id bigint not null,
  industry_name text not null,
  sample boolean not null,
  incident_id text not null unique check (incident_id ~ '^INC[0-9]{6}$'),
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  caveats jsonb not null,
  area jsonb not null,
  people_inside double precision not null
);
create index alert_newest on alert (created_at desc, id);

create table alert_version (
  alert_id uuid not null references alert (id),
  version integer not null check (version >= 1),
  state text not null check (state in ('draft')),
  status text not null check (status in ('Actual', 'Exercise', 'Test')),
  incident_severity text not null check (incident_severity in ('low', 'medium', 'high')),
  incident_description text not null,
  source text not null,
  hazard_text text not null,
  place_text text not null,
  action_text text not null,
  time_text text not null,
  expires_at timestamptz not null,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  saved_by_id text not null,
  primary key (alert_id, version)
);
create trigger alert_append_only before update or delete or truncate on alert for each statement execute function refuse_change();
create trigger alert_version_append_only before update or delete or truncate on alert_version for each statement execute function refuse_change();
