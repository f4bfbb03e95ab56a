-- The old client may correct a record of changed conditions (specification, generic call); what it said before stays in the audit record.
-- Records are still never deleted.
drop trigger changed_condition_append_only on changed_condition;
create trigger changed_condition_kept before delete or truncate on changed_condition for each statement execute function refuse_change();

drop trigger changed_condition_industry on changed_condition;
create trigger changed_condition_industry before insert or update of industry_name on changed_condition
  for each row execute function changed_condition_industry();
