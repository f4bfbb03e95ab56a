-- A run made for an incident has its number, as an alert does. No foreign key: it outlives the incident.
alter table run
  add column incident_id text check (incident_id ~ '^INC[0-9]{6}$'),
  -- Where the release is when it is not at the industry, such as a road tanker; null: at the industry.
  add column place_name text;
create index run_of_incident on run (incident_id, created_at desc) where incident_id is not null;
create or replace view incident_number as
  select id from incident union select incident_id from alert union select incident_id from run where incident_id is not null;

-- A run of an incident is linked to it in the log, in the same transaction.
create function link_run_to_incident() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into incident_event (incident, incident_id, kind, by_name, by_id, link_kind, link_id)
  select internal_id, id, 'link', new.created_by, new.created_by_id, 'run', new.id from incident where id = new.incident_id;
  return null;
end
$$;
revoke execute on function link_run_to_incident() from public;
create trigger run_linked_to_incident after insert on run for each row when (new.incident_id is not null)
  execute function link_run_to_incident();

-- Who called, so that they can be called back. Not in the log, which is never changed.
alter table incident add column reporter_name text, add column reporter_phone text;
insert into audit_plan (thing, hidden, ignored) values ('incident', '{reporter_name,reporter_phone}', '{}');
