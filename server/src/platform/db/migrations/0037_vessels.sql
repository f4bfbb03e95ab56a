-- The vessels of an inventory item: a group of equal ones, with how the stock is kept. Not known is null, as in every row so far: such a row
-- counts as one vessel with the whole quantity, which screens and results call an assumption.
alter table inventory_item
  add column vessel_count integer check (vessel_count between 1 and 100000),
  add column vessel_content double precision check (vessel_content >= 0),
  add column vessel_content_unit text check (vessel_content_unit in ('kg', 'g', 't', 'lb', 'L', 'm3')),
  add column vessel_kind text check (vessel_kind in (
    'cylinder', 'tonner', 'drum', 'bullet', 'sphere', 'vertical-tank', 'floating-roof-tank', 'road-tanker', 'rail-tanker', 'pipe')),
  add column vessel_orientation text check (vessel_orientation in ('horizontal', 'vertical')),
  add column vessel_diameter_m double precision check (vessel_diameter_m > 0),
  add column vessel_length_m double precision check (vessel_length_m > 0),
  add column vessel_volume_m3 double precision check (vessel_volume_m3 > 0),
  add column storage_pressure double precision,
  add column storage_pressure_unit text check (storage_pressure_unit in ('kPa', 'bar', 'kg/cm2', 'psi')),
  add column storage_pressure_kind text check (storage_pressure_kind in ('absolute', 'gauge')),
  add column storage_temperature_c double precision check (storage_temperature_c between -260 and 600),
  add column stored_phase text check (stored_phase in ('liquid', 'gas')),
  add column fill_percent double precision check (fill_percent between 0 and 100),
  add column bund_area_m2 double precision check (bund_area_m2 > 0);
