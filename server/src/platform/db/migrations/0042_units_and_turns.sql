-- Short tons, US and imperial gallons and barrels as units of a vessel's content, as of the quantity.
alter table inventory_item
  drop constraint inventory_item_vessel_content_unit_check,
  add constraint inventory_item_vessel_content_unit_check
    check (vessel_content_unit in ('kg', 'g', 't', 'lb', 'short ton', 'L', 'm3', 'US gal', 'imp gal', 'bbl'));

-- Place in the order of the sites that a person waits for: their own, then the nearest to the one they look at; null: nobody asked.
alter table precomputed_footprint add column turn integer;
