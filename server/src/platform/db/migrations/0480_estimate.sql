-- Each estimate of a source is a row of its own: the newest is shown, the earlier ones are kept for the inquiry.
create table source_estimate (
  id bigint generated always as identity primary key,
  detection_id bigint not null references detection (id),
  at timestamptz not null default now(),
  readings jsonb not null check (jsonb_typeof(readings) = 'array'),
  weather_origin jsonb not null,
  -- As it was told, before the estimate turned it.
  wind jsonb not null check (jsonb_typeof(wind) = 'object'),
  -- What a footprint of it needs: the likeliest source in the air it was sought in.
  scenario jsonb not null check (jsonb_typeof(scenario) = 'object'),
  found jsonb not null check (jsonb_typeof(found) = 'object'),
  map jsonb not null,
  -- Its footprint, once one was asked for.
  run_id uuid references run (id)
);
create index source_estimate_newest on source_estimate (detection_id, id desc);

create function refuse_estimate_change() returns trigger language plpgsql as $$
begin
  if to_jsonb(new) - 'run_id' <> to_jsonb(old) - 'run_id' or (old.run_id is not null and new.run_id is distinct from old.run_id) then
    raise exception 'An estimate is never changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger source_estimate_stays before update on source_estimate for each row execute function refuse_estimate_change();
create trigger source_estimate_append_only before delete or truncate on source_estimate
  for each statement execute function refuse_change();

insert into source_estimate (detection_id, at, readings, weather_origin, wind, scenario, found, map, run_id)
select detection.id, run.created_at, (
    select coalesce(jsonb_agg(jsonb_build_object(
      'code', one ->> 'id', 'latitude', one -> 'latitude', 'longitude', one -> 'longitude', 'ppm', one -> 'value',
      'detectionPpm', one -> 'detectionLimit'
    )), '[]')
    from jsonb_array_elements(detection.readings) as one
  ), detection.weather_origin,
  jsonb_build_object(
    'windSpeedMs', run.scenario -> 'weather' -> 'windSpeedMs', 'windFromDeg', run.scenario -> 'weather' -> 'windFromDeg'
  ),
  run.scenario,
  detection.estimate || '{"regions": []}', detection.map, detection.run_id
from detection join run on run.id = detection.run_id
where detection.estimate is not null and detection.map is not null and detection.weather_origin is not null;

alter table detection
  drop column readings, drop column weather_origin, drop column estimate, drop column map, drop column run_id, drop column reason,
  -- Why there is none, as a code with its values.
  add column obstacle jsonb check (jsonb_typeof(obstacle) = 'object'),
  add column drafted_from bigint references source_estimate (id);
update detection set drafted_from = (select min(id) from source_estimate where detection_id = detection.id) where alert_id is not null;

-- What sensors do stands in the log by codes and values, too.
alter table incident_event drop constraint incident_event_kind_check;
alter table incident_event add constraint incident_event_kind_check check (
  kind in (
    'created', 'changed', 'deleted', 'note', 'task', 'link', 'unlink',
    'task-set', 'checklist', 'role', 'roll-call', 'radio', 'attachment', 'withdrawal', 'accident-report',
    'sensor-alarms', 'source-estimate'
  )
);
alter table incident_event drop constraint incident_event_detail_goes_with_kind;
alter table incident_event add constraint incident_event_detail_goes_with_kind check (
  (detail is not null)
  = (
    kind in (
      'task-set', 'checklist', 'role', 'roll-call', 'radio', 'attachment', 'withdrawal', 'accident-report',
      'sensor-alarms', 'source-estimate'
    )
  )
);
