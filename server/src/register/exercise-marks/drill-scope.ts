import { ApiError } from '@hazardguard/contract';

/** Null: the real world; else the drill. */
export type DrillScope = number | null;

interface Parts {
  /** What the person says it belongs to. */
  readonly given: DrillScope;
  /** Of the run an alert is drafted from; undefined: it has none. */
  readonly run: DrillScope | undefined;
  /** Of the incident it names; undefined: there is no such incident (yet). */
  readonly incident: DrillScope | undefined;
}

const conflict = (message: string): ApiError => new ApiError('conflict', message);

/**
 * The world of an alert: that of its run and its incident, which are never two. What is made for a real incident is never an exercise,
 * whatever else runs at the site.
 */
export const toWorld = ({ given, run, incident }: Parts): DrillScope => {
  if (incident === null) {
    if ((run ?? given ?? null) !== null)
      throw conflict(
        'The incident is real, the rest is of the exercise; for the real incident run the footprint anew, outside the exercise',
      );
    return null;
  }
  const named = [given, run, incident].filter((world): world is number => typeof world === 'number');
  if (new Set(named).size > 1) throw conflict('Run and incident are of two exercises');
  return named[0] ?? null;
};

/** During a drill a real warning names the real incident it is about: nobody warns a town by a slip in the exercise. */
export const refuseMixedScope = (
  drillScope: DrillScope,
  {
    status,
    incident,
    runningDrill,
  }: { readonly status: string; readonly incident: DrillScope | undefined; readonly runningDrill: number | null },
): void => {
  if (drillScope !== null || status !== 'Actual' || incident === null || runningDrill === null) return;
  throw conflict('A drill runs at this site. For a real emergency report the incident first and name it, or stop the drill');
};
