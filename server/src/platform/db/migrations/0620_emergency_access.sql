-- Emergency access opens named sites or one district, never everything; the second within a day needs a supervisor.
alter table break_glass
  -- Null in rows of before, which opened everything.
  add column opens_kind text check (opens_kind in ('site', 'district')),
  add column opens_industries integer[] not null default '{}',
  add column opens_area text,
  -- The supervisor who approved it; null: it needed none.
  add column approved_by text,
  add column approved_by_id text references person (id),
  add constraint break_glass_opens check (
    case opens_kind when 'site' then cardinality(opens_industries) between 1 and 10 and opens_area is null
    when 'district' then cardinality(opens_industries) = 0 and length(btrim(opens_area)) > 0
    else cardinality(opens_industries) = 0 and opens_area is null end
  );
-- What is open now opens everything: that ends with this version.
update break_glass set ended_at = now(), ended_by = 'HazardGuard' where ended_at is null and ends_at > now();

create table break_glass_request (
  id integer generated always as identity primary key,
  person_id text not null references person (id),
  -- As they were then.
  person_name text not null,
  role text not null,
  scope_kind text not null,
  scope_industries integer[] not null,
  scope_area text,
  opens_kind text not null check (opens_kind in ('site', 'district')),
  opens_industries integer[] not null,
  opens_area text,
  reason text not null check (length(btrim(reason)) >= 10),
  -- Of the messages about it.
  language text not null check (language in ('en', 'hi', 'gu', 'mr')),
  asked_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > asked_at),
  outcome text check (outcome in ('approved', 'refused', 'withdrawn')),
  decided_at timestamptz,
  decided_by text,
  decided_by_id text references person (id),
  break_glass_id integer references break_glass (id),
  check (num_nulls(outcome, decided_at, decided_by, decided_by_id) in (0, 4)),
  check ((outcome is not distinct from 'approved') = (break_glass_id is not null)),
  -- Nobody approves the own request.
  check (outcome = 'withdrawn' or decided_by_id <> person_id)
);
create index break_glass_request_newest on break_glass_request (asked_at desc, id desc);
create index break_glass_request_of_person on break_glass_request (person_id, asked_at);

create function keep_break_glass_request() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'break_glass_request is kept' using errcode = 'restrict_violation';
  end if;
  if erasing() then return new; end if;
  if old.outcome is not null or to_jsonb(new) - '{outcome,decided_at,decided_by,decided_by_id,break_glass_id}'::text[]
    <> to_jsonb(old) - '{outcome,decided_at,decided_by,decided_by_id,break_glass_id}'::text[] then
    raise exception 'What was recorded of a request stays' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger break_glass_request_stays before update or delete on break_glass_request
  for each row execute function keep_break_glass_request();
create trigger break_glass_request_append_only before truncate on break_glass_request for each statement execute function refuse_change();
create constraint trigger break_glass_request_live after insert or update on break_glass_request deferrable initially deferred
  for each row execute function break_glass_is_live();

-- Keys and invitations that a person issues during emergency access end with it, by every way in.
create function emergency_is_over(opening integer) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select opening is not null and not exists (select from break_glass where id = opening and ended_at is null and ends_at > now())
$$;
create function note_emergency() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  select break_glass.id into new.break_glass_id from break_glass, audit_actor() as who
  where who.kind = 'person' and person_id = who.id and ended_at is null and ends_at > now();
  return new;
end
$$;
revoke execute on function note_emergency() from public;
alter table ingest_key add column break_glass_id integer references break_glass (id);
alter table invitation add column break_glass_id integer references break_glass (id);
create trigger ingest_key_of_emergency before insert on ingest_key for each row execute function note_emergency();
create trigger invitation_of_emergency before insert on invitation for each row execute function note_emergency();

-- Messages to people of this installation about what others have done: sent by the queue of the warnings.
create table notice (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('emergency-opened', 'emergency-asked', 'emergency-decided', 'sent-in-error')),
  -- What it is about: an opening, a request, or an alert.
  subject text not null,
  -- What the text is made of.
  facts jsonb not null,
  made_at timestamptz not null default now(),
  expires_at timestamptz not null check (expires_at > made_at)
);
insert into audit_plan (thing, left_out) values ('notice', 'itself the record of what was sent to whom');
create index notice_of_subject on notice (kind, subject);
alter table follower add column person_id text references person (id) on delete set null;
create index follower_of_person on follower (person_id) where person_id is not null;
alter table delivery
  add column notice_id uuid references notice (id),
  drop constraint delivery_kind_check,
  drop constraint delivery_call_is_of_step,
  add constraint delivery_kind_check check (kind in ('Alert', 'Update', 'Cancel', 'Call', 'Notice')),
  add constraint delivery_is_of_one check (
    case kind
      when 'Notice' then notice_id is not null and alert_id is null and version = 0 and escalation_step_id is null
        and drill_id is null and audience = 'stakeholder' and status = 'Actual'
      when 'Call' then notice_id is null and alert_id is null and version = 0 and escalation_step_id is not null
        and audience in ('stakeholder', 'exercise-sink')
      else notice_id is null and alert_id is not null
    end
  );
drop index delivery_of_call;
create unique index delivery_of_call on delivery (call, channel, address) where alert_id is null and notice_id is null;
create unique index delivery_of_notice on delivery (notice_id, channel, address) where notice_id is not null;

-- Row-level security: what is opened is read and worked on as what one answers for. A call that emergency access does not cover is
-- made without these two settings.
create function emergency_ids() returns integer[] language sql stable as $$
  select coalesce(nullif(current_setting('hazardguard.emergency_industries', true), '')::integer[], '{}')
$$;
create function emergency_district() returns text language sql stable as $$
  select nullif(current_setting('hazardguard.emergency_district', true), '')
$$;
create function in_emergency() returns boolean language sql stable as $$
  select cardinality(emergency_ids()) > 0 or emergency_district() is not null
$$;
create function own_sites() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select unnest(scope_ids())
  union select id from industry where lower(btrim(district)) = scope_district()
  union select id from industry where lower(state) = scope_state()
$$;
create or replace function scope_sites() returns setof integer language sql stable security definer set search_path = public, pg_temp as $$
  select own_sites()
  union select unnest(emergency_ids())
  union select id from industry where lower(btrim(district)) = emergency_district()
$$;
create or replace function scope_districts() returns setof text language sql stable security definer set search_path = public, pg_temp as $$
  select scope_district() where scope_district() is not null
  union select emergency_district() where emergency_district() is not null
  union select lower(btrim(district)) from industry where id in (select scope_sites())
$$;
alter policy within_scope on industry using (
  id = any ((select scope_ids())::integer[])
  or lower(btrim(district)) = (select scope_district())
  or lower(state) = (select scope_state())
  or id = any ((select emergency_ids())::integer[])
  or lower(btrim(district)) = (select emergency_district())
);

-- In a call of emergency access the register of the opened sites is read and never written, and nothing anywhere is deleted.
do $$
declare
  one text;
  site text;
begin
  foreach one in array array['industry', 'inventory_item', 'site_image', 'risk_study', 'risk_worksheet', 'sensor', 'ingest_key', 'fire_watch', 'drill'] loop
    site := case one when 'industry' then 'id' else 'industry_id' end;
    execute format('create policy emergency_adds_nothing on %I as restrictive for insert with check (not (select in_emergency()) or %I in (select own_sites()))', one, site);
    execute format('create policy emergency_changes_nothing on %I as restrictive for update using (not (select in_emergency()) or %I in (select own_sites()))', one, site);
  end loop;
  for one in select distinct tablename from pg_policies where schemaname = 'public' loop
    execute format('create policy emergency_deletes_nothing on %I as restrictive for delete using (not (select in_emergency()))', one);
  end loop;
end
$$;
