-- How often a secret was guessed wrongly: one count for all servers, and across restarts. Keys are hashes.
create table sign_in_attempt (
  key bytea primary key,
  failures integer not null,
  wait_until timestamptz,
  last_at timestamptz not null
);
create index sign_in_attempt_oldest on sign_in_attempt (last_at);
insert into audit_plan (thing, left_out) values ('sign_in_attempt', 'a count, kept for minutes; refusals themselves are recorded');

-- Seconds to wait before the attempt is looked at; 0: it counts as failed from now on, until it succeeds. The two rows are locked in
-- one order, so that attempts on any number of servers follow each other. A clock that jumped makes no wait longer than `longest_s`.
create function begin_attempt(
  own bytea, network bytea, own_free integer, network_free integer, first_s float8, longest_s float8, forget_s float8
) returns integer language plpgsql as $$
declare
  moment timestamptz;
  wait_s float8;
begin
  insert into sign_in_attempt (key, failures, last_at) select key, 0, clock_timestamp() from unnest(array[own, network]) as key order by key
  on conflict (key) do nothing;
  perform from sign_in_attempt where key in (own, network) order by key for update;
  moment := clock_timestamp();
  select max(extract(epoch from wait_until - moment)) into wait_s from sign_in_attempt
  where key in (own, network) and wait_until <= moment + longest_s * interval '1 second' and abs(extract(epoch from moment - last_at)) < forget_s;
  if wait_s > 0 then return ceil(wait_s); end if;
  update sign_in_attempt set failures = counted.failures, last_at = moment,
    wait_until = case when counted.failures >= counted.free
      then moment + least(first_s * 2 ^ least(counted.failures - counted.free, 30), longest_s) * interval '1 second' end
  from (
    select key, case when abs(extract(epoch from moment - last_at)) < forget_s then failures else 0 end + 1 as failures,
      case key when own then own_free else network_free end as free
    from sign_in_attempt where key in (own, network)
  ) as counted
  where sign_in_attempt.key = counted.key;
  delete from sign_in_attempt where key in (
    select key from sign_in_attempt where last_at < moment - forget_s * interval '1 second' order by last_at limit 20 for update skip locked);
  return 0;
end
$$;
