import { directionDoubtDeg } from '../ensemble/doubt.ts';
import { distanceM } from '../geo/sphere.ts';
import { placeOf } from '../geo/wind-frame.ts';
import type { Caveat } from '../model.ts';
import { effectiveSampleSize } from '../numerics/adaptive-metropolis.ts';
import { quantileOf } from '../numerics/quantile.ts';
import { compassOf } from '../units/convert.ts';
import { engineVersion } from '../version.ts';
import { inverseCaveats } from './inverse-caveats.ts';
import type { SourceFound } from './inverse-model.ts';
import type { LocateProblem } from './locate-problem.ts';
import { misfitOf } from './misfit.ts';
import { nextReading } from './next-reading.ts';
import { placeRegions } from './place-regions.ts';
import { ellipseOf, quantilesOf, samplePosterior } from './posterior.ts';
import { type SearchSpace, search } from './search.ts';
import { unitPlume } from './unit-plume.ts';

/** A direction that is known is searched no farther than this, degrees. */
const leastSigmaDeg = 1e-3;

/**
 * Standard deviation of the place by the model's own error, to each side, as a share of the median distance from the likeliest
 * place to the sensors that see gas. Where the air's class is known: on Prairie Grass nine in ten of the 27 open runs miss by less
 * than 0.13 of it, which is 2.15 deviations. Where it is derived from wind and sky it may be one class off, which moves the place by
 * 0.25 of that distance towards unstable and 0.8 towards stable air: a design choice between the two.
 */
const placeSigmaShare = { known: 0.06, derived: 0.25 } as const;

/** Samples that are told. */
const toldSamples = 200;

/**
 * Where a release is and how strong, from what sensors read: least robust misfit over place, direction and rate, then samples
 * of the posterior by adaptive Metropolis. The rate enters linearly, so it is found for every place and direction by itself.
 * Passive plumes alone: a steady release, one wind for all readings, flat ground. Source huber-1964, nelder-1965, haario-2001;
 * held against prairie-grass-1958 in validation/.
 */
export const locate = (problem: LocateProblem): SourceFound => {
  const { scenario, sensors, sourceKnown, windOrigin, steps, seed } = problem;
  const { site, weather } = scenario;
  const plume = unitPlume(scenario);
  const farthest = sensors.reduce((most, one) => Math.max(most, distanceM(site.latitude, site.longitude, one.latitude, one.longitude)), 10);
  const space: SearchSpace = {
    sourceKnown,
    halfSideM: problem.searchM ?? 2 * farthest,
    windFromDeg: weather.windFromDeg,
    windSigmaDeg: Math.max(leastSigmaDeg, problem.windSigmaDeg ?? directionDoubtDeg(windOrigin, plume.air)),
  };
  const misfit = misfitOf(sensors, plume, site);
  const best = search(misfit, space);
  const posterior = samplePosterior(misfit, space, best, steps, seed);
  const effectiveSamples = effectiveSampleSize(posterior.chain);
  const unit = misfit.unitAt(best.eastM, best.northM, best.windFromDeg);
  const ground = { latitude: site.latitude, longitude: site.longitude, windFromDeg: 270 };
  const [longitude, latitude] = placeOf(ground, best.eastM, best.northM);
  const seeing = sensors.filter(({ ppm, detectionPpm }) => ppm >= detectionPpm);
  const detected = seeing.length;
  const away = Float64Array.from(seeing, (one) => distanceM(latitude, longitude, one.latitude, one.longitude)).sort();
  const modelSigmaM = placeSigmaShare[problem.stabilityKnown ? 'known' : 'derived'] * quantileOf(away, 0.5);
  const caveats: readonly Caveat[] = inverseCaveats(problem, plume, posterior, space, effectiveSamples, detected);
  return {
    engineVersion,
    model: plume.model.id,
    sourceKnown,
    detected,
    notDetected: sensors.length - detected,
    best: { rateKgS: Math.exp(best.lnRate), latitude, longitude, windFromDeg: compassOf(best.windFromDeg) },
    rateKgS: quantilesOf(posterior.lnRate.map(Math.exp)),
    eastM: quantilesOf(posterior.eastM),
    northM: quantilesOf(posterior.northM),
    windFromDeg: quantilesOf(posterior.windFromDeg),
    ellipse: sourceKnown ? null : ellipseOf(posterior),
    regions: sourceKnown ? [] : placeRegions(posterior.eastM, posterior.northM, effectiveSamples, modelSigmaM, ground),
    misfit: misfit.rms(unit, best.lnRate),
    effectiveSamples,
    acceptance: posterior.chain.acceptance,
    nextReading: nextReading(problem, plume, posterior, 1.5 * farthest),
    samples: Array.from({ length: toldSamples }, (_, i) => {
      const at = Math.floor((i * steps) / toldSamples);
      return [
        posterior.eastM[at] ?? 0,
        posterior.northM[at] ?? 0,
        compassOf(posterior.windFromDeg[at] ?? 0),
        Math.exp(posterior.lnRate[at] ?? 0),
      ] as const;
    }),
    caveats,
  };
};
