-- Pictures of a site. Each is drawn anew before it gets here: always JPEG, nothing of the uploaded file but its pixels.
create table site_image (
  id integer generated always as identity primary key,
  industry_id integer not null references industry (id) on delete cascade,
  caption text not null check (caption <> ''),
  taken_on date,
  width_px integer not null check (width_px between 1 and 4096),
  height_px integer not null check (height_px between 1 and 4096),
  whole bytea not null,
  small bytea not null,
  added_at timestamptz not null default now(),
  added_by text not null,
  added_by_id text not null
);
-- JPEG does not get smaller by being packed again.
alter table site_image alter column whole set storage external, alter column small set storage external;
create index site_image_of_industry on site_image (industry_id, id desc);
