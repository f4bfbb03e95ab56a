-- A drill that was run without the server: its organiser read the injects out, and a device recorded the times.
alter table drill
  add column by_hand boolean not null default false,
  -- When the organiser saw each milestone reached. Null: the times come from the records of the drill.
  add column reached jsonb check (jsonb_typeof(reached) = 'object'),
  add check ((reached is not null) = by_hand);

alter table drill_note add column device_at timestamptz;
alter table drill_note alter column device_at set default device_time();
