import {
  blastField,
  cloudBlastField,
  digitisedOverpressure,
  fittedOverpressure,
  flameMach,
  flammableCloud,
  idealGasDensity,
  standardAtmosphere,
  stoichiometricEnergy,
} from '@hazardguard/engine/models';
import { readCloud } from './aloha-cloud.ts';
import type { Calculation } from './case.ts';
import { levelReach } from './fire.ts';
import { UnreadableCase } from './members.ts';

const kpaPerPsi = 6.894757;

const needsFuel = (value: number | undefined, what: string): number => {
  if (value === undefined) throw new UnreadableCase(`the ${what} of the substance is not known`);
  return value;
};

/** ALOHA's explosion of the burnable part of a cloud. */
export const cloudExplosion: Calculation = (inputs) => {
  const fuel = inputs.substance();
  const { field, air, molarMass, isHeavy, heightM } = readCloud(inputs);
  const limits = {
    lowerPpm: inputs.needed('plain', 'lower_limit_ppm'),
    upperPpm: 1e6 * needsFuel(fuel.upperFlammableLimit, 'upper flammable limit'),
  };
  const kgPerPpm = 1e-6 * idealGasDensity(air.pressurePa, molarMass, air.temperatureK);
  const { massKg, centreM } = flammableCloud(field, limits, kgPerPpm, heightM, isHeavy);
  const grades = ['low', 'medium', 'high'] as const;
  const mach = flameMach(
    inputs.choice('reactivity', grades),
    inputs.choice('congestion', grades),
    inputs.choice('ignition', ['spark', 'detonation']),
  );
  const blast = cloudBlastField({ massKg, heatOfCombustion: needsFuel(fuel.heatOfCombustion, 'heat of combustion'), mach, centreM }, air);
  return {
    flammable_mass_kg: () => massKg,
    distance_m_by_psi: (psi) => levelReach(blast, kpaPerPsi * Number(psi), 'kPa'),
  };
};

/** A curve of the Baker-Strehlow-Tang method. */
export const bstCurve: Calculation = (inputs) => {
  const read = inputs.choice('curves', ['fitted', 'digitised'], 'fitted') === 'fitted' ? fittedOverpressure : digitisedOverpressure;
  return { overpressure_ratio: () => read(inputs.needed('plain', 'mach'), inputs.needed('plain', 'scaled_distance')) };
};

/** Energy of the fuel in a cloud in which it is a share. */
export const cloudEnergy: Calculation = (inputs) => ({
  energy_kJ: () =>
    stoichiometricEnergy(
      inputs.needed('plain', 'fuel_share'),
      inputs.needed('volume', 'volume'),
      inputs.needed('pressure', 'air_pressure'),
      inputs.needed('temperature', 'air'),
      inputs.needed('energy', 'heat_of_combustion'),
    ) / 1000,
});

/** TNT by scaled distance. */
export const tntCurve: Calculation = (inputs) => ({
  overpressure_ratio: () => (1000 * blastField(1).peak(inputs.needed('plain', 'scaled_distance'))) / standardAtmosphere,
});
