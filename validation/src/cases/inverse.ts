import { scoreInverse } from '../inverse.ts';
import { readPrairieGrass } from '../trials/prairie-grass.ts';
import type { Interpreter } from './case.ts';
import { usesTurbulence } from './field.ts';
import { readText, required } from './read.ts';

/** Statements about sources estimated from field trials: true and estimated rate per run. */
export const inverse: Interpreter = ({ module, title, inputs, expected }, _caseById, { dataFile }) => {
  if (!/inverse/iu.test(module) || typeof expected.stat !== 'string') return null;
  const file = required(readText(inputs, 'file'), 'file');
  const data = dataFile(file);
  if (data === undefined) return { why: `the data '${file}' do not exist` };
  const trial = readPrairieGrass(data);
  if (trial === null) return { why: `the data '${file}' have no runs with a known rate and samplers` };
  const given = { turbulence: usesTurbulence(inputs, title) ?? true };
  const scores = scoreInverse(trial, 'rate from arc maxima', given);
  return { got: { stat: { pairs: scores.map(({ rate }) => rate), covered: scores.map(({ rateCovered }) => rateCovered) } } };
};
