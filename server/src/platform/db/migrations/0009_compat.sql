-- The compatibility API's view of the rooms.

-- The views that the generic call of the compatibility API may use, under the specification's names. They read and write with their
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

-- Sums of masses need densities from the chemical library, which is not a table: the server passes the rows as a setting of the transaction.
create view compat.chemical_types as
  select chemical_name, quantity_kg, cas_number
  from json_to_recordset(nullif(current_setting('compat.chemical_types', true), '')::json)
    as known (chemical_name text, quantity_kg double precision, cas_number text);

-- Assessment requests with the five fields of the specification's dialog.
create view compat.assessment_requests as
  select id, date, name, phone, email, topics, version, changed_at, changed_by from public.assessment_request;

-- The six directories under the specification's names: one row per person and group, as the old client knows them. A row combines a
-- person and a membership, so triggers write both as the platform does.
create function compat.add_stakeholder() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person integer;
begin
  insert into stakeholder (name, designation, contact_number, email_address, address)
    values (new.name, new.designation, new.contact_number, new.email_address, new.address)
    on conflict (identity_key) do update set
      name = excluded.name, designation = excluded.designation, contact_number = excluded.contact_number,
      email_address = excluded.email_address, address = excluded.address, version = stakeholder.version + 1, updated_at = now()
    returning id into person;
  insert into stakeholder_membership (external_id, stakeholder_group, stakeholder_id, role, department)
    values (coalesce(new.id, new_stakeholder_external_id()), tg_table_name, person, new.role, new.department);
  return new;
end
$$;
revoke execute on function compat.add_stakeholder() from public;

create function compat.change_stakeholder() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  person integer;
begin
  update stakeholder_membership set role = new.role, department = new.department
    where stakeholder_group = tg_table_name and external_id = old.id returning stakeholder_id into person;
  update stakeholder set
    name = new.name, designation = new.designation, contact_number = new.contact_number, email_address = new.email_address,
    address = new.address, version = version + 1, updated_at = now()
    where id = person;
  return new;
end
$$;
revoke execute on function compat.change_stakeholder() from public;

create function compat.remove_stakeholder() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from stakeholder_membership where stakeholder_group = tg_table_name and external_id = old.id;
  return old;
end
$$;
revoke execute on function compat.remove_stakeholder() from public;

do $$
declare
  directory text;
begin
  foreach directory in array array['central_core_team', 'incident_management_team', 'l0auth', 'l1auth', 'l2auth', 'l3auth'] loop
    execute format(
      'create view compat.%1$I as
        select external_id as id, name, designation, department, role, contact_number, email_address, address
        from public.stakeholder_directory where stakeholder_group = %1$L', directory);
    execute format('create trigger add instead of insert on compat.%I for each row execute function compat.add_stakeholder()', directory);
    execute format('create trigger change instead of update on compat.%I for each row execute function compat.change_stakeholder()', directory);
    execute format('create trigger remove instead of delete on compat.%I for each row execute function compat.remove_stakeholder()', directory);
  end loop;
end
$$;
