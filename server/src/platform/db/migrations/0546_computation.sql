-- What somebody waits for at one server and another computes. Unlogged: after a crash of the database whoever asked asks again or is gone.
create unlogged table computation (
  id uuid primary key,
  -- Of the engine that asks: another might answer otherwise.
  engine text not null,
  task text not null,
  input bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'failed')),
  asked_at timestamptz not null default clock_timestamp(),
  claimed_by uuid,
  claimed_until timestamptz,
  attempts integer not null default 0,
  answer bytea
);
create index computation_waiting on computation (asked_at) where state = 'waiting';
-- Of no person: nobody but the owner reads or writes it.
alter table computation enable row level security;
insert into audit_plan (thing, left_out) values ('computation', 'machines: what one server asks another, for seconds');

create trigger computation_announces after insert on computation for each statement execute function announce_change();
create function announce_computed() returns trigger language plpgsql as $$
begin
  perform pg_notify('hazardguard_change', 'computed');
  return null;
end $$;
create trigger computation_ends after update of state on computation for each statement execute function announce_computed();
