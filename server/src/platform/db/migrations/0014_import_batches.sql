-- Invitations from a sheet, the progress of an import, and undo of layers.
alter table import_batch drop constraint import_batch_kind_check;
alter table import_batch add constraint import_batch_kind_check check (
  kind in ('industries', 'inventory', 'receptors', 'villages', 'population', 'roads', 'contacts', 'recipients', 'map', 'invitations')
);
-- The layer that the file went into, and whether it made it: then undo deletes the layer. Null: a register, or an older batch.
alter table import_batch add column layer text check (layer in ('geo_source', 'map_layer'));
alter table import_batch add column layer_id integer;
alter table import_batch add column layer_made boolean;
alter table import_batch add constraint import_batch_layer check (num_nulls(layer, layer_id, layer_made) in (0, 3));
create index import_batch_by_layer on import_batch (layer, layer_id) where layer is not null;

-- Rows or features of the file that have been read while it is checked or imported.
alter table import_file add column rows_done bigint not null default 0;

-- Of a sheet: what the invited person is called, and where to call.
alter table invitation add column name text;
alter table invitation add column telephone text;
