-- A wait knows when it began. Where the clock stands before that, it was set back: "until 15:00" says nothing any more.
alter table delivery add column waits_since timestamptz not null default now();
alter table delivery_pace add column since timestamptz not null default clock_timestamp();
alter table escalation add column waits_since timestamptz not null default now();
-- Given up because their time was over: looked at again where the clock says that it is not.
create index delivery_expired on delivery (channel, expires_at) where cause = 'expired';
create index escalation_expired on escalation (expires_at) where stopped = 'expired';

-- That a chain ended because its alert ran out is told, like its other ends.
create or replace function note_escalation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said text;
  before escalation := case tg_op when 'UPDATE' then old end;
begin
  if tg_op = 'INSERT' then
    if new.incident is null then return null; end if;
    said := 'Escalation started: ' || new.chain_name;
  elsif new.state = 'running' and before.stopped = 'expired' then
    said := 'Escalation goes on: the clock was set back, and its time is not over';
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
    said := 'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ITS TIME WAS OVER';
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

-- A reading never changes; but one that came under a clock that was ahead is out of order when the clock is right again.
drop trigger sensor_reading_unchanged on sensor_reading;
create trigger sensor_reading_unchanged before update on sensor_reading for each row
  when (to_jsonb(new) - 'out_of_order' <> to_jsonb(old) - 'out_of_order' or old.out_of_order)
  execute function refuse_reading_change();
