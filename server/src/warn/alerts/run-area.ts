import type { AreaChoice, AreaPercent, Run } from '@hazardguard/contract';
import type { WarnedAreas, Zone } from '@hazardguard/engine';
import type { GuideDistance } from '../../assess/warned-area/guide-distance.ts';
import { findWarnedAreas, listWarnedZones, type WarnedProbability } from '../../assess/warned-area/warned-area.ts';
import type { Compute } from '../../platform/compute/pool.ts';
import type { Settings } from '../../platform/env/env.ts';

export interface AreaDeps {
  readonly compute: Pick<Compute, 'warnedAreas'>;
  readonly settings: Pick<Settings, 'warnedProbability'>;
}

/** The area of an alert from a run, before it is drawn. */
export interface RunArea {
  readonly choice: Exclude<AreaChoice, 'drawn'>;
  /** Why the warned areas are not the area; null: they are. */
  readonly reason: string | null;
  /** The zones of the best estimate that people are warned of, worst first. */
  readonly zones: readonly Zone[];
  /** Null: the area is that of the zones. */
  readonly warned: (WarnedAreas & { readonly guide: GuideDistance }) | null;
}

/** The threshold that a person chose, for both areas; null: as the server is set. */
export const toProbability = (percent: AreaPercent | null): WarnedProbability | null =>
  percent === null ? null : { actNow: percent / 100, beReady: percent / 100 };

/** The zones of the best estimate alone. */
export const toZoneArea = ({ result }: Pick<Run, 'result'>, reason: string): RunArea => ({
  choice: 'zone',
  reason,
  zones: listWarnedZones(result),
  warned: null,
});

/**
 * The act-now and be-ready areas with the zones inside them. Where they cannot be calculated, the zones alone, and the reason says so: a warning
 * must not wait for its uncertainty.
 */
export const findRunArea = async (
  { compute, settings: { warnedProbability } }: AreaDeps,
  run: Run,
  probability: WarnedProbability | null = null,
): Promise<RunArea> => {
  const answer = await findWarnedAreas(compute, run, probability ?? warnedProbability);
  if ('failure' in answer) return toZoneArea(run, `The warned area could not be calculated. ${answer.failure}`);
  if (answer.areas === null) return toZoneArea(run, 'The run has no level to warn of');
  return { choice: 'warned-area', reason: null, zones: listWarnedZones(run.result), warned: { ...answer.areas, guide: answer.guide } };
};
