-- What the generic call of the compatibility API may see: views under the specification's names. They read and write with their
-- owner's rights; the role that uses them has rights on nothing else.
create schema compat;

create view compat.industry_info as
  select id, industry_name, district, safety_team_contact, latitude, longitude, name_key, version, updated_at from public.industry;

create view compat.inventory as
  select
    id, item_no, product_name, substance_name, concentration, cas_no, quantity, unit, hazard_class, location, date_received,
    date_expired, supplier, (select industry_name from public.industry where industry.id = industry_id) as industry, industry_id,
    version, updated_at
  from public.inventory_item;

create view compat.incident_repo as
  select
    id, industry_name, latitude, longitude, contact_type, urgency, impact, priority, state, assign, short_description,
    detailed_description, submitter, version, created_by, created_by_id, changed_at, changed_by, changed_by_id
  from public.incident;

create view compat.changed_conditions as
  select
    id, industry_name, chemical_name, wind_direction, wind_speed, rupture_type, circular_diameter, rectangular_length,
    rectangular_breadth, temperature, humidity, recorded_at, quantity, created_by, created_by_id
  from public.changed_condition;

-- Sums of masses need the densities of the chemical library, which is no table: the server puts the rows into the transaction.
create view compat.chemical_types as
  select chemical_name, quantity_kg, cas_number
  from json_to_recordset(nullif(current_setting('compat.chemical_types', true), '')::json)
    as known (chemical_name text, quantity_kg double precision, cas_number text);
