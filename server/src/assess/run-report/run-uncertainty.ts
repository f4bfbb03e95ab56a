import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { drawnEnsemble, pickConfidenceLines, type Run, toWindOrigin } from '@hazardguard/contract';
import type { ReachBands } from '@hazardguard/engine';
import { type Compute, ComputeError } from '../../platform/compute/pool.ts';
import { checkScenario, emptyReceptors, toReachBands } from '../../platform/compute/scenario.ts';

export interface RunUncertainty {
  readonly bands: ReachBands;
  /** For a wind from north; undefined for zones without direction. */
  readonly confidenceLines: ReturnType<typeof pickConfidenceLines>;
}

/**
 * Uncertainty of a stored run, from the same ensemble as on screen, for a wind from north. Null where the current engine refuses
 * the stored scenario or is too busy: the report is useful without.
 */
export const computeRunUncertainty = async (
  compute: Pick<Compute, 'ensemble'>,
  { scenario, weatherOrigin }: Run,
): Promise<RunUncertainty | null> => {
  const chemical = findChemical(scenario.chemical);
  const checked = chemical && checkScenario({ ...scenario, weather: { ...scenario.weather, windFromDeg: 0 } }, toSubstance(chemical));
  if (!checked?.ok) return null;
  const options = { ...drawnEnsemble, knowledge: 'known', windOrigin: toWindOrigin(weatherOrigin) } as const;
  try {
    const ensemble = await compute.ensemble(checked.scenario, options, emptyReceptors);
    return { bands: toReachBands(ensemble), confidenceLines: pickConfidenceLines(ensemble) };
  } catch (error) {
    if (error instanceof ComputeError) return null;
    throw error;
  }
};
