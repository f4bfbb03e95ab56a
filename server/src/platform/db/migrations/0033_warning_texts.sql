-- A gas that is not identified, and a smell that is being checked, have texts of their own.
alter table alert_version drop constraint alert_version_hazard_check;
alter table alert_version add constraint alert_version_hazard_check
  check (hazard in ('toxic-leak', 'flammable-leak', 'toxic-flammable-leak', 'unknown-gas', 'smell', 'fire', 'explosion'));

-- What people around call the plant, for warnings; null: its name.
alter table industry add column public_name text check (length(public_name) <= 24);
