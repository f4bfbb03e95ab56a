-- Who is called when an alert is released, tier after tier, until enough have acknowledged.
create table escalation_chain (
  id integer generated always as identity primary key,
  name text not null,
  -- Neither: for every industry that has no chain of its own and whose district has none.
  industry_id integer references industry (id) on delete cascade,
  district text,
  -- In order: groups, whether only those on duty, how many must acknowledge, how long is waited (s).
  tiers jsonb not null check (jsonb_typeof(tiers) = 'array' and jsonb_array_length(tiers) between 1 and 6),
  version integer not null default 1,
  updated_at timestamptz not null default now(),
  updated_by text not null,
  check (industry_id is null or district is null)
);
create unique index escalation_chain_of_one on escalation_chain (industry_id, lower(btrim(district))) nulls not distinct;

insert into escalation_chain (name, tiers, updated_by) values ('L0 to L3', '[
  {"groups": ["incident_management_team", "l0auth"], "onDuty": true, "needed": 1, "waitS": 300},
  {"groups": ["central_core_team", "l1auth"], "onDuty": true, "needed": 1, "waitS": 600},
  {"groups": ["l2auth"], "onDuty": true, "needed": 1, "waitS": 900},
  {"groups": ["l3auth"], "onDuty": true, "needed": 1, "waitS": 900}
]', 'HazardGuard');

-- A chain at work on an alert. It is its own timer: whichever server finds it due takes the next step, in one transaction.
create table escalation (
  id uuid primary key default gen_random_uuid(),
  alert_id uuid not null references alert (id),
  -- The chain as it was at the start.
  chain_name text not null,
  tiers jsonb not null,
  status text not null check (status in ('Actual', 'Exercise', 'Test')),
  state text not null default 'running' check (state in ('running', 'acknowledged', 'unanswered', 'stopped')),
  stopped text check (stopped in ('cancelled', 'expired')),
  -- The tier called last; 0 until the first is.
  tier integer not null default 0,
  -- When the time of that tier is over.
  next_at timestamptz not null default now(),
  expires_at timestamptz not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'stopped') = (stopped is not null))
);
create index escalation_due on escalation (least(next_at, expires_at)) where state = 'running';
create unique index escalation_running on escalation (alert_id) where state = 'running';
create index escalation_of_alert on escalation (alert_id, started_at desc);
create trigger escalation_announces after insert or update on escalation for each statement execute function announce_change();

-- One tier called: once for each chain at work, whoever tries.
create table escalation_step (
  id bigint generated always as identity primary key,
  escalation_id uuid not null references escalation (id),
  tier integer not null check (tier >= 1),
  needed integer not null check (needed >= 1),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  unique (escalation_id, tier)
);

-- Whom a tier called, as the directory and the rota had it then; the name stays when the person leaves the directory.
create table escalation_person (
  step_id bigint not null references escalation_step (id),
  stakeholder_id integer not null,
  name text not null,
  groups text[] not null,
  -- Where they were called, to know whose link comes back.
  addresses text[] not null,
  primary key (step_id, stakeholder_id)
);

create table escalation_acknowledgement (
  id bigint generated always as identity primary key,
  escalation_id uuid not null references escalation (id),
  step_id bigint not null references escalation_step (id),
  -- 'stakeholder:12', 'account:…', 'address:…': nobody counts twice.
  who text not null,
  name text not null,
  way text not null check (way in ('link', 'app')),
  at timestamptz not null default clock_timestamp(),
  unique (escalation_id, who)
);
create trigger escalation_acknowledgement_append_only before update or delete or truncate on escalation_acknowledgement
  for each statement execute function refuse_change();

-- The first tier's messages are those of the release. A later tier calls also those who were told then: by messages of its own.
alter table delivery
  -- The tier that it calls; null: it asks for no acknowledgement.
  add column escalation_step_id bigint references escalation_step (id),
  -- 0: it goes with the release; else the step that it is a message of alone.
  add column call bigint not null default 0,
  drop constraint delivery_alert_id_version_channel_address_key,
  add unique (alert_id, version, channel, address, call);
create index delivery_of_step on delivery (escalation_step_id) where escalation_step_id is not null;

-- Browsers are told.
alter table live_event drop constraint live_event_topic_check;
alter table live_event add constraint live_event_topic_check check (topic in ('alert', 'incident', 'delivery', 'answer', 'escalation'));

create function escalation_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('escalation', array[new.alert_id::text]);
  return null;
end
$$;
create constraint trigger escalation_live after insert or update on escalation deferrable initially deferred
  for each row execute function escalation_is_live();

create function escalation_acknowledgement_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('escalation', array(select alert_id::text from escalation where id = new.escalation_id));
  return null;
end
$$;
create constraint trigger escalation_acknowledgement_live after insert on escalation_acknowledgement deferrable initially deferred
  for each row execute function escalation_acknowledgement_is_live();
revoke execute on function escalation_is_live(), escalation_acknowledgement_is_live() from public;

-- What the log of the incident must have of a chain: a further tier, who has taken it in hand, that nobody has.
create function note_escalation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said text;
begin
  if new.state = 'running' and new.tier > greatest(old.tier, 1) then
    said := 'Escalation: tier ' || new.tier || ' called, too few have acknowledged';
  elsif new.state = 'acknowledged' and old.state <> 'acknowledged' then
    said := 'Escalation ended: acknowledged by ' || (
      select string_agg(name, ', ' order by id) from escalation_acknowledgement where escalation_id = new.id);
  elsif new.state = 'unanswered' and old.state = 'running' then
    said := 'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ALL TIERS WERE CALLED';
  else
    return null;
  end if;
  insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
  select internal_id, incident.id, 'note', 'HazardGuard', 'escalation', 'message', said || ' (' || new.status || ')'
  from incident join alert on alert.id = new.alert_id
  where incident.id = alert.incident_id
    or (
      select kind = 'link' from incident_event
      where incident = internal_id and link_kind = 'alert' and link_id = new.alert_id order by incident_event.id desc limit 1
    );
  return null;
end
$$;
create trigger escalation_noted after update on escalation for each row execute function note_escalation();
revoke execute on function note_escalation() from public;
