-- A released version is what the public reads. It is written by the release alone (two people); a version after it takes its place.
alter table alert_version drop constraint alert_version_state_check;
alter table alert_version add constraint alert_version_state_check check (state in ('draft', 'released'));
create index alert_version_released on alert_version (expires_at) where state = 'released';

-- What is public at this moment: the latest version of each alert, when that is released and has not expired. Which status may be
-- shown (Actual, or Exercise and Test) is the installation's mode, so whoever reads this must ask for it.
create view public_alert as
select
  alert.id,
  alert.incident_id,
  alert.area,
  released.version,
  released.status,
  released.incident_severity,
  released.source,
  released.hazard_text,
  released.place_text,
  released.action_text,
  released.time_text,
  released.expires_at,
  released.saved_at as released_at
from alert_version released
join alert on alert.id = released.alert_id
where
  released.state = 'released'
  and released.expires_at > now()
  and not exists (
    select from alert_version newer where newer.alert_id = released.alert_id and newer.version > released.version
  );
