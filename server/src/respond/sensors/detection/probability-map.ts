import type { ProbabilityMap } from '@hazardguard/contract';

/** Cells along the longer side. */
const cellsPerSide = 16;
const minCellM = 5;
const metresPerDegree = 111_195;

/** Counts the samples of the source position (m east and north of the site) in square cells: the share is the probability per cell. */
export const buildProbabilityMap = (
  samples: readonly (readonly [eastM: number, northM: number, ...rest: readonly number[]])[],
  site: { readonly latitude: number; readonly longitude: number },
): ProbabilityMap => {
  const east = samples.map(([eastM]) => eastM);
  const north = samples.map(([, northM]) => northM);
  const [west, south] = [Math.min(...east), Math.min(...north)];
  const cellM = Math.max(minCellM, Math.max(Math.max(...east) - west, Math.max(...north) - south) / cellsPerSide);
  const counts = new Map<string, { readonly column: number; readonly row: number; count: number }>();
  for (const [eastM, northM] of samples) {
    const [column, row] = [Math.floor((eastM - west) / cellM), Math.floor((northM - south) / cellM)];
    const key = `${column} ${row}`;
    const cell = counts.get(key) ?? { column, row, count: 0 };
    cell.count += 1;
    counts.set(key, cell);
  }
  const perLongitude = metresPerDegree * Math.cos((site.latitude * Math.PI) / 180);
  return {
    cellM,
    cells: [...counts.values()]
      .sort((a, b) => b.count - a.count)
      .map(({ column, row, count }) => ({
        latitude: site.latitude + (south + (row + 0.5) * cellM) / metresPerDegree,
        longitude: site.longitude + (west + (column + 0.5) * cellM) / perLongitude,
        share: count / samples.length,
      })),
  };
};
