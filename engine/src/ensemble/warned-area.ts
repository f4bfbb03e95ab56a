import { computeAir } from '../atmosphere/air.ts';
import { leastWindMs } from '../choose/calm.ts';
import { prepare } from '../choose/prepare.ts';
import { coverPolygon } from '../geo/cover-polygon.ts';
import { toPlace, toPoint, type WindFrame } from '../geo/wind-frame.ts';
import type { Level, Severity } from '../types/common-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { LonLatRing } from '../types/result-types.ts';
import { toRadians } from '../units/convert.ts';
import type { EnsembleOptions, MemberRange } from './ensemble-types.ts';
import { directionSigmaDeg } from './input-uncertainty.ts';
import { drawMembers } from './members.ts';
import { findAirKnowledge } from './model-error.ts';
import { type MemberProfiles, placeProbability, shareBeyond } from './place-probability.ts';
import { raiseProfile, sectorRad, sectors, wrapSector } from './reach-profile.ts';
import { computeMemberField, drawMember } from './slice.ts';
import { findWarnedLevel } from './warned-level.ts';
import { type Doubt, directionWithout, withoutDoubt } from './without-doubt.ts';
import { isReached, outlinePoints, readOutline, writeZone, zoneRow } from './zone-rows.ts';

/** Which level counts for an area, and how probable it must be at a place. */
export interface AreaRule {
  readonly severity: Severity;
  /** 0–1. */
  readonly probability: number;
}

/** The thresholds of both areas; decision 0142 has their coverage and their price over twelve releases. */
export const areaRules = {
  actNow: { severity: 'severe', probability: 0.02 },
  beReady: { severity: 'middle', probability: 0.02 },
} as const satisfies Readonly<Record<string, AreaRule>>;

/** The profiles of one level, and where the model ended before the level did. */
interface LevelProfiles extends MemberProfiles {
  /** For each member the end of its model's range, m, if the zone is cut there; else 0. */
  readonly cutM: Float64Array<ArrayBuffer>;
}

/** The zones of some members of both levels. The members are those of `ensembleSlice` for the same options. */
export interface WarnedProfiles extends MemberRange {
  readonly actNow: LevelProfiles;
  readonly beReady: LevelProfiles;
}

const noProfiles = (members: number): LevelProfiles => ({
  cutM: new Float64Array(members),
  reachM: new Float64Array(members * sectors),
  sigmaDeg: new Float64Array(members).fill(1),
});

/** The profiles of a run of members; `without`: one doubt switched off, to see what it adds. */
export const warnedProfiles = (
  scenario: Scenario,
  options: EnsembleOptions,
  range: MemberRange,
  without: Doubt | null = null,
): WarnedProfiles => {
  const { levels, source } = prepare(scenario);
  const members = drawMembers(options)
    .slice(range.from, range.to)
    .map((member) => withoutDoubt(member, without));
  const areas = { actNow: noProfiles(members.length), beReady: noProfiles(members.length) };
  const asked = (['actNow', 'beReady'] as const).flatMap((area) => {
    const level = findWarnedLevel(levels, areaRules[area].severity);
    return level === undefined ? [] : [{ profiles: areas[area], level }];
  });
  const knowledge = findAirKnowledge(scenario);
  const row = new Float64Array(zoneRow);
  const ring = new Float64Array(2 * outlinePoints);
  members.forEach((member, i) => {
    const made = computeMemberField(scenario, source, member, options);
    const zones = drawMember(
      made,
      asked.map(({ level }) => level),
      knowledge,
      member.error,
    );
    for (const [k, { profiles }] of asked.entries()) {
      const zone = zones[k];
      profiles.sigmaDeg[i] = directionWithout(made.sigmaDeg, without);
      if (zone === undefined) continue;
      writeZone(row, 0, zone);
      if (!isReached(row, 0)) continue;
      if (zone.status === 'beyond-range') profiles.cutM[i] = zone.reachM;
      readOutline(row, 0, ring);
      raiseProfile(profiles.reachM.subarray(i * sectors, (i + 1) * sectors), ring);
    }
  });
  return { ...range, ...areas };
};

/** An area that is warned. JSON-safe. */
export interface WarnedArea {
  readonly level: Level;
  /** Places inside are reached by the level at least so probably, 0–1; also places within `floor` are inside. */
  readonly probability: number;
  /** Closed, counter-clockwise, at most 100 corners, 5 decimals. */
  readonly outline: LonLatRing;
  /** From the source to the farthest corner, m. */
  readonly reachM: number;
  /** The greatest distance at which the level is as probable as asked, m; 0: nowhere. */
  readonly probableM: number;
  /** The distance above is the end of the model's range, not of the level: say "farther than the model reaches", not the figure. */
  readonly isModelLimit: boolean;
  /** Probability that the level reaches farther than the area somewhere, 0–1. */
  readonly beyondShare: number;
  /** Variations of the calculation. */
  readonly members: number;
}

export interface WarnedAreas {
  readonly actNow: WarnedArea;
  /** Contains the area above. Null: it would not be larger. */
  readonly beReady: WarnedArea | null;
}

/** Distances that an area keeps whatever is calculated, m from the source. */
export interface WarnedFloor {
  /** In every direction, above 0. */
  readonly aroundM: number;
  /** Downwind, and as far to either side as the square of the Emergency Response Guidebook and nine of ten wind directions; 0: none. */
  readonly downwindM: number;
  /** Of the be-ready area, downwind in the same way: the smoke of a fire; 0: none. */
  readonly smokeM: number;
}

/** The guide's zone is as wide as it is long: half its width at its far end, seen from the source. */
const guideHalfRad = Math.atan(0.5);
/** Standard deviations to either side that hold nine of ten directions. */
const nineOfTen = 1.645;

type WindKnowledge = Pick<EnsembleOptions, 'windOrigin'>;

/** How far to either side of its direction the wind may carry something, rad; everywhere where the direction is not known. */
const findSideRad = (scenario: Scenario, { windOrigin }: WindKnowledge): number => {
  const air = computeAir(scenario);
  if (windOrigin === 'unknown' || air.windAt10Ms < leastWindMs) return Math.PI;
  return Math.max(guideHalfRad, toRadians(nineOfTen * directionSigmaDeg(windOrigin, air)));
};

/** A distance downwind, to either side, and another one in the other directions: how far it is in each sector, m. */
const toSectorProfile = (sideRad: number, downwindM: number, aroundM: number): Float64Array =>
  Float64Array.from({ length: sectors }, (_, sector) =>
    Math.min(sector, sectors - 1 - sector) * sectorRad <= sideRad ? Math.max(aroundM, downwindM) : aroundM,
  );

/** So near to the end of a model's range, a distance is that end. */
const modelLimitShare = 0.99;

/** The area starts at least this far from the source, as a share of its reach and in metres: an outline has no width of 0. */
const leastShare = 0.01;
const leastM = 10;

const raiseTo = (profile: Float64Array, least: ArrayLike<number>): Float64Array =>
  profile.map((metres, sector) => Math.max(metres, least[sector] ?? 0));

/**
 * Corners of an outline, about. The steps of a profile are no knowledge about the area: with so few corners they are filled, for at most 1 %
 * more area than with all that a format takes.
 */
const smoothCorners = 32;

/** An outline of at most 100 corners around a profile, simplified outwards only. */
const outlineProfile = (frame: WindFrame, profile: Float64Array): LonLatRing => {
  // A corner on each ray, as far out as either sector beside it needs: the edges between corners stay outside of both.
  const corners = Array.from({ length: sectors }, (_, ray) => {
    const metres = Math.max(profile[ray] ?? 0, profile[wrapSector(ray - 1)] ?? 0) / Math.cos(sectorRad / 2);
    return toPlace(frame, metres * Math.cos(ray * sectorRad), metres * Math.sin(ray * sectorRad));
  });
  return coverPolygon(
    corners.map(([longitude, latitude]) => [nearTurn(longitude, frame.longitude), latitude] as const),
    smoothCorners,
  );
};

/** Outline of the distances that the act-now area keeps; drawn alone to compare the area with them. */
export const outlineFloor = (scenario: Scenario, knowledge: WindKnowledge, floor: Pick<WarnedFloor, 'aroundM' | 'downwindM'>): LonLatRing =>
  outlineProfile(
    { ...scenario.site, windFromDeg: scenario.weather.windFromDeg },
    toSectorProfile(findSideRad(scenario, knowledge), floor.downwindM, floor.aroundM),
  );

/** Longitudes run on past ±180°, as those of zones do. */
const nearTurn = (longitude: number, siteLongitude: number): number =>
  siteLongitude + ((((longitude - siteLongitude + 180) % 360) + 360) % 360) - 180;

const toRing = (frame: WindFrame, outline: LonLatRing): readonly number[] =>
  outline.flatMap(([longitude, latitude]) => toPoint(frame, latitude, longitude));

/** Zones of the best estimate that an area holds in any case: outer rings; empty: the level is not reached. */
export interface BestZones {
  readonly actNow: readonly LonLatRing[];
  readonly beReady: readonly LonLatRing[];
}

export interface WarnedAreaInput {
  readonly slices: readonly WarnedProfiles[];
  readonly best: BestZones;
  readonly floor: WarnedFloor;
  /** In place of those of `areaRules`, 0–1. */
  readonly probability: { readonly actNow: number; readonly beReady: number };
}

/**
 * The two areas of a warning by the probability of a place: in the act-now area the severe level is as probable as asked, in the be-ready area
 * the middle one. Each holds the best estimate's zone and the act-now area the floor; the be-ready area holds the act-now area and the smoke of a
 * fire. Null: there is no level to warn of.
 */
export const outlineWarnedAreas = (
  scenario: Scenario,
  options: EnsembleOptions,
  { slices, best, floor, probability }: WarnedAreaInput,
): WarnedAreas | null => {
  const { levels } = prepare(scenario);
  const frame: WindFrame = { ...scenario.site, windFromDeg: scenario.weather.windFromDeg };
  const sideRad = findSideRad(scenario, options);
  const draw = (area: 'actNow' | 'beReady', least: Float64Array, smoke: Float64Array): WarnedArea | null => {
    const level = findWarnedLevel(levels, areaRules[area].severity);
    if (level === undefined) return null;
    const profiles = slices.map((slice) => slice[area]);
    const places = placeProbability(profiles);
    const probable = places.reachAt(probability[area]);
    const probableM = Math.max(...probable);
    const own = raiseTo(probable, smoke);
    for (const outline of best[area]) raiseProfile(own, toRing(frame, outline));
    if (own.every((metres, sector) => metres <= (least[sector] ?? 0)) && area === 'beReady') return null;
    const wanted = raiseTo(own, least);
    const farthestM = Math.max(...wanted);
    const outline = outlineProfile(frame, raiseTo(wanted, new Float64Array(sectors).fill(Math.max(leastM, leastShare * farthestM))));
    return {
      level,
      probability: probability[area],
      outline,
      reachM: Math.max(...outline.map(([longitude, latitude]) => Math.hypot(...toPoint(frame, latitude, longitude)))),
      probableM,
      isModelLimit: profiles.some(({ cutM }) => cutM.some((metres) => metres > 0 && probableM >= modelLimitShare * metres)),
      beyondShare: shareBeyond(profiles, wanted),
      members: places.members,
    };
  };
  const noSmoke = new Float64Array(sectors);
  const actNow = draw('actNow', toSectorProfile(sideRad, floor.downwindM, floor.aroundM), noSmoke);
  if (actNow === null) return null;
  const inner = new Float64Array(sectors);
  raiseProfile(inner, toRing(frame, actNow.outline));
  return { actNow, beReady: draw('beReady', inner, toSectorProfile(sideRad, floor.smokeM, 0)) };
};
