import { scoreTrials } from '../trials/formats.ts';
import type { ScoredPair, TrialScore } from '../trials/score.ts';
import type { Inputs, Interpreter } from './case.ts';
import { createReader, readText, required } from './read.ts';

/** "r >= 105 m, both periods": only values at this distance and beyond. */
const parseNearestM = (use = ''): number => Number(/\br?\s*>=?\s*([\d.]+)\s*m/u.exec(use)?.[1] ?? 0);

const withTurbulence = /σθ|sigma/iu;

/** The score that a case is about: best estimate, the named model, with or without measured turbulence. */
const scoreFor = (scores: readonly TrialScore[], inputs: Inputs): TrialScore | undefined => {
  const model = readText(inputs, 'model');
  const inputText = readText(inputs, 'inputs');
  const wanted = scores.filter((score) => (model === undefined ? score.mode === 'best-estimate' : score.model === model));
  return (
    (inputText === undefined ? undefined : wanted.find((score) => withTurbulence.test(score.inputs) === withTurbulence.test(inputText))) ??
    wanted[0]
  );
};

/** Statements about field trials: a file of data, a trial of it or all. */
export const field: Interpreter = ({ kind, module, inputs, expected }, _caseById, { dataFile }) => {
  if (kind !== 'field' || /inverse/iu.test(module) || typeof expected.stat !== 'string') return null;
  const file = required(readText(inputs, 'file'), 'file');
  const data = dataFile(file);
  if (data === undefined) return { why: `the data '${file}' do not exist` };
  const scores = scoreTrials(data);
  if (scores === null) return { why: `the data '${file}' are not in a known format` };
  const trial = readText(inputs, 'trial', 'run');
  const nearest = parseNearestM(readText(inputs, 'use'));
  const counts = ({ label, distanceM = Number.POSITIVE_INFINITY }: ScoredPair): boolean =>
    (trial === undefined || label.startsWith(trial)) && distanceM >= nearest;
  const holding = scores.filter((score) => score.pairs.some(counts));
  const score = scoreFor(holding, inputs);
  if (score === undefined) return { why: `no model is scored on ${trial ?? file}` };
  const pairs = score.pairs.filter(counts);
  const n = createReader(['n'], {}, '')(inputs);
  if (n !== undefined && pairs.length !== n) return { why: `${n} values are expected, ${pairs.length} are compared` };
  return { got: { stat: { pairs } } };
};
