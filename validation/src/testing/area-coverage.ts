import { findChemical, toSubstance } from '@hazardguard/chemicals';
import {
  checkScenario,
  type EnsembleOptions,
  findWarnedLevel,
  type LonLatRing,
  memberRanges,
  outlineWarnedAreas,
  type RunResult,
  run,
  type ScenarioDocument,
  type Severity,
  warnedProfiles,
} from '@hazardguard/engine';
import { isInsideRing, northUp, prepare, toPlace } from '@hazardguard/engine/models';

/** A measured value at a place: so far from the source, in a direction clockwise from north. */
export interface MeasuredPlace {
  readonly distanceM: number;
  readonly azimuthDeg: number;
  readonly ppm: number;
}

/** A trial as an officer would enter it, and what was measured. */
export interface AreaTrial {
  readonly name: string;
  readonly document: ScenarioDocument;
  readonly windOrigin: EnsembleOptions['windOrigin'];
  readonly places: readonly MeasuredPlace[];
}

/** Places where a level was measured, and how many of them lie in the area for that level. */
export interface Covered {
  readonly places: number;
  readonly inside: number;
  /** Arcs of the trials with such a place. */
  readonly arcs: number;
  /** Distance and direction of those outside, for the report of a failure. */
  readonly outside: readonly string[];
}

export interface AreaCoverage {
  /** Places with the severe level, in the best estimate's zone of it: what a warning without uncertainty would hold. */
  readonly severeInZone: Covered;
  /** Places with the severe level, in the act-now area. */
  readonly actNow: Covered;
  /** The same places, in the be-ready area. */
  readonly severeInBeReady: Covered;
  /** Places with the middle level, in the be-ready area. */
  readonly beReady: Covered;
}

const members = { members: 100, seed: 1, side: 11, knowledge: 'known' } as const;
const probability = { actNow: 0.02, beReady: 0.02 };

const findRings = ({ zones }: RunResult, severity: Severity): readonly LonLatRing[] => {
  const level = findWarnedLevel(
    zones.map((zone) => zone.level),
    severity,
  );
  return zones.filter((zone) => zone.level.id === level?.id && zone.status !== 'not-reached').flatMap(({ polygon }) => polygon.slice(0, 1));
};

/** The areas of a trial, with no more round the source than `aroundM`, and the levels that they are drawn for, ppm. */
const drawAreas = ({ document, windOrigin }: AreaTrial, aroundM: number) => {
  const chemical = findChemical(document.chemical);
  if (!chemical) throw new Error(`${document.chemical} is not in the chemical library`);
  const checked = checkScenario(document, toSubstance(chemical));
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  const { scenario } = checked;
  const result = run(scenario);
  const options = { ...members, windOrigin };
  const areas = outlineWarnedAreas(scenario, options, {
    slices: memberRanges(options.members).map((range) => warnedProfiles(scenario, options, range)),
    best: { actNow: findRings(result, 'severe'), beReady: findRings(result, 'middle') },
    floor: { aroundM, downwindM: 0, smokeM: 0 },
    probability,
  });
  if (areas === null) throw new Error('No level to warn of');
  const { levels } = prepare(scenario);
  const toPpm = (severity: Severity): number => findWarnedLevel(levels, severity)?.value ?? Number.POSITIVE_INFINITY;
  return { areas, zone: findRings(result, 'severe'), site: scenario.site, severePpm: toPpm('severe'), middlePpm: toPpm('middle') };
};

/** How much of what was measured lies in the areas, with a floor all round or (`aroundM` 1) what is calculated alone. */
export const coverTrial = (trial: AreaTrial, aroundM: number): AreaCoverage => {
  const { areas, zone, site, severePpm, middlePpm } = drawAreas(trial, aroundM);
  const cover = (leastPpm: number, outlines: readonly LonLatRing[]): Covered => {
    const places = trial.places.filter(({ ppm }) => ppm >= leastPpm);
    const outside = places.filter(({ distanceM, azimuthDeg }) => {
      const radians = (azimuthDeg * Math.PI) / 180;
      const place = toPlace(northUp(site), distanceM * Math.sin(radians), distanceM * Math.cos(radians));
      return !outlines.some((outline) => isInsideRing(outline, ...place));
    });
    return {
      places: places.length,
      inside: places.length - outside.length,
      arcs: new Set(places.map(({ distanceM }) => Math.round(distanceM))).size,
      outside: outside.map(({ distanceM, azimuthDeg }) => `${trial.name}: ${distanceM} m at ${Math.round(azimuthDeg)}°`),
    };
  };
  const beReady = areas.beReady ?? areas.actNow;
  return {
    severeInZone: cover(severePpm, zone),
    actNow: cover(severePpm, [areas.actNow.outline]),
    severeInBeReady: cover(severePpm, [beReady.outline]),
    beReady: cover(middlePpm, [beReady.outline]),
  };
};

/** Counts of several trials together. */
export const sumCoverage = (all: readonly AreaCoverage[], name: keyof AreaCoverage): Covered => ({
  places: all.reduce((sum, one) => sum + one[name].places, 0),
  inside: all.reduce((sum, one) => sum + one[name].inside, 0),
  arcs: all.reduce((sum, one) => sum + one[name].arcs, 0),
  outside: all.flatMap((one) => one[name].outside),
});
