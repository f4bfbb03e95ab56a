import { ApiError } from '@hazardguard/contract';
import type { TransactionClient } from '../../platform/db/tables/copy.ts';
import { countAreas } from '../population/import-areas.ts';
import { countRoads } from '../roads/import-roads.ts';
import { type Undone, undoRows } from './batch-writer.ts';

interface Batch {
  readonly kind: string;
  readonly layer: 'geo_source' | 'map_layer' | null;
  readonly layer_id: number | null;
  readonly layer_made: boolean | null;
  readonly added: number;
  readonly changed: number;
}

/** Features of a map have their key and no number of their own, so they are restored here. */
const undoFeatures = async (client: TransactionClient, batch: number, layer: number): Promise<Undone> => {
  const ours = `import_row.batch_id = $1 and import_row.thing = 'map_feature' and map_feature.key = import_row.row_id and map_feature.map_layer_id = $2`;
  const restored = await client.query(
    `update map_feature set cell = was.cell, min_zoom = was.min_zoom, west = was.west, south = was.south, east = was.east, north = was.north,
       geometry = was.geometry, tags = was.tags
     from import_row, jsonb_populate_record(null::map_feature, import_row.before) as was where ${ours} and import_row.before is not null`,
    [batch, layer],
  );
  const removed = await client.query(`delete from map_feature using import_row where ${ours} and import_row.before is null`, [
    batch,
    layer,
  ]);
  await client.query(
    `update map_layer set features = (select count(*) from map_feature where map_layer_id = $1), revision = revision + 1, changed_at = now()
     where id = $1`,
    [layer],
  );
  return { removed: removed.rowCount ?? 0, restored: restored.rowCount ?? 0, kept: 0 };
};

/** Deletes the layer that a batch made, or makes its layer what it was before the batch. Throws `conflict` where that cannot be done. */
export const undoLayer = async (client: TransactionClient, id: number): Promise<Undone> => {
  const { rows } = await client.query<Batch>('select kind, layer, layer_id, layer_made, added, changed from import_batch where id = $1', [
    id,
  ]);
  const [batch] = rows;
  if (batch === undefined || batch.layer === null || batch.layer_id === null)
    throw new ApiError('conflict', 'This import was made before layers could be undone. Delete the layer under Data or Map layers');
  const { layer, layer_id: layerId } = batch;
  const { rows: later } = await client.query<{ file_name: string }>(
    'select file_name from import_batch where layer = $1 and layer_id = $2 and id > $3 and undone_at is null order by id desc limit 1',
    [layer, layerId, id],
  );
  if (later[0] !== undefined)
    throw new ApiError('conflict', `The file ${later[0].file_name} has changed this layer since. Undo that import first`);
  if (batch.layer_made === true) {
    const { rowCount } = await client.query(`delete from ${layer} where id = $1`, [layerId]);
    if (rowCount !== 1) throw new ApiError('conflict', 'The layer was deleted already');
    return { removed: batch.added, restored: 0, kept: 0 };
  }
  if (batch.kind === 'population') {
    if (batch.changed === 0) return { removed: 0, restored: 0, kept: 0 };
    throw new ApiError('conflict', 'This raster replaced an earlier one, which is not kept. Import the earlier file again');
  }
  if (layer === 'map_layer') return undoFeatures(client, id, layerId);
  const undone = await undoRows(client, id);
  await client.query(batch.kind === 'roads' ? countRoads : countAreas, [layerId]);
  return undone;
};
