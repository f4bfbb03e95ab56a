import type { Run, UncertaintySources } from '@hazardguard/contract';
import { computeAreaM2 } from '../../platform/compute/polygon-area.ts';
import type { Compute } from '../../platform/compute/pool.ts';
import { listDoubts } from '../../platform/compute/scenario.ts';
import { keepLastAnswers } from './keep-last-answers.ts';
import { computeWarnedAreas, findWarnedAreas, prepareWarned, type WarnedAreasAnswer, type WarnedProbability } from './warned-area.ts';

type Table = NonNullable<UncertaintySources['table']>;
type Failure = { readonly failure: string };

/** Size of the areas as they are sent, with the best estimate's zone and the guide's distances. */
const measure = (answer: WarnedAreasAnswer): Pick<Table, 'actNowKm2' | 'beReadyKm2'> | Failure => {
  if ('failure' in answer) return answer;
  if (answer.areas === null) return { failure: 'The run has no level to warn of' };
  const { actNow, beReady } = answer.areas;
  return { actNowKm2: computeAreaM2([actNow.outline]) / 1e6, beReadyKm2: beReady && computeAreaM2([beReady.outline]) / 1e6 };
};

const compute = async (pool: Pick<Compute, 'warnedAreas'>, run: Run, probability: WarnedProbability): Promise<Table | Failure> => {
  const prepared = prepareWarned(run);
  if ('failure' in prepared) return prepared;
  const { scenario, options } = prepared;
  const all = measure(await findWarnedAreas(pool, run, probability));
  if ('failure' in all) return all;
  const rows: Table['rows'] = [];
  // One after the other: drafts and runs go between them.
  for (const { doubt, spread, basis } of listDoubts(scenario, options)) {
    const without = spread === 0 ? all : measure(await computeWarnedAreas(pool, run, probability, doubt));
    if ('failure' in without) return without;
    rows.push({ source: doubt, spread, basis, ...without });
  }
  return { probability, members: options.members, windOrigin: options.windOrigin, ...all, rows };
};

const known = keepLastAnswers<Table>();

/** What the warned areas of a run owe to each source of uncertainty, calculated once while the run is among the last ones asked for. */
export const findUncertaintySources = async (
  pool: Pick<Compute, 'warnedAreas'>,
  run: Run,
  probability: WarnedProbability,
): Promise<UncertaintySources> => {
  const answer = await known(`${run.id} ${probability.actNow} ${probability.beReady}`, () => compute(pool, run, probability));
  return 'failure' in answer ? { table: null, failure: answer.failure } : { table: answer, failure: null };
};
