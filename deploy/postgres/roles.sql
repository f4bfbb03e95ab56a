-- The roles of HazardGuard in PostgreSQL 15 or newer. An administrator of the database server runs this file once, in any database;
-- running it again changes nothing. For another name of the owner, replace "hazardguard" where it stands alone. Then:
--   alter role hazardguard password '…';                -- DATABASE_URL=postgres://hazardguard:…@host:5432/hazardguard
--   create database hazardguard owner hazardguard;
do $$
begin
  -- The owner: owns the database and its tables, no superuser, without CREATEROLE, CREATEDB and BYPASSRLS. Migrations and background
  -- jobs run as this role.
  if not exists (select from pg_roles where rolname = 'hazardguard') then
    create role hazardguard login;
  end if;
  -- The application role: requests of a plant, district or State run as it, so row-level security applies to them.
  if not exists (select from pg_roles where rolname = 'hazardguard_person') then
    create role hazardguard_person nologin;
  end if;
  -- The role of the old client's SQL call: reaches the views of the schema compat only.
  if not exists (select from pg_roles where rolname = 'hazardguard_compat') then
    create role hazardguard_compat nologin;
  end if;
end
$$;
grant hazardguard_person, hazardguard_compat to hazardguard;
