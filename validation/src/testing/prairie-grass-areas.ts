import { findChemical } from '@hazardguard/chemicals';
import { idealGasDensity } from '@hazardguard/engine/models';
import type { PrairieGrass, PrairieGrassRun } from '../trials/prairie-grass.ts';
import type { AreaTrial, MeasuredPlace } from './area-coverage.ts';

/** Where the trials were, and the hours that their clocks are behind UTC. */
const site = { latitude: 42.49, longitude: -98.57 };
const behindUtc = '-06:00';
const samplingMin = 10;
const temperatureC = 25;
const pressurePa = 94_000;

const toPlaces = (run: PrairieGrassRun, mgPerPpm: number): readonly MeasuredPlace[] =>
  run.arcs
    .filter(({ use }) => use)
    .flatMap(({ x_m: distanceM, samplers = [], loss_factor: lossFactor = 1 }) =>
      samplers.map(([azimuthDeg, value]) => ({ distanceM, azimuthDeg, ppm: value / lossFactor / mgPerPpm })),
    );

/** `07/06/56` and `1700-1710` as a moment. */
const toTime = ({ date, time }: { readonly date: string; readonly time: string }): string => {
  const [month, day, year] = date.split('/');
  return `19${year}-${month}-${day}T${time.slice(0, 2)}:${time.slice(2, 4)}:00${behindUtc}`;
};

/**
 * Runs of Prairie Grass as an officer would enter them: the rate, the wind as one of eight points with the measured speed, open country; the
 * cloud cover is not given, so the class is drawn from hour and wind. The roughness is that of open country, not that of the mown grass.
 */
export const toPrairieGrassAreas = (
  { runs }: PrairieGrass,
  moments: readonly { readonly run: number; readonly date: string; readonly time: string }[],
): readonly AreaTrial[] => {
  const chemical = findChemical('sulfur dioxide');
  if (!chemical) throw new Error('Sulfur dioxide, the tracer of the trial, is not in the chemical library');
  const mgPerPpm = idealGasDensity(pressurePa, 0.064066, temperatureC + 273.15);
  return runs.flatMap((run) => {
    const moment = moments.find((one) => one.run === run.run);
    const windFromDeg = run.met.wind_from_deg;
    if (moment === undefined || windFromDeg == null) return [];
    return [
      {
        name: `Prairie Grass ${run.run}`,
        windOrigin: 'within-20-km',
        document: {
          chemical: chemical.cas,
          hazard: 'leak',
          quantityKg: 100,
          rupture: { type: 'direct', rateKgS: run.q_g_s / 1000, durationMin: samplingMin },
          time: toTime(moment),
          weather: {
            windSpeedMs: run.met.u2_m_s,
            windHeightM: 2,
            windFromDeg: (45 * Math.round(windFromDeg / 45)) % 360,
            temperatureC,
          },
          site: { ...site, terrain: 'rural' },
        },
        places: toPlaces(run, mgPerPpm),
      },
    ];
  });
};
