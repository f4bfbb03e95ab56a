-- Admin: set-up, emergency access, invitations, erasing personal data.

-- The one-time link that creates the first administrator. Every server derives its token from the salt and the secret of the
-- installation; the token itself is never stored.
create table setup_link (
  token_hash text primary key,
  expires_at timestamptz not null,
  salt text not null
);

-- Emergency access: a person with a narrow scope opens named sites or one district, for a limited time and with a reason. Recorded
-- permanently. The second within a day needs a supervisor.
create table break_glass (
  id integer generated always as identity primary key,
  person_id text not null references person (id),
  -- Name, role and scope at that time.
  person_name text not null,
  role text not null,
  scope_kind text not null,
  scope_industries integer[] not null,
  scope_area text,
  reason text not null check (length(btrim(reason)) >= 10),
  opened_at timestamptz not null default now(),
  ends_at timestamptz not null check (ends_at > opened_at),
  -- Ended by a person before ends_at.
  ended_at timestamptz,
  ended_by text,
  -- Notices to supervisors: how many were accepted, how many failed, and the last reason; null: none was sent (yet).
  mail_sent integer,
  mail_failed integer,
  mail_reason text,
  opens_kind text check (opens_kind in ('site', 'district')),
  opens_industries integer[] not null default '{}',
  opens_area text,
  -- The supervisor who approved it; null: none was needed.
  approved_by text,
  approved_by_id text references person (id),
  check ((ended_at is null) = (ended_by is null)),
  check ((mail_sent is null) = (mail_failed is null)),
  constraint break_glass_opens check (
    case opens_kind when 'site' then cardinality(opens_industries) between 1 and 10 and opens_area is null
    when 'district' then cardinality(opens_industries) = 0 and length(btrim(opens_area)) > 0
    else cardinality(opens_industries) = 0 and opens_area is null end
  )
);
create index break_glass_newest on break_glass (opened_at desc, id desc);
create index break_glass_of_person on break_glass (person_id, ends_at);

create function keep_break_glass() returns trigger language plpgsql as $$
begin
  if tg_op <> 'UPDATE' then
    raise exception 'break_glass is kept' using errcode = 'restrict_violation';
  end if;
  if erasing() then return new; end if;
  if to_jsonb(new) - '{ended_at,ended_by,mail_sent,mail_failed,mail_reason}'::text[]
    <> to_jsonb(old) - '{ended_at,ended_by,mail_sent,mail_failed,mail_reason}'::text[] or old.ended_at is not null and new.ended_at is distinct from old.ended_at then
    raise exception 'A recorded emergency access is not changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger break_glass_stays before update or delete on break_glass for each row execute function keep_break_glass();
create trigger break_glass_append_only before truncate on break_glass for each statement execute function refuse_change();
create trigger break_glass_announces after insert or update on break_glass for each statement execute function announce_change();

create function break_glass_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform note_live_event('break-glass', array[new.id::text]);
  return null;
end
$$;
revoke execute on function break_glass_is_live() from public;
create constraint trigger break_glass_live after insert or update on break_glass deferrable initially deferred
  for each row execute function break_glass_is_live();

-- Requests for emergency access to a supervisor.
create table break_glass_request (
  id integer generated always as identity primary key,
  person_id text not null references person (id),
  -- Name, role and scope at that time.
  person_name text not null,
  role text not null,
  scope_kind text not null,
  scope_industries integer[] not null,
  scope_area text,
  opens_kind text not null check (opens_kind in ('site', 'district')),
  opens_industries integer[] not null,
  opens_area text,
  reason text not null check (length(btrim(reason)) >= 10),
  -- The language of the notices about it.
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
  -- Nobody approves their own request.
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
    raise exception 'A recorded request is not changed' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger break_glass_request_stays before update or delete on break_glass_request
  for each row execute function keep_break_glass_request();
create trigger break_glass_request_append_only before truncate on break_glass_request for each statement execute function refuse_change();
create constraint trigger break_glass_request_live after insert or update on break_glass_request deferrable initially deferred
  for each row execute function break_glass_is_live();

alter table ingest_key add foreign key (break_glass_id) references break_glass (id);

-- Ingest keys and invitations that a person issues during emergency access are void when it ends.
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
create trigger ingest_key_of_emergency before insert on ingest_key for each row execute function note_emergency();

-- One invitation per address. The token of the link is never stored.
create table invitation (
  id integer generated always as identity primary key,
  token_hash text not null unique,
  email text not null unique,
  role text not null check (role in ('plant', 'imt', 'l0', 'l1', 'l2', 'l3', 'admin')),
  scope_kind text not null check (scope_kind in ('site', 'locality', 'district', 'state', 'all')),
  scope_industries integer[] not null default '{}',
  scope_area text,
  invited_by text not null references person (id) on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  break_glass_id integer references break_glass (id),
  check (
    (scope_kind in ('site', 'locality')) = (cardinality(scope_industries) > 0)
    and (scope_kind in ('district', 'state')) = (scope_area is not null)
  )
);
create index invitation_by_person on invitation (invited_by);
create trigger invitation_of_emergency before insert on invitation for each row execute function note_emergency();

-- Erasing personal data: replaces the matches of each pattern in turn.
create function erase_text(given text, patterns text[], replacements text[]) returns text language plpgsql immutable as $$
begin
  for place in 1 .. cardinality(patterns) loop
    given := regexp_replace(given, patterns[place], replacements[place], 'gi');
  end loop;
  return given;
end
$$;

create function erase_list(given text[], patterns text[], replacements text[]) returns text[] language sql immutable as $$
  select case when given is null then null else array(
    select erase_text(item, patterns, replacements) from unnest(given) with ordinality as one (item, place) order by place) end
$$;

create function erase_json(given jsonb, patterns text[], replacements text[]) returns jsonb language plpgsql immutable as $$
begin
  return case jsonb_typeof(given)
    when 'string' then to_jsonb(erase_text(given #>> '{}', patterns, replacements))
    when 'array' then (
      select coalesce(jsonb_agg(erase_json(item, patterns, replacements) order by place), '[]') from jsonb_array_elements(given) with ordinality as one (item, place))
    when 'object' then (
      select coalesce(jsonb_object_agg(erase_text(key, patterns, replacements), erase_json(value, patterns, replacements)), '{}') from jsonb_each(given))
    else given
  end;
end
$$;

-- The texts in a document that match one of the patterns.
create function find_matching_texts(given jsonb, patterns text[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_agg(word), '[]') from jsonb_path_query(given, 'strict $.** ? (@.type() == "string")') as word
  where (word #>> '{}') ~* any (patterns)
$$;
