import { leastPoolDepthM } from '../source/ground.ts';
import { missingFact, propertyAt } from '../substance/property.ts';
import { boilingTemperatureAt } from '../substance/vapour-pressure.ts';
import { note, warning } from '../types/caveat.ts';
import type { Caveat } from '../types/common-types.ts';
import type { HazardModel } from '../types/model-types.ts';
import type { Air, GroundField, LiquidPool, RadialField, Scenario, SourceTerm } from '../types/pipeline.ts';
import { shortFigure } from '../units/short-figure.ts';
import { combinedField } from './combined-field.ts';
import { alohaFireballDuration, fireballDiameter, fireballDuration, fireballPower, turnedView, uprightView } from './fireball-size.ts';
import { findHeatRange } from './flame-range.ts';
import { type PoolBlaze, poolBlaze, poolFireField } from './pool-blaze.ts';
import { chooseTransmissivity } from './transmissivity.ts';

/** How many times the flashed mass burns in the ball: the spray goes along (ccps-1999). */
const flashMultiple = 3;

/** Mass in the ball, kg: all of the stock in the ALOHA-compatible mode; else three times what flashes, at most the stock. */
export const fireballMass = (scenario: Scenario, source: SourceTerm): number => {
  const flash = source.summary.flashFraction;
  return scenario.mode === 'aloha-compatible' || flash === null || flash === 0
    ? scenario.quantityKg
    : Math.min(1, flashMultiple * flash) * scenario.quantityKg;
};

/** How long a fireball of a mass burns, s, by calculation mode. */
export const computeFireballDuration = (mode: Scenario['mode'], massKg: number): number =>
  mode === 'aloha-compatible' ? alohaFireballDuration(massKg) : fireballDuration(massKg);

/**
 * Heat from a fireball that touches the ground, kW/m², by distance, m: q = E F τ. The ALOHA-compatible mode has an upright receiver and
 * the path x; close to the centre, where an upright receiver sees less of it, the highest value holds. The best estimate has the
 * receiver turned to the ball and the path to its edge. Mass in kg, heat of combustion in J/kg.
 */
export const fireballField = (massKg: number, heatOfCombustion: number, air: Air): RadialField => {
  const diameterM = fireballDiameter(massKg);
  const radiusM = diameterM / 2;
  const powerKw = fireballPower(heatOfCombustion);
  const transmissivity = chooseTransmissivity(air);
  const upright = (x: number): number => {
    const seen = Math.max(x, radiusM * Math.SQRT1_2);
    return powerKw * uprightView(diameterM, seen) * transmissivity(seen);
  };
  const turned = (x: number): number => powerKw * turnedView(diameterM, x) * transmissivity(Math.hypot(x, radiusM) - radiusM);
  return {
    shape: 'radial',
    plume: undefined,
    unit: 'kW/m²',
    rangeM: findHeatRange(powerKw * 4 * Math.PI * radiusM ** 2),
    peak: air.mode === 'aloha-compatible' ? upright : turned,
  };
};

/** The part of the pool that the ball has not burnt: all of its area while it is as deep as a pool gets, less once that is short. */
const restBurns = ({ substance, quantityKg, storage, mode }: Scenario, air: Air, massKg: number, pool: LiquidPool): PoolBlaze | null => {
  const density = propertyAt(substance, 'liquidDensity', boilingTemperatureAt(substance, air.pressurePa));
  const areaM2 = Math.min(pool.areaM2, (quantityKg - massKg) / (density * leastPoolDepthM(storage.ground, mode)));
  return areaM2 > 0 ? poolBlaze(substance, areaM2, air) : null;
};

/** A fireball as a field of two dimensions. */
export const onGround = (ball: RadialField): GroundField => ({
  shape: 'ground',
  unit: 'kW/m²',
  centreM: 0,
  fallsFromM: undefined,
  rangeM: ball.rangeM,
  peak: (x, y) => ball.peak(Math.hypot(x, y)),
});

/**
 * Share by which a flux that lasts longer than the ball counts where levels are by dose: a dose is q^(4/3) t (`effect/heat-dose.ts`), so
 * q over the exposure does as much as q (exposure/duration)^(3/4) over the ball's duration. 1 for levels of flux.
 */
const lasting = ({ fire }: Scenario, durationS: number): number =>
  fire.levels === 'dose' ? Math.max(1, fire.exposureS / durationS) ** 0.75 : 1;

const withPool = (restKg: number, diameterM: number): Caveat =>
  note(
    'ball-and-pool-burn',
    `${shortFigure(restKg, 2)} kg do not burn in the fireball: they burn on the ground in a pool, ${shortFigure(diameterM, 2)} m wide. Each zone reaches as far as the hotter of the two fires.`,
    { quantity: 'poolKg', value: restKg, unit: 'kg', params: { poolDiameterM: diameterM } },
  );

const notBoiling: Caveat = warning(
  'fireball-without-flash',
  'A fireball needs a liquid above its boiling point; this stock is below it. The zones assume that the whole stock burns in the fireball, which overstates them.',
);

export const fireball: HazardModel = {
  id: 'fireball',
  title: 'Fireball',
  kind: 'fire',
  about:
    'A vessel of liquid above its boiling point bursts, and its content burns as a ball of fire. Heat follows from the size, the emissive power and the duration of the ball.',
  equations: [
    'Ball: diameter D = 5.8 m^(1/3), m; duration t = 0.45 m^(1/3), from 30 t on 2.6 m^(1/6), in ALOHA’s way 0.852 m^0.26, s. m mass of fuel, kg',
    'Heat: q = E F τ, W/m². E = 350 kW/m² × Hc/(46 MJ/kg), Hc heat of combustion; τ transmissivity of the air; F = R²/(x² + R²) towards the ball, on an upright receiver (ALOHA) x R²/(x² + R²)^1.5; R radius, x distance, m',
    'Best estimate: 3 times what flashes burns in the ball and the rest as a pool fire; at every place the hotter of the two',
  ],
  validity:
    'Liquefied gases and superheated liquids, some kilograms to some hundred tonnes. The blast and the fragments of the vessel are not in it.',
  weaknesses: [
    'The ball stays on the ground at its full size for its whole duration; a real one grows, rises and fades. Doses are overstated.',
    'Close to the fireball of a vapour cloud, measured values were up to twice as high. Three readings are all that was found.',
  ],
  hazards: ['fire'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
  validatedOn: [],
  // As a pool fire's; the readings of fireballs are too few.
  uncertainty: 0.4,
  sources: ['aloha-td', 'ccps-1999', 'lees-1996', 'hazel-2026'],
  inputs: [
    'quantityKg',
    'storage.temperatureC',
    'storage.pressureKpa',
    'weather.temperatureC',
    'weather.humidityPercent',
    'weather.pressureKpa',
    'fire',
  ],
  linearInRate: false,
  choices: [
    {
      order: 10,
      when: ({ source }) => source.instantaneous && source.pool === undefined,
      reasonCode: 'ball-burns',
      reason: () => 'The whole stock is released instantaneously and burns as a fireball.',
    },
    {
      order: 20,
      when: ({ source }) => source.instantaneous,
      reasonCode: 'ball-burns-over-pool',
      reason: () => 'The whole stock is released instantaneously: part of it burns as a fireball, the rest as a pool fire.',
    },
  ],
  burningS: (scenario, source) => computeFireballDuration(scenario.mode, fireballMass(scenario, source)),
  isExposureWholeFire: true,
  check: ({ substance }) => {
    if (!((substance.heatOfCombustion ?? 0) > 0)) throw missingFact(substance, 'heat of combustion');
  },
  compute: (scenario, air, source) => {
    const massKg = fireballMass(scenario, source);
    const heat = scenario.substance.heatOfCombustion ?? 0;
    const durationS = computeFireballDuration(scenario.mode, massKg);
    const ball = fireballField(massKg, heat, air);
    const pool = source.pool ? restBurns(scenario, air, massKg, source.pool) : null;
    const share = lasting(scenario, durationS);
    const hotter = (inBall: number, inPool: number): number => Math.max(inBall, share * inPool);
    return {
      field: pool === null ? ball : combinedField(onGround(ball), poolFireField(pool, air), hotter),
      details: [
        { key: 'fireball-mass', label: 'Mass in the fireball', value: massKg, unit: 'kg' },
        { key: 'fireball-diameter', label: 'Diameter of the fireball', value: fireballDiameter(massKg), unit: 'm' },
        { key: 'fireball-duration', label: 'Duration of the fireball', value: durationS, unit: 's' },
        { key: 'flame-power', label: 'Surface emissive power of the flame', value: fireballPower(heat), unit: 'kW/m²' },
        ...(pool === null ? [] : [{ key: 'pool-diameter', label: 'Diameter of the pool', value: pool.diameterM, unit: 'm' }]),
      ],
      caveats: [
        ...(source.summary.flashFraction === null || source.summary.flashFraction === 0 ? [notBoiling] : []),
        ...(pool === null ? [] : [withPool(scenario.quantityKg - massKg, pool.diameterM)]),
      ],
    };
  },
};
