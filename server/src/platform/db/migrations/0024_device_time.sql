-- When the person acted, by the device's clock; the server sets it with the actor for a call that was sent later. Null: within a minute
-- of the server's clock, which decides.
create function device_time() returns timestamptz language sql volatile set search_path = pg_catalog as $$
  select written from (select (nullif(current_setting('hazardguard.actor', true), '')::jsonb ->> 'deviceAt')::timestamptz) as device (written)
  where abs(extract(epoch from written - clock_timestamp())) > 60
$$;
alter table incident_event add column device_at timestamptz;
alter table incident_event alter column device_at set default device_time();

update audit_plan set left_out = 'a copy of an answer, kept three weeks' where thing = 'idempotent_answer';
