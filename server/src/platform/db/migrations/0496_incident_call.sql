-- A chain may be started for an incident about which nothing is public. Its messages go to the called responders alone.
alter table escalation
  alter column alert_id drop not null,
  -- By the number that never comes round. It has no foreign key: what was done outlives the incident.
  add column incident bigint,
  -- Of an incident's: by whom.
  add column started_by text,
  add column started_by_id text,
  add constraint escalation_of_one check (num_nonnulls(alert_id, incident) = 1),
  add constraint escalation_started_by check ((incident is null) = (started_by is null) and (incident is null) = (started_by_id is null)),
  drop constraint escalation_stopped_check,
  add constraint escalation_stopped_check check (stopped in ('cancelled', 'expired', 'closed', 'alert'));
create unique index escalation_running_of_incident on escalation (incident) where state = 'running';
create index escalation_of_incident on escalation (incident, started_at desc) where incident is not null;

-- A message of such a chain is of no alert; its version is 0.
alter table delivery
  alter column alert_id drop not null,
  drop constraint delivery_kind_check,
  add constraint delivery_kind_check check (kind in ('Alert', 'Update', 'Cancel', 'Call')),
  add constraint delivery_call_is_of_step check (
    case when alert_id is null then kind = 'Call' and version = 0 and escalation_step_id is not null and audience in ('stakeholder', 'exercise-sink')
    else kind <> 'Call' end
  );
create unique index delivery_of_call on delivery (call, channel, address) where alert_id is null;

create or replace function refuse_delivery_of_other_world() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added join alert on alert.id = added.alert_id where alert.drill_id is distinct from added.drill_id)
    or exists (
      select from added join escalation_step step on step.id = added.escalation_step_id join escalation on escalation.id = step.escalation_id
        join incident on incident.internal_id = escalation.incident
      where added.alert_id is null and incident.drill_id is distinct from added.drill_id
    ) then
    raise exception 'A message is of the world of what it is about' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

-- Browsers are told by the number on the screen: the alert's, else the incident's.
create function escalation_subject(chain escalation) returns text[] language sql stable security definer set search_path = public, pg_temp as $$
  select array_remove(array[coalesce(chain.alert_id::text, (select id from incident where internal_id = chain.incident))], null)
$$;
create or replace function escalation_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('escalation', escalation_subject(new));
  return null;
end
$$;
create or replace function escalation_acknowledgement_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('escalation', escalation_subject(escalation)) from escalation where id = new.escalation_id;
  return null;
end
$$;
create or replace function delivery_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched text[] := array(
    select distinct coalesce(after.alert_id::text, incident.id) from after join before using (id)
      left join escalation_step step on after.alert_id is null and step.id = after.escalation_step_id
      left join escalation on escalation.id = step.escalation_id
      left join incident on incident.internal_id = escalation.incident
    where after.state <> before.state and coalesce(after.alert_id::text, incident.id) is not null);
begin
  if cardinality(touched) > 0 then perform note_live_event('delivery', touched); end if;
  return null;
end
$$;

-- Who started it stands in the log, too; and what became of it, as of an alert's.
create or replace function note_escalation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said text;
  before escalation := case tg_op when 'UPDATE' then old end;
begin
  if tg_op = 'INSERT' then
    if new.incident is null then return null; end if;
    said := 'Escalation started: ' || new.chain_name;
  elsif new.state = 'running' and new.tier > greatest(before.tier, 1) then
    said := 'Escalation: tier ' || new.tier || ' called, too few have acknowledged';
  elsif new.state = 'acknowledged' and before.state <> 'acknowledged' then
    said := 'Escalation ended: acknowledged by ' || (
      select string_agg(name, ', ' order by id) from escalation_acknowledgement where escalation_id = new.id);
  elsif new.state = 'unanswered' and before.state = 'running' then
    said := 'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ALL TIERS WERE CALLED';
  elsif new.stopped = 'alert' and before.stopped is null then
    said := 'Escalation ended: the alert now calls the responders';
  else
    return null;
  end if;
  insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
  select internal_id, incident.id, 'note',
    case tg_op when 'INSERT' then new.started_by else 'HazardGuard' end, case tg_op when 'INSERT' then new.started_by_id else 'escalation' end,
    'message', said || ' (' || new.status || ')'
  from incident left join alert on alert.id = new.alert_id
  where internal_id = new.incident
    or incident.id = alert.incident_id
    or (
      select kind = 'link' from incident_event
      where incident = internal_id and link_kind = 'alert' and link_id = new.alert_id order by incident_event.id desc limit 1
    );
  return null;
end
$$;
create trigger escalation_start_noted after insert on escalation for each row execute function note_escalation();

-- Three doors write incidents; whichever ends one, ends its chain with it.
create function stop_escalation_of_incident() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update escalation set state = 'stopped', stopped = 'closed', ended_at = now() where incident = old.internal_id and state = 'running';
  return null;
end
$$;
create trigger incident_end_stops_escalation after update on incident for each row
  when (new.state in ('Resolved', 'Closed') and new.state is distinct from old.state) execute function stop_escalation_of_incident();
create trigger incident_deletion_stops_escalation after delete on incident for each row execute function stop_escalation_of_incident();
revoke execute on function escalation_subject(escalation), stop_escalation_of_incident() from public;
