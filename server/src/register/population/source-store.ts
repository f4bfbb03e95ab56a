import { type Selectable, sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { TransactionClient } from '../../platform/db/tables/copy.ts';
import type { Schema } from '../../platform/db/tables/schema.ts';
import type { ImportedLayer } from '../geo-data/import-counts.ts';

export type SourceRow = Selectable<Schema['geo_source']>;
export type SourceKind = SourceRow['kind'];

/** What every import says of its file. */
export interface SourceDescription {
  /** Unique among sources of its kind: a second import under the same name updates the first. */
  readonly name: string;
  /** Who published it, such as "WorldPop" or "Census of India". */
  readonly sourceName: string;
  readonly year: number | null;
  readonly licence: string;
  /** Whom it counts. */
  readonly moment?: 'residents' | 'day' | 'night' | undefined;
  /** Relative error that the publisher states, 1 is 100 %. */
  readonly errorShare?: number | null | undefined;
  readonly actor: { readonly id: string | null; readonly name: string | null };
}

export interface ImportOptions extends SourceDescription {
  /** Everything is checked and counted, nothing is stored. */
  readonly dryRun: boolean;
  /** The batch that can be undone; without one nothing is kept for that. */
  readonly batchId?: number | null;
  /** Called now and then with the number of rows read. */
  readonly onProgress?: (read: number) => void;
}

export const listSources = ({ kysely }: Database): Promise<readonly SourceRow[]> =>
  kysely.selectFrom('geo_source').selectAll().orderBy('kind').orderBy('year', 'desc').orderBy('id').execute();

/** Removes a source with all that was imported from it. */
export const removeSource = async ({ kysely }: Database, id: number): Promise<boolean> =>
  (await kysely.deleteFrom('geo_source').where('id', '=', id).executeTakeFirst()).numDeletedRows > 0n;

const descriptionColumns = ['source_name', 'year', 'licence', 'moment', 'error_share', 'added_by', 'added_by_id'] as const;

const toDescription = ({ sourceName, year, licence, moment, errorShare, actor }: SourceDescription): readonly unknown[] => [
  sourceName,
  year,
  licence,
  moment ?? 'residents',
  errorShare ?? null,
  actor.name ?? 'system',
  actor.id,
];

/** The source with this kind and name, made, or with its new description; other imports of the same name wait. */
export const keepSource = async (
  client: TransactionClient,
  kind: SourceKind,
  description: SourceDescription,
  raster: Readonly<Record<string, unknown>> = {},
): Promise<ImportedLayer> => {
  await client.query('select pg_advisory_xact_lock(hashtext($1))', [`geo_source ${kind} ${description.name}`]);
  const columns = ['kind', 'name', ...descriptionColumns, ...Object.keys(raster)];
  const values = [kind, description.name, ...toDescription(description), ...Object.values(raster)];
  const updates = columns.slice(2).map((column) => `${column} = excluded.${column}`);
  const { rows } = await client.query<{ id: number; made: boolean }>(
    `insert into geo_source (${columns.join(', ')}) values (${columns.map((_, i) => `$${i + 1}`).join(', ')})
     on conflict (kind, name) do update set ${updates.join(', ')}, added_at = now() returning id, xmax = 0 as made`,
    values,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('geo_source returned no row');
  return { table: 'geo_source', ...row };
};

export const findSourceNamed = ({ kysely }: Database, kind: SourceKind, name: string): Promise<SourceRow | undefined> =>
  kysely.selectFrom('geo_source').selectAll().where('kind', '=', kind).where('name', '=', name).executeTakeFirst();

/** Sources of people whose extent meets a box, degrees. */
export const listSourcesMeeting = (
  { kysely }: Database,
  box: { readonly west: number; readonly south: number; readonly east: number; readonly north: number },
): Promise<readonly SourceRow[]> =>
  kysely
    .selectFrom('geo_source')
    .selectAll()
    .where('kind', 'in', ['raster', 'areas'])
    .where(sql<boolean>`west <= ${box.east} and east >= ${box.west} and south <= ${box.north} and north >= ${box.south}`)
    .execute();
