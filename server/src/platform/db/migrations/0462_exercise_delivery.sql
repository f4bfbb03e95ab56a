-- Messages of a drill are queued, counted and receipted, and end in this table. Their rows hold no address that anything could be
-- sent to, so that no fault of the program can send them.
alter table delivery
  add column drill_id integer references drill (id),
  drop constraint delivery_state_check,
  drop constraint delivery_check,
  drop constraint delivery_only_actual_leaves;
alter table delivery
  add constraint delivery_state_check check (state in ('waiting', 'accepted', 'refused', 'gave-up', 'kept')),
  add constraint delivery_ends check ((state in ('accepted', 'kept')) = (accepted_at is not null)),
  -- Whatever the program does wrong: an exercise or a test reaches the places of exercises and nobody else, a warning never those.
  add constraint delivery_only_actual_leaves check (drill_id is not null or (status = 'Actual') = (audience <> 'exercise-sink')),
  add constraint delivery_of_drill_stays check (
    case when drill_id is null then state <> 'kept' and address not like 'exercise:%'
    else status = 'Exercise' and address like 'exercise:%' and follower_id is null and state in ('waiting', 'kept', 'gave-up') end
  );

create function refuse_delivery_of_other_world() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added join alert on alert.id = added.alert_id where alert.drill_id is distinct from added.drill_id) then
    raise exception 'A message is of the world of its alert' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger delivery_world after insert on delivery referencing new table as added
  for each statement execute function refuse_delivery_of_other_world();

-- An exercise is no public warning.
create or replace view public_alert as
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
  and alert.drill_id is null
  and told.expires_at > now()
  and not exists (
    select from alert_version newer
    where newer.alert_id = told.alert_id and newer.version > told.version and newer.state in ('released', 'cancelled')
  );
