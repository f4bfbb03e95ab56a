import { ApiError } from '@hazardguard/contract';

/** The drill that something belongs to; null: none, it is real. */
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
 * The drill scope of an alert: that of its run and its incident, which must agree. An alert for a real incident is never part of an
 * exercise, whatever drill runs at the site.
 */
export const toDrillScope = ({ given, run, incident }: Parts): DrillScope => {
  if (incident === null) {
    if ((run ?? given ?? null) !== null)
      throw conflict(
        'The incident is real, but the footprint belongs to the exercise. Leave the exercise and calculate the footprint again for the real incident',
      );
    return null;
  }
  const named = [given, run, incident].filter((drillId): drillId is number => typeof drillId === 'number');
  if (new Set(named).size > 1) throw conflict('The run and the incident belong to different exercises');
  return named[0] ?? null;
};

/** During a drill, a real alert must name its real incident, so that nobody sends a real alert by mistake in the exercise. */
export const refuseMixedScope = (
  drillScope: DrillScope,
  {
    status,
    incident,
    runningDrill,
  }: { readonly status: string; readonly incident: DrillScope | undefined; readonly runningDrill: number | null },
): void => {
  if (drillScope !== null || status !== 'Actual' || incident === null || runningDrill === null) return;
  throw conflict(
    'A drill is running at this site. For a real emergency, report the incident first and name it in the alert, or stop the drill',
  );
};
