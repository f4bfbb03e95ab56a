-- True: nobody could release the warning as its second person; those called can release it alone, with a reason.
alter table escalation_step add column alone boolean not null default false;

-- What spoke against an all clear when a person asked for it nevertheless, and the reason.
alter table alert_version add column early_clear jsonb check (jsonb_typeof(early_clear) = 'object');

create function log_early_clear() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into incident_event (incident, incident_id, kind, note_kind, text, by_name, by_id)
  select incident.internal_id, incident.id, 'note', 'decision',
    'All clear before the check allows it: ' || (new.early_clear ->> 'reason'), new.saved_by, new.saved_by_id
  from alert join incident on incident.id = alert.incident_id where alert.id = new.alert_id;
  return null;
end
$$;
create trigger alert_version_logs_early_clear after insert on alert_version for each row
  when ((new.early_clear ->> 'version')::integer = new.version) execute function log_early_clear();

-- An incident that was over is opened again only with a reason, which its log keeps, whichever call does it.
create function refuse_silent_reopening() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  if old.state in ('Resolved', 'Closed') and new.state not in ('Resolved', 'Closed')
    and coalesce(btrim(current_setting('incident.why', true)), '') = '' then
    raise exception 'To open an incident again, give a reason: PUT /api/incidents/:id with "why"' using errcode = '22023';
  end if;
  return new;
end
$$;
create trigger incident_reopens_with_reason before update of state on incident for each row execute function refuse_silent_reopening();

-- A person sends a test message to the own addresses.
alter table notice drop constraint notice_kind_check;
alter table notice add constraint notice_kind_check
  check (kind in ('emergency-opened', 'emergency-asked', 'emergency-decided', 'sent-in-error', 'alert-ending', 'channel-test'));

-- When a channel last accepted a message to an officer or a responder.
create index delivery_to_people on delivery (channel, address) where audience = 'stakeholder';
