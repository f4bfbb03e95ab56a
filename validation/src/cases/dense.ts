import { denseCloudField, gravity, idealGasDensity, plumeAlpha, plumeShare } from '@hazardguard/engine/models';
import { readAir } from './air.ts';
import type { Calculation } from './case.ts';
import { UnreadableCase } from './members.ts';

/** The dense plume of an evaporating pool: mole fractions by distance on the axis. */
export const densePlume: Calculation = (inputs) => {
  const substance = inputs.substance();
  const air = readAir(inputs, 'best-estimate');
  const temperatureK = inputs.number('temperature', 'source') ?? substance.boilingPoint;
  if (temperatureK === undefined) throw new UnreadableCase('source_K is not given');
  const [rate, durationS] = [inputs.needed('rate', 'rate'), inputs.needed('time', 'duration')];
  const poolRadiusM = Math.sqrt(inputs.needed('area', 'area') / Math.PI);
  const { field } = denseCloudField(
    { substance, temperatureK, liquidFraction: 0 },
    { massKg: rate * durationS, durationS, jetS: undefined, poolRadiusM, velocityMs: 0, flight: undefined },
    air,
    inputs.needed('time', 'averaging'),
  );
  return { mole_fraction_by_m: (x) => field.peak(Number(x), 0, inputs.numberOr('length', 'height', 0)) / 1e6 };
};

/** Air at sea level and 15 °C, kg/m³: used for the book's α. */
const bookAir = 1.225;

const dryAir = 0.0289644;

/** The workbook's correlation of Britter and McQuaid for the plume of a spilt liquid. */
export const workbookPlume: Calculation = (inputs) => {
  const airK = inputs.needed('temperature', 'air');
  const density = inputs.needed('density', 'vapour_density');
  const release = (air: number) => ({
    volume: (inputs.needed('flow', 'liquid_rate') * inputs.needed('density', 'liquid_density')) / density,
    reducedGravity: gravity * (density / air - 1),
    windMs: inputs.needed('speed', 'wind'),
    coldness: inputs.needed('temperature', 'source') / airK,
  });
  const share = plumeShare(release(idealGasDensity(101_325, dryAir, airK)));
  return { alpha: () => plumeAlpha(release(bookAir)), mole_fraction_by_m: (x) => share(Number(x)) };
};
