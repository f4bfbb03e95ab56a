-- The deliveries of a follower are locked in the order in which workers settle them: neither waits for the other.
create or replace function forget_follower_deliveries() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from delivery where follower_id = old.id order by id for update;
  update delivery set
    address = 'erased:' || id, follower_id = null, latitude = null, longitude = null,
    cause = case when state = 'waiting' then 'erased' else cause end,
    state = case when state = 'waiting' then 'gave-up' else state end
  where follower_id = old.id;
  return old;
end
$$;
