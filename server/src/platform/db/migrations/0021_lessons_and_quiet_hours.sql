-- A lesson of a debrief becomes a duty of its site.
alter table duty_entry
  -- The incident that the lesson is from.
  add column incident_id text references incident (id),
  add constraint duty_entry_lesson check (incident_id is null or (rule = 'lesson' and kind = 'event'));
create index duty_entry_of_incident on duty_entry (incident_id) where incident_id is not null;

-- Quiet hours are in the local time of the person. Older ones were entered as Indian time.
alter table person add column quiet_zone text;
update person set quiet_zone = 'Asia/Kolkata' where quiet_from is not null;
alter table person add constraint person_quiet_zone check (quiet_zone is not null or quiet_from is null);
