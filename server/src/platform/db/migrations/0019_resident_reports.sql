-- Reports from residents: safe, need help, smell of gas; by the link of a message, the public page, SMS and WhatsApp.
create table resident_report (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  -- 'other': the words are none of the table, so only the text says it. 'place': a position alone.
  kind text not null check (kind in ('help', 'smell', 'safe', 'other', 'place')),
  way text not null check (way in ('link', 'page', 'sms', 'whatsapp')),
  -- Id of the message at its provider, or of the form: the same again changes nothing.
  message_id text not null,
  text text,
  -- The sender's number; null: by link, where the message has it, or by the public page.
  address text,
  -- The message that it answers: the sender is verified. Null: not verified.
  delivery_id uuid references delivery (id),
  alert_id uuid references alert (id),
  -- The incident that it belongs to, by the message or by its position. No foreign key: it outlives the incident.
  incident bigint,
  industry_id integer references industry (id) on delete set null,
  -- As the message: answers to an exercise stay in it.
  status text not null default 'Actual' check (status in ('Actual', 'Exercise', 'Test')),
  drill_id integer references drill (id),
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  -- 'shared': by the phone. 'typed': the middle of a named place. 'followed': the place that the resident follows.
  place_from text check (place_from in ('shared', 'typed', 'followed')),
  unique (way, message_id),
  constraint resident_report_place check (num_nulls(latitude, longitude, place_from) in (0, 3))
);
create index resident_report_of_incident on resident_report (incident, at) where incident is not null;
create index resident_report_of_alert on resident_report (alert_id, at) where alert_id is not null;
create index resident_report_of_number on resident_report (address, at) where address is not null;
create index resident_report_by_way on resident_report (way, at);
create index resident_report_of_delivery on resident_report (delivery_id) where delivery_id is not null;
-- The newest message to a number, to which an answer belongs.
create index delivery_to_number on delivery (address, accepted_at desc) where channel in ('sms', 'voice', 'whatsapp') and accepted_at is not null;

insert into audit_plan (thing, left_out) values ('resident_report', 'residents: itself the record of what they reported');

-- The answers by link that were given before.
insert into resident_report (at, kind, way, message_id, delivery_id, alert_id, incident, industry_id, status, drill_id, latitude, longitude, place_from)
select given.at, given.answer, 'link', 'answer ' || given.id, delivery.id, delivery.alert_id,
  (select internal_id from incident where incident.id = alert.incident_id), (select id from industry where industry.id = alert.industry_id),
  delivery.status, delivery.drill_id, delivery.latitude, delivery.longitude, case when delivery.latitude is not null then 'followed' end
from delivery_answer given join delivery on delivery.id = given.delivery_id left join alert on alert.id = delivery.alert_id;

-- Everybody who has the incident open sees it.
create function resident_report_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched text[] := array(
    select distinct incident.id from incident left join alert on alert.id = new.alert_id
    where incident.internal_id = new.incident or incident.id = alert.incident_id
    union
    select incident_id from incident_event where link_kind = 'alert' and link_id = new.alert_id);
begin
  if cardinality(touched) > 0 then perform note_live_event('incident', touched); end if;
  return null;
end
$$;
revoke execute on function resident_report_is_live() from public;
create constraint trigger resident_report_live after insert or update on resident_report deferrable initially deferred
  for each row execute function resident_report_is_live();

-- A follower who stops is erased here too.
create function erase_follower_reports() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update resident_report set address = null, text = null, latitude = null, longitude = null, place_from = null
  where delivery_id in (select id from delivery where follower_id = old.id);
  return old;
end
$$;
revoke execute on function erase_follower_reports() from public;
-- Before the trigger that separates the messages from the follower: triggers of one time run in the order of their names.
create trigger follower_erases_answers before delete on follower for each row execute function erase_follower_reports();

-- The one that still belongs to no site is seen by those who see all districts of a State.
create policy within_scope on resident_report using (
  exists (select from industry where industry.id = resident_report.industry_id)
  or alert_id in (select scope_alerts())
  or incident in (select scope_incidents())
  or (industry_id is null and alert_id is null and incident is null and (select scope_state()) is not null)
);
create policy emergency_deletes_nothing on resident_report as restrictive for delete using (not (select in_emergency()));
alter table resident_report enable row level security;

-- A person decided that this estimate of a source uses residents' reports of a smell beside the readings of the sensors.
alter table detection add column use_reports boolean not null default false;
