-- When each site's surroundings are next asked about at the service of fire detections, and how the last call went. A server takes a
-- site by moving its time on, so that no other asks about it.
create table fire_watch (
  industry_id integer primary key references industry (id) on delete cascade,
  due_at timestamptz not null,
  -- The last answer that was read.
  asked_at timestamptz,
  -- The last call that went wrong, and why; kept until one goes well.
  failed_at timestamptz,
  failure text,
  check ((failed_at is null) = (failure is null))
);
create index fire_watch_due on fire_watch (due_at);
create index fire_watch_failed on fire_watch (failed_at) where failed_at is not null;
