-- Warn: live events, alerts, followers, notices, escalation, delivery.

-- Changes in the order in which they became visible: browsers receive them as server-sent events and catch up from here.
create table live_event (
  id bigint generated always as identity primary key,
  -- The program knows which topics there are.
  topic text not null check (topic ~ '^[a-z-]{1,40}$'),
  -- Which alert, incident, … of the topic.
  subject text not null,
  at timestamptz not null default clock_timestamp()
);
create index live_event_by_age on live_event (at);
create trigger live_event_announces after insert on live_event for each statement execute function announce_change();

-- One writer at a time until its commit: a lower id never becomes visible after a higher one, so a reader that has seen an id has
-- missed none before it.
create function note_live_event(topic text, subjects text[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('live_event'));
  insert into live_event (topic, subject) select note_live_event.topic, unnest(subjects);
end
$$;

-- The subject of an alert never changes; its text is a new version each time.
create table alert (
  id uuid primary key default gen_random_uuid(),
  -- Null: drafted by hand.
  run_id uuid references run (id),
  industry_id bigint not null,
  industry_name text not null,
  sample boolean not null,
  incident_id text not null unique check (incident_id ~ '^INC[0-9]{6}$'),
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  caveats jsonb not null,
  area jsonb not null,
  people_inside double precision not null,
  -- The drill that it belongs to; null: real. 0005_respond.sql adds the foreign key.
  drill_id integer
);
create index alert_newest on alert (created_at desc, id);
create index alert_of_drill on alert (drill_id) where drill_id is not null;
create trigger alert_append_only before update or delete or truncate on alert for each statement execute function refuse_change();

create table alert_version (
  alert_id uuid not null references alert (id),
  version integer not null check (version >= 1),
  state text not null check (state in ('draft', 'waiting', 'returned', 'released', 'cancelled')),
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
  -- The kind of message that the version is, or will be when it is released.
  kind text not null default 'Alert' check (kind in ('Alert', 'Update', 'Cancel')),
  -- The five texts in other languages.
  translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  -- The hazard and the protective action; null: only the text says it.
  hazard text check (hazard in ('toxic-leak', 'flammable-leak', 'toxic-flammable-leak', 'fire', 'explosion')),
  action text check (action in ('shelter', 'shelter-no-flame', 'leave', 'move-away', 'keep-away', 'be-ready')),
  -- An update may refer to a newer run or another area; null: as in the first draft of the alert.
  run_id uuid references run (id),
  drawn jsonb,
  area jsonb,
  caveats jsonb,
  people_inside double precision,
  -- Everyone who has edited this message since the last release.
  authors text[] not null default '{}',
  reason text,
  override_reason text check (length(btrim(override_reason)) >= 10),
  -- The SMS in English; null: made from the texts.
  sms_text text check (length(sms_text) between 1 and 306),
  -- Why a warning ends: an error says nothing about safety. Null: it does not end.
  cancel_because text check (cancel_because in ('all-clear', 'error')),
  primary key (alert_id, version),
  -- An all clear waits for a second person, like a release; until then the warning stays. A correction needs only one person.
  constraint alert_version_cancel check (
    case when kind = 'Cancel' then state = 'cancelled' or (state in ('waiting', 'returned') and cancel_because = 'all-clear')
    else state <> 'cancelled' end
  ),
  constraint alert_version_because check (cancel_because is null or kind = 'Cancel'),
  constraint alert_version_override check (override_reason is null or state in ('released', 'cancelled')),
  -- Two people: an author cannot release the message, except by an emergency override with a reason.
  constraint alert_version_two_people
    check (state not in ('released', 'cancelled') or override_reason is not null or saved_by_id <> all (authors))
);
create index alert_version_public on alert_version (expires_at) where state in ('released', 'cancelled');
create trigger alert_version_append_only before update or delete or truncate on alert_version for each statement execute function refuse_change();

-- Actual, Exercise and Test never mix: an alert that was public under one status is not continued under another.
create function keep_alert_status() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from alert_version before
    where before.alert_id = new.alert_id and before.state in ('released', 'cancelled') and before.status <> new.status
  ) then
    raise exception 'An alert that was released must keep its status' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger alert_version_keeps_status before insert on alert_version for each row execute function keep_alert_status();

-- Each step of an alert is noted in the log of its incident and of the incidents it is linked to, in the same transaction.
create function note_alert_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about alert%rowtype;
begin
  if new.state = 'draft' then return null; end if;
  select * into about from alert where id = new.alert_id;
  insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
  select internal_id, incident.id, 'note', new.saved_by, new.saved_by_id, 'message',
    case
      when new.state = 'waiting' then 'Alert sent for approval'
      when new.state = 'returned' then 'Alert sent back'
      when new.state = 'cancelled' then 'ALERT CANCELLED'
      when new.override_reason is not null then 'ALERT RELEASED BY EMERGENCY OVERRIDE, WITHOUT A SECOND PERSON'
      when new.kind = 'Update' then 'ALERT UPDATED'
      else 'ALERT RELEASED'
    end
    || ' (' || new.status || ', version ' || new.version || ')'
    || coalesce('. Reason: ' || coalesce(new.override_reason, new.reason), '')
  from incident
  where incident.id = about.incident_id
    or (
      select kind = 'link' from incident_event
      where incident = internal_id and link_kind = 'alert' and link_id = new.alert_id order by incident_event.id desc limit 1
    );
  return null;
end
$$;
revoke execute on function note_alert_step() from public;
create trigger alert_version_noted after insert on alert_version for each row execute function note_alert_step();

-- At the end of the transaction, so that a long one does not delay the others.
create function alert_version_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('alert', array[new.alert_id::text]);
  return null;
end
$$;
create constraint trigger alert_version_live after insert on alert_version deferrable initially deferred
  for each row execute function alert_version_is_live();

-- What is public now: the last released message of each alert, until it expires. A later draft changes nothing; a cancellation is shown
-- until the warning would have expired. Alerts of drills are never public. The installation's mode decides which status may be shown
-- (Actual, or Exercise and Test): every query must filter by it.
create view public_alert as
select
  alert.id,
  alert.incident_id,
  coalesce(shown.area, alert.area) as area,
  shown.version,
  shown.state,
  shown.status,
  shown.incident_severity,
  shown.source,
  shown.hazard_text,
  shown.place_text,
  shown.action_text,
  shown.time_text,
  shown.translations,
  shown.expires_at,
  shown.saved_at as released_at
from alert_version shown
join alert on alert.id = shown.alert_id
where
  shown.state in ('released', 'cancelled')
  and alert.drill_id is null
  and shown.expires_at > now()
  and not exists (
    select from alert_version newer
    where newer.alert_id = shown.alert_id and newer.version > shown.version and newer.state in ('released', 'cancelled')
  );

-- Each released CAP message, word for word.
create table cap_message (
  identifier text primary key,
  alert_id uuid not null,
  version integer not null,
  sender text not null,
  sent timestamptz not null,
  kind text not null check (kind in ('Alert', 'Update', 'Cancel')),
  status text not null check (status in ('Actual', 'Exercise', 'Test')),
  expires_at timestamptz not null,
  title text not null,
  document text not null,
  unique (alert_id, version),
  foreign key (alert_id, version) references alert_version (alert_id, version)
);
create index cap_message_newest on cap_message (sent desc, identifier);
create index cap_message_by_end on cap_message (expires_at);
create trigger cap_message_append_only before update or delete or truncate on cap_message for each statement execute function refuse_change();

-- The picture of the plume from the form, re-encoded by the image sanitiser: always JPEG, only the pixels.
create table alert_image (
  alert_id uuid primary key references alert (id),
  picture bytea,
  added_at timestamptz not null default now(),
  picture_sha256 bytea check (octet_length(picture_sha256) = 32),
  picture_bytes integer,
  check (picture is not null or (picture_sha256 is not null and picture_bytes is not null))
);
alter table alert_image alter column picture set storage external;
create index alert_image_object on alert_image (picture_sha256) where picture is null;
create trigger alert_image_append_only before delete or truncate on alert_image for each statement execute function refuse_change();
create trigger alert_image_stays before update on alert_image for each row when (
  not erasing() and not (
    current_user <> 'hazardguard_person'
    and (old.alert_id, old.added_at) = (new.alert_id, new.added_at)
    and is_same_file(old.picture, old.picture_sha256, old.picture_bytes, new.picture, new.picture_sha256, new.picture_bytes))
) execute function refuse_other_file();

-- A resident who follows places, without a name or an account. The e-mail address or mobile number is confirmed.
create table follower (
  id bigint generated always as identity primary key,
  channel text not null check (channel in ('web-push', 'email', 'sms')),
  -- For web push: the endpoint that the browser gave.
  address text not null,
  push_p256dh text,
  push_auth text,
  language text not null check (language in ('en', 'hi', 'gu', 'mr')),
  -- Hash of the token that manages the followed places; the token itself is never stored.
  token_hash text not null unique,
  -- Part of each message: it can only end the messages.
  stop_token text not null unique,
  followed_at timestamptz not null default now(),
  -- A follower who is also a person of this installation.
  person_id text references person (id) on delete set null,
  unique (channel, address),
  check ((channel = 'web-push') = (push_p256dh is not null)),
  check ((channel = 'web-push') = (push_auth is not null))
);
create index follower_of_person on follower (person_id) where person_id is not null;

create table followed_place (
  id integer generated always as identity primary key,
  follower_id bigint not null references follower (id) on delete cascade,
  name text not null,
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  radius_m integer not null check (radius_m between 0 and 10000),
  -- The smallest box in degrees around the circle, 1 % larger because the Earth is flattened.
  reach box not null generated always as (
    box(
      point(longitude - radius_m / (110000 * greatest(cos(radians(latitude)), 0.01)), latitude - radius_m / 110000.0),
      point(longitude + radius_m / (110000 * greatest(cos(radians(latitude)), 0.01)), latitude + radius_m / 110000.0)
    )
  ) stored,
  unique (follower_id, latitude, longitude)
);
create index followed_place_by_reach on followed_place using gist (reach);

-- An address that was sent a code and is not confirmed yet; deleted when the code expires.
create table follow_request (
  -- Chosen by the client: a replay sends no second message.
  id uuid primary key,
  channel text not null check (channel in ('email', 'sms')),
  address text not null,
  language text not null check (language in ('en', 'hi', 'gu', 'mr')),
  place jsonb,
  code_hash text not null,
  attempts_left integer not null check (attempts_left >= 0),
  expires_at timestamptz not null
);
create index follow_request_by_age on follow_request (expires_at);

-- Sent codes by hashed address and sender, kept one day: limits how many messages one sender can cause.
create table follow_sending (
  key text not null,
  sent_at timestamptz not null default clock_timestamp()
);
create index follow_sending_by_key on follow_sending (key, sent_at);
create index follow_sending_by_age on follow_sending (sent_at);

-- Messages to people of this installation about acts of others, sent through the delivery queue.
create table notice (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('emergency-opened', 'emergency-asked', 'emergency-decided', 'sent-in-error')),
  -- The id of an emergency access, a request for one, or an alert.
  subject text not null,
  -- The values in the text.
  facts jsonb not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > made_at)
);
create index notice_of_subject on notice (kind, subject);

-- Who is called when an alert is released: tier by tier, until enough have acknowledged.
create table escalation_chain (
  id integer generated always as identity primary key,
  name text not null,
  -- Neither: for every industry without a chain of its own whose district has none.
  industry_id integer references industry (id) on delete cascade,
  district text,
  -- In order: groups, whether only those on duty, how many must acknowledge, how long to wait (s).
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

-- A chain that was started for an alert or an incident. The row is its own timer: any server that finds it due takes the next step, in
-- one transaction.
create table escalation (
  id uuid primary key default gen_random_uuid(),
  alert_id uuid references alert (id),
  -- Copied from the chain at the start.
  chain_name text not null,
  tiers jsonb not null,
  status text not null check (status in ('Actual', 'Exercise', 'Test')),
  state text not null default 'running' check (state in ('running', 'acknowledged', 'unanswered', 'stopped')),
  stopped text check (stopped in ('cancelled', 'expired', 'closed', 'alert')),
  -- The tier called last; 0 until the first is.
  tier integer not null default 0,
  -- When that tier's time ends.
  next_at timestamptz not null default now(),
  expires_at timestamptz not null,
  started_at timestamptz not null default now(),
  ended_at timestamptz,
  -- internal_id of an incident for which nothing is public. No foreign key: the record outlives the incident.
  incident bigint,
  -- Who started it, for an incident.
  started_by text,
  started_by_id text,
  -- When the wait for next_at began: a clock before this time has jumped back.
  waits_since timestamptz not null default now(),
  check ((state = 'running') = (ended_at is null)),
  check ((state = 'stopped') = (stopped is not null)),
  constraint escalation_of_one check (num_nonnulls(alert_id, incident) = 1),
  constraint escalation_started_by check ((incident is null) = (started_by is null) and (incident is null) = (started_by_id is null))
);
create index escalation_due on escalation (least(next_at, expires_at)) where state = 'running';
create unique index escalation_running on escalation (alert_id) where state = 'running';
create index escalation_of_alert on escalation (alert_id, started_at desc);
create unique index escalation_running_of_incident on escalation (incident) where state = 'running';
create index escalation_of_incident on escalation (incident, started_at desc) where incident is not null;
create index escalation_expired on escalation (expires_at) where stopped = 'expired';
create trigger escalation_announces after insert or update on escalation for each statement execute function announce_change();

create function escalation_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('escalation', escalation_subject(new));
  return null;
end
$$;
revoke execute on function escalation_is_live() from public;
create constraint trigger escalation_live after insert or update on escalation deferrable initially deferred
  for each row execute function escalation_is_live();

-- The incident log shows who started a chain, each further tier, and how the chain ended.
create function note_escalation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said text;
  before escalation := case tg_op when 'UPDATE' then old end;
begin
  if tg_op = 'INSERT' then
    if new.incident is null then return null; end if;
    said := 'Escalation started: ' || new.chain_name;
  elsif new.state = 'running' and before.stopped = 'expired' then
    said := 'Escalation continues: the clock jumped back, its time is not over';
  elsif new.state = 'running' and new.tier > greatest(before.tier, 1) then
    said := 'Escalation: tier ' || new.tier || ' called, too few have acknowledged';
  elsif new.state = 'acknowledged' and before.state <> 'acknowledged' then
    said := 'Escalation ended: acknowledged by ' || (
      select string_agg(name, ', ' order by id) from escalation_acknowledgement where escalation_id = new.id);
  elsif new.state = 'unanswered' and before.state = 'running' then
    said := 'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ALL TIERS WERE CALLED';
  elsif new.stopped = 'alert' and before.stopped is null then
    said := 'Escalation ended: the alert now calls the responders';
  elsif new.stopped = 'expired' and before.stopped is null then
    said := 'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ITS TIME EXPIRED';
  else
    return null;
  end if;
  insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
  select internal_id, incident.id, 'note',
    case tg_op when 'INSERT' then new.started_by else 'HazardGuard' end, case tg_op when 'INSERT' then new.started_by_id else 'escalation' end,
    'message', said || ' (' || new.status || ')'
  from incident left join alert on alert.id = new.alert_id
  where internal_id = new.incident
    or incident.id = alert.incident_id
    or (
      select kind = 'link' from incident_event
      where incident = internal_id and link_kind = 'alert' and link_id = new.alert_id order by incident_event.id desc limit 1
    );
  return null;
end
$$;
revoke execute on function note_escalation() from public;
create trigger escalation_noted after update on escalation for each row execute function note_escalation();
create trigger escalation_start_noted after insert on escalation for each row execute function note_escalation();

-- A tier that was called: once per escalation.
create table escalation_step (
  id bigint generated always as identity primary key,
  escalation_id uuid not null references escalation (id),
  tier integer not null check (tier >= 1),
  needed integer not null check (needed >= 1),
  started_at timestamptz not null default now(),
  ends_at timestamptz not null,
  unique (escalation_id, tier)
);

-- Who was called, from the directory and the rota at that time; the name stays when the person leaves the directory.
create table escalation_person (
  step_id bigint not null references escalation_step (id),
  stakeholder_id integer not null,
  name text not null,
  groups text[] not null,
  -- Identifies the person when a link from a message is opened.
  addresses text[] not null,
  primary key (step_id, stakeholder_id)
);

create table escalation_acknowledgement (
  id bigint generated always as identity primary key,
  escalation_id uuid not null references escalation (id),
  step_id bigint not null references escalation_step (id),
  -- 'stakeholder:12', 'account:…' or 'address:…': each counts once.
  who text not null,
  name text not null,
  way text not null check (way in ('link', 'app')),
  at timestamptz not null default clock_timestamp(),
  unique (escalation_id, who)
);
create trigger escalation_acknowledgement_append_only before update or delete or truncate on escalation_acknowledgement
  for each statement execute function refuse_change();

create function escalation_acknowledgement_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('escalation', escalation_subject(escalation)) from escalation where id = new.escalation_id;
  return null;
end
$$;
revoke execute on function escalation_acknowledgement_is_live() from public;
create constraint trigger escalation_acknowledgement_live after insert on escalation_acknowledgement deferrable initially deferred
  for each row execute function escalation_acknowledgement_is_live();

-- Targets that the sending servers have configured: webhooks, MQTT, and the addresses of exercises.
create table delivery_sink (
  channel text not null check (channel in ('email', 'sms', 'webhook', 'mqtt')),
  address text not null,
  -- 'public' receives only actual warnings, 'exercise' only exercises and tests.
  purpose text not null check (purpose in ('public', 'exercise')),
  primary key (channel, address, purpose)
);

-- Workers call this a few times a second for the messages that they have claimed. A live event for each single message would take the
-- lock of live events, and wake every server, hundreds of times a second.
create function note_deliveries_live(ids uuid[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched text[] := array(
    select distinct coalesce(delivery.alert_id::text, incident.id) from delivery
      left join escalation_step step on delivery.alert_id is null and step.id = delivery.escalation_step_id
      left join escalation on escalation.id = step.escalation_id
      left join incident on incident.internal_id = escalation.incident
    where delivery.id = any(ids) and coalesce(delivery.alert_id::text, incident.id) is not null);
begin
  if cardinality(touched) > 0 then perform note_live_event('delivery', touched); end if;
end
$$;
revoke execute on function note_deliveries_live(uuid[]) from public;

-- One row per recipient and channel of a released version, written with the release. Any number of servers claim and send them.
create table delivery (
  -- Sent with every attempt, so that the receiving system can detect a replay.
  id uuid primary key default gen_random_uuid(),
  alert_id uuid references alert (id),
  version integer not null,
  kind text not null check (kind in ('Alert', 'Update', 'Cancel', 'Call', 'Notice')),
  status text not null check (status in ('Actual', 'Exercise', 'Test')),
  audience text not null check (audience in ('follower', 'stakeholder', 'public-sink', 'exercise-sink')),
  channel text not null check (channel in ('web-push', 'email', 'sms', 'webhook', 'mqtt')),
  address text not null,
  -- The name of a person in the directory.
  name text,
  language text not null check (language in ('en', 'hi', 'gu', 'mr')),
  -- No foreign key: a trigger erases a follower's deliveries, and truncating followers must not depend on deliveries.
  follower_id bigint,
  -- The followed place, if the recipient has one.
  latitude double precision,
  longitude double precision,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused', 'gave-up', 'kept')),
  -- Attempts that were begun.
  attempts integer not null default 0,
  -- When the next attempt is due. While an attempt runs: when its claim expires.
  next_at timestamptz not null default now(),
  claimed_by uuid,
  cause text check (cause in ('refused', 'gone', 'later', 'attempts', 'expired', 'superseded', 'erased', 'no-channel')),
  -- What the channel answered, as text for people.
  reason text,
  expires_at timestamptz not null,
  queued_at timestamptz not null default now(),
  accepted_at timestamptz,
  -- The tier that the message calls; null: it asks for no acknowledgement.
  escalation_step_id bigint references escalation_step (id),
  -- 0: sent with the release, which calls the first tier. Otherwise the step: a later tier also calls people who had a message before.
  call bigint not null default 0,
  -- Messages of a drill are queued and counted but never sent. Their rows have no address that could be used, so that no fault of the
  -- program can send them. 0005_respond.sql adds the foreign key.
  drill_id integer,
  -- When the wait began. If the clock is before this time, it has jumped back and next_at means nothing.
  waits_since timestamptz not null default now(),
  notice_id uuid references notice (id),
  foreign key (alert_id, version) references alert_version (alert_id, version),
  unique (alert_id, version, channel, address, call),
  constraint delivery_ends check ((state in ('accepted', 'kept')) = (accepted_at is not null)),
  -- Even if the program is wrong: exercises and tests go only to exercise targets, and warnings never do.
  constraint delivery_only_actual_leaves check (drill_id is not null or (status = 'Actual') = (audience <> 'exercise-sink')),
  constraint delivery_of_drill_stays check (
    case when drill_id is null then state <> 'kept' and address not like 'exercise:%'
    else status = 'Exercise' and address like 'exercise:%' and follower_id is null and state in ('waiting', 'kept', 'gave-up') end
  ),
  constraint delivery_is_of_one check (
    case kind
      when 'Notice' then notice_id is not null and alert_id is null and version = 0 and escalation_step_id is null
        and drill_id is null and audience = 'stakeholder' and status = 'Actual'
      when 'Call' then notice_id is null and alert_id is null and version = 0 and escalation_step_id is not null
        and audience in ('stakeholder', 'exercise-sink')
      else notice_id is null and alert_id is not null
    end
  )
);
create index delivery_due on delivery (channel, next_at) where state = 'waiting';
create index delivery_of_alert on delivery (alert_id, state);
create index delivery_of_follower on delivery (follower_id) where follower_id is not null;
create index delivery_of_step on delivery (escalation_step_id) where escalation_step_id is not null;
-- Given up as expired: checked again after the clock has jumped back.
create index delivery_expired on delivery (channel, expires_at) where cause = 'expired';
create unique index delivery_of_call on delivery (call, channel, address) where alert_id is null and notice_id is null;
create unique index delivery_of_notice on delivery (notice_id, channel, address) where notice_id is not null;
create trigger delivery_announces after insert on delivery for each statement execute function announce_change();

-- Results are written many at a time: one event per alert. Grouped, not joined: the plan of a first call with few rows is kept, and a
-- nested loop over 2,000 rows took 11 s.
create function delivery_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed uuid[] := array(
    select id from (select id, state from before where claimed_by is null union all select id, state from after) as versions
    group by id having count(*) = 2 and min(state) <> max(state));
begin
  if cardinality(changed) > 0 then perform note_deliveries_live(changed); end if;
  return null;
end
$$;
create trigger delivery_live after update on delivery referencing old table as before new table as after
  for each statement execute function delivery_is_live();

-- A follower who stops is also erased here: the record that a message was sent stays, the recipient does not. Rows are locked in the
-- order in which workers write results, so that neither deadlocks the other.
create function erase_follower_deliveries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from delivery where follower_id = old.id order by id for update;
  update delivery set
    address = 'erased:' || id, follower_id = null, latitude = null, longitude = null,
    cause = case when state = 'waiting' then 'erased' else cause end,
    state = case when state = 'waiting' then 'gave-up' else state end
  where follower_id = old.id;
  return old;
end
$$;
create trigger follower_erases_deliveries before delete on follower for each row execute function erase_follower_deliveries();

-- When each channel may send its next message: one rate limit for all servers.
create table delivery_pace (
  channel text primary key,
  free_at timestamptz not null,
  since timestamptz not null default clock_timestamp()
);

-- Residents' answers through the link in their message: every answer and correction is kept, the latest counts.
create table delivery_answer (
  id bigint generated always as identity primary key,
  delivery_id uuid not null references delivery (id),
  answer text not null check (answer in ('safe', 'help')),
  at timestamptz not null default clock_timestamp()
);
create index delivery_answer_newest on delivery_answer (delivery_id, id desc);
create trigger delivery_answer_append_only before update or delete or truncate on delivery_answer for each statement execute function refuse_change();

create function delivery_answer_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('answer', array(select alert_id::text from delivery where id = new.delivery_id));
  return null;
end
$$;
create constraint trigger delivery_answer_live after insert on delivery_answer deferrable initially deferred
  for each row execute function delivery_answer_is_live();
