import { assumedNoFlameM, burnsNearby, type Run } from '@hazardguard/contract';
import { findRunHazard } from '../../assess/runs/release-hazard.ts';
import { type Compute, ComputeError } from '../../platform/compute/pool.ts';

/** Half the lower flammable limit: no engine, no switch, no flame (engine, `flammableLevels`). Pockets of gas reach farther: twice its distance. */
const limit = 'LFL-50';
const margin = 2;

/** What a scenario says about poison only: a flammable cloud is judged by its peak. */
const compute = async (pool: Pick<Compute, 'screen'>, { scenario }: Run): Promise<number> => {
  const { levelFamily: _family, overlayFamily: _overlay, levelBasis: _basis, averagingS: _averaging, ownLevels: _own, ...rest } = scenario;
  const [reaches] = await pool.screen([{ ...rest, hazard: 'flammable' }]);
  if (reaches?.ok !== true) return assumedNoFlameM;
  return margin * (reaches.levels.find(({ id }) => id === limit)?.reachM ?? 0);
};

/** Distances of the last runs, which never change: proposal, draft and updates of one run follow each other. */
const known = new Map<string, number>();
const mostKnown = 50;

/**
 * Up to where the cloud of a run that is poisonous and flammable may burn, m: twice the distance of half the lower flammable limit; 0: nowhere.
 * An assumption where the engine cannot say. Beyond it fans and coolers, which would fill a house with poison, are switched off.
 */
export const findNoFlameM = async (pool: Pick<Compute, 'screen'>, run: Run): Promise<number> => {
  if (!burnsNearby(findRunHazard(run))) return 0;
  const found = known.get(run.id);
  if (found !== undefined) return found;
  try {
    const metres = await compute(pool, run);
    const [oldest] = known.keys();
    if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
    known.set(run.id, metres);
    return metres;
  } catch (error) {
    // A warning does not wait for this distance.
    if (error instanceof ComputeError) return assumedNoFlameM;
    throw error;
  }
};
