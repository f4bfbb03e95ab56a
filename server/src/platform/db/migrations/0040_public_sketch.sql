-- As in 0035, with what the drawing of the areas shows: the source with the wind, and the villages counted in the area. All of it is public
-- already: the areas surround the source, CAP has their corners, and the texts name plant, direction and villages.
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
  shown.variants,
  (
    select jsonb_build_object('site', run.result -> 'site', 'windFromDeg', run.result -> 'windFromDeg')
    from run where run.id = coalesce(shown.run_id, alert.run_id)
  ) as origin,
  case when shown.area is null then alert.population else shown.population end -> 'villages' as villages
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
