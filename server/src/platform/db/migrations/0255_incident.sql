-- 'INC' and the last six digits of the time in ms; they come round every 1,000 s, so the next free number is taken.
create function new_incident_id() returns text language plpgsql security definer set search_path = public, pg_temp as $$
declare
  number bigint := floor(extract(epoch from clock_timestamp()) * 1000);
  tried text;
begin
  -- Held until the end of the transaction: two incidents of one moment get two numbers.
  perform pg_advisory_xact_lock(hashtext('new_incident_id'));
  for step in 0..999999 loop
    tried := 'INC' || lpad(((number + step) % 1000000)::text, 6, '0');
    exit when not exists (select from incident where id = tried);
  end loop;
  return tried;
end
$$;

-- No field is required; what is not known is null.
create table incident (
  id text primary key default new_incident_id() check (id ~ '^INC[0-9]{6}$'),
  industry_name text,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  contact_type text check (contact_type in ('Email', 'Phone')),
  urgency text check (urgency in ('High', 'Medium', 'Low')),
  impact text check (impact in ('High', 'Medium', 'Low')),
  priority integer check (priority between 1 and 5),
  state text not null default 'New' check (state in ('New', 'In-progress', 'Assigned', 'Resolved', 'Closed')),
  -- Members of the incident management team, by their ids there.
  assign text,
  submitter text,
  short_description text,
  detailed_description text,
  sample boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null,
  changed_at timestamptz not null default now(),
  changed_by text not null,
  changed_by_id text not null
);
create index incident_newest on incident (created_at desc, id);
create index incident_by_state on incident (state, created_at desc);

-- What somebody on the spot has seen: added to, never changed. It outlives the industry it is about.
create table changed_condition (
  id integer generated always as identity primary key,
  industry_name text not null,
  chemical_name text not null,
  wind_direction text,
  wind_speed double precision check (wind_speed >= 0),
  rupture_type text check (rupture_type in ('circular', 'rectangular')),
  circular_diameter double precision check (circular_diameter >= 0),
  rectangular_length double precision check (rectangular_length >= 0),
  rectangular_breadth double precision check (rectangular_breadth >= 0),
  temperature double precision check (temperature > -273.15),
  humidity double precision check (humidity between 0 and 100),
  quantity double precision check (quantity >= 0),
  recorded_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  created_by text not null,
  created_by_id text not null
);
create index changed_condition_by_industry on changed_condition (industry_name, recorded_at desc);
create trigger changed_condition_append_only before update or delete or truncate on changed_condition for each statement execute function refuse_change();
