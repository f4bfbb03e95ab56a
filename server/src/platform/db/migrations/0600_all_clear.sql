-- An all clear is asked for by one person and given by another, as a release is; until then it is a version that waits, and the warning
-- stays. A correction (sent in error) is still given by one.
alter table alert_version
  drop constraint alert_version_cancel,
  drop constraint alert_version_because,
  drop constraint alert_version_override,
  drop constraint alert_version_two_people,
  add constraint alert_version_cancel check (
    case when kind = 'Cancel' then state = 'cancelled' or (state in ('waiting', 'returned') and cancel_because = 'all-clear')
    else state <> 'cancelled' end
  ),
  add constraint alert_version_because check (cancel_because is null or kind = 'Cancel'),
  add constraint alert_version_override check (override_reason is null or state in ('released', 'cancelled')),
  add constraint alert_version_two_people
    check (state not in ('released', 'cancelled') or override_reason is not null or saved_by_id <> all (authors));
