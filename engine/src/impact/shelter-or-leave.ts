import { type Series, valueAt } from '../dose/series.ts';
import { shareOfLevel, toxicLoad } from '../dose/toxic-load.ts';
import { indoorSeries, withClearing } from '../effect/indoor.ts';
import type { Level, LevelDose } from '../types/common-types.ts';
import type { PassingCloud } from '../types/pipeline.ts';
import type { ShelterOrLeave } from '../types/threat-types.ts';

/** Air changes with windows and doors open, 1/s: five an hour, few for a house with a draught. */
const openedPerS = 5 / 3600;

/**
 * How many times smaller the concentration along the walk must be than indoors. Shelter and walk share one cloud, but the walk
 * hangs on where its axis runs: decision 0013 says why three.
 */
const leaveMargin = 3;

/** Moments of a walk. */
const walkMoments = 160;

/** Share of the highest value at a distance from which one is out of the cloud. */
const outOfCloud = 1e-3;

/**
 * When the air outdoors becomes cleaner than indoors for good, s: the last moment of the indoor series at which it is not. null
 * where it is never dirtier indoors than out.
 */
export const ventilatingMoment = (outdoor: Series, indoor: Series): number | null => {
  const { timeS, value } = indoor;
  const isDirtier = (i: number): boolean => valueAt(outdoor, timeS[i] ?? 0) >= (value[i] ?? 0) && (value[i] ?? 0) > 0;
  let last = timeS.length - 1;
  while (last >= 0 && !isDirtier(last)) last--;
  return last < 0 ? null : (timeS[Math.min(last + 1, timeS.length - 1)] ?? null);
};

/** Who walks: from where, when, how fast. */
export interface Walk {
  readonly xM: number;
  readonly yM: number;
  readonly zM: number;
  readonly nowS: number;
  readonly walkingMs: number;
}

/** Distance from the axis, m, at which one is out of the cloud. */
const findEdge = (field: PassingCloud, { xM, yM, zM }: Walk): number => {
  const enough = outOfCloud * field.peak(xM, 0, zM);
  let edge = Math.max(10, 2 * Math.abs(yM));
  while (field.peak(xM, edge, zM) > enough && edge < 1e6) edge *= 1.5;
  return edge;
};

/** What one breathes on a straight walk across the wind, in a direction (1 or -1 along y), until out of the cloud or it is gone. */
const walkSeries = (field: PassingCloud, walk: Walk, direction: 1 | -1, endS: number): Series => {
  const { xM, yM, zM, nowS, walkingMs } = walk;
  const wayM = Math.max(0, findEdge(field, walk) - direction * yM);
  const untilS = Math.max(nowS, Math.min(nowS + wayM / walkingMs, endS));
  const timeS = new Float64Array(walkMoments + 1);
  const value = new Float64Array(walkMoments + 1);
  for (let i = 0; i <= walkMoments; i++) {
    const moment = nowS + ((untilS - nowS) * i) / walkMoments;
    timeS[i] = moment;
    value[i] = field.at(xM, yM + direction * walkingMs * (moment - nowS), zM, moment);
  }
  return { timeS, value };
};

/** The part of a series up to a moment. */
const until = (series: Series, moment: number): Series => {
  const count = series.timeS.findLastIndex((one) => one <= moment) + 1;
  return {
    timeS: Float64Array.of(...series.timeS.subarray(0, count), moment),
    value: Float64Array.of(...series.value.subarray(0, count), valueAt(series, moment)),
  };
};

export interface Choice {
  readonly field: PassingCloud;
  readonly walk: Walk;
  readonly outdoor: Series;
  /** Air exchange with everything closed, 1/s. */
  readonly perS: number;
  readonly exponent: number;
  /** The toxic load that corresponds to a level. */
  readonly loadFor: (level: Level) => LevelDose;
  /** Worst first. */
  readonly levels: readonly Level[];
}

type Advice = Pick<ShelterOrLeave, 'advice' | 'reason' | 'reasonCode'>;

const noAction: Advice = {
  advice: 'no-action',
  reasonCode: 'below-all-levels',
  reason: 'The concentration outdoors stays below every level drawn.',
};
const leave: Advice = {
  advice: 'leave',
  reasonCode: 'walk-has-less',
  reason: 'Sheltering leaves a serious dose, and walking out across the wind takes in far less, whichever side of the axis one is on.',
};
const shelter: Advice = {
  advice: 'shelter',
  reasonCode: 'shelter-safer',
  reason: 'Go indoors, close everything and stop fans: a house keeps the dose low enough, or a walk would not surely take in far less.',
};

/**
 * Shelter or leave, by toxic loads at one place (decision 0013).
 *
 * Shelter: indoors with everything closed until the air outdoors is the cleaner one, then five air changes an hour. Leave: indoors
 * until now, then straight across the wind at a walking speed until out of the cloud. Leaving is advised only when sheltering leaves
 * a serious dose (the load of the middle level), the walk takes in at most 1/3ⁿ of the load of sheltering (a third of its
 * concentration), away from the axis and the other way alike, and its highest concentration is below the severe level; nothing is advised
 * below every level; else shelter. Loads in ppmⁿ min.
 */
export const shelterOrLeave = ({ field, walk, outdoor, perS, exponent, loadFor, levels }: Choice): ShelterOrLeave => {
  const lasting = withClearing(outdoor, perS);
  const closed = indoorSeries(lasting, [{ fromS: 0, perS }]);
  const ventilateS = ventilatingMoment(outdoor, closed);
  const aired = indoorSeries(lasting, [
    { fromS: 0, perS },
    ...(ventilateS === null ? [] : [{ fromS: ventilateS, perS: Math.max(perS, openedPerS) }]),
  ]);
  const endS = outdoor.timeS.at(-1) ?? 0;
  const away = walk.yM < 0 ? -1 : 1;
  const waiting = toxicLoad(until(closed, walk.nowS), exponent);
  const outward = walkSeries(field, walk, away, endS);
  const across = walkSeries(field, walk, away === 1 ? -1 : 1, endS);
  const leaveLoad = waiting + toxicLoad(outward, exponent);
  const leaveOtherWayLoad = waiting + toxicLoad(across, exponent);
  const shelterLoad = toxicLoad(aired, exponent);
  const severe = levels.find((level) => level.severity === 'severe');
  const least = Math.min(...levels.map((level) => level.value));
  const isSpared = Math.max(...outdoor.value) < least;
  const walkHighest = Math.max(...outward.value, ...across.value);
  const serious = levels.find((level) => level.severity === 'middle') ?? levels.find(({ value }) => value === least);
  // Each level is met by its own load: exponents of a gas's levels differ.
  const isMetIndoors = (level: Level | undefined): boolean => level !== undefined && shareOfLevel(aired, level.value, loadFor(level)) >= 1;
  const walkIsBetter =
    Math.max(leaveLoad, leaveOtherWayLoad) * leaveMargin ** exponent <= shelterLoad &&
    walkHighest < (severe?.value ?? Number.POSITIVE_INFINITY);
  return {
    ...(isSpared ? noAction : isMetIndoors(serious) && walkIsBetter ? leave : shelter),
    reasonParams: { margin: leaveMargin },
    shelterSuffices: !isMetIndoors(severe),
    outdoorsLoad: toxicLoad(outdoor, exponent),
    shelterLoad,
    closedLoad: toxicLoad(closed, exponent),
    leaveLoad,
    leaveOtherWayLoad,
    margin: leaveMargin,
    nowS: walk.nowS,
    walkingMs: walk.walkingMs,
    ventilateS,
  };
};
