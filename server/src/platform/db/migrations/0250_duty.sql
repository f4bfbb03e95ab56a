-- Evidence of duties done: appended, never changed. It outlives the site, so it names it and has no reference to it.
create table duty_entry (
  id integer generated always as identity primary key,
  rule text not null,
  -- 'site:12', 'district:bharuch', 'state'
  subject text not null,
  subject_name text not null,
  kind text not null check (kind in ('done', 'event', 'not-applicable', 'applies')),
  on_date date not null,
  who text not null,
  note text not null,
  -- Each event is answered once.
  closes integer unique references duty_entry (id),
  recorded_at timestamptz not null default now(),
  recorded_by text not null,
  recorded_by_id text not null,
  check (closes is null or kind = 'done')
);
create index duty_entry_of_duty on duty_entry (rule, subject, id);
create trigger duty_entry_append_only before update or delete or truncate on duty_entry for each statement execute function refuse_change();

-- One private calendar address per person; the token itself is never stored.
create table duty_feed (
  person_id text primary key references person (id) on delete cascade,
  token_hash text not null unique,
  -- Null: every site.
  industry_id integer references industry (id) on delete cascade,
  created_at timestamptz not null default now()
);
