-- The threshold that a person chose for both areas, percent (null: as the server is set), and what a person confirmed about an area that asks
-- a question: why it asks, and the people in the act-now area and in the zone.
alter table alert_version
  add column area_percent double precision check (area_percent > 0 and area_percent < 100),
  add column area_answer jsonb check (jsonb_typeof(area_answer) = 'object'),
  add constraint alert_version_area_percent check (area_percent is null or length(btrim(area_reason)) > 0);

-- As in 0020, with the chosen threshold and the confirmed area.
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
      when new.area_percent is not null then '. Area: threshold ' || new.area_percent || ' %, because: ' || new.area_reason
      else ''
    end
    || case
      when new.state <> 'waiting' or new.area_answer is null then ''
      else '. Area confirmed: ' || coalesce(new.area_answer ->> 'actNow', 'unknown number of') || ' people in the act-now area, '
        || coalesce(new.area_answer ->> 'zone', 'unknown number of') || ' in the zone of the best estimate'
        || case when new.area_answer -> 'because' ? 'model-limit' then '; the level may reach farther than the model' else '' end
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

-- As in 0004, with the advice for the be-ready area.
create or replace view public_alert as
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
  shown.saved_at as released_at,
  shown.variants
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
