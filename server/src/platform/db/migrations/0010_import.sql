-- Import of files as authorities have them: rows with gaps, batches that can be undone.

-- Not known is not zero: a row of a file may lack what the form demands. Unknown texts are '', other unknown values null.
alter table inventory_item
  alter column quantity drop not null,
  alter column date_received drop not null,
  alter column date_expired drop not null;
drop index inventory_item_by_word;
alter table inventory_item drop column search_text;
alter table inventory_item add column search_text text not null generated always as (
  lower(item_no || E'\n' || product_name || E'\n' || substance_name || E'\n' || concentration || E'\n' || cas_no || E'\n'
    || coalesce(quantity::text, '') || E'\n' || unit || E'\n' || hazard_class || E'\n' || location || E'\n' || supplier || E'\n'
    || coalesce(extract(year from date_received)::text || '-' || lpad(extract(month from date_received)::text, 2, '0')
    || '-' || lpad(extract(day from date_received)::text, 2, '0'), '') || E'\n'
    || coalesce(extract(year from date_expired)::text || '-' || lpad(extract(month from date_expired)::text, 2, '0')
    || '-' || lpad(extract(day from date_expired)::text, 2, '0'), ''))
) stored;
create index inventory_item_by_word on inventory_item using gin (to_tsvector('simple', search_text));

alter table receptor
  alter column people drop not null,
  alter column latitude drop not null,
  alter column longitude drop not null,
  -- Its name in the file that it came from: 'osm:node/123', 'udise:24210100101'. A later file finds it by this.
  add column source_key text collate "C";
create unique index receptor_by_source_key on receptor (source_key) where source_key is not null;
alter table receptor drop column search_text;
alter table receptor add column search_text text not null generated always as (
  lower(name || E'\n' || kind || E'\n' || coalesce(phone, '') || E'\n' || coalesce(latitude::numeric(9, 6)::text, '') || E'\n'
    || coalesce(longitude::numeric(9, 6)::text, ''))
) stored;

-- One import of one file.
create table import_batch (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('industries', 'inventory', 'receptors', 'villages', 'population', 'roads', 'contacts', 'recipients', 'map')),
  file_name text not null,
  -- The columns of the file and what each was mapped to; the next file with these columns is mapped alike.
  header_key text not null,
  mapping jsonb not null,
  imported_at timestamptz not null default now(),
  imported_by text not null,
  imported_by_id text not null,
  read integer not null default 0,
  added integer not null default 0,
  changed integer not null default 0,
  unchanged integer not null default 0,
  to_complete integer not null default 0,
  refused integer not null default 0,
  undone_at timestamptz,
  undone_by text
);
create index import_batch_by_header on import_batch (header_key, id desc);

-- A row that the batch added (before is null) or changed: what it was, and its version after the batch.
create table import_row (
  batch_id integer not null references import_batch (id) on delete cascade,
  thing text not null,
  row_id bigint not null,
  version integer,
  before jsonb,
  primary key (batch_id, thing, row_id)
);

-- A file that a browser sent, in pieces, until it is imported or a day old.
create table import_file (
  id uuid primary key default gen_random_uuid(),
  file_name text not null,
  bytes bigint not null default 0,
  person_id text not null references person (id) on delete cascade,
  sent_at timestamptz not null default now()
);
create index import_file_by_age on import_file (sent_at);
create index import_file_of_person on import_file (person_id);
create table import_piece (
  file_id uuid not null references import_file (id) on delete cascade,
  place integer not null,
  content bytea not null,
  primary key (file_id, place)
);

insert into audit_plan (thing, left_out) values
  ('import_row', 'follows from the rows that the batch added and changed, which are recorded'),
  ('import_file', 'files that wait for a person, a day; what is imported is recorded'),
  ('import_piece', 'the same');

create policy of_importer on import_batch using (imported_by_id = (select scope_person()));
create policy of_importer on import_row using (batch_id in (select id from import_batch));
create policy of_sender on import_file using (person_id = (select scope_person()));
create policy of_sender on import_piece using (file_id in (select id from import_file));
create policy emergency_deletes_nothing on import_batch as restrictive for delete using (not (select in_emergency()));
create policy emergency_deletes_nothing on import_file as restrictive for delete using (not (select in_emergency()));
create policy emergency_deletes_nothing on import_piece as restrictive for delete using (not (select in_emergency()));
create policy emergency_deletes_nothing on import_row as restrictive for delete using (not (select in_emergency()));
alter table import_batch enable row level security;
alter table import_row enable row level security;
alter table import_file enable row level security;
alter table import_piece enable row level security;
