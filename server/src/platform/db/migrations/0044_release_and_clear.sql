-- True: nobody could release the warning as its second person; those called can release it alone, with a reason.
alter table escalation_step add column alone boolean not null default false;
