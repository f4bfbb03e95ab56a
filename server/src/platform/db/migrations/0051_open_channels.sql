-- Which notification channels there are is a list of the program, not of the schema: a column keeps any id of the right form.
do $$
declare
  checked record;
begin
  for checked in
    select conrelid::regclass as place, conname as name, attname as part
    from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and connamespace = 'public'::regnamespace
      and (attname = 'channel' or (attname = 'way' and conrelid = 'resident_report'::regclass))
  loop
    execute format('alter table %1$s drop constraint %2$I, add constraint %2$I check (%3$I ~ ''^[a-z][a-z0-9-]{0,39}$'')', checked.place, checked.name, checked.part);
  end loop;
end $$;

-- No channel: every channel, also one that the installation gets later. Choices of before stay as they are.
alter table person
  alter column call_channels set default '{}',
  drop constraint person_call_channels,
  add constraint person_call_channels check (array_to_string(call_channels, ' ') ~ '^([a-z][a-z0-9-]{0,39}( [a-z][a-z0-9-]{0,39})*)?$');
