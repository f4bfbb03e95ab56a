-- A person of the directory may have a second number, and reads messages in one of the languages of the application; null: not known.
alter table stakeholder
  add column other_number text check (length(other_number) between 1 and 40),
  add column language text check (language in ('en', 'hi', 'gu', 'mr'));

-- As in 0002, with both.
create or replace view stakeholder_directory as
  select
    membership.id, membership.external_id, membership.stakeholder_group, membership.stakeholder_id, membership.role, membership.department,
    person.name, person.designation, person.contact_number, person.email_address, person.address,
    person.sample, person.version, person.updated_at,
    membership.search_text as membership_search_text, person.search_text as person_search_text,
    (select max(proved_at) from stakeholder_proof proof where proof.stakeholder_id = person.id and proof.contact = 'contactNumber'
      and proof.proved_at >= person.contact_number_since) as contact_number_proved_at,
    (select max(proved_at) from stakeholder_proof proof where proof.stakeholder_id = person.id and proof.contact = 'emailAddress'
      and proof.proved_at >= person.email_address_since) as email_address_proved_at,
    (select max(ends_at) from duty_shift shift where shift.membership_id = membership.id
      and shift.starts_at <= now() and shift.ends_at > now()) as on_duty_until,
    array(select other.stakeholder_group from stakeholder_membership other where other.stakeholder_id = person.id) as stakeholder_groups,
    person.other_number, person.language
  from stakeholder_membership membership join stakeholder person on person.id = membership.stakeholder_id;

-- An officer whom no tier has called also answers the message about a warning: the answer belongs to the warning.
alter table responder_answer
  alter column escalation_id drop not null,
  alter column step_id drop not null,
  add column alert_id uuid references alert (id),
  add constraint responder_answer_of_one check ((escalation_id is null) = (step_id is null) and (escalation_id is null) <> (alert_id is null));
create index responder_answer_of_alert on responder_answer (alert_id, who, id desc) where alert_id is not null;
drop policy within_scope on responder_answer;
create policy within_scope on responder_answer using (
  escalation_id in (select scope_escalations()) or alert_id in (select scope_alerts())
);

-- As in 0043, for both kinds of answers.
create or replace function note_responder_answer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  chain escalation;
  warning uuid := new.alert_id;
begin
  if warning is null then
    select * into chain from escalation where id = new.escalation_id;
    warning := chain.alert_id;
  end if;
  insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
  select internal_id, incident.id, 'note', 'HazardGuard', 'escalation', 'message',
    new.name || case new.answer when 'going' then ' is going' else ' cannot go' end || ' (' || coalesce(chain.status, (
      select status from alert_version where alert_id = warning and state in ('released', 'cancelled') order by version desc limit 1
    )) || ')'
  from incident left join alert on alert.id = warning
  where internal_id = chain.incident or incident.id = alert.incident_id;
  perform note_live_event('escalation', case when new.escalation_id is null then array[warning::text] else escalation_subject(chain) end);
  return null;
end
$$;
