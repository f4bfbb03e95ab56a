import { type AlertAction, type AlertHazard, type AlertInput, isTimeToLeave, protectiveActions, type Run } from '@hazardguard/contract';
import { listReachedZones } from '../../assess/runs/footprint.ts';
import { distanceM } from '../../platform/compute/geodesy.ts';

/** In calm air there is no crosswind direction. */
export const isCalm = ({ caveats }: Run['result']): boolean => caveats.some(({ code }) => code === 'calm-wind');

/**
 * When the cloud comes to a distance downwind, s from the start of the release: straight between the source and the edges of the run's zones,
 * and on at the speed of the last. Null: no zone has a time (heat, blast).
 */
export const findArrivalS = (result: Run['result'], metres: number): number | null => {
  const edges = listReachedZones(result)
    .flatMap(({ reachM, arrivalS }) => (arrivalS === null ? [] : [{ reachM, arrivalS }]))
    .toSorted((one, other) => one.reachM - other.reachM);
  let before = { reachM: 0, arrivalS: 0 };
  for (const edge of edges) {
    if (metres <= edge.reachM)
      return before.arrivalS + ((metres - before.reachM) * (edge.arrivalS - before.arrivalS)) / (edge.reachM - before.reachM);
    before = edge;
  }
  return before.reachM === 0 ? null : (before.arrivalS * metres) / before.reachM;
};

interface ActionAt {
  readonly hazard: AlertHazard;
  readonly severity: AlertInput['incidentSeverity'];
  /** From the start of the release, s; null: not known. */
  readonly arrivalS: number | null;
  readonly now: Date;
}

export interface PlaceAction {
  readonly action: AlertAction;
  /** Until the cloud comes, s from now; below 0: it may be there. Null: not known. */
  readonly leftS: number | null;
  /** The other choice of the table; null: the hazard has one action. */
  readonly instead: AlertAction | null;
}

/**
 * The action from the table and the time that the run leaves at a place: the rule for a whole warning and for each village in it. The release
 * begins at the scenario's time, else when the run was made; its duration decides with the arrival.
 */
export const chooseActionAt = ({ result, scenario, createdAt }: Run, { hazard, severity, arrivalS, now }: ActionAt): PlaceAction => {
  const elapsedS = Math.max(0, (now.getTime() - Date.parse(scenario.time ?? createdAt)) / 1000);
  const leftS = arrivalS === null ? null : arrivalS - elapsedS;
  const { usual, inTime } = protectiveActions[hazard][severity];
  if (usual === inTime) return { action: usual, leftS, instead: null };
  const halfWidthM = Math.max(0, ...listReachedZones(result).map(({ maxHalfWidthM }) => maxHalfWidthM));
  const leave = !isCalm(result) && isTimeToLeave({ arrivalS: leftS, halfWidthM, releaseS: result.source.durationS });
  return { action: leave ? inTime : usual, leftS, instead: leave ? usual : inTime };
};

/** West, south, east, north in degrees. */
type Box = readonly [number, number, number, number];

/** From the source of a run to the nearest point of a box, m: no point of a village is nearer than its box. */
export const findDistanceM = ({ site }: Pick<Run['result'], 'site'>, [west, south, east, north]: Box): number =>
  distanceM(site.latitude, site.longitude, Math.min(north, Math.max(south, site.latitude)), Math.min(east, Math.max(west, site.longitude)));
