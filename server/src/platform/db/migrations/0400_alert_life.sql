-- The life of an alert: drafted, handed in, sent back or released by another person, updated, cancelled. Every step is a version.
alter table alert alter column run_id drop not null;
alter table alert_version drop constraint alert_version_state_check;
alter table alert_version
  add constraint alert_version_state_check check (state in ('draft', 'waiting', 'returned', 'released', 'cancelled')),
  -- What the version is, or will be when it is released.
  add column kind text not null default 'Alert' check (kind in ('Alert', 'Update', 'Cancel')),
  -- The five contents in further languages.
  add column translations jsonb not null default '{}' check (jsonb_typeof(translations) = 'object'),
  -- Which hazard, and what it asks people to do; null: neither is said but in the text.
  add column hazard text check (hazard in ('toxic-leak', 'flammable-leak', 'fire', 'explosion')),
  add column action text check (action in ('shelter', 'leave', 'keep-away', 'be-ready')),
  -- An update may be about a newer run or another area; null: as the alert was first drafted.
  add column run_id uuid references run (id),
  add column drawn jsonb,
  add column area jsonb,
  add column caveats jsonb,
  add column people_inside double precision,
  -- Who has written this message, since the last release.
  add column authors text[] not null default '{}',
  add column reason text,
  add column override_reason text check (length(btrim(override_reason)) >= 10),
  add constraint alert_version_override check (override_reason is null or state = 'released'),
  add constraint alert_version_cancel check ((kind = 'Cancel') = (state = 'cancelled')),
  -- Two people: nobody releases what they have written, but loudly.
  add constraint alert_version_two_people check (state <> 'released' or override_reason is not null or saved_by_id <> all (authors));

-- Actual, Exercise and Test never mix: what the public has read under one status is not continued under another.
create function keep_alert_status() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (
    select from alert_version before
    where before.alert_id = new.alert_id and before.state in ('released', 'cancelled') and before.status <> new.status
  ) then
    raise exception 'An alert that was released keeps its status' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger alert_version_keeps_status before insert on alert_version for each row execute function keep_alert_status();

drop view public_alert;
drop index alert_version_released;
create index alert_version_public on alert_version (expires_at) where state in ('released', 'cancelled');

-- What is public at this moment: the message released last of each alert, until it expires. A draft after it changes nothing; a
-- cancellation is told for as long as the warning would have stood. Which status may be shown (Actual, or Exercise and Test) is the
-- installation's mode, so whoever reads this must ask for it.
create view public_alert as
select
  alert.id,
  alert.incident_id,
  coalesce(told.area, alert.area) as area,
  told.version,
  told.state,
  told.status,
  told.incident_severity,
  told.source,
  told.hazard_text,
  told.place_text,
  told.action_text,
  told.time_text,
  told.translations,
  told.expires_at,
  told.saved_at as released_at
from alert_version told
join alert on alert.id = told.alert_id
where
  told.state in ('released', 'cancelled')
  and told.expires_at > now()
  and not exists (
    select from alert_version newer
    where newer.alert_id = told.alert_id and newer.version > told.version and newer.state in ('released', 'cancelled')
  );

-- Each released message as it stands in the archive, word for word.
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

-- The picture of the plume that came with the form. It was drawn anew before it got here: always JPEG, nothing but its pixels.
create table alert_image (
  alert_id uuid primary key references alert (id),
  picture bytea not null,
  added_at timestamptz not null default now()
);
alter table alert_image alter column picture set storage external;
create trigger alert_image_append_only before update or delete or truncate on alert_image for each statement execute function refuse_change();

-- What happens to an alert stands in the log of the incident it names, and of those it is linked to, in the same transaction.
create function note_alert_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about alert%rowtype;
begin
  if new.state = 'draft' then return null; end if;
  select * into about from alert where id = new.alert_id;
  insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
  select internal_id, incident.id, 'note', new.saved_by, new.saved_by_id, 'message',
    case
      when new.state = 'waiting' then 'Alert handed in for approval'
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
create trigger alert_version_noted after insert on alert_version for each row execute function note_alert_step();
revoke execute on function note_alert_step() from public;
