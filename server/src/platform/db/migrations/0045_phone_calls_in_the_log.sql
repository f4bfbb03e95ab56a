-- The log of an incident has calls by telephone to entries of the call list. They are entries of the log alone, so that a device without a
-- network can add them, and they are there with the others who call.
alter table incident_event drop constraint incident_event_kind_check;
alter table incident_event add constraint incident_event_kind_check check (
  kind in (
    'created', 'changed', 'deleted', 'note', 'task', 'link', 'unlink',
    'task-set', 'checklist', 'role', 'roll-call', 'radio', 'phone-call', 'attachment', 'withdrawal', 'accident-report',
    'sensor-alarms', 'source-estimate'
  )
);
alter table incident_event drop constraint incident_event_detail_goes_with_kind;
alter table incident_event add constraint incident_event_detail_goes_with_kind check (
  (detail is not null)
  = (
    kind in (
      'task-set', 'checklist', 'role', 'roll-call', 'radio', 'phone-call', 'attachment', 'withdrawal', 'accident-report',
      'sensor-alarms', 'source-estimate'
    )
  )
);
