import type { ReceptorGeometry, ReceptorKind } from '@hazardguard/engine';
import { type ReceptorTable, receptorKinds, toShape } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';
import { computeBox } from './around.ts';

type Row = readonly [
  id: string,
  name: string,
  kind: ReceptorKind,
  longitude: number,
  latitude: number,
  people: number | null,
  geometry: ReceptorGeometry | null,
];

/** Recorded places around a position as columns, the form that goes to a worker without a copy; a corner of the box may be farther. */
export const readReceptorColumns = async (
  { pool }: Database,
  position: { readonly latitude: number; readonly longitude: number },
  radiusM: number,
): Promise<ReceptorTable> => {
  const { south, north, parts } = computeBox({ ...position, radiusM });
  const { rows } = await pool.query<[...Row]>({
    text: `select id, name, kind, longitude, latitude, people, geometry from receptor
           where (latitude between $1 and $2
               and (longitude between $3 and $4 or longitude between $5 and $6 or longitude between $7 and $8))
             or (geometry is not null and south <= $2 and north >= $1
               and ((west <= $4 and east >= $3) or (west <= $6 and east >= $5) or (west <= $8 and east >= $7)))
           order by id`,
    values: [south, north, ...parts.flat()],
    rowMode: 'array',
  });
  const shapes = new Map(rows.flatMap(([, , , , , , geometry], row) => (geometry === null ? [] : [[row, toShape(geometry)] as const])));
  return {
    shapes: shapes.size === 0 ? undefined : shapes,
    ids: rows.map(([id]) => id),
    names: rows.map(([, name]) => name),
    // The table's own check allows no other kind.
    kinds: Uint8Array.from(rows, ([, , kind]) => receptorKinds.indexOf(kind)),
    longitude: Float64Array.from(rows, ([, , , longitude]) => longitude),
    latitude: Float64Array.from(rows, ([, , , , latitude]) => latitude),
    people: Float64Array.from(rows, ([, , , , , people]) => people ?? Number.NaN),
  };
};
