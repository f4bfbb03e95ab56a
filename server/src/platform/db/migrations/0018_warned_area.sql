-- The area of an alert from a run: the warned area, or by a person's choice, with a reason, the zone alone or a drawn one. Null: the alert
-- has no run, or is older than the choice.
alter table alert_version
  add column area_choice text check (area_choice in ('warned-area', 'zone', 'drawn')),
  add column area_reason text,
  add constraint alert_version_area_reason check (area_choice is null or area_choice = 'warned-area' or length(btrim(area_reason)) > 0);

-- As in 0004, and with the area where a person has chosen another than the warned area.
create or replace function note_alert_step() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
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
    || case
      when new.kind = 'Cancel' then ''
      when new.area_choice = 'zone' then '. Area: the zone alone, because: ' || new.area_reason
      when new.area_choice = 'drawn' then '. Area: drawn, because: ' || new.area_reason
      else ''
    end
  from incident
  where incident.id = about.incident_id
    or (
      select kind = 'link' from incident_event
      where incident = internal_id and link_kind = 'alert' and link_id = new.alert_id order by incident_event.id desc limit 1
    );
  return null;
end
$$;

-- A released warning that ends soon: who may renew it is notified.
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check
  check (kind in ('emergency-opened', 'emergency-asked', 'emergency-decided', 'sent-in-error', 'alert-ending'));
