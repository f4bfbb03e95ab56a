-- A fourth kind of accident.
alter table incident drop constraint incident_hazard_check;
alter table incident add constraint incident_hazard_check check (hazard in ('toxic-leak', 'fire', 'explosion', 'spill'));

-- Tasks, positions, roll-call, radio, files and the accident report are entries of the log, too: what holds now is the newest about each.
alter table incident_event add column detail jsonb check (jsonb_typeof(detail) = 'object');
alter table incident_event drop constraint incident_event_kind_check;
alter table incident_event add constraint incident_event_kind_check check (
  kind in (
    'created', 'changed', 'deleted', 'note', 'task', 'link', 'unlink',
    'task-set', 'checklist', 'role', 'roll-call', 'radio', 'attachment', 'withdrawal', 'accident-report'
  )
);
alter table incident_event add constraint incident_event_detail_goes_with_kind check (
  (detail is not null)
  = (kind in ('task-set', 'checklist', 'role', 'roll-call', 'radio', 'attachment', 'withdrawal', 'accident-report'))
);

-- The bytes of what is attached; all that is told of them stands in the log. Pictures are drawn anew before they get here.
create table incident_attachment (
  id integer generated always as identity primary key,
  incident bigint not null,
  media_type text not null check (media_type in ('image/jpeg', 'application/pdf')),
  whole bytea not null,
  -- Of pictures.
  small bytea,
  check ((media_type = 'image/jpeg') = (small is not null))
);
-- Neither JPEG nor PDF gets smaller by being packed again.
alter table incident_attachment alter column whole set storage external, alter column small set storage external;
create index incident_attachment_of_incident on incident_attachment (incident);
create trigger incident_attachment_append_only before update or delete or truncate on incident_attachment
  for each statement execute function refuse_change();
