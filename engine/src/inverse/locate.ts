import { directionSigmaDeg } from '../ensemble/input-uncertainty.ts';
import { distanceM } from '../geo/sphere.ts';
import { toPlace } from '../geo/wind-frame.ts';
import { effectiveSampleSize } from '../numerics/adaptive-metropolis.ts';
import { quantileAt } from '../numerics/quantile.ts';
import { toCompass } from '../units/convert.ts';
import { engineVersion } from '../version.ts';
import { inverseCaveats } from './inverse-caveats.ts';
import type { SourceFound } from './inverse-types.ts';
import type { LocateProblem } from './locate-problem.ts';
import { makeMisfit } from './misfit.ts';
import { nextReading } from './next-reading.ts';
import { placeRegions } from './place-regions.ts';
import { computeQuantiles, fitEllipse, samplePosterior } from './posterior.ts';
import { type SearchSpace, search } from './search.ts';
import { soughtPlumes } from './sought-plumes.ts';

/** A direction that is known is searched no farther than this, degrees. */
const leastSigmaDeg = 1e-3;

/**
 * Standard deviation of the place by the model's own error, to each side, as a share of the median distance from the likeliest
 * place to the sensors that see gas. Where the air's class is known: on Prairie Grass nine in ten of the 27 open runs miss by less
 * than 0.13 of it, which is 2.15 deviations. Where the class is derived and sought with the place: given one class off to
 * either side nine in ten of those runs miss by less than 0.21; simulated leaks of boiling liquids, whose jets no plume here has, by more.
 */
const placeSigmaShare = { known: 0.06, derived: 0.15 } as const;

/** Number of samples returned. */
const returnedSamples = 200;

/**
 * Where a release is and how strong, from what sensors read: least robust misfit over place, direction and rate, and where they are not
 * known the class of the air and the droplets; then samples of the posterior by adaptive Metropolis. The rate of every source is found
 * by itself, up to the most that can come out. A steady release, one wind for all readings, flat ground. Source huber-1964, nelder-1965,
 * haario-2001; validated on prairie-grass-1958 in validation/, heavy clouds on simulated leaks alone.
 */
export const locate = (problem: LocateProblem): SourceFound => {
  const { scenario, sourceKnown, windOrigin, steps } = problem;
  // Only sensors decide how far is searched, and how well the place is known.
  const sensors = problem.sensors.filter(({ smelled }) => !smelled);
  const { site, weather } = scenario;
  const plumes = soughtPlumes(problem);
  const farthest = sensors.reduce((most, one) => Math.max(most, distanceM(site.latitude, site.longitude, one.latitude, one.longitude)), 10);
  const space: SearchSpace = {
    sourceKnown,
    halfSideM: problem.searchM ?? 2 * farthest,
    windFromDeg: weather.windFromDeg,
    windSigmaDeg: Math.max(leastSigmaDeg, problem.windSigmaDeg ?? directionSigmaDeg(windOrigin, plumes.given.air)),
    classSteps: plumes.airs.map(({ step }) => step),
    sprays: plumes.droplets.map((_share, at) => at),
  };
  const misfit = makeMisfit(problem.sensors, plumes, site);
  const best = search(misfit, space);
  const posterior = samplePosterior(misfit, space, best, problem);
  const effectiveSamples = effectiveSampleSize(posterior.chain);
  const plume = plumes.at(
    plumes.airs.findIndex(({ step }) => step === best.classStep),
    best.spray,
  );
  const ground = { latitude: site.latitude, longitude: site.longitude, windFromDeg: 270 };
  const [longitude, latitude] = toPlace(ground, best.eastM, best.northM);
  const seeing = sensors.filter(({ ppm, detectionPpm }) => ppm >= detectionPpm);
  const detected = seeing.length;
  const away = Float64Array.from(seeing, (one) => distanceM(latitude, longitude, one.latitude, one.longitude)).sort();
  const modelSigmaM = placeSigmaShare[problem.stabilityKnown ? 'known' : 'derived'] * quantileAt(away, 0.5);
  const rms = misfit.rms(best, best.lnRate);
  return {
    engineVersion,
    model: plume.modelAt(best.lnRate).id,
    sourceKnown,
    detected,
    notDetected: sensors.length - detected,
    smelled: problem.sensors.length - sensors.length,
    best: {
      rateKgS: Math.exp(best.lnRate),
      latitude,
      longitude,
      windFromDeg: toCompass(best.windFromDeg),
      stability: plume.air.air.stability,
      droplets: plume.droplets,
    },
    rateKgS: computeQuantiles(posterior.lnRate.map(Math.exp)),
    eastM: computeQuantiles(posterior.eastM),
    northM: computeQuantiles(posterior.northM),
    windFromDeg: computeQuantiles(posterior.windFromDeg),
    ellipse: sourceKnown ? null : fitEllipse(posterior),
    regions: sourceKnown ? [] : placeRegions(posterior.eastM, posterior.northM, effectiveSamples, modelSigmaM, ground),
    misfit: rms,
    effectiveSamples,
    acceptance: posterior.chain.acceptance,
    nextReading: nextReading(problem, plumes, posterior, 1.5 * farthest),
    samples: Array.from({ length: returnedSamples }, (_, i) => {
      const at = Math.floor((i * steps) / returnedSamples);
      return [
        posterior.eastM[at] ?? 0,
        posterior.northM[at] ?? 0,
        toCompass(posterior.windFromDeg[at] ?? 0),
        Math.exp(posterior.lnRate[at] ?? 0),
      ] as const;
    }),
    caveats: inverseCaveats(problem, plumes, space, { posterior, plume, misfit: rms, effectiveSamples, detected }),
  };
};
