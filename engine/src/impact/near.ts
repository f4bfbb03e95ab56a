import { earthRadius } from '../units/constants.ts';
import { toDegrees, toRadians } from '../units/convert.ts';
import type { ReceptorTable } from './receptor-table.ts';

/** Rows of the receptors in the box of latitude and longitude around a circle about the site; how many in `count`. */
export interface NearRows {
  readonly rows: Int32Array;
  readonly count: number;
}

/** Longitude difference, degrees, that a circle spans at a latitude; 180 where it holds a pole. */
const longitudeSpan = (latitude: number, arc: number): number => {
  const phi = toRadians(latitude);
  if (Math.abs(phi) + arc >= Math.PI / 2) return 180;
  return toDegrees(Math.asin(Math.min(1, Math.sin(arc) / Math.cos(phi))));
};

export const rowsNear = (table: ReceptorTable, latitude: number, longitude: number, radiusM: number): NearRows => {
  const arc = radiusM / earthRadius;
  const high = toDegrees(arc) * (1 + 1e-9) + 1e-9;
  const wide = longitudeSpan(latitude, arc) * (1 + 1e-9) + 1e-9;
  const rows = new Int32Array(table.ids.length);
  let count = 0;
  for (let row = 0; row < rows.length; row++) {
    if (Math.abs((table.latitude[row] ?? Number.NaN) - latitude) > high) continue;
    const turn = Math.abs((table.longitude[row] ?? Number.NaN) - longitude);
    if (Math.min(turn, 360 - turn) <= wide) rows[count++] = row;
  }
  return { rows, count };
};
