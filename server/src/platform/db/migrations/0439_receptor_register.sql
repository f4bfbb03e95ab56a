-- Recorded places become a register: entered in a form or by a file, changed and deleted. Who answers in an emergency, and the water and
-- fields that a release can spoil, have kinds of their own; a fire station recorded as 'other' is still known by its name.
alter table receptor drop constraint receptor_kind_check;
alter table receptor add constraint receptor_kind_check check (
  kind in ('school', 'hospital', 'residential', 'industry', 'market', 'fire', 'police', 'shelter', 'water', 'farmland', 'other')
);
alter table receptor drop column service;
alter table receptor add column service text generated always as (
  case
    when kind in ('school', 'hospital', 'fire', 'police', 'shelter') then kind
    when kind <> 'other' then null
    when name ~* '\yfire[\s-]*(station|brigade|service)|अग्निशम|दमकल|फायर|ફાયર|અગ્નિશ' then 'fire'
    when name ~* '\ypolice\y|पुलिस|पोलीस|પોલીસ' then 'police'
    when name ~* '\yshelter\y|आश्रय|निवारा|આશ્રય' then 'shelter'
  end
) stored;
create index receptor_by_service on receptor (service, latitude, longitude) where service is not null;

-- The register counts its rows; the text ids stay, for stored runs name places by them.
create sequence receptor_id;
alter table receptor
  alter column id set default 'place-' || nextval('receptor_id'),
  add column number integer generated always as identity unique,
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  -- What the search box searches: every shown column, as shown.
  add column search_text text not null generated always as (
    lower(name || E'\n' || kind || E'\n' || coalesce(phone, '') || E'\n' || latitude::numeric(9, 6)::text || E'\n' || longitude::numeric(9, 6)::text)
  ) stored;
