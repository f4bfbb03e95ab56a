-- Of sensors whose clock differs from the server's, or seems to: by how much their times are put right before anything is judged by them.
create table sensor_clock (
  sensor_id integer primary key references sensor (id) on delete cascade,
  -- The sensor's time less the server's, s; 0: nothing is put right.
  ahead_s double precision not null default 0,
  -- What its last readings differ by beyond that, and since when they do so steadily.
  suspect_s double precision,
  suspect_at timestamptz,
  check ((suspect_s is null) = (suspect_at is null))
);
create policy within_scope on sensor_clock using (sensor_id in (select scope_sensors()));
alter table sensor_clock enable row level security;
insert into audit_plan (thing, left_out) values ('sensor_clock', 'machines: follows from the readings');
-- What the time of a sensor was put right by when it raised the alarm, s.
alter table sensor_alarm add column clock_ahead_s double precision not null default 0;
