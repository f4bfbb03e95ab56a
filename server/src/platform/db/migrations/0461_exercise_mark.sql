-- The mark of the exercise: null is the real world.
alter table sensor add column drill_id integer references drill (id);
alter table detection add column drill_id integer references drill (id);
alter table incident add column drill_id integer references drill (id);
alter table run add column drill_id integer references drill (id);
alter table alert add column drill_id integer references drill (id);
create index sensor_of_drill on sensor (drill_id) where drill_id is not null;
create index detection_of_drill on detection (drill_id) where drill_id is not null;
create index incident_of_drill on incident (drill_id) where drill_id is not null;
create index run_of_drill on run (drill_id) where drill_id is not null;
create index alert_of_drill on alert (drill_id) where drill_id is not null;

-- Simulated sensors stand beside the real ones, and their alarms are grouped by themselves: neither world fills the other's.
drop index sensor_code_of_site;
create unique index sensor_code_of_site on sensor (industry_id, coalesce(drill_id, 0), lower(code)) where retired_at is null;
drop index detection_open;
create unique index detection_open on detection (industry_id, alarm_group, coalesce(drill_id, 0)) where closed_at is null;

create function keep_exercise_mark() returns trigger language plpgsql as $$
begin
  if new.drill_id is distinct from old.drill_id then
    raise exception 'What is real stays real, and what is an exercise stays one' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger incident_keeps_mark before update on incident for each row execute function keep_exercise_mark();
create trigger detection_keeps_mark before update on detection for each row execute function keep_exercise_mark();
create trigger sensor_keeps_mark before update on sensor for each row execute function keep_exercise_mark();

-- An incident of an exercise says so in its first word, wherever its text goes.
create function name_exercise_incident() returns trigger language plpgsql as $$
begin
  if coalesce(new.short_description, '') !~ '^EXERCISE' then
    new.short_description := btrim('EXERCISE. ' || coalesce(new.short_description, ''));
  end if;
  return new;
end
$$;
create trigger incident_says_exercise before insert or update on incident for each row when (new.drill_id is not null)
  execute function name_exercise_incident();

-- An alert is of the world of its run and of its incident, and these are never two.
create function world_of_alert() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_run integer := (select drill_id from run where id = new.run_id);
  about incident%rowtype;
begin
  select * into about from incident where id = new.incident_id;
  new.drill_id := coalesce(new.drill_id, of_run, about.drill_id);
  if new.drill_id is distinct from coalesce(of_run, new.drill_id) or (about.id is not null and new.drill_id is distinct from about.drill_id) then
    raise exception 'An alert cannot be real and of an exercise' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger alert_world before insert on alert for each row execute function world_of_alert();

create function keep_exercise_alert() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  of_alert integer := (select drill_id from alert where id = new.alert_id);
  of_run integer := (select drill_id from run where id = new.run_id);
begin
  if of_alert is not null and new.status <> 'Exercise' then
    raise exception 'An alert of a drill is an exercise' using errcode = 'check_violation';
  end if;
  if of_run is not null and of_run is distinct from of_alert then
    raise exception 'An alert cannot be real and of an exercise' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger alert_version_keeps_exercise before insert on alert_version for each row execute function keep_exercise_alert();
revoke execute on function world_of_alert(), keep_exercise_alert() from public;
