-- Recipients of a list have a place by its name or code: the outline of a village or ward, a recorded place, a site.

-- Names are compared without case, punctuation, kind of place and company, and what stands in brackets; digits of any script are equal.
create function place_key(given text) returns text language sql immutable parallel safe set search_path = public, pg_temp as $$
  select nullif(regexp_replace(regexp_replace(regexp_replace(
    translate(lower(normalize(given, nfkc)), '०१२३४५६७८९૦૧૨૩૪૫૬૭૮૯', '01234567890123456789'),
    '\([^)]*\)', ' ', 'g'),
    '\m(village|vill|gram panchayat|grampanchayat|g\.?\s?p|m/s|messrs|private|pvt|limited|ltd)\M\.?|ग्राम पंचायत|ગ્રામ પંચાયત|(?<=ward)\s*no\M\.?', ' ', 'g'),
    '[\s!-/:-@\[-`{-~।॥\u200b-\u200d\u2010-\u2015]+', '', 'g'), '')
$$;

-- Alternative spellings are equal: Ankleshwar, Anklesvar, अंकलेश्वर, અંકલેશ્વર. Aspiration, length and the vowel a are left out, letters of one
-- sound are one.
create function place_sound(given text) returns text language sql immutable parallel safe set search_path = public, pg_temp as $$
  with latin as (
    select translate(translate(place_key(given),
      'कखगघङचछजझञटठडढणतथदधनपफबभमयरऋृलळवशषसहइईिीउऊुूएऐेैओऔोौऑॉंँअआा़्ऽ', 'kkggnccjjnttddnttddnppbbmirrrllvssshiiiiuuuueeeeoooooonn'),
      'કખગઘઙચછજઝઞટઠડઢણતથદધનપફબભમયરઋૃલળવશષસહઇઈિીઉઊુૂએઐેૈઓઔોૌઑૉંઁઅઆા઼્ઽ', 'kkggnccjjnttddnttddnppbbmirrrllvssshiiiiuuuueeeeoooooonn') as text
  ), folded as (
    select regexp_replace(replace(replace(replace(replace(replace(text, 'ee', 'i'), 'oo', 'u'), 'ai', 'e'), 'au', 'o'), 'x', 'ks'),
      'c(?!h)', 'k', 'g') as text from latin
  )
  select nullif(regexp_replace(regexp_replace(replace(
    translate(regexp_replace(regexp_replace(text, 'ch+', 'c', 'g'), '([kgtdbpjs])h', '\1', 'g'), 'fwzqy', 'pvjki'),
    'a', ''), 'm(?=[bp])', 'n', 'g'), '(.)\1+', '\1', 'g'), '') from folded
$$;

create index population_area_by_code on population_area (ltrim(lower(code), '0')) where code is not null;
create index population_area_by_key on population_area (place_key(name));
create index population_area_by_sound on population_area (place_sound(name));
create index receptor_by_place_key on receptor (place_key(name));
create index receptor_by_place_sound on receptor (place_sound(name));

-- The middle of the longest piece of a level line inside the largest part of an outline: always inside, unlike a centre of gravity.
create function point_inside(outline jsonb) returns point language sql immutable parallel safe set search_path = public, pg_temp as $$
  with corner as (
    select part.place as part, ring.place as ring, corner.place, (corner.at ->> 0)::float8 as x, (corner.at ->> 1)::float8 as y
    from jsonb_array_elements(outline) with ordinality as part (rings, place),
      jsonb_array_elements(part.rings) with ordinality as ring (corners, place),
      jsonb_array_elements(ring.corners) with ordinality as corner (at, place)
  ), level as (
    select part, min(y) + (max(y) - min(y)) * 0.5000123 as y from corner
    where ring = 1 group by part order by (max(x) - min(x)) * (max(y) - min(y)) desc limit 1
  ), edge as (
    select corner.x as ax, corner.y as ay, lead(corner.x) over ends as bx, lead(corner.y) over ends as b_y, level.y
    from corner join level using (part) window ends as (partition by ring order by corner.place)
  ), crossing as (
    select ax + (bx - ax) * (y - ay) / (b_y - ay) as x, y from edge where (ay > y) <> (b_y > y)
  ), piece as (
    select x, lead(x) over (order by x) as next, y, row_number() over (order by x) as number from crossing
  )
  select point((x + next) / 2, y) from piece where number % 2 = 1 and next is not null order by next - x desc limit 1
$$;

alter table follower
  -- What a list says of the recipient's place, so that a place that is recorded later is found.
  add column listed_place text check (length(listed_place) between 1 and 200),
  add column listed_code text check (length(listed_code) between 1 and 200),
  add column listed_district text check (length(listed_district) between 1 and 200),
  add column listed_subdistrict text check (length(listed_subdistrict) between 1 and 200);
update audit_plan set hidden = hidden || '{listed_place,listed_code,listed_district,listed_subdistrict}' where thing = 'follower';

alter table followed_place
  -- The village or ward whose outline is followed instead of the circle. Where its layer is deleted, the circle is followed.
  add column area_id integer references population_area (id) on delete set null,
  -- How a place of a list was found; null: the follower chose it.
  add column placed_by text check (placed_by in ('position', 'outline', 'receptor', 'site'));
create index followed_place_of_area on followed_place (area_id) where area_id is not null;
update audit_plan set hidden = hidden || '{area_id}' where thing = 'followed_place';

-- Where the registers have a place of this name or code, or why none is found. A code counts first, then the very name, then another spelling
-- of it; villages first. Nothing is chosen where several places fit.
create function find_recipient_place(place text, code text, district text, subdistrict text)
returns table (placed_by text, name text, latitude float8, longitude float8, area_id integer, reason text, found integer)
language plpgsql stable set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  wanted_key text := place_key(place);
  wanted_sound text := case when length(place_sound(place)) >= 3 then place_sound(place) end;
  wanted_code text := nullif(ltrim(lower(btrim(code)), '0'), '');
  wanted_district text := place_key(district);
  wanted_subdistrict text := place_key(subdistrict);
  left_out text := case when wanted_key is null and wanted_code is null then 'notNamed' else 'unknown' end;
  one record;
begin
  for one in
    with village as (
      select 1 as rank, area.* from population_area area where ltrim(lower(area.code), '0') = wanted_code
      union all select 3, area.* from population_area area where place_key(area.name) = wanted_key
      union all select 6, area.* from population_area area where place_sound(area.name) = wanted_sound
    ), near as (
      -- District and taluka narrow the choice where the register knows them.
      select *, max((wanted_subdistrict is not null and position(wanted_subdistrict in place_key(village.key)) > 0)::int) over (partition by rank) as taluka
      from village where rank = 1 or wanted_district is null or village.district is null or place_sound(village.district) = place_sound(wanted_district)
    ), candidate as (
      select rank, 'outline' as way, near.name, null::float8 as latitude, null::float8 as longitude, near.id as area, outline is not null as usable,
        source_id, box(point(west, south), point(east, north)) as extent
      from near where taluka = 0 or position(wanted_subdistrict in place_key(near.key)) > 0
      union all select 2, 'receptor', receptor.name, receptor.latitude, receptor.longitude, null, receptor.latitude is not null, null, null
      from receptor where source_key = btrim(find_recipient_place.code)
      union all select case when kind = 'residential' then 4 else 5 end, 'receptor', receptor.name, receptor.latitude, receptor.longitude, null,
        receptor.latitude is not null, null, null
      from receptor where place_key(receptor.name) = wanted_key
      union all select 5, 'site', industry_name, industry.latitude, industry.longitude, null, industry.latitude is not null, null, null
      from industry where place_key(industry_name) = wanted_key
      union all select 7, 'receptor', receptor.name, receptor.latitude, receptor.longitude, null, receptor.latitude is not null, null, null
      from receptor where place_sound(receptor.name) = wanted_sound
      union all select 7, 'site', industry_name, industry.latitude, industry.longitude, null, industry.latitude is not null, null, null
      from industry where place_sound(industry_name) = wanted_sound
    ), ordered as (
      select *, row_number() over best as place_in_rank, first_value(extent) over best as first_extent, first_value(source_id) over best as first_source
      from candidate window best as (partition by rank order by usable desc, source_id desc, area)
    )
    select rank, bool_or(usable) as usable,
      -- The same village in another layer is no second village.
      count(*) filter (where usable and place_in_rank > 1 and not coalesce(source_id <> first_source and extent && first_extent, false)) as others,
      (array_agg(way order by place_in_rank))[1] as way, (array_agg(ordered.name order by place_in_rank))[1] as name,
      (array_agg(ordered.latitude order by place_in_rank))[1] as latitude, (array_agg(ordered.longitude order by place_in_rank))[1] as longitude,
      (array_agg(area order by place_in_rank))[1] as area
    from ordered group by rank order by rank
  loop
    if not one.usable then
      left_out := case when one.way = 'outline' then 'noOutline' else 'noPosition' end;
    elsif one.others > 0 then
      return query select null::text, one.name, null::float8, null::float8, null::integer, 'several', one.others::integer + 1;
      return;
    elsif one.area is null then
      return query select one.way, one.name, one.latitude, one.longitude, null::integer, null::text, 1;
      return;
    else
      return query select one.way, one.name, at[1], at[0], one.area, null::text, 1
      from population_area area, point_inside(area.outline) as at where area.id = one.area;
      return;
    end if;
  end loop;
  return query select null::text, place, null::float8, null::float8, null::integer, left_out, 0;
end
$$;

-- Gives every recipient of a list without a place the one that is recorded now, and the outline to those who only have its point; returns how
-- many changed. A person's own places are left alone.
create function place_recipients() returns integer language plpgsql set search_path = public, pg_temp as $$
declare
  changed integer;
begin
  with open as (
    select id, coalesce(listed_place, '') as place, coalesce(listed_code, '') as code, coalesce(listed_district, '') as district,
      coalesce(listed_subdistrict, '') as subdistrict
    from follower where (listed_place is not null or listed_code is not null)
      and coalesce((
        select bool_or(point.placed_by in ('receptor', 'outline') and area_id is null) from followed_place point where point.follower_id = follower.id
      ), true)
  ), listed as (
    select distinct place, code, district, subdistrict from open
  ), answer as (
    select listed.*, spot.*
    from listed, find_recipient_place(nullif(place, ''), nullif(code, ''), nullif(district, ''), nullif(subdistrict, '')) as spot
    where reason is null
  ), whose as (
    select open.id as follower_id, answer.* from answer join open using (place, code, district, subdistrict)
  ), made as (
    insert into followed_place (follower_id, name, latitude, longitude, radius_m, area_id, placed_by)
    select follower_id, name, round(latitude::numeric, 5), round(longitude::numeric, 5), 2000, area_id, placed_by from whose
    where not exists (select from followed_place own where own.follower_id = whose.follower_id)
    on conflict do nothing returning 1
  ), outlined as (
    update followed_place set
      name = whose.name, latitude = round(whose.latitude::numeric, 5), longitude = round(whose.longitude::numeric, 5),
      area_id = whose.area_id, placed_by = 'outline'
    from whose where followed_place.follower_id = whose.follower_id and whose.placed_by = 'outline'
      and followed_place.id = (
        select min(id) from followed_place point where point.follower_id = whose.follower_id and point.placed_by in ('receptor', 'outline') and area_id is null
      )
      and not exists (select from followed_place own where own.follower_id = whose.follower_id and own.area_id = whose.area_id)
    returning 1
  )
  select (select count(*) from made) + (select count(*) from outlined) into changed;
  return changed;
end
$$;

-- Each recipient of a list once, whatever the number of addresses, with the first place; null: none, such a recipient gets no warning.
create view listed_recipient as
select id, name, role, listed_place, listed_code, listed_district, listed_subdistrict,
  (select place.name from followed_place place where follower_id = one.id order by place.id limit 1) as place_name
from (
  select min(id) as id, name, role, listed_place, listed_code, listed_district, listed_subdistrict from follower
  where consent is distinct from 'own' and (name is not null or role is not null or listed_place is not null or listed_code is not null)
  group by 2, 3, 4, 5, 6, 7
) as one;

-- Recipients of earlier lists: the name of the place is known where it was found. Where it was not found, it was not stored: only an office that
-- names a village or ward, such as "Sarpanch, Boidra", says it.
update follower set listed_place = left(place.name, 200)
from followed_place place
where place.follower_id = follower.id and place.name <> 'Village' and consent is distinct from 'own' and (follower.name is not null or role is not null)
  and not exists (select from followed_place other where other.follower_id = follower.id and other.id < place.id);
update followed_place set placed_by = case
  when exists (select from receptor where place_key(receptor.name) = place_key(followed_place.name)
    and abs(receptor.latitude - followed_place.latitude) < 2e-5 and abs(receptor.longitude - followed_place.longitude) < 2e-5) then 'receptor'
  when exists (select from industry where place_key(industry_name) = place_key(followed_place.name)
    and abs(industry.latitude - followed_place.latitude) < 2e-5 and abs(industry.longitude - followed_place.longitude) < 2e-5) then 'site'
  else 'position' end
from follower where follower.id = follower_id and listed_place is not null;
with spoken as (
  select follower.id, min(part) as part from follower, regexp_split_to_table(role, '\s*[,;:/()–—]\s*|\s+-\s+|\s+of\s+') as part,
    find_recipient_place(part, null, null, null) as spot
  where consent is distinct from 'own' and not exists (select from followed_place where follower_id = follower.id)
    and spot.placed_by = 'outline' and place_key(spot.name) = place_key(part)
  group by follower.id having count(*) = 1
)
update follower set listed_place = part from spoken where spoken.id = follower.id;
select place_recipients();

-- Whether people of an earlier tier had their time and too few of them acknowledged: not where the tiers before had nobody, or a person called
-- the next one sooner.
create function was_waited_for(chain uuid, number integer) returns boolean language sql stable set search_path = public, pg_temp as $$
  select exists (
    select from escalation_step step join escalation_step earlier using (escalation_id)
    where escalation_id = chain and step.tier = number and earlier.tier < step.tier and earlier.ends_at <= step.started_at
      and exists (select from escalation_person where step_id = earlier.id))
$$;

-- As in 0017; a tier that has nobody to call is skipped, and the log says so.
create or replace function note_escalation() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  said text;
  before escalation := case tg_op when 'UPDATE' then old end;
begin
  if new.purpose = 'approve' then
    if tg_op = 'INSERT' then
      said := 'Approval requested: version ' || new.waiting_version || ' of the warning waits, approvers are called';
    elsif new.stopped = 'expired' and before.stopped is null then
      said := 'NOBODY DECIDED ABOUT VERSION ' || new.waiting_version || ' OF THE WARNING: ITS TIME EXPIRED';
    else
      return null;
    end if;
  elsif tg_op = 'INSERT' then
    if new.incident is null then return null; end if;
    said := 'Escalation started: ' || new.chain_name;
  elsif new.state = 'running' and before.stopped = 'expired' then
    said := 'Escalation continues: the clock jumped back, its time is not over';
  elsif new.state = 'running' and new.tier > before.tier then
    if not exists (select from escalation_step step join escalation_person on step_id = step.id where escalation_id = new.id and tier = new.tier) then
      said := 'Escalation: tier ' || new.tier || ' skipped, it has nobody to call';
    elsif new.tier = 1 then
      return null;
    else
      said := 'Escalation: tier ' || new.tier || ' called'
        || case when was_waited_for(new.id, new.tier) then ', too few have acknowledged' else '' end;
    end if;
  elsif new.state = 'acknowledged' and before.state <> 'acknowledged' then
    said := 'Escalation ended: acknowledged by ' || (
      select string_agg(name, ', ' order by id) from escalation_acknowledgement where escalation_id = new.id);
  elsif new.state = 'unanswered' and before.state = 'running' then
    said := 'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ALL TIERS WERE CALLED';
  elsif new.stopped = 'alert' and before.stopped is null then
    said := 'Escalation ended: the alert now calls the responders';
  elsif new.stopped = 'expired' and before.stopped is null then
    said := 'ESCALATION ENDED WITHOUT ENOUGH ACKNOWLEDGEMENTS: ITS TIME EXPIRED';
  else
    return null;
  end if;
  insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
  select internal_id, incident.id, 'note',
    case tg_op when 'INSERT' then coalesce(new.started_by, 'HazardGuard') else 'HazardGuard' end,
    case tg_op when 'INSERT' then coalesce(new.started_by_id, 'escalation') else 'escalation' end,
    'message', said || ' (' || new.status || ')'
  from incident left join alert on alert.id = new.alert_id
  where internal_id = new.incident
    or incident.id = alert.incident_id
    or (
      select kind = 'link' from incident_event
      where incident = internal_id and link_kind = 'alert' and link_id = new.alert_id order by incident_event.id desc limit 1
    );
  return null;
end
$$;

-- A landline of a list is called, never sent a text message. Those of earlier lists are known by the first digit.
alter table follower drop constraint follower_channel_check;
alter table follower add constraint follower_channel_check check (channel in ('web-push', 'email', 'sms', 'voice'));
update follower set channel = 'voice'
where channel = 'sms' and address ~ '^\+91[1-5]' and consent is distinct from 'own' and (name is not null or role is not null);

-- Whether a person who was called goes to the incident, by the link of the message: every answer is kept, the latest counts. To go also
-- acknowledges.
create table responder_answer (
  id bigint generated always as identity primary key,
  escalation_id uuid not null references escalation (id),
  step_id bigint not null references escalation_step (id),
  -- As in escalation_acknowledgement.
  who text not null,
  name text not null,
  answer text not null check (answer in ('going', 'cannot')),
  at timestamptz not null default clock_timestamp()
);
create index responder_answer_newest on responder_answer (escalation_id, who, id desc);
create trigger responder_answer_append_only before update or delete or truncate on responder_answer for each statement execute function refuse_change();
insert into audit_plan (thing, left_out) values ('responder_answer', 'itself the record of who goes: appended, never changed');
create policy within_scope on responder_answer using (escalation_id in (select scope_escalations()));
create policy emergency_deletes_nothing on responder_answer as restrictive for delete using (not (select in_emergency()));
alter table responder_answer enable row level security;

-- The log of the incident says who goes and who cannot; the list of those called shows it at once.
create function note_responder_answer() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into incident_event (incident, incident_id, kind, by_name, by_id, note_kind, text)
  select internal_id, incident.id, 'note', 'HazardGuard', 'escalation', 'message',
    new.name || case new.answer when 'going' then ' is going' else ' cannot go' end || ' (' || escalation.status || ')'
  from escalation left join alert on alert.id = escalation.alert_id
    join incident on internal_id = escalation.incident or incident.id = alert.incident_id
  where escalation.id = new.escalation_id;
  perform note_live_event('escalation', escalation_subject(escalation)) from escalation where id = new.escalation_id;
  return null;
end
$$;
revoke execute on function note_responder_answer() from public;
create constraint trigger responder_answer_noted after insert on responder_answer deferrable initially deferred
  for each row execute function note_responder_answer();
