-- Drills: an exercise world beside the real one. Whatever belongs to a drill says so in a column of its own, for good.
create table drill (
  id integer generated always as identity primary key,
  industry_id integer references industry (id) on delete set null,
  industry_name text not null,
  sample boolean not null,
  title text not null check (title <> ''),
  objective text not null,
  -- Which ready-made drill it was planned from; null: none.
  template text,
  inventory_item_id integer,
  -- The release as it truly is, with the weather of the exercise: hidden from who takes part.
  scenario jsonb not null check (jsonb_typeof(scenario) = 'object'),
  -- Highest rate of the release, as the engine has it; null: all at once.
  rate_kg_s double precision,
  planned_at timestamptz not null,
  duration_min integer not null check (duration_min between 5 and 480),
  -- Seconds from the first alarm, by milestone.
  targets jsonb not null check (jsonb_typeof(targets) = 'object'),
  state text not null default 'planned' check (state in ('planned', 'running', 'ended', 'abandoned')),
  started_at timestamptz,
  started_by text,
  ended_at timestamptz,
  ended_by text,
  end_reason text,
  -- When the release began.
  release_at timestamptz,
  -- The weather of the exercise since it changed; null: as planned.
  weather jsonb,
  weather_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  check ((started_at is null) = (state = 'planned')),
  check ((ended_at is null) = (state in ('planned', 'running')))
);
-- One exercise at a time at a site.
create unique index drill_running on drill (industry_id) where state = 'running';
create index drill_newest on drill (planned_at desc, id);

-- What reaches those who take part, at its time. Any server fires what is due.
create table drill_inject (
  id integer generated always as identity primary key,
  drill_id integer not null references drill (id) on delete cascade,
  -- From the start of the drill.
  after_s integer not null check (after_s between 0 and 28800),
  kind text not null check (kind in ('release', 'call', 'message', 'weather')),
  text text not null check (text <> ''),
  weather jsonb,
  state text not null default 'waiting' check (state in ('waiting', 'held', 'fired', 'skipped')),
  -- Null: the drill does not run, or the inject is held.
  due_at timestamptz,
  fired_at timestamptz,
  -- Null: its time had come.
  fired_by text,
  check ((kind = 'weather') = (weather is not null)),
  check ((fired_at is null) = (state <> 'fired'))
);
create index drill_inject_of_drill on drill_inject (drill_id, after_s, id);
create index drill_inject_due on drill_inject (due_at) where state = 'waiting' and due_at is not null;

-- What the simulated sensors will say, worked out by the engine when the release begins and when the weather changes.
create table drill_sample (
  drill_id integer not null references drill (id) on delete cascade,
  due_at timestamptz not null,
  -- Sensor and value in its unit.
  readings jsonb not null check (jsonb_typeof(readings) = 'array'),
  sent_at timestamptz,
  primary key (drill_id, due_at)
);
create index drill_sample_due on drill_sample (due_at) where sent_at is null;

-- What evaluators saw.
create table drill_note (
  id integer generated always as identity primary key,
  drill_id integer not null references drill (id),
  at timestamptz not null default clock_timestamp(),
  by_name text not null,
  by_id text not null,
  text text not null check (text <> '')
);
create index drill_note_of_drill on drill_note (drill_id, id);
create trigger drill_note_append_only before update or delete or truncate on drill_note for each statement execute function refuse_change();

create trigger drill_announces after insert or update on drill for each statement execute function announce_change();
create function announce_drill() returns trigger language plpgsql as $$
begin
  perform pg_notify('hazardguard_change', 'drill');
  return null;
end
$$;
create trigger drill_inject_announces after update on drill_inject for each statement execute function announce_drill();

-- Topics grow with the features; which there are is the program's to say.
alter table live_event drop constraint live_event_topic_check;
alter table live_event add constraint live_event_topic_check check (topic ~ '^[a-z-]{1,40}$');

create function drill_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('drill', array[case tg_table_name when 'drill' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'drill_id' end]);
  return null;
end
$$;
create constraint trigger drill_live after insert or update on drill deferrable initially deferred for each row execute function drill_is_live();
create constraint trigger drill_inject_live after update on drill_inject deferrable initially deferred for each row execute function drill_is_live();
create constraint trigger drill_note_live after insert on drill_note deferrable initially deferred for each row execute function drill_is_live();
