import type { ReleaseClass } from '@hazardguard/engine';
import { catalogue } from '@hazardguard/engine';
import { type AirKnowledge, modelSigma } from '@hazardguard/engine/models';
import type { Pair } from './metrics.ts';
import type { TrialScore } from './trials/score.ts';

/** Standard deviations to either side that contain 90 % of a normal distribution. */
const ninety = 1.6448536269514722;

/** Share of the measured values inside prediction × exp(±1.645 σ). */
export const coverage = (pairs: readonly Pair[], sigma: number): number =>
  pairs.filter(({ observed, predicted }) => Math.abs(Math.log(observed / predicted)) <= ninety * sigma).length / pairs.length;

const airKnowledge = ({ mode, inputs }: TrialScore): AirKnowledge => {
  if (mode === 'aloha-compatible') return 'class';
  if (/sigma-theta|σθ/iu.test(inputs)) return 'sigma-theta';
  return /\bL\b/u.test(inputs) ? 'obukhov' : 'class';
};

/** The release of a set of trials: of the trials that the model declares for it. */
const releaseOf = ({ dataSet }: TrialScore): ReleaseClass => (dataSet.startsWith('Dense gas spills') ? 'pool' : 'gas-jet');

const middleDistanceM = ({ pairs }: TrialScore): number => {
  const distances = pairs.map(({ distanceM = 1 }) => distanceM).sort((a, b) => a - b);
  return distances[distances.length >> 1] ?? 1;
};

/** Model error of an ensemble for this model in this air, at the middle distance of the trials: the standard deviation of ln(measured/predicted). */
export const ensembleSigma = (score: TrialScore): number => {
  const id = score.model.split(',')[0];
  const model = catalogue.find((one) => one.id === id);
  if (model === undefined) throw new Error(`No model '${id}' in the catalogue`);
  return modelSigma(model, airKnowledge(score), releaseOf(score), middleDistanceM(score));
};
