-- The id that a device gave to an incident reported without a network, such as INC-7F20A3. Other devices ask by it for the number.
alter table incident add column given_id text check (given_id ~ '^INC-[0-9A-F]{6}$');
create unique index incident_by_given_id on incident (given_id) where given_id is not null;
