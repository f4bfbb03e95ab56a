import type { HazardModel } from '@hazardguard/engine';
import type { PlumeField } from '@hazardguard/engine/models';
import type { Evidence } from '../cases/evidence.ts';
import { cloudModels, computeCloud, type SampledCloud, type SampledRelease } from './releases.ts';

/** Distances at which a plume must carry the released rate, m: far enough that cold and density of the gas no longer matter. */
const distancesM = [300, 600, 1200, 2500, 5000];

const steady: SampledRelease = {
  mode: 'best-estimate',
  rateKgS: 1,
  durationS: 1e5,
  windSpeedMs: 4,
  stability: 'D',
  roughnessM: 0.03,
  temperatureC: 15,
};

const points = 60;

/** Integral of a decreasing value from zero to where it is a millionth of its first value, by the midpoint rule. */
const tailIntegral = (value: (at: number) => number): number => {
  const first = value(0);
  let end = 1;
  while (value(end) > 1e-6 * first && end < 1e5) end *= 1.3;
  let sum = 0;
  for (let i = 0; i < points; i++) sum += value(((i + 0.5) / points) * end);
  return (sum * end) / points;
};

/** Mass per metre of a cloud's length, kg/m. */
const massPerMetre = ({ densityPerPpm }: SampledCloud, value: (y: number, z: number) => number): number =>
  2 * densityPerPpm * tailIntegral((z) => tailIntegral((y) => value(y, z)));

/** Speed of the front of a cloud, m/s. */
const frontSpeed = ({ arrivalS }: PlumeField, x: number): number => (0.02 * x) / (arrivalS(1.01 * x) - arrivalS(0.99 * x));

/** Rate through a plane and released rate: the crosswind and vertical integral of c times its speed. */
const passing = (model: HazardModel, release: SampledRelease): readonly (readonly [number, number])[] => {
  const cloud = computeCloud(model, release);
  return distancesM.map((x) => [massPerMetre(cloud, (y, z) => cloud.field.peak(x, y, z)) * frontSpeed(cloud.field, x), release.rateKgS]);
};

/** Mass in a puff and released mass, at the times when its centre is at each distance. */
const heldMass = (model: HazardModel, release: SampledRelease): readonly (readonly [number, number])[] => {
  const cloud = computeCloud(model, { ...release, durationS: 60 }, true);
  const { field } = cloud;
  return distancesM.map((x) => {
    const moment = 0.5 * (field.arrivalS(x) + field.departureS(x));
    const slice = (at: number): number => massPerMetre(cloud, (y, z) => field.at(at, y, z, moment));
    return [tailIntegral((along) => slice(x + along)) + tailIntegral((along) => slice(x - along)), 60 * release.rateKgS];
  });
};

const isPuff = ({ id }: HazardModel): boolean => /puff|cloud/u.test(id);

/** Every cloud model conserves mass at five distances: pairs of computed and released mass. */
export const massIsConserved = (): Evidence => ({
  sides: cloudModels.flatMap((model) =>
    (['D', 'F', 'B'] as const).flatMap((stability) =>
      isPuff(model) ? heldMass(model, { ...steady, stability }) : passing(model, { ...steady, stability }),
    ),
  ),
});
