-- Elevation of a site above sea level, m, from which the pressure of the air there follows; null: not known, as of every site so far. Gauge
-- pressures of its stock then count from the air at sea level, which screens and results call an assumption.
alter table industry add column elevation_m double precision check (elevation_m between -430 and 6000);
