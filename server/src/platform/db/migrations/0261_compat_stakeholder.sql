-- The six directories under the specification's names: one row per person and group, as the old client knows them. A row is a person
-- and a place in the group, so each verb is written as the platform writes it.
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

create function compat.remove_stakeholder() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  delete from stakeholder_membership where stakeholder_group = tg_table_name and external_id = old.id;
  return old;
end
$$;

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
-- They write with their owner's rights: only triggers run them, and nobody puts them on another table.
revoke execute on function compat.add_stakeholder(), compat.change_stakeholder(), compat.remove_stakeholder() from public;
