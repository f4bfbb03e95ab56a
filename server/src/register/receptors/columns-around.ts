import type { ReceptorGeometry, ReceptorKind } from '@hazardguard/engine';
import { type ReceptorTable, receptorKinds, toShape } from '../../platform/compute/scenario.ts';
import type { Database } from '../../platform/db/database.ts';

type Row = readonly [
  id: string,
  name: string,
  kind: ReceptorKind,
  longitude: number,
  latitude: number,
  people: number | null,
  geometry: ReceptorGeometry | null,
];

const metresPerDegree = 111_195;

/** A box that holds every place within the radius; across the 180th meridian it has two parts. */
const computeBox = (latitude: number, longitude: number, radiusM: number) => {
  const span = (radiusM / metresPerDegree) * 1.01;
  const cosine = Math.cos((Math.min(90, Math.abs(latitude) + span) * Math.PI) / 180);
  const half = cosine > 0.01 ? Math.min(180, span / cosine) : 180;
  const west = longitude - half;
  const east = longitude + half;
  return {
    south: latitude - span,
    north: latitude + span,
    parts: [
      [west, east],
      [west + 360, east + 360],
      [west - 360, east - 360],
    ] as const,
  };
};

/** Recorded places around a position as columns, the form that goes to a worker without a copy; a corner of the box may be farther. */
export const readReceptorColumns = async (
  { pool }: Database,
  position: { readonly latitude: number; readonly longitude: number },
  radiusM: number,
): Promise<ReceptorTable> => {
  const { south, north, parts } = computeBox(position.latitude, position.longitude, radiusM);
  const { rows } = await pool.query<[...Row]>({
    text: `select id, name, kind, longitude, latitude, people, geometry from receptor
           where (latitude between $1 and $2
               and (longitude between $3 and $4 or longitude between $5 and $6 or longitude between $7 and $8))
             or (geometry is not null and south <= $2 and north >= $1 and west <= $4 and east >= $3)
           order by id`,
    values: [south, north, ...parts.flat()],
    rowMode: 'array',
  });
  const shapes = new Map(rows.flatMap(([, , , , , , geometry], row) => (geometry === null ? [] : [[row, toShape(geometry)] as const])));
  return {
    ...(shapes.size === 0 ? {} : { shapes }),
    ids: rows.map(([id]) => id),
    names: rows.map(([, name]) => name),
    // The table's own check allows no other kind.
    kinds: Uint8Array.from(rows, ([, , kind]) => receptorKinds.indexOf(kind)),
    longitude: Float64Array.from(rows, ([, , , longitude]) => longitude),
    latitude: Float64Array.from(rows, ([, , , , latitude]) => latitude),
    people: Float64Array.from(rows, ([, , , , , people]) => people ?? Number.NaN),
  };
};
