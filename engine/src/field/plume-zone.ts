import { highestAt, lastWhere } from '../numerics/bisect.ts';
import type { Level } from '../types/common-types.ts';
import type { PlumeField } from '../types/pipeline.ts';
import { drawOutline, zoneHalfWidth } from './outline.ts';
import { stationsBetween } from './strip.ts';
import { notReached, type ZoneOnPlane } from './zone.ts';

/** First station, m, and the growth of the coarse search along the axis: a station every 4 %. */
const firstM = 0.5;
const growth = 1.04;

/** Coarse picture of the axis, made once per field and read by every level. */
export interface AxisScan {
  readonly x: Float64Array;
  readonly value: Float64Array;
  /** Highest value on the axis and where, m, found between the stations too. */
  readonly topM: number;
  readonly top: number;
}

const stationsOn = ({ rangeM }: PlumeField): number => Math.ceil(Math.log(rangeM / firstM) / Math.log(growth)) + 1;

const stationAt = ({ rangeM }: PlumeField, i: number, count: number): number => (i === count - 1 ? rangeM : firstM * growth ** i);

export const scanAxis = (field: PlumeField): AxisScan => {
  const count = stationsOn(field);
  const x = new Float64Array(count);
  const value = new Float64Array(count);
  let best = 0;
  for (let i = 0; i < count; i++) {
    const station = stationAt(field, i, count);
    x[i] = station;
    value[i] = field.axisPeak(station);
    if ((value[i] ?? 0) > (value[best] ?? 0)) best = i;
  }
  const low = x[Math.max(0, best - 1)] ?? firstM;
  const high = x[Math.min(count - 1, best + 1)] ?? field.rangeM;
  const refined = highestAt(field.axisPeak, low, high, 1e-4 * high);
  const atRefined = field.axisPeak(refined);
  const atStation = value[best] ?? 0;
  return atRefined > atStation ? { x, value, topM: refined, top: atRefined } : { x, value, topM: x[best] ?? firstM, top: atStation };
};

/** The tip between a station that meets the level and the next one that does not, m. */
const tipBetween = (field: PlumeField, level: number, low: number, high: number): number =>
  lastWhere((x) => field.axisPeak(x) >= level, low, high, Math.max(1e-3, 1e-6 * low));

/** Farthest place on the axis where the level is met, m: the last coarse station that meets it, then bisection to the tip. */
const findTip = (field: PlumeField, scan: AxisScan, level: number): number => {
  let last = scan.x.length - 1;
  while (last >= 0 && (scan.value[last] ?? 0) < level) last--;
  if (last === scan.x.length - 1) return field.rangeM;
  const low = Math.max(scan.x[last] ?? 0, last < 0 || (scan.x[last] ?? 0) < scan.topM ? scan.topM : 0);
  const high = scan.x.find((x) => x > low) ?? field.rangeM;
  return tipBetween(field, level, low, high);
};

/** Whether a level is met at the source, though perhaps nowhere in the cloud. */
const isOverSource = ({ sourceRadiusM, sourcePpm }: PlumeField, level: number): boolean => sourceRadiusM > 0 && level <= sourcePpm;

/** Nearest place on the axis where the level is met, m: the source, or where the plume of a high release comes down. */
const findEntry = (field: PlumeField, scan: AxisScan, level: number): number => {
  if ((scan.value[0] ?? 0) >= level || isOverSource(field, level)) return -Math.max(field.sourceRadiusM, field.upwindM?.(level) ?? 0);
  const first = scan.value.findIndex((value) => value >= level);
  const high = Math.min(scan.topM, first === -1 ? scan.topM : (scan.x[first] ?? scan.topM));
  const low = scan.x.findLast((x) => x < high) ?? 0;
  return lastWhere((x) => field.axisPeak(x) < level, low, high, Math.max(1e-3, 1e-6 * low));
};

/** How far a level reaches, and whether to the end of what the model answers for, m. */
const plumeReach = (field: PlumeField, scan: AxisScan, level: number): Pick<ZoneOnPlane, 'status' | 'reachM'> => {
  if (scan.top < level)
    return isOverSource(field, level) ? { status: 'reached', reachM: field.sourceRadiusM } : { status: 'not-reached', reachM: 0 };
  const reachM = Math.max(findTip(field, scan, level), field.sourceRadiusM);
  return { status: reachM >= field.rangeM ? 'beyond-range' : 'reached', reachM };
};

/**
 * `plumeReach` without a scan of the whole axis: from the far end to the last station that meets the level. Where the value falls from
 * the station before that one to the far end, the top lies nearer, and the tip is found between the same two stations as with the scan; else
 * it scans.
 */
export const plumeReachAlone = (field: PlumeField, level: number): Pick<ZoneOnPlane, 'status' | 'reachM'> => {
  const count = stationsOn(field);
  let last = count - 1;
  let value = field.axisPeak(stationAt(field, last, count));
  let isFalling = true;
  while (last > 0 && value < level) {
    last--;
    const nearer = field.axisPeak(stationAt(field, last, count));
    isFalling &&= nearer >= value;
    value = nearer;
  }
  const low = stationAt(field, last, count);
  if (!isFalling || last === 0 || last === count - 1 || field.axisPeak(stationAt(field, last - 1, count)) < value)
    return plumeReach(field, scanAxis(field), level);
  const reachM = Math.max(tipBetween(field, level, low, stationAt(field, last + 1, count)), field.sourceRadiusM);
  return { status: reachM >= field.rangeM ? 'beyond-range' : 'reached', reachM };
};

/**
 * Zone of a level in a plume: analytic half-width at each station between entry and tip, the tip by bisection; no grid is
 * contoured. Metres and m²; area by the trapezoid rule over the stations.
 */
export const plumeZone = (field: PlumeField, scan: AxisScan, level: Level): ZoneOnPlane => {
  const { status, reachM } = plumeReach(field, scan, level.value);
  if (status === 'not-reached') return notReached(level);
  const stations = stationsBetween(findEntry(field, scan, level.value), reachM);
  const halfWidths = stations.map((x) => zoneHalfWidth(field, x, level.value));
  const strip = { x: stations, half: halfWidths };
  let widest = 0;
  let areaM2 = 0;
  for (let i = 0; i < stations.length; i++) {
    if ((halfWidths[i] ?? 0) > (halfWidths[widest] ?? 0)) widest = i;
    if (i > 0) areaM2 += ((stations[i] ?? 0) - (stations[i - 1] ?? 0)) * ((halfWidths[i] ?? 0) + (halfWidths[i - 1] ?? 0));
  }
  const widthAt = (x: number): number => zoneHalfWidth(field, x, level.value);
  const widestM = highestAt(
    widthAt,
    stations[Math.max(0, widest - 1)] ?? 0,
    stations[Math.min(stations.length - 1, widest + 1)] ?? reachM,
    1e-3 * reachM,
  );
  return {
    level,
    status,
    reachM,
    maxHalfWidthM: Math.max(halfWidths[widest] ?? 0, widthAt(widestM)),
    areaM2,
    arrivalS: field.arrivalS(reachM),
    outlineM: drawOutline(strip),
    strip,
    isPath: false,
  };
};
