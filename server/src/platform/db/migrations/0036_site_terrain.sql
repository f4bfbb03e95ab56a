-- The ground around a site: open country, town or forest, or open water; null: nobody has said. The first run at the site that states it fills it.
alter table industry add column terrain text check (terrain in ('rural', 'urban', 'water'));
