-- People around a site by the best source of population; null: not known.
alter table precomputed_footprint
  -- Within the nearest ring of the vulnerability index.
  add column population_near double precision,
  -- Within the reach of the worst case in the reference air.
  add column population_reach double precision;

drop trigger precomputed_footprint_worst_announces on precomputed_footprint;
create trigger precomputed_footprint_worst_announces after update on precomputed_footprint
  for each row when (
    old.answer -> 'worst' is distinct from new.answer -> 'worst' or (old.state = 'waiting') is distinct from (new.state = 'waiting')
    or old.population_near is distinct from new.population_near or old.population_reach is distinct from new.population_reach
  )
  execute function announce_change();

-- What is stored counted recorded places only: it is computed again, as after every change of a source of population.
update precomputed_footprint set due_at = now() where due_at > now();

create function recount_footprints() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update precomputed_footprint set due_at = now() where due_at > now();
  return null;
end
$$;
create trigger geo_source_recounts after insert or update or delete on geo_source for each statement execute function recount_footprints();

-- A receptor that is moved off its line or area by its position is a point again; on it, it keeps its shape.
create or replace function clear_receptor_geometry() returns trigger language plpgsql as $$
begin
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) and new.geometry is not distinct from old.geometry
    and not (new.latitude between new.south and new.north and new.longitude between new.west and new.east) then
    new.geometry := null;
    new.west := null;
    new.south := null;
    new.east := null;
    new.north := null;
  end if;
  return new;
end
$$;
