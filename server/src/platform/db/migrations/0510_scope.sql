-- The State of a site, by the nearest place of the gazetteer; '' where none is near, null while nobody has looked.
alter table industry add column state text;

-- A position that is moved without saying in which State it is now has to be looked up anew.
create function forget_state() returns trigger language plpgsql as $$
begin
  if (new.latitude, new.longitude) is distinct from (old.latitude, old.longitude) and new.state is not distinct from old.state then
    new.state := null;
  end if;
  return new;
end
$$;
create trigger industry_forgets_state before update of latitude, longitude on industry for each row execute function forget_state();

create index industry_by_district on industry (lower(btrim(district)));
create index industry_by_state on industry (lower(state));
create index industry_without_state on industry (id) where state is null and latitude is not null;

-- Somebody new may answer for a State: then the States of the sites have to be known.
drop trigger person_announces on person;
create trigger person_announces after insert or delete or truncate
  or update of name, email, role, scope_kind, scope_industries, scope_area, deactivated_at
  on person for each statement execute function announce_change();
