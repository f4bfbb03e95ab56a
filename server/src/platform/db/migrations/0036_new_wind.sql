-- The district that a file names for a village: a warning may leave the district of its site.
alter table population_area add column district text;

-- What the server last found about a warning in force: a new wind or reading, and the draft that it made of it.
create table alert_check (
  alert_id uuid primary key references alert (id),
  checked_at timestamptz not null,
  -- The last run that was made for it, whether or not a draft came of it, and when; null: none yet.
  considered_run uuid references run (id),
  calculated_at timestamptz,
  -- The run of the newest facts, why it was made, and whom its areas add and release; null: none yet.
  news jsonb check (jsonb_typeof(news) = 'object')
);
insert into audit_plan (thing, left_out) values ('alert_check', 'work of the server: its drafts are recorded as versions of the alert');
create policy within_scope on alert_check using (alert_id in (select scope_alerts()));
create policy emergency_deletes_nothing on alert_check as restrictive for delete using (not (select in_emergency()));
alter table alert_check enable row level security;

-- A note without a draft is shown at once, too.
create function alert_check_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('alert', array[new.alert_id::text]);
  return null;
end
$$;
revoke execute on function alert_check_is_live() from public;
create constraint trigger alert_check_live after update of news on alert_check deferrable initially deferred
  for each row when (new.news is distinct from old.news) execute function alert_check_is_live();
