-- The second person of a warning must not be its author in another account. An account that was invited within 30 days, or was given
-- more rights by these people within 30 days, is new until an account that the same person cannot have made has confirmed it.
alter table person
  add column granted_at timestamptz,
  add column granted_by text[] not null default '{}',
  add column confirmed_at timestamptz,
  add column confirmed_by text references person (id),
  add constraint person_confirmed check ((confirmed_at is null) = (confirmed_by is null)),
  add constraint person_granted check ((granted_at is null) = (granted_by = '{}'));

-- Who changed a role or scope, or let a deactivated person sign in again, before this migration is in the audit record. It does not say
-- whether a change gave more rights: each counts.
update person set granted_at = grants.at, granted_by = grants.by
from (
  select thing_id, max(at) as at, array_agg(distinct actor_id) as by from audit_entry
  where thing = 'person' and kind = 'changed' and actor_kind = 'person' and at > now() - interval '30 days'
    and (after ?| array['role', 'scope_kind', 'scope_industries', 'scope_area'] or (before ->> 'deactivated_at' is not null and after ? 'deactivated_at'))
    and actor_id <> thing_id and exists (select from person grantor where grantor.id = actor_id)
  group by thing_id
) as grants
where person.id = grants.thing_id;
