import type { Level } from '../model.ts';
import { whereItFallsTo } from '../numerics/falls-to.ts';
import type { GroundField } from '../pipeline.ts';
import { outlineOf } from './outline.ts';
import { stationsBetween } from './strip.ts';
import { notReached, type ZoneOnPlane } from './zone.ts';

/** Width to which an edge is found, m. */
const toleranceM = 1e-3;

/**
 * Zone of a level in a field that the wind skews: its ends up and down the wind from the centre, and the half-width at stations
 * between them, each where the falling value meets the level. Metres and m²; area by the trapezoid rule over the stations.
 */
export const groundZone = (field: GroundField, level: Level): ZoneOnPlane => {
  const { centreM, rangeM } = field;
  if (!(field.peak(centreM, 0) >= level.value)) return notReached(level);
  const edge = (at: (d: number) => number, guessM: number): number => whereItFallsTo(level.value, at, guessM, rangeM, toleranceM);
  const downwindM = edge((d) => field.peak(centreM + d, 0), 1);
  const upwindM = edge((d) => field.peak(centreM - d, 0), downwindM);
  const stations = stationsBetween(centreM - upwindM, centreM + downwindM);
  const half = new Float64Array(stations.length);
  let guessM = toleranceM;
  let reachM = 0;
  let maxHalfWidthM = 0;
  let areaM2 = 0;
  stations.forEach((x, i) => {
    const isEnd = i === 0 || i === stations.length - 1;
    const y = isEnd || field.peak(x, 0) < level.value ? 0 : edge((d) => field.peak(x, d), Math.max(guessM, toleranceM));
    half[i] = y;
    guessM = y;
    reachM = Math.max(reachM, Math.hypot(x, y));
    maxHalfWidthM = Math.max(maxHalfWidthM, y);
    if (i > 0) areaM2 += (x - (stations[i - 1] ?? x)) * (y + (half[i - 1] ?? 0));
  });
  return {
    level,
    status: downwindM >= rangeM || upwindM >= rangeM ? 'beyond-range' : 'reached',
    reachM,
    maxHalfWidthM,
    areaM2,
    arrivalS: null,
    outlineM: outlineOf({ x: stations, half }),
    strip: { x: stations, half },
  };
};
