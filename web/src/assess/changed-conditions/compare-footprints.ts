import { choosePeopleInZones, type PeopleInside, roundPeople } from '@hazardguard/contract';
import { isBeside, type Level, type ReceptorHit, type RunResult, type Zone } from '@hazardguard/engine';
import { sumHeadCounts } from '../population/sum-head-counts.ts';
import { listShownZones } from '../result/list-shown-zones.ts';

/** One level before and now; undefined: the run has no such level. */
export interface LevelChange {
  readonly level: Level;
  readonly before: Zone | undefined;
  readonly after: Zone | undefined;
  /** Difference of reach, m; null when unknown: a run has no such level, or the old reach is beyond its model's range. */
  readonly reachM: number | null;
  /** The new reach lies beyond the model's range: the difference is at least `reachM`. */
  readonly atLeast: boolean;
  /** Null: no such level, or one of the user's own, which nobody is counted for; undefined: still being counted. */
  readonly peopleBefore: PeopleInside | null | undefined;
  readonly peopleAfter: PeopleInside | null | undefined;
  /** Of the numbers as they are shown; null: one is not known, or population and head-counts would be compared. */
  readonly morePeople: number | null;
}

/** One thing that got worse, in display order. */
export type Worsening =
  | { readonly kind: 'level'; readonly after: Zone }
  | { readonly kind: 'reach'; readonly before: Zone; readonly after: Zone }
  | { readonly kind: 'people'; readonly level: Level; readonly from: PeopleInside; readonly to: PeopleInside }
  | { readonly kind: 'inside'; readonly places: number; readonly people: number; readonly withoutCount: number }
  | { readonly kind: 'severer'; readonly places: number; readonly people: number; readonly withoutCount: number }
  | { readonly kind: 'sooner'; readonly name: string; readonly fromS: number; readonly toS: number };

export interface Comparison {
  readonly levels: readonly LevelChange[];
  /** Inside now and not before, worst and nearest first. */
  readonly joined: readonly ReceptorHit[];
  /** Inside before and not now. */
  readonly gone: readonly ReceptorHit[];
  /** Inside both, in a worse zone now. */
  readonly severer: readonly ReceptorHit[];
  readonly worse: readonly Worsening[];
  /** A list of places was cut, so `joined` and `gone` are not complete. */
  readonly incomplete: boolean;
}

/** A smaller share of change is within the precision of the model. */
const minChange = 0.01;
const grown = (from: number, to: number): boolean => to > from * (1 + minChange);

const rank = { mild: 0, middle: 1, severe: 2 } as const;

const reached = (zone: Zone | undefined): zone is Zone => zone !== undefined && zone.status !== 'not-reached';
const findZone = (result: RunResult, id: string): Zone | undefined => listShownZones(result).find(({ level }) => level.id === id);
const peopleAt = (hits: readonly ReceptorHit[]): { readonly people: number; readonly withoutCount: number } =>
  sumHeadCounts(hits.map(({ receptor }) => receptor));

/** People inside a zone of either footprint; undefined: still being counted. */
export interface PeopleInBoth {
  readonly before: (levelId: string) => PeopleInside | undefined;
  readonly after: (levelId: string) => PeopleInside | undefined;
}

/** Where a zone is not reached, nobody is inside by either count. */
const countMore = (
  [zone, before]: readonly [Zone | undefined, PeopleInside | null | undefined],
  [zoneNow, after]: readonly [Zone | undefined, PeopleInside | null | undefined],
): number | null => {
  if (before?.people == null || after?.people == null) return null;
  const isOneCount = before.basis === after.basis || !reached(zone) || !reached(zoneNow);
  return isOneCount ? roundPeople(after.people) - roundPeople(before.people) : null;
};

const levelChanges = (before: RunResult, after: RunResult, people: PeopleInBoth): readonly LevelChange[] => {
  const levels = [...listShownZones(after), ...listShownZones(before).filter(({ level }) => findZone(after, level.id) === undefined)].map(
    ({ level }) => level,
  );
  return levels.map((level) => {
    const [old, now] = [findZone(before, level.id), findZone(after, level.id)];
    const peopleBefore = old === undefined || isBeside(level) ? null : people.before(level.id);
    const peopleAfter = now === undefined || isBeside(level) ? null : people.after(level.id);
    return {
      level,
      before: old,
      after: now,
      reachM: old && now && old.status !== 'beyond-range' ? now.reachM - old.reachM : null,
      atLeast: now?.status === 'beyond-range',
      peopleBefore,
      peopleAfter,
      morePeople: countMore([old, peopleBefore], [now, peopleAfter]),
    };
  });
};

const findWorseReach = ({ before, after }: LevelChange): readonly Worsening[] => {
  if (!reached(after)) return [];
  if (!reached(before)) return [{ kind: 'level', after }];
  return grown(before.reachM, after.reachM) ? [{ kind: 'reach', before, after }] : [];
};

/** Zones are nested: numbers that repeat in a milder zone are listed once, for the worst. */
const findWorsePeople = (levels: readonly LevelChange[]): readonly Worsening[] => {
  const reported = new Set<string>();
  return levels.flatMap(({ level, peopleBefore: from, peopleAfter: to, morePeople }): readonly Worsening[] => {
    if (from?.people == null || to?.people == null || morePeople === null || !grown(from.people, to.people)) return [];
    const numbers = `${from.people} ${to.people}`;
    if (reported.has(numbers)) return [];
    reported.add(numbers);
    return [{ kind: 'people', level, from, to }];
  });
};

/** The place that is reached first, and when. */
const firstReached = (hits: readonly ReceptorHit[]): { readonly name: string; readonly seconds: number } | undefined =>
  hits.reduce<{ readonly name: string; readonly seconds: number } | undefined>(
    (first, { receptor, arrivalS }) =>
      arrivalS !== null && (first === undefined || arrivalS < first.seconds) ? { name: receptor.name, seconds: arrivalS } : first,
    undefined,
  );

const sooner = (before: RunResult, after: RunResult): readonly Worsening[] => {
  const [was, is] = [firstReached(before.hits), firstReached(after.hits)];
  return was && is && grown(is.seconds, was.seconds) ? [{ kind: 'sooner', name: is.name, fromS: was.seconds, toS: is.seconds }] : [];
};

const counted = (kind: 'inside' | 'severer', hits: readonly ReceptorHit[]): readonly Worsening[] =>
  hits.length === 0 ? [] : [{ kind, places: hits.length, ...peopleAt(hits) }];

const byHeadCounts = (result: RunResult): PeopleInBoth['before'] => {
  const inZones = choosePeopleInZones(result, null);
  return (id) => inZones.get(id);
};

/** Compares two footprints of one site from their stored results; nothing is computed again. Without `people`, those at recorded places count. */
export const compareFootprints = (
  before: RunResult,
  after: RunResult,
  people: PeopleInBoth = { before: byHeadCounts(before), after: byHeadCounts(after) },
): Comparison => {
  const levels = levelChanges(before, after, people);
  const established = levels.filter(({ level }) => !isBeside(level));
  const old = new Map(before.hits.map((hit) => [hit.receptor.id, hit]));
  const now = new Set(after.hits.map((hit) => hit.receptor.id));
  const joined = after.hits.filter(({ receptor }) => !old.has(receptor.id));
  const severer = after.hits.filter((hit) => {
    const was = old.get(hit.receptor.id);
    return was !== undefined && rank[hit.severity] > rank[was.severity];
  });
  return {
    levels,
    joined,
    gone: before.hits.filter(({ receptor }) => !now.has(receptor.id)),
    severer,
    worse: [
      ...established.flatMap(findWorseReach),
      ...findWorsePeople(established),
      ...counted('inside', joined),
      ...counted('severer', severer),
      ...sooner(before, after),
    ],
    incomplete: before.receptorsOmitted + after.receptorsOmitted > 0,
  };
};
