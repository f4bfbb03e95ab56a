-- Which languages and weather providers there are is a list of the program, not of the schema: a column keeps any id of the right form.
do $$
declare
  checked record;
begin
  for checked in
    select conrelid::regclass as place, conname as name
    from pg_constraint join pg_attribute on attrelid = conrelid and conkey = array[attnum]
    where contype = 'c' and attname = 'language' and connamespace = 'public'::regnamespace
  loop
    execute format(
      'alter table %1$s drop constraint %2$I, add constraint %2$I check (language ~ ''^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$'')', checked.place, checked.name);
  end loop;
end $$;

alter table weather
  drop constraint weather_source_check,
  add constraint weather_source_check check (source ~ '^[a-z][a-z0-9-]{0,39}$');
alter table weather_forecast
  drop constraint weather_forecast_source_check,
  add constraint weather_forecast_source_check check (source ~ '^[a-z][a-z0-9-]{0,39}$');
