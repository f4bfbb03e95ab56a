-- Bow-ties, HAZOP worksheets and their templates are withdrawn (docs/decisions/0165-qualitative-is-the-risk-matrix.md). Every worksheet becomes
-- a document of its site, complete and with all versions; the risk matrix stays, in a table of its own.
create table site_document (
  id bigint generated always as identity primary key,
  industry_id bigint not null,
  industry_name text not null,
  kind text not null check (kind in ('risk-worksheet')),
  made_at timestamptz not null default now(),
  document jsonb not null
);
create index site_document_of_site on site_document (industry_id);
create trigger site_document_append_only before update or delete or truncate on site_document for each statement execute function refuse_change();
insert into audit_plan (thing, left_out) values ('site_document', 'copies of withdrawn tables: written by a migration, never changed');

create table risk_matrix (
  industry_id bigint not null,
  version integer not null check (version >= 1),
  industry_name text not null,
  saved_at timestamptz not null default now(),
  saved_by text not null,
  saved_by_id text not null,
  matrix jsonb not null,
  primary key (industry_id, version)
);
create trigger risk_matrix_append_only before update or delete or truncate on risk_matrix for each statement execute function refuse_change();

insert into site_document (industry_id, industry_name, kind, document)
select industry_id, (array_agg(industry_name order by version desc))[1], 'risk-worksheet', jsonb_build_object('versions', jsonb_agg(
  jsonb_build_object('version', version, 'savedAt', saved_at, 'savedBy', saved_by, 'worksheet', worksheet) order by version))
from risk_worksheet group by industry_id order by industry_id;

insert into risk_matrix (industry_id, version, industry_name, saved_at, saved_by, saved_by_id, matrix)
select industry_id, version, industry_name, saved_at, saved_by, saved_by_id, jsonb_build_object(
  'limits', coalesce(worksheet -> 'limits', '{"alarpFrom": 5, "intolerableFrom": 8}'), 'items', coalesce(worksheet -> 'matrix', '[]'))
from risk_worksheet;

drop table risk_worksheet;

do $$
declare
  scoped text;
begin
  foreach scoped in array array['site_document', 'risk_matrix'] loop
    execute format('create policy within_scope on %I using (exists (select from industry where industry.id = %I.industry_id))', scoped, scoped);
    execute format('create policy emergency_adds_nothing on %I as restrictive for insert with check (not (select in_emergency()) or industry_id in (select own_sites()))', scoped);
    execute format('create policy emergency_changes_nothing on %I as restrictive for update using (not (select in_emergency()) or industry_id in (select own_sites()))', scoped);
    execute format('create policy emergency_deletes_nothing on %I as restrictive for delete using (not (select in_emergency()))', scoped);
    execute format('alter table %I enable row level security', scoped);
  end loop;
end
$$;
