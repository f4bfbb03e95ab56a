-- What has changed, in the order in which it became visible: what browsers are told by server-sent events, and catch up on.
create table live_event (
  id bigint generated always as identity primary key,
  topic text not null check (topic in ('alert', 'incident', 'delivery', 'answer')),
  -- Which one of the topic.
  subject text not null,
  at timestamptz not null default clock_timestamp()
);
create index live_event_by_age on live_event (at);
create trigger live_event_announces after insert on live_event for each statement execute function announce_change();

-- One writer at a time until its commit: a lower number never becomes visible after a higher one, so whoever has seen one number has
-- missed none below it.
create function note_live_event(topic text, subjects text[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_advisory_xact_lock(hashtext('live_event'));
  insert into live_event (topic, subject) select note_live_event.topic, unnest(subjects);
end
$$;

-- At the end of the transaction, so that a long one does not hold up the others.
create function alert_version_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('alert', array[new.alert_id::text]);
  return null;
end
$$;
create constraint trigger alert_version_live after insert on alert_version deferrable initially deferred
  for each row execute function alert_version_is_live();

create function incident_event_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('incident', array[new.incident_id]);
  return null;
end
$$;
create constraint trigger incident_event_live after insert on incident_event deferrable initially deferred
  for each row execute function incident_event_is_live();

create function delivery_answer_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('answer', array(select alert_id::text from delivery where id = new.delivery_id));
  return null;
end
$$;
create constraint trigger delivery_answer_live after insert on delivery_answer deferrable initially deferred
  for each row execute function delivery_answer_is_live();

-- Ends of messages are written many at a time: one event for each alert among them.
create function delivery_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched text[] := array(select distinct after.alert_id::text from after join before using (id) where after.state <> before.state);
begin
  if cardinality(touched) > 0 then perform note_live_event('delivery', touched); end if;
  return null;
end
$$;
create trigger delivery_live after update on delivery referencing old table as before new table as after
  for each statement execute function delivery_is_live();
