-- A request for an assessment. The compatibility API writes the same five columns that the dialog has.
create table assessment_request (
  id integer generated always as identity primary key,
  date date not null,
  name text not null,
  phone text not null,
  email text not null,
  topics text,
  status text not null default 'requested' check (status in ('requested', 'confirmed', 'done', 'cancelled')),
  version integer not null default 1,
  requested_at timestamptz not null default now(),
  changed_at timestamptz not null default now(),
  changed_by text,
  search_text text not null generated always as (
    lower(name || E'\n' || phone || E'\n' || email || E'\n' || coalesce(topics, '') || E'\n'
      || extract(year from date)::text || '-' || lpad(extract(month from date)::text, 2, '0')
      || '-' || lpad(extract(day from date)::text, 2, '0'))
  ) stored
);
create index assessment_request_by_date on assessment_request (date, id);

-- One private calendar address per person; the token itself is never stored.
create table assessment_feed (
  person_id text primary key references person (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);

-- Evidence of training: appended, never changed. It outlives the account, as a certificate does.
create table training_attempt (
  id uuid primary key default gen_random_uuid(),
  person_id text not null,
  person_name text not null,
  topic text not null check (topic in ('leak-hazards', 'vulnerability-assessment', 'early-warning')),
  language text not null check (language in ('en', 'hi', 'gu', 'mr')),
  answers smallint[] not null,
  right_answers integer not null check (right_answers >= 0),
  questions integer not null check (questions >= 1),
  passed boolean not null,
  certificate_number text unique,
  sample boolean not null,
  attempted_at timestamptz not null default now(),
  check (right_answers <= questions),
  check ((certificate_number is not null) = passed)
);
create index training_attempt_of_person on training_attempt (person_id, attempted_at desc);
create trigger training_attempt_append_only before update or delete or truncate on training_attempt for each statement execute function refuse_change();

create table training_link (
  id integer generated always as identity primary key,
  topic text not null check (topic in ('leak-hazards', 'vulnerability-assessment', 'early-warning')),
  title text not null,
  url text not null check (url ~ '^https?://'),
  added_by text not null,
  added_at timestamptz not null default now(),
  unique (topic, url)
);
