-- Bytes of files stand in their row, or in an object store under their SHA-256: then the row keeps hash and size, and no bytes.
-- Rows from before have no hash yet: theirs are the bytes themselves.
alter table site_image
  alter column whole drop not null,
  add column whole_sha256 bytea check (octet_length(whole_sha256) = 32),
  add column whole_bytes integer,
  alter column small drop not null,
  add column small_sha256 bytea check (octet_length(small_sha256) = 32),
  add column small_bytes integer,
  add check (whole is not null or (whole_sha256 is not null and whole_bytes is not null)),
  add check (small is not null or (small_sha256 is not null and small_bytes is not null));
alter table incident_attachment
  alter column whole drop not null,
  add column whole_sha256 bytea check (octet_length(whole_sha256) = 32),
  add column whole_bytes integer,
  add column small_sha256 bytea check (octet_length(small_sha256) = 32),
  add column small_bytes integer,
  drop constraint incident_attachment_check,
  add constraint incident_attachment_pictures_have_both check ((media_type = 'image/jpeg') = (small is not null or small_sha256 is not null)),
  add check (whole is not null or (whole_sha256 is not null and whole_bytes is not null)),
  add check (small is not null or (small_sha256 is null) = (small_bytes is null));
alter table alert_image
  alter column picture drop not null,
  add column picture_sha256 bytea check (octet_length(picture_sha256) = 32),
  add column picture_bytes integer,
  add check (picture is not null or (picture_sha256 is not null and picture_bytes is not null));

-- Asked before an object is removed: whether a row still names it.
create index site_image_whole_object on site_image (whole_sha256) where whole is null;
create index site_image_small_object on site_image (small_sha256) where small is null;
create index incident_attachment_whole_object on incident_attachment (whole_sha256) where whole is null;
create index incident_attachment_small_object on incident_attachment (small_sha256) where small is null and small_sha256 is not null;
create index alert_image_object on alert_image (picture_sha256) where picture is null;

-- What a file is never changes; where its bytes lie may: out of the row when their hash stays, into it when they have that hash.
create function is_same_file(
  was bytea, was_sha256 bytea, was_bytes integer, is_now bytea, is_now_sha256 bytea, is_now_bytes integer
) returns boolean language sql immutable set search_path = pg_catalog as $$
  select case
    when was is null and is_now is null then was_sha256 is not distinct from is_now_sha256 and was_bytes is not distinct from is_now_bytes
    when is_now is null then coalesce(is_now_sha256 = sha256(was) and is_now_bytes = octet_length(was), false)
    when was is null then coalesce(is_now_sha256 = was_sha256 and sha256(is_now) = was_sha256 and is_now_bytes = octet_length(is_now), false)
    else was = is_now and (
      (was_sha256 is not distinct from is_now_sha256 and was_bytes is not distinct from is_now_bytes)
      or coalesce(is_now_sha256 = sha256(was) and is_now_bytes = octet_length(was), false))
  end
$$;

create function refuse_other_file() returns trigger language plpgsql as $$
begin
  raise exception 'What is kept in % may move from store to store, and never changes', tg_table_name using errcode = 'restrict_violation';
end
$$;

drop trigger incident_attachment_append_only on incident_attachment;
create trigger incident_attachment_append_only before delete or truncate on incident_attachment
  for each statement execute function refuse_change();
-- Bytes are moved by the owner of the tables alone, never by a request.
create trigger incident_attachment_stays before update on incident_attachment for each row when (
  not erasing() and not (
    current_user <> 'hazardguard_person'
    and (old.id, old.incident, old.media_type) = (new.id, new.incident, new.media_type)
    and is_same_file(old.whole, old.whole_sha256, old.whole_bytes, new.whole, new.whole_sha256, new.whole_bytes)
    and is_same_file(old.small, old.small_sha256, old.small_bytes, new.small, new.small_sha256, new.small_bytes))
) execute function refuse_other_file();

drop trigger alert_image_append_only on alert_image;
create trigger alert_image_append_only before delete or truncate on alert_image for each statement execute function refuse_change();
create trigger alert_image_stays before update on alert_image for each row when (
  not erasing() and not (
    current_user <> 'hazardguard_person'
    and (old.alert_id, old.added_at) = (new.alert_id, new.added_at)
    and is_same_file(old.picture, old.picture_sha256, old.picture_bytes, new.picture, new.picture_sha256, new.picture_bytes))
) execute function refuse_other_file();

create trigger site_image_stays before update on site_image for each row when (
  not erasing() and not (
    current_user <> 'hazardguard_person'
    and is_same_file(old.whole, old.whole_sha256, old.whole_bytes, new.whole, new.whole_sha256, new.whole_bytes)
    and is_same_file(old.small, old.small_sha256, old.small_bytes, new.small, new.small_sha256, new.small_bytes))
) execute function refuse_other_file();

-- Objects that this installation has put, named before they are put: one that no row names is removed a day later.
create table stored_object (
  sha256 bytea primary key check (octet_length(sha256) = 32),
  bytes integer not null,
  put_at timestamptz not null default now()
);
create index stored_object_by_time on stored_object (put_at);
-- Of nobody: the owner of the tables alone sees it.
alter table stored_object enable row level security;
insert into audit_plan (thing, left_out) values ('stored_object', 'machines: follows from the rows that name files');
