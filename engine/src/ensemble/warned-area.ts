import { prepare } from '../choose/prepare.ts';
import type { Level, Severity } from '../common-types.ts';
import { coverPolygon } from '../geo/cover-polygon.ts';
import { toPlace, toPoint } from '../geo/wind-frame.ts';
import type { Scenario } from '../pipeline.ts';
import type { LonLatRing } from '../result-types.ts';
import { groundOutline } from './cover.ts';
import type { EnsembleOptions, MemberRange } from './ensemble-types.ts';
import { northUp } from './maps.ts';
import { drawMembers } from './members.ts';
import { findAirKnowledge } from './model-error.ts';
import { computeMemberField, drawMember } from './slice.ts';
import { outlinePoints, writeZone, zoneRow } from './zone-rows.ts';

/** Severities, mildest first. */
const order: readonly Severity[] = ['mild', 'middle', 'severe'];
/** 1 psi in kPa, less what rounding takes: glass breaks. For a blast it is the level of severity 'middle'. */
const onePsiKpa = 6.8;

/**
 * The level of a warning: the mildest that is as severe as asked (AEGL-2 or ERPG-2, 5 kW/m²; 1 psi for a blast), else the worst there is.
 * Undefined: there is no level.
 */
export const findWarnedLevel = (levels: readonly Level[], severity: Severity = 'middle'): Level | undefined => {
  const isEnough = ({ unit, value, severity: own }: Level): boolean =>
    unit === 'kPa' && severity === 'middle' ? value >= onePsiKpa : order.indexOf(own) >= order.indexOf(severity);
  const enough = levels.filter(isEnough).toSorted((one, other) => one.value - other.value);
  return enough[0] ?? levels.toSorted((one, other) => other.value - one.value)[0];
};

/** Sectors around the source, half a degree each, counter-clockwise from east. */
const sectors = 720;
const sectorRad = (2 * Math.PI) / sectors;

/**
 * Each computed zone counts in so many directions: a member is turned, not computed again, so more directions cost nothing. Of one direction
 * each, too few narrow zones would leave gaps that another draw fills.
 */
const directionsEach = 8;

/** Ranks of the directions of a member, its own first: evenly spread over the distribution. */
export const listTurnRanks = (rank: number): readonly number[] =>
  Array.from({ length: directionsEach }, (_, j) => (rank + j / directionsEach) % 1);

/**
 * How far the warned zones of some members reach in each sector, m from the source; 0: not at all. For each member a row of `sectors` numbers
 * in each of its directions.
 */
export interface WarnedProfiles extends MemberRange {
  readonly reachM: Float64Array<ArrayBuffer>;
}

/** Directions of the rays between sectors: ray k is the start of sector k. */
const rayCos = Float64Array.from({ length: sectors }, (_, ray) => Math.cos(ray * sectorRad));
const raySin = Float64Array.from({ length: sectors }, (_, ray) => Math.sin(ray * sectorRad));
const wrap = (sector: number): number => ((sector % sectors) + sectors) % sectors;

/** The farthest point of an outline in each sector: e0, n0, e1, n1 … in metres from the source, closed by itself. */
const writeProfile = (ring: ArrayLike<number>, row: Float64Array): void => {
  const points = ring.length / 2;
  const note = (sector: number, metres: number): void => {
    if (metres > (row[sector] ?? 0)) row[sector] = metres;
  };
  let [ax, ay] = [ring[2 * points - 2] ?? 0, ring[2 * points - 1] ?? 0];
  let [fromRay, fromM] = [Math.atan2(ay, ax) / sectorRad, Math.hypot(ax, ay)];
  for (let i = 0; i < points; i++) {
    const [bx, by] = [ring[2 * i] ?? 0, ring[2 * i + 1] ?? 0];
    const [toRay, toM] = [Math.atan2(by, bx) / sectorRad, Math.hypot(bx, by)];
    note(wrap(Math.floor(toRay)), toM);
    // Where the edge crosses the rays between sectors. A straight edge turns by less than half a circle around the source.
    const across = ax * by - ay * bx;
    let turn = toRay - fromRay;
    if (turn > sectors / 2) turn -= sectors;
    if (turn < -sectors / 2) turn += sectors;
    const first = Math.ceil(Math.min(fromRay, fromRay + turn));
    const last = across === 0 ? first - 1 : Math.floor(Math.max(fromRay, fromRay + turn));
    for (let at = first; at <= last; at++) {
      const ray = wrap(at);
      const metres = Math.min(across / ((rayCos[ray] ?? 0) * (by - ay) - (raySin[ray] ?? 0) * (bx - ax)), Math.max(fromM, toM));
      note(ray, metres);
      note(wrap(ray - 1), metres);
    }
    [ax, ay, fromRay, fromM] = [bx, by, toRay, toM];
  }
};

/** The profiles of a run of members. The members are those of `ensembleSlice` for the same options. */
export const warnedProfiles = (scenario: Scenario, options: EnsembleOptions, range: MemberRange, severity?: Severity): WarnedProfiles => {
  const { levels, source } = prepare(scenario);
  const level = findWarnedLevel(levels, severity);
  const members = drawMembers(options).slice(range.from, range.to);
  const reachM = new Float64Array(members.length * directionsEach * sectors);
  if (level === undefined) return { ...range, reachM };
  const knowledge = findAirKnowledge(scenario);
  const zones = new Float64Array(zoneRow);
  const ring = new Float64Array(2 * outlinePoints);
  members.forEach((member, i) => {
    const made = computeMemberField(scenario, source, member, options);
    const [zone] = drawMember(made, [level], knowledge, member.error);
    if (zone === undefined) return;
    writeZone(zones, 0, zone);
    for (const [j, rank] of listTurnRanks(member.turnRank).entries()) {
      const row = i * directionsEach + j;
      const bearingDeg = Float64Array.of(scenario.weather.windFromDeg + 180 + (j === 0 ? made.turnDeg : made.turnAt(rank)));
      if (groundOutline({ zones, levels: 1, level: 0, bearingDeg }, 0, ring))
        writeProfile(ring, reachM.subarray(row * sectors, (row + 1) * sectors));
    }
  });
  return { ...range, reachM };
};

/** The outline that is warned, and how many of the computed variations it contains. JSON-safe. */
export interface WarnedArea {
  readonly level: Level;
  /** Closed, counter-clockwise, at most 100 corners, 5 decimals. */
  readonly outline: LonLatRing;
  /** Computed zones times their directions. */
  readonly members: number;
  /** Members whose warned zone lies completely inside; those that reach nothing count. */
  readonly inside: number;
  /** From the source to the farthest corner, m. */
  readonly reachM: number;
}

/** Share of the members that the area must contain. */
const containedShare = 0.95;

/**
 * The members without which the area is smallest: again and again the one is left out that alone enlarges it most. True: kept.
 * `least` is contained in any case.
 */
const chooseMembers = (rows: readonly Float64Array[], least: Float64Array, leftOut: number): boolean[] => {
  const kept = rows.map(() => true);
  // The farthest of each sector: one more than can be left out.
  const byReach = listFarthest(rows, leftOut + 1);
  for (let left = leftOut; left > 0; left--) {
    const alone = new Float64Array(rows.length);
    for (const [k, ranked] of byReach.entries()) {
      const [top = -1, next = -1] = firstTwo(ranked, kept);
      const [farM, nextM] = [rows[top]?.[k] ?? 0, Math.max(rows[next]?.[k] ?? 0, least[k] ?? 0)];
      if (farM > nextM) alone[top] = (alone[top] ?? 0) + farM * farM - nextM * nextM;
    }
    const most = alone.reduce((best, area, i) => (area > (alone[best] ?? 0) ? i : best), 0);
    if ((alone[most] ?? 0) === 0) break;
    kept[most] = false;
  }
  return kept;
};

/** For each sector the members that reach farthest in it, so many at most, the farthest first. */
const listFarthest = (rows: readonly Float64Array[], most: number): readonly (readonly number[])[] => {
  const found = Array.from({ length: sectors }, (): number[] => []);
  // The last of each full list: nothing nearer is looked at.
  const leastM = new Float64Array(sectors);
  for (const [i, row] of rows.entries()) {
    for (let k = 0; k < sectors; k++) {
      const metres = row[k] ?? 0;
      if (metres <= (leastM[k] ?? 0)) continue;
      const ranked = found[k] ?? [];
      let place = ranked.length;
      while (place > 0 && (rows[ranked[place - 1] ?? 0]?.[k] ?? 0) < metres) place--;
      ranked.splice(place, 0, i);
      if (ranked.length > most) ranked.pop();
      if (ranked.length === most) leastM[k] = rows[ranked[most - 1] ?? 0]?.[k] ?? 0;
    }
  }
  return found;
};

const firstTwo = (ranked: readonly number[], kept: readonly boolean[]): readonly number[] => {
  const found: number[] = [];
  for (const i of ranked) {
    if (kept[i]) found.push(i);
    if (found.length === 2) break;
  }
  return found;
};

/** Half the width of a gap between zones that is filled, sectors: 8°. There only the members are too few. */
const gapSectors = 16;

/** Fills gaps without moving the outer edges: the farthest around each sector, then the nearest of these. */
const fillGaps = (reachM: Float64Array): Float64Array => {
  const around = (values: Float64Array, choose: (...values: number[]) => number): Float64Array =>
    values.map((_metres, k) =>
      choose(...Array.from({ length: 2 * gapSectors + 1 }, (_, i) => values[(k + i - gapSectors + sectors) % sectors] ?? 0)),
    );
  return around(around(reachM, Math.max), Math.min);
};

/** The area starts at least this far from the source, as a share of its reach and in metres: an outline has no width of 0. */
const leastShare = 0.01;
const leastM = 10;

/**
 * The warned area: an outline of at most 100 corners that completely contains the warned zone of at least 95 % of the members and that of the
 * best estimate, `best` (GeoJSON rings; empty: not reached). It is measured from the source in sectors of half a degree, each as far as the
 * farthest kept member reaches in it or beside it; narrow gaps are filled, and it is simplified outwards only. Null: no kept member reaches the level.
 */
export const outlineWarnedArea = (
  scenario: Scenario,
  slices: readonly WarnedProfiles[],
  best: readonly LonLatRing[],
  severity?: Severity,
): WarnedArea | null => {
  const level = findWarnedLevel(prepare(scenario).levels, severity);
  if (level === undefined) return null;
  const ground = northUp(scenario.site);
  const rows = slices
    .toSorted((one, other) => one.from - other.from)
    .flatMap(({ reachM }) => Array.from({ length: reachM.length / sectors }, (_, i) => reachM.subarray(i * sectors, (i + 1) * sectors)));
  const least = new Float64Array(sectors);
  for (const outline of best) {
    writeProfile(
      outline.flatMap(([longitude, latitude]) => toPoint(ground, latitude, longitude)),
      least,
    );
  }
  const kept = chooseMembers(rows, least, rows.length - Math.ceil(containedShare * rows.length));
  const reachM = least.slice();
  for (const [i, row] of rows.entries()) if (kept[i]) for (let k = 0; k < sectors; k++) reachM[k] = Math.max(reachM[k] ?? 0, row[k] ?? 0);
  const filledM = fillGaps(reachM);
  const farthestM = reachM.reduce((far, metres) => Math.max(far, metres), 0);
  if (farthestM === 0) return null;
  const floorM = Math.max(leastM, leastShare * farthestM);
  // A corner on each ray, as far out as either sector beside it needs: the edges between corners stay outside of both.
  const corners = Array.from({ length: sectors }, (_, ray) => {
    const metres = Math.max(floorM, filledM[ray] ?? 0, filledM[(ray + sectors - 1) % sectors] ?? 0) / Math.cos(sectorRad / 2);
    return toPlace(ground, metres * Math.cos(ray * sectorRad), metres * Math.sin(ray * sectorRad));
  });
  const outline = coverPolygon(corners.map(([longitude, latitude]) => [nearTurn(longitude, scenario.site.longitude), latitude] as const));
  const isInside = (row: Float64Array): boolean => row.every((metres, k) => metres <= (filledM[k] ?? 0));
  return {
    level,
    outline,
    members: rows.length,
    inside: rows.filter(isInside).length,
    reachM: Math.max(...outline.map(([longitude, latitude]) => Math.hypot(...toPoint(ground, latitude, longitude)))),
  };
};

/** Longitudes run on past ±180°, as those of zones do. */
const nearTurn = (longitude: number, siteLongitude: number): number =>
  siteLongitude + ((((longitude - siteLongitude + 180) % 360) + 360) % 360) - 180;
