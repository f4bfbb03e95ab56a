-- A flammable cloud has actions of its own, and a cloud may be toxic and flammable. Each language has its text message; that of English:
alter table alert_version
  drop constraint alert_version_hazard_check,
  drop constraint alert_version_action_check,
  add constraint alert_version_hazard_check
    check (hazard in ('toxic-leak', 'flammable-leak', 'toxic-flammable-leak', 'fire', 'explosion')),
  add constraint alert_version_action_check
    check (action in ('shelter', 'shelter-no-flame', 'leave', 'move-away', 'keep-away', 'be-ready')),
  add column sms_text text check (length(sms_text) between 1 and 306),
  -- Why a warning was ended: an error says nothing about safety. Null: it is not ended, or was before this column.
  add column cancel_because text check (cancel_because in ('all-clear', 'error')),
  add constraint alert_version_because check (cancel_because is null or state = 'cancelled');
