-- Recipient lists, calls by telephone, villages that are switched off, and advice by place.

-- Whom a recipient of a list speaks for; the place itself is the followed place.
alter table follower
  add column name text check (length(name) between 1 and 200),
  -- Such as village head, head teacher, safety officer.
  add column role text check (length(role) between 1 and 200),
  -- Why messages may be sent: confirmed by a code or a browser, agreed with the keeper of the list, or in an office that is warned. Null: not
  -- recorded.
  add column consent text check (consent in ('own', 'agreed', 'office'));
update audit_plan set hidden = hidden || '{name,role}' where thing = 'follower';

alter table delivery
  -- Whom and what the recipient speaks for, from the list.
  add column role text,
  add column place text,
  -- The advice for the recipient's place; null: the text for everybody.
  add column action text check (action in ('shelter', 'shelter-no-flame', 'leave', 'move-away', 'keep-away', 'be-ready'));

-- As in 0004, and with the name and the place of the recipient.
create or replace function erase_follower_deliveries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from delivery where follower_id = old.id order by id for update;
  update delivery set
    address = 'erased:' || id, follower_id = null, latitude = null, longitude = null, name = null, place = null,
    cause = case when state = 'waiting' then 'erased' else cause end,
    state = case when state = 'waiting' then 'gave-up' else state end
  where follower_id = old.id;
  return old;
end
$$;

-- Calls by telephone to recipients whom no message reached, and to recorded places in the area: every entry is kept, the latest counts.
create table phone_call (
  id bigint generated always as identity primary key,
  alert_id uuid not null references alert (id),
  -- The released version that the person is called about.
  version integer not null,
  -- A message that did not arrive, or a recorded place. No foreign key: a place may be deleted.
  delivery_id uuid references delivery (id),
  receptor_id text,
  mark text not null check (mark in ('calling', 'reached', 'no-answer', 'wrong-number')),
  -- As the log names the person or place: no resident by name.
  who text not null,
  at timestamptz not null default clock_timestamp(),
  by_name text not null,
  by_id text not null,
  check (num_nonnulls(delivery_id, receptor_id) = 1),
  foreign key (alert_id, version) references alert_version (alert_id, version)
);
create index phone_call_of_alert on phone_call (alert_id, id desc);
create index phone_call_of_delivery on phone_call (delivery_id) where delivery_id is not null;
create trigger phone_call_append_only before update or delete or truncate on phone_call for each statement execute function refuse_change();
insert into audit_plan (thing, left_out) values ('phone_call', 'itself the record of who called whom: appended, never changed');

create policy within_scope on phone_call using (alert_id in (select scope_alerts()));
create policy emergency_deletes_nothing on phone_call as restrictive for delete using (not (select in_emergency()));
alter table phone_call enable row level security;

-- Outcomes go to the log of the incident; every entry is shown at once to the others who call.
create function note_phone_call() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.mark <> 'calling' then
    insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
    select internal_id, incident.id, 'note', new.by_name, new.by_id, 'message',
      'Called by telephone: ' || new.who || '. '
      || case new.mark when 'reached' then 'Reached.' when 'no-answer' then 'No answer.' else 'Wrong number.' end
    from incident join alert on alert.incident_id = incident.id where alert.id = new.alert_id;
  end if;
  perform note_live_event('delivery', array[new.alert_id::text]);
  return null;
end
$$;
revoke execute on function note_phone_call() from public;
create constraint trigger phone_call_noted after insert on phone_call deferrable initially deferred
  for each row execute function note_phone_call();

alter table alert_version
  -- Villages and wards inside whose recipients get nothing: [{code, name, reason}].
  add column villages_off jsonb not null default '[]' check (jsonb_typeof(villages_off) = 'array'),
  -- False: everybody gets the same advice.
  add column by_place boolean not null default true,
  -- Advice by distance from the source, word for word: [{action, fromM, toM, goodUntil, texts}].
  add column variants jsonb not null default '[]' check (jsonb_typeof(variants) = 'array');

-- As in 0018, and with the villages that are switched off.
create or replace function note_alert_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  about alert%rowtype;
  villages text := (
    select string_agg((village ->> 'name') || coalesce(' (' || (village ->> 'reason') || ')', ''), ', ')
    from jsonb_array_elements(new.villages_off) village);
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
    || case
      when new.kind = 'Cancel' then ''
      when new.area_choice = 'zone' then '. Area: the zone alone, because: ' || new.area_reason
      when new.area_choice = 'drawn' then '. Area: drawn, because: ' || new.area_reason
      else ''
    end
    || case when new.kind = 'Cancel' then '' else coalesce('. NOT WARNED, switched off: ' || villages, '') end
  from incident
  where incident.id = about.incident_id
    or (
      select kind = 'link' from incident_event
      where incident = internal_id and link_kind = 'alert' and link_id = new.alert_id order by incident_event.id desc limit 1
    );
  return null;
end
$$;
