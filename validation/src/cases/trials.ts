import { coverage, ensembleSigma } from '../coverage.ts';
import { scoreInverse } from '../inverse.ts';
import { scoreTrials } from '../trials/formats.ts';
import { readPrairieGrass } from '../trials/prairie-grass.ts';
import type { Calculation, Surroundings } from './case.ts';
import { scoreAnswers } from './evidence.ts';
import type { Inputs } from './inputs.ts';
import { UnreadableCase } from './members.ts';

const readData = (inputs: Inputs, { dataFile }: Surroundings): unknown => {
  const file = inputs.text('file');
  const data = dataFile(file);
  if (data === undefined) throw new UnreadableCase(`the data '${file}' do not exist`);
  return data;
};

/** The best estimate of a model from the named measurements, on a file of field data; of one trial of it and beyond a distance, if named. */
export const fieldTrial: Calculation = (inputs, surroundings) => {
  const scores = scoreTrials(readData(inputs, surroundings));
  const [model, given] = [inputs.text('model'), inputs.text('given')];
  const trial = inputs.raw('trial') === undefined ? '' : inputs.text('trial');
  const beyondM = inputs.numberOr('length', 'beyond', 0);
  for (const score of scores ?? []) {
    if (score.model !== model || score.mode !== 'best-estimate' || score.inputs !== given) continue;
    const pairs = score.pairs.filter(({ label, distanceM = Number.POSITIVE_INFINITY }) => label.startsWith(trial) && distanceM >= beyondM);
    if (pairs.length > 0) return scoreAnswers(pairs, coverage(pairs, ensembleSigma(score)));
  }
  throw new UnreadableCase(`the data have no score of '${model}' from '${given}'`);
};

/** The rate of a source that is estimated from the maxima of the arcs of a trial. */
export const sourceEstimate: Calculation = (inputs, surroundings) => {
  const trial = readPrairieGrass(readData(inputs, surroundings));
  if (trial === null) throw new UnreadableCase('the data have no runs with a known rate and samplers');
  const scores = scoreInverse(trial, 'rate from arc maxima', { turbulence: inputs.choice('turbulence', [true, false]) });
  return scoreAnswers(
    scores.map(({ rate }) => rate),
    scores.filter(({ rateCovered }) => rateCovered).length / scores.length,
  );
};
