-- The system calls people by itself: approvers at hand-in, the people of a site at a detection; by voice and WhatsApp too; alarms are
-- acknowledged and shelved.

-- How a user is called. In quiet hours and until away_until a user off duty is called only if nobody else can be.
alter table person
  add column telephone text,
  add column call_channels text[] not null default '{email,sms,voice,whatsapp,web-push}',
  -- Minutes after local midnight.
  add column quiet_from integer check (quiet_from between 0 and 1439),
  add column quiet_to integer check (quiet_to between 0 and 1439),
  add column away_until timestamptz,
  add constraint person_call_channels check (call_channels <@ array['email', 'sms', 'voice', 'whatsapp', 'web-push'] and cardinality(call_channels) > 0),
  add constraint person_quiet_hours check ((quiet_from is null) = (quiet_to is null) and coalesce(quiet_from <> quiet_to, true));

-- A shift at one site; null: for all sites that have no shift of their own.
alter table duty_shift add column industry_id integer references industry (id) on delete cascade;

-- 'respond': responders for a public alert or an incident. 'approve': approvers for a version that waits for approval.
alter table escalation
  add column purpose text not null default 'respond' check (purpose in ('respond', 'approve')),
  add column waiting_version integer,
  add constraint escalation_waiting check ((purpose = 'approve') = (waiting_version is not null) and (purpose = 'respond' or alert_id is not null)),
  drop constraint escalation_stopped_check,
  add constraint escalation_stopped_check check (stopped in ('cancelled', 'expired', 'closed', 'alert', 'decided'));
drop index escalation_running;
create unique index escalation_running on escalation (alert_id, purpose) where state = 'running';

-- Users of this installation are called too.
alter table escalation_person drop constraint escalation_person_pkey;
alter table escalation_person
  add column id bigint generated always as identity primary key,
  alter column stakeholder_id drop not null,
  add column person_id text,
  add constraint escalation_person_is_one check (num_nonnulls(stakeholder_id, person_id) = 1);
create unique index escalation_person_once on escalation_person (step_id, stakeholder_id, person_id) nulls not distinct;

-- By the link of a message, signed in, by a key pressed in a voice call, by a reply in WhatsApp.
alter table escalation_acknowledgement
  drop constraint escalation_acknowledgement_way_check,
  add constraint escalation_acknowledgement_way_check check (way in ('link', 'app', 'keypress', 'reply'));

-- Every new version ends the request to approve the one before it, for every writer.
create function decide_approval() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update escalation set state = 'stopped', stopped = 'decided', ended_at = now()
  where alert_id = new.alert_id and purpose = 'approve' and state = 'running' and waiting_version < new.version;
  return null;
end
$$;
revoke execute on function decide_approval() from public;
create trigger alert_version_decides after insert on alert_version for each row execute function decide_approval();

create or replace function note_escalation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said text;
  before escalation := case tg_op when 'UPDATE' then old end;
begin
  if new.purpose = 'approve' then
    if tg_op = 'INSERT' then
      said := 'Approval requested: version ' || new.waiting_version || ' of the warning waits, approvers are called';
    elsif new.stopped = 'expired' and before.stopped is null then
      said := 'NOBODY DECIDED ABOUT VERSION ' || new.waiting_version || ' OF THE WARNING: ITS TIME EXPIRED';
    else
      return null;
    end if;
  elsif tg_op = 'INSERT' then
    if new.incident is null then return null; end if;
    said := 'Escalation started: ' || new.chain_name;
  elsif new.state = 'running' and before.stopped = 'expired' then
    said := 'Escalation continues: the clock jumped back, its time is not over';
  elsif new.state = 'running' and new.tier > greatest(before.tier, 1) then
    said := 'Escalation: tier ' || new.tier || ' called, too few have acknowledged';
  elsif new.state = 'acknowledged' and before.state <> 'acknowledged' then
    said := 'Escalation ended: acknowledged by ' || (
      select string_agg(name, ', ' order by id) from escalation_acknowledgement where escalation_id = new.id);
  elsif new.state = 'unanswered' and before.state = 'running' then
    said := 'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ALL TIERS WERE CALLED';
  elsif new.stopped = 'alert' and before.stopped is null then
    said := 'Escalation ended: the alert now calls the responders';
  elsif new.stopped = 'expired' and before.stopped is null then
    said := 'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ITS TIME EXPIRED';
  else
    return null;
  end if;
  insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
  select internal_id, incident.id, 'note',
    case tg_op when 'INSERT' then coalesce(new.started_by, 'HazardGuard') else 'HazardGuard' end,
    case tg_op when 'INSERT' then coalesce(new.started_by_id, 'escalation') else 'escalation' end,
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

-- Channels of the sending servers besides those that every installation may have: a call to a person uses them.
create table call_channel (channel text primary key check (channel in ('voice', 'whatsapp')));
insert into audit_plan (thing, left_out) values ('call_channel', 'follows from the settings of the server');

alter table delivery
  drop constraint delivery_channel_check,
  add constraint delivery_channel_check check (channel in ('web-push', 'email', 'sms', 'webhook', 'mqtt', 'voice', 'whatsapp')),
  -- What the provider reported about the message after it accepted it.
  add column receipt text check (receipt in ('delivered', 'read', 'failed')),
  add column receipt_at timestamptz,
  add column receipt_reason text,
  add constraint delivery_receipt check ((receipt is null) = (receipt_at is null));
alter table delivery_sink
  drop constraint delivery_sink_channel_check,
  add constraint delivery_sink_channel_check check (channel in ('email', 'sms', 'webhook', 'mqtt', 'voice', 'whatsapp'));

-- The same for a call of approvers, which belongs to the drill of its alert.
create or replace function refuse_delivery_of_other_drill() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if exists (select from added join alert on alert.id = added.alert_id where alert.drill_id is distinct from added.drill_id)
    or exists (
      select from added join escalation_step step on step.id = added.escalation_step_id join escalation on escalation.id = step.escalation_id
        left join incident on incident.internal_id = escalation.incident left join alert on alert.id = escalation.alert_id
      where added.alert_id is null and (incident.id is not null or alert.id is not null)
        and coalesce(incident.drill_id, alert.drill_id) is distinct from added.drill_id
    ) then
    raise exception 'A message belongs to the drill of its alert or incident, or is real like it' using errcode = 'check_violation';
  end if;
  return null;
end
$$;

create or replace function note_deliveries_live(ids uuid[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched text[] := array(
    select distinct coalesce(delivery.alert_id::text, escalation.alert_id::text, incident.id) from delivery
      left join escalation_step step on delivery.alert_id is null and step.id = delivery.escalation_step_id
      left join escalation on escalation.id = step.escalation_id
      left join incident on incident.internal_id = escalation.incident
    where delivery.id = any(ids) and coalesce(delivery.alert_id::text, escalation.alert_id::text, incident.id) is not null);
begin
  if cardinality(touched) > 0 then perform note_live_event('delivery', touched); end if;
end
$$;

-- Alarm handling (ISA-18.2). A shelved sensor's alarms are recorded but open no detection and call nobody, until the time ends.
alter table sensor
  add column shelved_until timestamptz,
  add column shelved_reason text,
  add column shelved_by text,
  add constraint sensor_shelved check (num_nulls(shelved_until, shelved_reason, shelved_by) in (0, 3));
create index sensor_shelved_until on sensor (shelved_until) where shelved_until is not null;
alter table sensor_alarm add column shelved boolean not null default false;
alter table sensor_alarm_state add column acknowledged_at timestamptz, add column acknowledged_by text;
create index sensor_alarm_of_sensor on sensor_alarm (sensor_id, received_at);
