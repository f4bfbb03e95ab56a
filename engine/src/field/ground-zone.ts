import { lastWhere } from '../numerics/bisect.ts';
import { whereItFallsTo } from '../numerics/falls-to.ts';
import type { Level } from '../types/common-types.ts';
import type { GroundField } from '../types/pipeline.ts';
import { drawOutline } from './outline.ts';
import { stationsBetween } from './strip.ts';
import { notReached, type ZoneOnPlane } from './zone.ts';

/** Width to which an edge is found, m. */
const toleranceM = 1e-3;

/** Where the value meets the level along a line on which it falls, m. */
const findEdge =
  ({ rangeM }: GroundField, level: number) =>
  (at: (d: number) => number, guessM: number): number =>
    whereItFallsTo(level, at, guessM, rangeM, toleranceM);

/** Places at which the level is sought where the value can rise again. */
const searched = 64;

/**
 * Farthest place along a line from the centre where the value meets the level, m. Beyond `fallsFromM` it falls; nearer it can rise
 * again, and the level is sought inwards, so that a dip between two flames does not end a zone.
 */
const outermost = (field: GroundField, level: number, at: (d: number) => number, guessM: number): number => {
  const { fallsFromM = 0 } = field;
  if (fallsFromM === 0 || at(fallsFromM) >= level) return findEdge(field, level)(at, Math.max(guessM, fallsFromM));
  const place = (i: number): number => (fallsFromM * i) / searched;
  let last = searched - 1;
  while (last > 0 && at(place(last)) < level) last--;
  return lastWhere((d) => at(d) >= level, place(last), place(last + 1), toleranceM);
};

/** How far a level goes up and down the wind from the centre, m. */
const findEnds = (field: GroundField, level: number): { readonly downwindM: number; readonly upwindM: number } => {
  const downwindM = outermost(field, level, (d) => field.peak(field.centreM + d, 0), 1);
  return { downwindM, upwindM: outermost(field, level, (d) => field.peak(field.centreM - d, 0), downwindM) };
};

const findStatus = ({ rangeM }: GroundField, { downwindM, upwindM }: ReturnType<typeof findEnds>): 'beyond-range' | 'reached' =>
  downwindM >= rangeM || upwindM >= rangeM ? 'beyond-range' : 'reached';

/**
 * How far a level reaches, m: that of `groundZone`, to the millimetre its edges are found to. Across the wind the value falls, so a
 * station whose value at the farthest reach found so far is below the level has its edge nearer, and is not searched.
 */
export const groundReach = (field: GroundField, level: number): Pick<ZoneOnPlane, 'status' | 'reachM'> => {
  const { centreM } = field;
  if (!(field.peak(centreM, 0) >= level)) return { status: 'not-reached', reachM: 0 };
  const ends = findEnds(field, level);
  const edge = findEdge(field, level);
  const [first, last] = [centreM - ends.upwindM, centreM + ends.downwindM];
  let reachM = Math.max(Math.abs(first), Math.abs(last));
  for (const x of stationsBetween(first, last).subarray(1, -1)) {
    const aside = Math.sqrt(reachM * reachM - x * x);
    if (field.peak(x, aside) >= level)
      reachM = Math.max(
        reachM,
        Math.hypot(
          x,
          edge((d) => field.peak(x, d), Math.max(aside, toleranceM)),
        ),
      );
  }
  return { status: findStatus(field, ends), reachM };
};

/**
 * Zone of a level in a field that the wind skews: its ends up and down the wind from the centre, and the half-width at stations
 * between them, each where the falling value meets the level. Metres and m²; area by the trapezoid rule over the stations.
 */
export const groundZone = (field: GroundField, level: Level): ZoneOnPlane => {
  const { centreM } = field;
  if (!(field.peak(centreM, 0) >= level.value)) return notReached(level);
  const edge = findEdge(field, level.value);
  const ends = findEnds(field, level.value);
  const { downwindM, upwindM } = ends;
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
    status: findStatus(field, ends),
    reachM,
    maxHalfWidthM,
    areaM2,
    arrivalS: null,
    outlineM: drawOutline({ x: stations, half }),
    strip: { x: stations, half },
    isPath: false,
  };
};
