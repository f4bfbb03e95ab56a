-- The district that a file names for a village: a warning may leave the district of its site.
alter table population_area add column district text;

-- What the server last found about a warning in force: a new wind or reading, and the draft that it made of it.
create table alert_check (
  alert_id uuid primary key references alert (id),
  checked_at timestamptz not null,
  -- The last run that was made for it, whether or not a draft came of it, and when; null: none yet.
  considered_run uuid references run (id),
  calculated_at timestamptz,
  -- The run of the newest facts, why it was made, and whom its areas add and release; null: none yet.
  news jsonb check (jsonb_typeof(news) = 'object')
);
insert into audit_plan (thing, left_out) values ('alert_check', 'work of the server: its drafts are recorded as versions of the alert');
create policy within_scope on alert_check using (alert_id in (select scope_alerts()));
create policy emergency_deletes_nothing on alert_check as restrictive for delete using (not (select in_emergency()));
alter table alert_check enable row level security;

-- A note without a draft is shown at once, too.
create function alert_check_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('alert', array[new.alert_id::text]);
  return null;
end
$$;
revoke execute on function alert_check_is_live() from public;
create constraint trigger alert_check_live after update of news on alert_check deferrable initially deferred
  for each row when (new.news is distinct from old.news) execute function alert_check_is_live();

-- As in 0035, with the other districts of the confirmed area.
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
        || case when new.area_answer -> 'because' ? 'district' then '; it reaches another district: '
          || (select string_agg(district, ', ') from jsonb_array_elements_text(new.area_answer -> 'districts') district) else '' end
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
