-- Who invited whom, and which browsers people were signed in at: the second person for a warning is not the author in another account.
alter table person add column invited_by text references person (id);
alter table person_session add column device_id uuid;
create table person_device (
  device_id uuid not null,
  person_id text not null references person (id) on delete cascade,
  -- When the person was last signed in there.
  last_at timestamptz not null,
  primary key (device_id, person_id)
);
create function note_person_device() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  one person_session := case tg_op when 'DELETE' then old else new end;
begin
  if one.device_id is null then return null; end if;
  insert into person_device (device_id, person_id, last_at)
  select one.device_id, one.person_id, least(now(), one.expires_at) where exists (select from person where id = one.person_id)
  on conflict (device_id, person_id) do update set last_at = greatest(person_device.last_at, excluded.last_at);
  return null;
end
$$;
revoke execute on function note_person_device() from public;
create trigger person_session_device after insert or update or delete on person_session for each row execute function note_person_device();
insert into audit_plan (thing, left_out) values ('person_device', 'follows from the sessions, which are recorded');
