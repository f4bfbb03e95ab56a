import type { Caveat } from '../common-types.ts';
import type { HazardModel } from '../model-types.ts';
import type { Air, GroundField, LiquidPool, Scenario } from '../pipeline.ts';
import { Refusal } from '../refusal.ts';
import { missingFact, propertyAt } from '../substance/property.ts';
import { boilingTemperatureAt } from '../substance/vapour-pressure.ts';
import type { Substance } from '../substance-types.ts';
import { findHeatRange } from './flame-range.ts';
import {
  alohaPoolPower,
  burningRate,
  lngBurningRate,
  lngPower,
  type PoolFlame,
  type PoolFuel,
  sootyPower,
  thomasFlame,
} from './pool-flame.ts';
import { shearedCylinder, viewFactor } from './solid-flame.ts';
import { chooseTransmissivity } from './transmissivity.ts';

/** A burning pool and its flame. */
export interface PoolBlaze {
  readonly diameterM: number;
  readonly rateKgM2S: number;
  readonly flame: PoolFlame;
  /** Heat that leaves its surface, kW/m². */
  readonly powerKwM2: number;
}

const toPoolFuel = (substance: Substance, air: Air): PoolFuel => {
  const heatOfCombustion = substance.heatOfCombustion ?? 0;
  if (!(heatOfCombustion > 0)) throw missingFact(substance, 'heat of combustion');
  const boilingPoint = boilingTemperatureAt(substance, air.pressurePa);
  return {
    heatOfCombustion,
    boilingPoint,
    heatOfVaporisation: propertyAt(substance, 'heatOfVaporisation', boilingPoint),
    liquidHeatCapacity: propertyAt(substance, 'liquidHeatCapacity', Math.min(air.temperatureK, boilingPoint)),
  };
};

/** How fast it burns: LNG as measured, all else by its heats. */
const computeBurningRate = (substance: Substance, air: Air): number =>
  air.mode === 'best-estimate' && substance.sootiness === 'none'
    ? lngBurningRate
    : burningRate(toPoolFuel(substance, air), air.temperatureK);

/** Surface emissive power by the sootiness of the fuel; ALOHA's radiated share where it is not known. */
const computeFlamePower = (substance: Substance, air: Air, rateKgM2S: number, lengthM: number, diameterM: number): number => {
  if (air.mode === 'best-estimate' && substance.sootiness === 'none') return lngPower;
  if (air.mode === 'best-estimate' && substance.sootiness === 'smoky') return sootyPower(diameterM);
  return alohaPoolPower(toPoolFuel(substance, air).heatOfCombustion, rateKgM2S, lengthM, diameterM);
};

/** A pool of a size, m², on fire in the wind. */
export const poolBlaze = (substance: Substance, areaM2: number, air: Air): PoolBlaze => {
  const rateKgM2S = computeBurningRate(substance, air);
  const diameterM = Math.sqrt((4 * areaM2) / Math.PI);
  const flame = thomasFlame(diameterM, rateKgM2S, air.windAt10Ms, air.densityKgM3);
  const powerKwM2 = computeFlamePower(substance, air, rateKgM2S, flame.lengthM, diameterM);
  return { diameterM, rateKgM2S, flame, powerKwM2 };
};

/**
 * Heat from a pool's flame on the ground around it, kW/m²: q = E F τ(r), F of the sheared cylinder for a receiver turned to where
 * it gets most, r the distance from the pool's middle. On the pool itself it is the flame's own.
 */
export const poolFireField = ({ diameterM, flame, powerKwM2 }: PoolBlaze, air: Air): GroundField => {
  const radiusM = diameterM / 2;
  const surface = shearedCylinder(radiusM, flame.lengthM, flame.tilt);
  const transmissivity = chooseTransmissivity(air);
  return {
    shape: 'ground',
    unit: 'kW/m²',
    centreM: 0,
    fallsFromM: undefined,
    rangeM: findHeatRange(powerKwM2 * Math.PI * diameterM * flame.lengthM) + diameterM,
    peak: (x, y) => {
      const r = Math.hypot(x, y);
      return r <= radiusM ? powerKwM2 : powerKwM2 * viewFactor(surface, x, y, 0) * transmissivity(r);
    },
  };
};

/** Area that burns, m²: the pool's own, or as much as burns what feeds it, where that is less. */
export const burningArea = (substance: Substance, air: Air, { areaM2, feedKgS }: LiquidPool): number =>
  feedKgS === null ? areaM2 : Math.min(areaM2, feedKgS / computeBurningRate(substance, air));

const noPool = (scenario: Scenario): Refusal =>
  new Refusal({
    field: 'model',
    value: 'pool-fire',
    allowed: 'a liquid stored below its boiling point, or auto',
    message: `${scenario.substance.name} as stored leaves no pool to burn: it is gas or boils off; choose the jet fire or the fireball.`,
  });

const powerByShare = (substance: Substance): Caveat => ({
  code: 'flame-power-by-share',
  severity: 'note',
  message: `The sootiness of a ${substance.name} flame is not known; it is assumed to radiate 30 % of its heat, as in ALOHA.`,
  params: { chemical: substance.name },
});

export const poolFire: HazardModel = {
  id: 'pool-fire',
  title: 'Pool fire',
  kind: 'fire',
  about:
    'A pool of spilt liquid burns with a flame that the wind tilts. Heat follows from the size, the tilt and the surface emissive power of the flame.',
  equations: [
    'Burning: m″ = 0.001 Hc/(Hv + cp (Tb - T)), LNG 0.13, kg/(m² s). Hc, Hv heat of combustion and evaporation, J/kg; cp, Tb, T heat capacity, boiling point, temperature. The pool is at most as large as burns what is spilt',
    'Flame: length L = 55 D (m″/(ρa √(g D)))^0.67 u*^-0.21, tilt cos θ = 1/√u*, u* = u/(g m″ D/ρa)^(1/3), at least 1. D pool diameter, m; u wind, m/s; ρa density of air',
    'Heat: q = E F τ, W/m². F view factor of a sheared cylinder in 24 × 36 patches; τ transmissivity of the air; E emissive power: 0.3 Hc m″/(1 + 4 L/D) in ALOHA’s way, 180 kW/m² for LNG, 140 e^(-0.12 D) + 20 (1 - e^(-0.12 D)) kW/m² for sooty fuels',
  ],
  validity: 'Round pools on flat ground, 1 to about 50 m across. The flame’s drag downwind and its cover of smoke are left out.',
  weaknesses: [
    'Flames of large LNG fires are 20 to 35 % longer and tilt more in light wind than computed. The emissive power, chosen on the same trials, makes up for it (MG 0.90 from three diameters on).',
    'Closer than three diameters downwind, readings at Montoir were up to twice the prediction.',
  ],
  hazards: ['fire'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  validatedOn: [{ set: 'Pool fires', distanceM: [52, 275], phase: 'pool-fire' }],
  // √(ln VG) of the radiometers at LNG pool fires and a margin: VG 1.15.
  uncertainty: 0.4,
  sources: ['aloha-td', 'mudan-1984', 'montoir-phoenix', 'hazel-2026'],
  inputs: ['quantityKg', 'storage', 'rupture', 'isolationMin', 'weather', 'site', 'time', 'fire'],
  linearInRate: false,
  choices: [
    {
      order: 50,
      when: () => true,
      reasonCode: 'liquid-burns',
      reason: () => 'The liquid forms a pool on the ground and burns there.',
    },
  ],
  check: (scenario, air, source) => {
    if (source.pool === undefined) throw noPool(scenario);
    toPoolFuel(scenario.substance, air);
  },
  compute: (scenario, air, source) => {
    const { substance, quantityKg } = scenario;
    if (source.pool === undefined) throw noPool(scenario);
    const areaM2 = burningArea(substance, air, source.pool);
    const blaze = poolBlaze(substance, areaM2, air);
    return {
      field: poolFireField(blaze, air),
      details: [
        { key: 'pool-diameter', label: 'Diameter of the pool', value: blaze.diameterM, unit: 'm' },
        { key: 'flame-length', label: 'Length of the flame', value: blaze.flame.lengthM, unit: 'm' },
        { key: 'flame-tilt', label: 'Tilt of the flame from the vertical', value: (180 * blaze.flame.tilt) / Math.PI, unit: '°' },
        { key: 'flame-power', label: 'Surface emissive power of the flame', value: blaze.powerKwM2, unit: 'kW/m²' },
        { key: 'burning-rate', label: 'Burning rate', value: blaze.rateKgM2S * areaM2, unit: 'kg/s' },
        { key: 'burning-time', label: 'Longest burning time', value: quantityKg / (blaze.rateKgM2S * areaM2), unit: 's' },
      ],
      caveats: scenario.mode === 'best-estimate' && substance.sootiness === undefined ? [powerByShare(substance)] : [],
    };
  },
};
