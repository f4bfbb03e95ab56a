-- Where machines are told (webhooks, MQTT) and where exercises go: what the servers that send have configured, for whichever releases.
create table delivery_sink (
  channel text not null check (channel in ('email', 'sms', 'webhook', 'mqtt')),
  address text not null,
  -- 'public' hears of actual warnings alone, 'exercise' of exercises and tests alone.
  purpose text not null check (purpose in ('public', 'exercise')),
  primary key (channel, address, purpose)
);

-- One row for each recipient and channel of a released version: written with the release, worked through by any number of servers.
create table delivery (
  -- Goes with every attempt, so that the next station can tell a repetition.
  id uuid primary key default gen_random_uuid(),
  alert_id uuid not null references alert (id),
  version integer not null,
  kind text not null check (kind in ('Alert', 'Update', 'Cancel')),
  status text not null check (status in ('Actual', 'Exercise', 'Test')),
  audience text not null check (audience in ('follower', 'stakeholder', 'public-sink', 'exercise-sink')),
  channel text not null check (channel in ('web-push', 'email', 'sms', 'webhook', 'mqtt')),
  address text not null,
  -- Of a person of the directory.
  name text,
  language text not null check (language in ('en', 'hi', 'gu', 'mr')),
  follower_id bigint references follower (id) on delete set null,
  -- Of the place that is followed, where the recipient has one.
  latitude double precision,
  longitude double precision,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'gave-up')),
  -- Attempts begun.
  attempts integer not null default 0,
  -- While an attempt runs: when its claim runs out.
  next_at timestamptz not null default now(),
  claimed_by uuid,
  cause text check (cause in ('refused', 'gone', 'later', 'attempts', 'expired', 'superseded', 'erased', 'no-channel')),
  -- What the channel said, for people.
  reason text,
  expires_at timestamptz not null,
  queued_at timestamptz not null default now(),
  accepted_at timestamptz,
  -- Whatever the program does wrong: an exercise or a test reaches the places of exercises and nobody else, a warning never those.
  constraint delivery_only_actual_leaves check ((status = 'Actual') = (audience <> 'exercise-sink')),
  check ((state = 'accepted') = (accepted_at is not null)),
  unique (alert_id, version, channel, address),
  foreign key (alert_id, version) references alert_version (alert_id, version)
);
create index delivery_due on delivery (channel, next_at) where state = 'waiting';
create index delivery_of_alert on delivery (alert_id, state);
create index delivery_of_follower on delivery (follower_id) where follower_id is not null;
create trigger delivery_announces after insert on delivery for each statement execute function announce_change();

-- Who stops following is erased here, too: that somebody was told stays, who it was does not.
create function forget_follower_deliveries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update delivery set
    address = 'erased:' || id, follower_id = null, latitude = null, longitude = null,
    cause = case when state = 'waiting' then 'erased' else cause end,
    state = case when state = 'waiting' then 'gave-up' else state end
  where follower_id = old.id;
  return old;
end
$$;
create trigger follower_forgets_deliveries before delete on follower for each row execute function forget_follower_deliveries();

-- When each channel may send its next message: one clock for all servers.
create table delivery_pace (
  channel text primary key,
  free_at timestamptz not null
);
