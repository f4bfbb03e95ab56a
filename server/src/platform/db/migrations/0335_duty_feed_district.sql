-- A feed of one district: its own duties and those of its sites. In small letters, as in 'district:bharuch'.
alter table duty_feed add column district text check (district <> '');
alter table duty_feed add constraint duty_feed_of_one check (industry_id is null or district is null);
