-- A record belongs to the industry that its name stood for when it was made: a later change of the name must not hide it. No foreign
-- key: the record outlives the industry, and is never changed, not even by a deletion there.
alter table changed_condition add column industry_id integer;
alter table changed_condition disable trigger changed_condition_append_only;
update changed_condition set industry_id = industry_id_named(industry_name);
alter table changed_condition enable trigger changed_condition_append_only;

create function changed_condition_industry() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  new.industry_id := industry_id_named(new.industry_name);
  return new;
end
$$;
create trigger changed_condition_industry before insert on changed_condition for each row execute function changed_condition_industry();

create index changed_condition_newest on changed_condition (industry_id, recorded_at desc, id desc);
