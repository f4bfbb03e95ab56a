-- What went wrong at the service of fire detections, as a code with its values: screens say it in the reader's language.
alter table fire_watch alter column failure type jsonb
  using case when failure is null then null else jsonb_build_object('code', 'refused', 'said', failure) end;
alter table fire_watch add constraint fire_watch_failure_has_code check (failure is null or failure ? 'code');
