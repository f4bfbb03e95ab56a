import { toPlace } from '../geo/wind-frame.ts';
import { toRadians } from '../units/convert.ts';
import type { NextReading } from './inverse-types.ts';
import type { LocateProblem } from './locate-problem.ts';
import { sensorSigma } from './misfit.ts';
import { makePlumeReader } from './plume-reader.ts';
import type { Posterior } from './posterior.ts';
import type { SoughtPlumes } from './sought-plumes.ts';

/** Candidate places per side, and samples of the posterior that are asked. */
const side = 21;
const asked = 100;

const covariance = (a: Float64Array, b: Float64Array): number => {
  const n = a.length;
  let [ma, mb] = [0, 0];
  for (let i = 0; i < n; i++) {
    ma += (a[i] ?? 0) / n;
    mb += (b[i] ?? 0) / n;
  }
  let sum = 0;
  for (let i = 0; i < n; i++) sum += ((a[i] ?? 0) - ma) * ((b[i] ?? 0) - mb);
  return sum / n;
};

const every = (column: Float64Array): Float64Array => {
  const step = Math.max(1, Math.floor(column.length / asked));
  return column.filter((_, i) => i % step === 0).subarray(0, asked);
};

/**
 * The place where one more reading of a sensor like the others would help most: the greatest expected information.
 *
 * y = ln(c + e) there over the posterior's samples has the variance V; a reading with the error σ brings ½ ln(1 + V/σ²)
 * nats and leaves var(θ) - cov(θ, y)²/(V + σ²) of a parameter's variance (linear, normal). Bayesian D-optimality for a single
 * reading, chaloner-1995. Candidates: a grid over the square of half-side `reachM` about the site.
 */
export const nextReading = (problem: LocateProblem, plumes: SoughtPlumes, posterior: Posterior, reachM: number): NextReading | null => {
  const { latitude, longitude } = problem.scenario.site;
  const first = problem.sensors.find(({ smelled }) => !smelled);
  if (first === undefined) return null;
  const reader = makePlumeReader(plumes, first.averagingS);
  const [east, north, wind, lnRate, classStep, spray] = [
    every(posterior.eastM),
    every(posterior.northM),
    every(posterior.windFromDeg),
    every(posterior.lnRate),
    every(posterior.classStep),
    every(posterior.spray),
  ];
  const sin = wind.map((from) => Math.sin(toRadians(from + 180)));
  const cos = wind.map((from) => Math.cos(toRadians(from + 180)));
  const rateVariance = covariance(lnRate, lnRate);
  const placeVariance = covariance(east, east) + covariance(north, north);
  const noise = sensorSigma ** 2;
  let best: NextReading | null = null;
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++) {
      const e = reachM * ((2 * column) / (side - 1) - 1);
      const n = reachM * ((2 * row) / (side - 1) - 1);
      const expected = lnRate.map((ln, i) => {
        const [dx, dy] = [e - (east[i] ?? 0), n - (north[i] ?? 0)];
        const place = {
          x: dx * (sin[i] ?? 0) + dy * (cos[i] ?? 0),
          y: dy * (sin[i] ?? 0) - dx * (cos[i] ?? 0),
          z: first.heightM,
        };
        return reader.lnReading(place, first.detectionPpm, ln, { classStep: classStep[i] ?? 0, spray: spray[i] ?? 0 });
      });
      const variance = covariance(expected, expected);
      const informationNats = 0.5 * Math.log1p(variance / noise);
      if (best !== null && informationNats <= best.informationNats) continue;
      const left = (of: number, with2: number): number => (of > 0 ? 1 - with2 / (variance + noise) / of : 1);
      const [lon, lat] = toPlace({ latitude, longitude, windFromDeg: 270 }, e, n);
      best = {
        latitude: lat,
        longitude: lon,
        informationNats,
        rateVarianceLeft: left(rateVariance, covariance(lnRate, expected) ** 2),
        placeVarianceLeft: left(placeVariance, covariance(east, expected) ** 2 + covariance(north, expected) ** 2),
      };
    }
  }
  return best;
};
