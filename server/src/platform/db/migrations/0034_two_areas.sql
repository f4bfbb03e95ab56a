-- The advice of a recipient may also be that the place is in no warned area any more.
alter table delivery drop constraint delivery_action_check;
alter table delivery
  add constraint delivery_action_check
  check (action in ('shelter', 'shelter-no-flame', 'leave', 'move-away', 'keep-away', 'be-ready', 'outside'));
