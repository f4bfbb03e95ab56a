import type { Caveat } from '../model.ts';
import type { Air, HazardModel, RadialField, Scenario, SourceTerm } from '../pipeline.ts';
import { missingFact } from '../substance/property.ts';
import { alohaFireballDuration, fireballDiameter, fireballDuration, fireballPower, turnedView, uprightView } from './fireball-size.ts';
import { rangeOf } from './flame-range.ts';
import { transmissivityOf } from './transmissivity.ts';

/** How many times the flashed mass burns in the ball: the spray goes along (ccps-1999). */
const flashMultiple = 3;

/** Mass in the ball, kg: all of the stock in ALOHA's counting; else three times what flashes, at most the stock. */
export const fireballMass = (scenario: Scenario, source: SourceTerm): number => {
  const flash = source.summary.flashFraction;
  return scenario.mode === 'aloha-compatible' || flash === null || flash === 0
    ? scenario.quantityKg
    : Math.min(1, flashMultiple * flash) * scenario.quantityKg;
};

/** How long a fireball of a mass burns, s, in each way of counting. */
export const fireballDurationOf = (mode: Scenario['mode'], massKg: number): number =>
  mode === 'aloha-compatible' ? alohaFireballDuration(massKg) : fireballDuration(massKg);

/**
 * Heat from a fireball that touches the ground, kW/m², by distance, m: q = E F τ. ALOHA's counting has an upright receiver and
 * the path x; close to the centre, where an upright receiver sees less of it, the highest value holds. The best estimate has the
 * receiver turned to the ball and the path to its edge. Mass in kg, heat of combustion in J/kg.
 */
export const fireballField = (massKg: number, heatOfCombustion: number, air: Air): RadialField => {
  const diameterM = fireballDiameter(massKg);
  const radiusM = diameterM / 2;
  const powerKw = fireballPower(heatOfCombustion);
  const transmissivity = transmissivityOf(air);
  const upright = (x: number): number => {
    const seen = Math.max(x, radiusM * Math.SQRT1_2);
    return powerKw * uprightView(diameterM, seen) * transmissivity(seen);
  };
  const turned = (x: number): number => powerKw * turnedView(diameterM, x) * transmissivity(Math.hypot(x, radiusM) - radiusM);
  return {
    shape: 'radial',
    unit: 'kW/m²',
    rangeM: rangeOf(powerKw * 4 * Math.PI * radiusM ** 2),
    peak: air.mode === 'aloha-compatible' ? upright : turned,
  };
};

const notBoiling: Caveat = {
  code: 'fireball-without-flash',
  severity: 'warning',
  message:
    'A fireball needs a liquid above its boiling point: this stock is not. Zones are those of the whole stock burning in a ball, which is more than can happen.',
};

export const fireball: HazardModel = {
  id: 'fireball',
  title: 'Fireball',
  about:
    'A vessel of liquid above its boiling point bursts and burns in a ball that touches the ground; heat by its size, brightness and duration.',
  equations: [
    'D = 5.8 m^(1/3); t = 0.45 m^(1/3), from 30 t 2.6 m^(1/6), ALOHA 0.852 m^0.26',
    'E = 350 kW/m² × Hc/(46 MJ/kg); q = E F τ; F = R²/(x² + R²), upright receiver (ALOHA) x R²/(x² + R²)^1.5',
  ],
  validity: 'Liquefied gases and superheated liquids, some kg to some hundred t. Blast and fragments of the vessel are not in it.',
  weaknesses: [
    'The ball is kept on the ground at its full size for its whole duration; a real one grows, rises and fades, so doses are overstated.',
    'Close to a fireball of a vapour cloud the readings were up to twice as high.',
  ],
  hazards: ['fire'],
  modes: ['best-estimate', 'aloha-compatible'],
  verified: true,
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
  check: ({ substance }) => {
    if (!((substance.heatOfCombustion ?? 0) > 0)) throw missingFact(substance, 'heat of combustion');
  },
  compute: (scenario, air, source) => {
    const massKg = fireballMass(scenario, source);
    const heat = scenario.substance.heatOfCombustion ?? 0;
    return {
      field: fireballField(massKg, heat, air),
      details: [
        { key: 'fireball-mass', label: 'Mass in the fireball', value: massKg, unit: 'kg' },
        { key: 'fireball-diameter', label: 'Diameter of the fireball', value: fireballDiameter(massKg), unit: 'm' },
        { key: 'fireball-duration', label: 'Duration of the fireball', value: fireballDurationOf(scenario.mode, massKg), unit: 's' },
        { key: 'flame-power', label: 'Heat from the flame’s surface', value: fireballPower(heat), unit: 'kW/m²' },
      ],
      caveats: source.summary.flashFraction === null || source.summary.flashFraction === 0 ? [notBoiling] : [],
    };
  },
};
