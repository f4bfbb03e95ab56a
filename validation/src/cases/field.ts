import { ensembleSigma } from '../coverage.ts';
import { scoreTrials } from '../trials/formats.ts';
import type { ScoredPair, TrialScore } from '../trials/score.ts';
import type { Inputs, Interpreter } from './case.ts';
import { createReader, readText, required } from './read.ts';

/** "r >= 105 m, both periods": only values at this distance and beyond. */
const parseNearestM = (use = ''): number => Number(/\br?\s*>=?\s*([\d.]+)\s*m/u.exec(use)?.[1] ?? 0);

const namesTurbulence = /σ_?θ|σ_?v|sigma[-_ ]?(?:theta|a|v)|turbulence/iu;
const denied = /\b(?:no|without|not|neither|omit\w*|exclud\w*)\b[^,;()]*/giu;
const namesAir = /1\s*\/\s*l|inverse|obukhov|\bl\b|_l\b|stability|class|\bcls\b|wind/iu;

/**
 * Whether a case gives measured turbulence to the model: what its inputs say, as text, list or table, else its title; "no σθ" does not.
 * undefined: it says nothing about the air.
 */
export const usesTurbulence = (inputs: Inputs, title: string): boolean | undefined => {
  const written = inputs.inputs ?? inputs.given ?? inputs.met;
  const listed = typeof written === 'string' ? written : written === undefined ? '' : JSON.stringify(written);
  for (const text of [listed, title]) {
    const stated = text.replace(denied, '');
    if (namesTurbulence.test(stated)) return true;
    if (namesTurbulence.test(text) || namesAir.test(text)) return false;
  }
  return undefined;
};

const namesClass = /\bclass\b|\bcls\b|pasquill/iu;
const namesLength = /1\s*\/\s*l\b|\bl\b|inverse|obukhov/iu;

/** The score that a case is about: best estimate or the named model, with the measurements that the case gives and no others. */
const scoreFor = (scores: readonly TrialScore[], inputs: Inputs, title: string): TrialScore | undefined => {
  const model = readText(inputs, 'model');
  const mode = readText(inputs, 'mode');
  const wanted = scores.filter(
    (score) =>
      (model === undefined || score.model === model) &&
      (mode === undefined ? model !== undefined || score.mode === 'best-estimate' : score.mode === mode),
  );
  const turbulent = usesTurbulence(inputs, title);
  const measured = wanted.filter((score) => namesTurbulence.test(score.inputs) === turbulent);
  const same = measured.length > 0 ? measured : wanted;
  const text = `${JSON.stringify(inputs.inputs ?? '')} ${title}`;
  const byClass = namesClass.test(text) && !namesLength.test(text);
  return (turbulent === undefined ? undefined : same.find((score) => namesClass.test(score.inputs) === byClass)) ?? same[0];
};

/** Statements about field trials: a file of data, a trial of it or all. */
export const field: Interpreter = ({ kind, module, title, inputs, expected }, _caseById, { dataFile }) => {
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
  const score = scoreFor(holding, inputs, title);
  if (score === undefined) return { why: `no model is scored on ${trial ?? file}` };
  const pairs = score.pairs.filter(counts);
  const n = createReader(['n'], {}, '')(inputs);
  if (n !== undefined && pairs.length !== n) return { why: `${n} values are expected, ${pairs.length} are compared` };
  return { got: { stat: { pairs, sigma: ensembleSigma(score) } } };
};
