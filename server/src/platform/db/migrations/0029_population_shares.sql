-- Share of the area where the source of population knows how many people there are; null: stored before, taken as all of it.
alter table precomputed_footprint
  add column population_near_share double precision,
  add column population_reach_share double precision;

drop trigger precomputed_footprint_worst_announces on precomputed_footprint;
create trigger precomputed_footprint_worst_announces after update on precomputed_footprint
  for each row when (
    old.answer -> 'worst' is distinct from new.answer -> 'worst' or (old.state = 'waiting') is distinct from (new.state = 'waiting')
    or old.population_near is distinct from new.population_near or old.population_reach is distinct from new.population_reach
    or old.population_near_share is distinct from new.population_near_share
    or old.population_reach_share is distinct from new.population_reach_share
  )
  execute function announce_change();

-- The people of a footprint are counted again, so that an outer zone has no fewer than an inner one.
update precomputed_footprint set due_at = now() where due_at > now();
