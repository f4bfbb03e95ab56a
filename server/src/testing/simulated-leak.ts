import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario, destination, threatAt } from '@hazardguard/engine';

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

export interface SimulatedLeak {
  readonly cas: string;
  /** Position of the leak. */
  readonly source: Place;
  readonly rateKgS: number;
  readonly wind: { readonly windSpeedMs: number; readonly windFromDeg: number; readonly temperatureC: number };
  /** Sensors downwind, and what each reads, ppm. */
  readonly sensors: readonly (Place & { readonly code: string; readonly value: number })[];
}

/** Uniform in (0, 1), the same on every machine (Numerical Recipes, ranqd1). */
const makeRandom = (seed: number) => () => {
  seed = (1_664_525 * seed + 1_013_904_223) >>> 0;
  return (seed + 0.5) / 2 ** 32;
};
const normal = (random: () => number): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

const ammonia = '7664-41-7';
const sensorHeightM = 1.5;
/** Standard deviation of the logarithm of a reading: about a fifth of its value. */
const noise = 0.2;

/**
 * A steady leak of ammonia near a site in current air under a half clouded sky, as 15 sensors on three arcs downwind read it: the
 * engine's own concentrations, with noise.
 */
export const simulateLeak = (site: Place): SimulatedLeak => {
  const source = destination(site.latitude, site.longitude, 120, 60);
  const rateKgS = 0.2;
  const wind = { windSpeedMs: 4, windFromDeg: 270, temperatureC: 25 };
  const chemical = findChemical(ammonia);
  if (chemical === undefined) throw new Error('no ammonia');
  const checked = checkScenario(
    {
      chemical: ammonia,
      hazard: 'leak',
      quantityKg: 1_000,
      rupture: { type: 'direct', rateKgS },
      weather: { ...wind, humidityPercent: 50, cloudPercent: 50 },
      time: new Date().toISOString(),
      site: source,
      averagingS: 600,
    },
    toSubstance(chemical),
  );
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  const random = makeRandom(7);
  const sensors = [80, 160, 300].flatMap((rangeM, arc) =>
    [70, 82, 90, 98, 110].map((bearing, i) => {
      const place = destination(source.latitude, source.longitude, bearing, rangeM);
      const { outdoors } = threatAt(checked.scenario, { ...place, zM: sensorHeightM });
      const { latitude, longitude } = place;
      return { code: `G-${arc}${i}`, latitude, longitude, value: (outdoors?.peak ?? 0) * Math.exp(noise * normal(random)) };
    }),
  );
  return { cas: ammonia, source, rateKgS, wind, sensors };
};
