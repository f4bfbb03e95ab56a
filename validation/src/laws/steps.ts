import { computeAir, heavyPlumeField, idealGasDensity, type PlumeField, similarityField } from '@hazardguard/engine/models';
import { zoneAt } from '../cases/zones.ts';
import type { Law } from './monotone.ts';
import { buildScenario, type SampledRelease } from './releases.ts';

/** Steps of the marches as shares of the distance. */
const marches: Readonly<
  Record<string, { readonly share: number; readonly field: (release: SampledRelease, share: number) => PlumeField }>
> = {
  'heavy-plume': {
    share: 0.01,
    field: (release, share) => {
      const scenario = buildScenario(release);
      const air = computeAir(scenario);
      const { molarMass } = scenario.substance;
      const densityKgM3 = idealGasDensity(air.pressurePa, molarMass, air.temperatureK);
      return heavyPlumeField({ ...release, poolRadiusM: 0, densityKgM3, molarMass, averagingS: null }, air, share);
    },
  },
  'similarity-plume': {
    share: 0.02,
    field: (release, share) => {
      const scenario = buildScenario(release);
      const steps = [{ fromS: 0, toS: release.durationS, rateKgS: release.rateKgS }];
      const { molarMass } = scenario.substance;
      const source = { steps, burstKg: undefined, heightM: 0, diameterM: 0, molarMass, averagingS: null };
      return similarityField(source, computeAir(scenario), share);
    },
  },
};

/** Largest allowed change of a distance when the step of a march is halved. */
const allowed = 0.005;

/** Halving the step changes the distance by less than half a percent, in every model that marches. */
export const halvedStep: Law = ({ id }, release) => {
  const march = marches[id];
  if (march === undefined) return null;
  const whole = march.field(release, march.share);
  const ppm = whole.axisPeak(100 + 150 * release.windSpeedMs);
  const [coarse, fine] = [zoneAt(whole, ppm), zoneAt(march.field(release, march.share / 2), ppm)].map(({ reachM }) => reachM) as [
    number,
    number,
  ];
  const change = Math.abs(fine / coarse - 1);
  return change < allowed ? null : `half the step changes ${coarse.toFixed(1)} m by ${(100 * change).toFixed(2)} %`;
};
