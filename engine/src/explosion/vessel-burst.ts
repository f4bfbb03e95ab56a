import { findStock, liquidInstead } from '../source/stock.ts';
import { flashFraction } from '../source/two-phase.ts';
import { propertyAt } from '../substance/property.ts';
import { boilingTemperatureAt, findGamma } from '../substance/vapour-pressure.ts';
import { warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, Scenario } from '../types/pipeline.ts';
import { Refusal } from '../types/refusal.ts';
import { idealGasDensity } from '../units/convert.ts';
import { blastField, tntEnergy } from './tnt.ts';
import { vesselVolume } from './vessel-volume.ts';

/**
 * Energy of a gas under pressure when its vessel bursts, J: all that heating it at constant volume took, E = (p1 - p0) V/(γ - 1).
 * p Pa absolute, V m³. Source brode-1959. The upper bound; used in ALOHA-compatible runs.
 */
export const brodeEnergy = (pressurePa: number, outsidePa: number, volumeM3: number, gamma: number): number =>
  ((pressurePa - outsidePa) * volumeM3) / (gamma - 1);

/**
 * The same as the work it does spreading to the pressure of the air without heat: E = p1 V/(γ - 1) [1 - (p0/p1)^((γ-1)/γ)].
 * Source ccps-1999 (isentropic expansion); the best estimate.
 */
export const expansionEnergy = (pressurePa: number, outsidePa: number, volumeM3: number, gamma: number): number =>
  ((pressurePa * volumeM3) / (gamma - 1)) * (1 - (outsidePa / pressurePa) ** ((gamma - 1) / gamma));

/** A vessel at the moment it bursts. */
interface Bursting {
  readonly pressurePa: number;
  /** Room of the gas, and of the vapour that the liquid flashes to, at the burst pressure, m³. */
  readonly gasM3: number;
  readonly gamma: number;
}

const needs = (scenario: Scenario, field: string, what: string, why: string): Refusal =>
  new Refusal({
    field,
    value: undefined,
    allowed: what,
    message: `The burst of a vessel of ${scenario.substance.name} needs ${why}.`,
  });

/**
 * The vessel at its burst pressure. A liquid above its boiling point adds the vapour it flashes to, counted as gas at the burst
 * pressure: V* = Vgas + Vliquid f ρl/ρv (prugh-1991).
 */
const computeBurst = (scenario: Scenario, air: Air): Bursting => {
  const { substance, quantityKg } = scenario;
  const pressurePa = scenario.blast.burstPressurePa;
  if (pressurePa === null)
    throw needs(scenario, 'storage.burstPressureKpa', 'the absolute pressure at which the vessel bursts', 'its burst pressure');
  if (pressurePa <= air.pressurePa)
    throw needs(scenario, 'storage.burstPressureKpa', 'above the pressure of the air', 'a burst pressure above that of the air');
  const burst: Scenario = { ...scenario, rupture: { type: 'catastrophic' } };
  const asRead = findStock(burst, air);
  const known = vesselVolume(scenario);
  // Without the volume the flashed vapour of a liquid is not known; as gas all of it counts.
  const stock = known === null ? asRead : (liquidInstead(burst, air, asRead)?.stock ?? asRead);
  const gamma = findGamma(substance, stock.temperatureK);
  if (stock.state === 'gas') {
    return { pressurePa, gasM3: known ?? quantityKg / idealGasDensity(stock.pressurePa, substance.molarMass, stock.temperatureK), gamma };
  }
  if (known === null)
    throw needs(scenario, 'storage.vesselVolumeM3', 'the volume of the vessel, or its shape and size', 'the volume of the vessel');
  const liquidM3 = quantityKg / propertyAt(substance, 'liquidDensity', stock.temperatureK);
  const boilingK = boilingTemperatureAt(substance, air.pressurePa);
  const flash = flashFraction(
    propertyAt(substance, 'liquidHeatCapacity', stock.temperatureK),
    stock.temperatureK,
    boilingK,
    propertyAt(substance, 'heatOfVaporisation', stock.temperatureK),
    'exponential',
  );
  const flashedM3 = (flash * quantityKg) / idealGasDensity(pressurePa, substance.molarMass, stock.temperatureK);
  return { pressurePa, gasM3: Math.max(0, known - liquidM3) + flashedM3, gamma };
};

const fragments: Caveat = warning(
  'burst-fragments',
  'Fragments of a bursting vessel fly farther than its blast injures, often along its axis; the zones do not include them.',
);

export const vesselBurst: HazardModel = {
  id: 'vessel-burst',
  title: 'Vessel burst',
  kind: 'explosion',
  about: 'A vessel fails under pressure. The blast carries the energy of its compressed gas and of the vapour to which its liquid flashes.',
  equations: [
    'Energy, best estimate: E = p1 V/(γ - 1) [1 - (p0/p1)^((γ-1)/γ)], J; in ALOHA’s way E = (p1 - p0) V/(γ - 1). p1 burst pressure, p0 air pressure, Pa; γ ratio of heat capacities',
    'Volume: V = gas space + flashed vapour, f m R T/(M p1), m³. f flash fraction, m mass, M molar mass, T temperature, R gas constant',
    'Pressure: that of W = E/(4.68 MJ/kg) of TNT burst on the ground',
  ],
  validity: 'Vessels on or near the ground; ideal gas. Scaled distances of 0.07 to 40 m/kg^(1/3).',
  weaknesses: [
    'Not verified against published cases.',
    'Close to the vessel TNT overstates: the pressure cannot exceed that of the burst.',
    'An ideal gas overstates the energy of the flashed vapour at high pressure.',
  ],
  hazards: ['explosion'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: false,
  validatedOn: [],
  // Taken from fires; no scatter of blasts was at hand.
  uncertainty: 0.4,
  sources: ['brode-1959', 'prugh-1991', 'ccps-1999', 'kingery-bulmash-1984', 'hyram-6'],
  inputs: ['quantityKg', 'storage', 'weather.temperatureC', 'weather.pressureKpa'],
  linearInRate: false,
  choices: [
    {
      order: 20,
      when: ({ scenario }) => scenario.blast.burstPressurePa !== null,
      reasonCode: 'vessel-bursts',
      reason: () => 'The pressure at which the vessel bursts was given.',
    },
  ],
  check: (scenario, air) => {
    computeBurst(scenario, air);
  },
  compute: (scenario, air) => {
    const { pressurePa, gasM3, gamma } = computeBurst(scenario, air);
    const computeEnergy = scenario.mode === 'aloha-compatible' ? brodeEnergy : expansionEnergy;
    const energyJ = computeEnergy(pressurePa, air.pressurePa, gasM3, gamma);
    const tntKg = energyJ / tntEnergy;
    const blast = blastField(tntKg);
    const burstKpa = (pressurePa - air.pressurePa) / 1000;
    return {
      field: { ...blast, peak: (distanceM: number) => Math.min(burstKpa, blast.peak(distanceM)) },
      details: [
        { key: 'burst-energy', label: 'Energy of the burst', value: energyJ / 1e6, unit: 'MJ' },
        { key: 'tnt-mass', label: 'Equivalent mass of TNT', value: tntKg, unit: 'kg' },
      ],
      caveats: [fragments],
    };
  },
};
