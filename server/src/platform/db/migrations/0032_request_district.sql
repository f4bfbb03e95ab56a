-- An assessment request belongs to the authority of a district. Names, telephone numbers and addresses of the people who ask are for
-- that authority and its State; a request without a district is for the authorities of States and of the country.

alter table assessment_request
  add column district text check (btrim(district) <> ''),
  -- The State of the district's sites when the request was made. Null: no district, or its sites are in several States or in none.
  add column state text check (btrim(state) <> ''),
  -- The account that asked. Null: a request from before this column.
  add column requested_by_id text;
create index assessment_request_by_district on assessment_request (lower(btrim(district)));

create function request_is_within(district text, state text) returns boolean language sql stable as $$
  select coalesce(lower(btrim(district)) = (select scope_district()), false)
    or coalesce((select scope_state()) is not null and (state is null or lower(state) = (select scope_state())), false)
$$;

create policy within_scope on assessment_request for select using (
  request_is_within(district, state) or requested_by_id = (select scope_person())
);
create policy asks_for_itself on assessment_request for insert with check (requested_by_id = (select scope_person()));
create policy authority_changes on assessment_request for update using (request_is_within(district, state));
create policy authority_deletes on assessment_request for delete using (request_is_within(district, state));
create policy emergency_deletes_nothing on assessment_request as restrictive for delete using (not (select in_emergency()));
alter table assessment_request enable row level security;

create or replace view compat.assessment_requests as
  select id, date, name, phone, email, topics, version, changed_at, changed_by, district, state, requested_by_id
  from public.assessment_request;
