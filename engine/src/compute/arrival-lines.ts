import { isochrones, wholeAfterS } from '../field/isochrone.ts';
import { ringOnGround } from '../geo/ring.ts';
import type { WindFrame } from '../geo/wind-frame.ts';
import type { Level } from '../types/common-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { LonLatRing } from '../types/result-types.ts';
import { computeZones } from './compute-zones.ts';

/** The lines of equal arrival of a cloud in its widest zone. */
export interface ArrivalLines {
  readonly level: Level;
  /** How far the zone reaches, m. */
  readonly reachM: number;
  /** When the zone has been reached everywhere, s from the start of the release. */
  readonly wholeS: number;
  /** No direction: the lines are circles. */
  readonly isCalm: boolean;
  /** In the order of the times; a time without a line is left out. */
  readonly lines: readonly {
    readonly timeS: number;
    /** Farthest place reached, m from the source. */
    readonly reachM: number;
    readonly parts: readonly LonLatRing[];
  }[];
}

/** An open line laid on the ground as a closed ring is, without the point that closes it. */
const lineOnGround = (frame: WindFrame, line: readonly (readonly [number, number])[]): LonLatRing =>
  ringOnGround(frame, [...line, [0, 0]]).slice(0, -1);

/** When a cloud comes where: its front at each time, inside the widest zone of the run; null where nothing drifts or no level is reached. */
export const arrivalLines = (scenario: Scenario, timesS: readonly number[]): ArrivalLines | null => {
  const { prepared, field, zones } = computeZones(scenario);
  const [first, ...others] = zones.filter(({ status }) => status !== 'not-reached');
  if (first === undefined) return null;
  const zone = others.reduce((widest, one) => (one.areaM2 > widest.areaM2 ? one : widest), first);
  const wholeS = wholeAfterS(field, zone);
  if (wholeS === null) return null;
  const frame = { ...scenario.site, windFromDeg: scenario.weather.windFromDeg };
  return {
    level: zone.level,
    reachM: zone.reachM,
    wholeS,
    isCalm: prepared.isCalm,
    lines: isochrones(field, zone, timesS).map(({ timeS, reachM, linesM }) => ({
      timeS,
      reachM,
      parts: linesM.map((line) => lineOnGround(frame, line)),
    })),
  };
};
