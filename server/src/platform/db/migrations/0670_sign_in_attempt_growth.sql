-- Old counts are removed with every attempt, those that must wait included: before, each refused attempt left a row, and only one that
-- was looked at removed any. The rest is as in 0622.
create or replace function begin_attempt(
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
  delete from sign_in_attempt where key in (
    select key from sign_in_attempt where last_at < moment - forget_s * interval '1 second' and key not in (own, network)
    order by last_at limit 20 for update skip locked);
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
  return 0;
end
$$;
