#!/bin/sh
# Runs once, as the superuser, when the volume of the database is empty: roles, password and database of HazardGuard.
set -eu
as_superuser() { psql --set ON_ERROR_STOP=1 --no-psqlrc --username "$POSTGRES_USER" --dbname postgres "$@"; }
as_superuser --file "${ROLES_SQL:-/hazardguard/roles.sql}"
as_superuser <<'SQL'
\set password `cat "${OWNER_PASSWORD_FILE:-/run/secrets/database-password}"`
alter role hazardguard password :'password';
create database hazardguard owner hazardguard;
SQL
