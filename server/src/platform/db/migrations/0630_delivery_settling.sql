-- Workers write the end of each message within milliseconds. An event for each such write would hold the lock of live events, and wake
-- every server, hundreds of times a second: of the messages that they hold, workers report the changes themselves, a few times a second.
create function note_deliveries_live(ids uuid[]) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  touched text[] := array(
    select distinct coalesce(delivery.alert_id::text, incident.id) from delivery
      left join escalation_step step on delivery.alert_id is null and step.id = delivery.escalation_step_id
      left join escalation on escalation.id = step.escalation_id
      left join incident on incident.internal_id = escalation.incident
    where delivery.id = any(ids) and coalesce(delivery.alert_id::text, incident.id) is not null);
begin
  if cardinality(touched) > 0 then perform note_live_event('delivery', touched); end if;
end
$$;
revoke execute on function note_deliveries_live(uuid[]) from public;

-- Grouped instead of joined: the plan of a first call with few rows is kept, and a nested loop over two thousand took eleven seconds.
create or replace function delivery_is_live() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  changed uuid[] := array(
    select id from (select id, state from before where claimed_by is null union all select id, state from after) as versions
    group by id having count(*) = 2 and min(state) <> max(state));
begin
  if cardinality(changed) > 0 then perform note_deliveries_live(changed); end if;
  return null;
end
$$;
