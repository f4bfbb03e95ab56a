import { findValidations } from '../choose/validation.ts';
import type { AirKnowledge, ErrorByDistance, FittedError, HazardModel } from '../types/model-types.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { ReleaseClass } from '../types/result-types.ts';

/** What is known of the turbulence in a scenario; ALOHA-compatible models use the class alone. */
export const findAirKnowledge = ({ mode, weather }: Pick<Scenario, 'mode' | 'weather'>): AirKnowledge => {
  if (mode === 'aloha-compatible') return 'class';
  return weather.sigmaThetaRad !== null ? 'sigma-theta' : weather.inverseObukhov !== null ? 'obukhov' : 'class';
};

/** Assumed where no trial is carried: 90 % of what is measured within a factor of 5. A judgement, not a fit. */
const untriedSigma = 1;

/** The fitted error grows to the assumed one from the farthest distance of the trials to so many times that. */
const untriedTimes = 10;

/** Smooth in the logarithm of the distance: no step, and no kink at either end. */
export const errorAt = ({ near, fromM, far, toM }: ErrorByDistance, distanceM: number): number => {
  const share = Math.min(1, Math.max(0, Math.log(Math.max(distanceM, fromM) / fromM) / Math.log(toM / fromM)));
  return near + (far - near) * share * share * (3 - 2 * share);
};

const fittedFor = (fitted: FittedError, knowledge: AirKnowledge): number => (typeof fitted === 'number' ? fitted : fitted[knowledge]);

type Described = Pick<HazardModel, 'kind' | 'uncertainty' | 'validatedOn'>;

/** How the error of a model depends on the distance, for a class of release. */
export const describeModelError = (model: Described, knowledge: AirKnowledge, release: ReleaseClass): ErrorByDistance => {
  const { uncertainty, kind } = model;
  const isTable = typeof uncertainty === 'object' && 'fitted' in uncertainty;
  const near = fittedFor(isTable ? uncertainty.fitted : uncertainty, knowledge);
  const even = (sigma: number): ErrorByDistance => ({ near: sigma, fromM: 1, far: sigma, toM: 2 });
  // Fires and blasts have one value for all; that of a model without trials is assumed already.
  if ((kind !== 'plume' && kind !== 'puff') || model.validatedOn.length === 0) return even(near);
  const far = Math.max(near, untriedSigma);
  const triedToM = Math.max(0, ...findValidations(model, release).map(({ distanceM }) => distanceM[1]));
  if (triedToM > 0) return { near, fromM: triedToM, far, toM: untriedTimes * triedToM };
  return (isTable ? uncertainty.assumed[release] : undefined) ?? even(far);
};

/**
 * The error of a model as the standard deviation of ln(measured/predicted) at a distance, m: what the model declares, from the open field
 * trials, for releases and distances like theirs; wider where there are none. A tenth more or less moves the share of arc maxima inside
 * the 90 % interval by 0.02–0.04.
 */
export const modelSigma = (model: Described, knowledge: AirKnowledge, release: ReleaseClass, distanceM: number): number =>
  errorAt(describeModelError(model, knowledge, release), distanceM);
