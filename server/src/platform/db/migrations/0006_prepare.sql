-- Prepare: duties, assessment requests, training.

-- Evidence of completed duties: append-only. No foreign key: it outlives the site.
create table duty_entry (
  id integer generated always as identity primary key,
  rule text not null,
  -- 'site:12', 'district:bharuch' or 'state'.
  subject text not null,
  subject_name text not null,
  kind text not null check (kind in ('done', 'event', 'not-applicable', 'applies')),
  on_date date not null,
  who text not null,
  note text not null,
  -- The event that this entry completes: once per event.
  closes integer unique references duty_entry (id),
  recorded_at timestamptz not null default now(),
  recorded_by text not null,
  recorded_by_id text not null,
  check (closes is null or kind = 'done')
);
create index duty_entry_of_duty on duty_entry (rule, subject, id);
create trigger duty_entry_append_only before update or delete or truncate on duty_entry for each statement execute function refuse_change();

-- Servers cache the number of duties in each state.
create trigger duty_entry_announces after insert on duty_entry for each statement execute function announce_change();

-- One private calendar address per person; the token itself is never stored.
create table duty_feed (
  person_id text primary key references person (id) on delete cascade,
  token_hash text not null unique,
  -- Null: every site.
  industry_id integer references industry (id) on delete cascade,
  created_at timestamptz not null default now(),
  -- A district's own duties and those of its sites. Lower case, as in 'district:bharuch'.
  district text check (district <> ''),
  constraint duty_feed_of_one check (industry_id is null or district is null)
);

-- An assessment request from the Training screen. The compatibility API writes the same five columns as the dialog.
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
create table assessment_request_feed (
  person_id text primary key references person (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null default now()
);

-- Evidence of training: append-only. Like a certificate, it outlives the account.
create table training_attempt (
  id uuid primary key default gen_random_uuid(),
  person_id text not null,
  person_name text not null,
  -- The program knows which topics there are.
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
  -- The program knows which topics there are.
  topic text not null check (topic in ('leak-hazards', 'vulnerability-assessment', 'early-warning')),
  title text not null,
  url text not null check (url ~ '^https?://'),
  added_by text not null,
  added_at timestamptz not null default now(),
  unique (topic, url)
);
