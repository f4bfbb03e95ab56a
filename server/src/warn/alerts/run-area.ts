import type { AreaChoice, Run } from '@hazardguard/contract';
import type { Severity, WarnedArea, Zone } from '@hazardguard/engine';
import { findWarnedArea, listWarnedZones } from '../../assess/warned-area/warned-area.ts';
import type { Compute } from '../../platform/compute/pool.ts';
import type { Settings } from '../../platform/env/env.ts';

export interface AreaDeps {
  readonly compute: Pick<Compute, 'warnedArea'>;
  readonly settings: Pick<Settings, 'warnedSeverity'>;
}

/** The area of an alert from a run, before it is drawn. */
export interface RunArea {
  readonly choice: Exclude<AreaChoice, 'drawn'>;
  /** Why the warned area is not the area; null: it is. */
  readonly reason: string | null;
  /** The zones that people are warned of, worst first. */
  readonly zones: readonly Zone[];
  /** Null: the area is that of the zones. */
  readonly warned: WarnedArea | null;
}

/** The zones of the best estimate alone. */
export const toZoneArea = ({ result }: Pick<Run, 'result'>, severity: Severity, reason: string): RunArea => ({
  choice: 'zone',
  reason,
  zones: listWarnedZones(result, severity),
  warned: null,
});

/**
 * The warned area with the zones inside it. Where it cannot be calculated, the zones alone, and the reason says so: a warning must not wait
 * for its uncertainty.
 */
export const findRunArea = async ({ compute, settings: { warnedSeverity } }: AreaDeps, run: Run): Promise<RunArea> => {
  const answer = await findWarnedArea(compute, run, warnedSeverity);
  if ('failure' in answer) return toZoneArea(run, warnedSeverity, `The warned area could not be calculated. ${answer.failure}`);
  if (answer.area === null) return toZoneArea(run, warnedSeverity, 'No variation of the calculation reaches the warned level');
  return { choice: 'warned-area', reason: null, zones: listWarnedZones(run.result, warnedSeverity), warned: answer.area };
};
