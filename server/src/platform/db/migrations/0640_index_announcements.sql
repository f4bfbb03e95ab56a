-- Servers keep the vulnerability index in memory: each change of what it is made of is announced, as those of sites and stock are already.
create trigger receptor_announces after insert or update or delete or truncate on receptor for each statement execute function announce_change();
create trigger stakeholder_announces after insert or update or delete or truncate on stakeholder for each statement execute function announce_change();
create trigger stakeholder_membership_announces after insert or update or delete or truncate
  on stakeholder_membership for each statement execute function announce_change();
create trigger stakeholder_proof_announces after insert on stakeholder_proof for each statement execute function announce_change();

-- Claims and the weather's forecast change a precomputed footprint all the time; the index reads its worst case alone.
create trigger standing_footprint_announces after insert or delete or truncate
  on standing_footprint for each statement execute function announce_change();
create trigger standing_footprint_worst_announces after update on standing_footprint
  for each row when (old.answer -> 'worst' is distinct from new.answer -> 'worst' or (old.state = 'waiting') is distinct from (new.state = 'waiting'))
  execute function announce_change();
