import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { drawnEnsemble, type Run, toWindOrigin } from '@hazardguard/contract';
import type { ReachBands } from '@hazardguard/engine';
import { type Compute, ComputeError } from '../../platform/compute/pool.ts';
import { checkScenario, emptyReceptors, toReachBands } from '../../platform/compute/scenario.ts';

/**
 * Uncertainty bands of a stored run, from the same ensemble as on screen, for a wind from north. Null where the current engine refuses
 * the stored scenario or is too busy: the report is useful without.
 */
export const computeRunBands = async (compute: Pick<Compute, 'ensemble'>, { scenario, weatherOrigin }: Run): Promise<ReachBands | null> => {
  const chemical = findChemical(scenario.chemical);
  const checked = chemical && checkScenario({ ...scenario, weather: { ...scenario.weather, windFromDeg: 0 } }, toSubstance(chemical));
  if (!checked?.ok) return null;
  const options = { ...drawnEnsemble, knowledge: 'known', windOrigin: toWindOrigin(weatherOrigin) } as const;
  try {
    return toReachBands(await compute.ensemble(checked.scenario, options, emptyReceptors));
  } catch (error) {
    if (error instanceof ComputeError) return null;
    throw error;
  }
};
