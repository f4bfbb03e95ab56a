import { findChemical, toSubstance } from '@hazardguard/chemicals';
import type { Substance } from '@hazardguard/engine';
import { computeBore, expand, flashingPipeFlow, frictionFactor, massUntil, meanDensity, stretchFlow } from '@hazardguard/engine/models';
import { expect, test } from 'vitest';
import { plainPipeMasses } from '../testing/plain-pipe-wave.ts';

interface Full {
  readonly substance: Substance;
  readonly temperatureK: number;
  readonly boilingK: number;
  readonly diameterM: number;
  readonly lengthM: number;
}

const steelM = 0.046e-3;

const findSubstance = (name: string): Substance => {
  const chemical = findChemical(name);
  if (chemical === undefined) throw new Error(`${name} is not in the chemical library`);
  return toSubstance(chemical);
};

/** The engine's pipe, its mass let out by a moment, kg, and what its other end still holds as that falls through the states of the liquid. */
const engineOf = ({ substance, temperatureK, boilingK, diameterM, lengthM }: Full) => {
  const expansion = expand(substance, { state: 'boiling-liquid', temperatureK, pressurePa: 0, saturatedPa: 0, boilingK });
  const friction = frictionFactor(diameterM, steelM);
  const pipe = { boreM2: computeBore(diameterM), diameterM, lengthM, friction, expansion, leastFlux: 0 };
  const history = flashingPipeFlow(pipe, null, { mostKg: 1e9, endS: Number.POSITIVE_INFINITY });
  return { expansion, friction, history, out: massUntil(history) };
};

/** Masses in kg, of the engine and of the program that solves the equations of motion, side by side. */
const cases = [
  { name: 'ammonia', temperatureC: 20, boilingK: 239.6, diameterM: 0.2, lengthM: 1000, moments: [1, 5, 20, 60] },
  { name: 'propane', temperatureC: 17.8, boilingK: 231.0, diameterM: 0.154, lengthM: 100, moments: [1, 5, 10, 15, 20] },
  { name: 'chlorine', temperatureC: 25, boilingK: 239.1, diameterM: 0.08, lengthM: 300, moments: [1, 10, 40, 100] },
];

test.each(cases)(
  '$name: the engine lets out what the equations of mass and momentum give, within a fifth in the first second and a tenth later',
  ({ name, temperatureC, boilingK, diameterM, lengthM, moments }) => {
    const substance = findSubstance(name);
    const { expansion, friction, out } = engineOf({ substance, temperatureK: temperatureC + 273.15, boilingK, diameterM, lengthM });
    const fluid = { densities: [...expansion.volumes].map((v) => 1 / v).reverse(), pressures: [...expansion.pressures].reverse() };
    const plain = plainPipeMasses({ lengthM, diameterM, friction, outsidePa: 101_325 }, fluid, moments, 80);
    const ratios = moments.map((moment, i) => out(moment) / (plain[i] ?? Number.NaN));
    expect(ratios[0], String(ratios)).toBeGreaterThan(0.95);
    expect(ratios[0], String(ratios)).toBeLessThan(1.25);
    for (const ratio of ratios.slice(1)) expect(Math.abs(ratio - 1), String(ratios)).toBeLessThan(0.12);
  },
);

/** Values at three temperatures, K, as a parabola. */
const parabola = (points: readonly (readonly [number, number])[]) => {
  const [[a, f] = [0, 0], [b, g] = [0, 0], [c, h] = [0, 0]] = points;
  const [p, q, r] = [f / ((a - b) * (a - c)), g / ((b - a) * (b - c)), h / ((c - a) * (c - b))];
  const coefficients = [p * b * c + q * a * c + r * a * b, -(p * (b + c) + q * (a + c) + r * (a + b)), p + q + r];
  return { form: 'poly', coefficients, unitFactor: 1 } as const;
};

/** Water by the steam tables at 100, 170 and 230 °C; vapour pressure by perry-8. */
const water: Substance = {
  ...findSubstance('ammonia'),
  name: 'Water',
  molarMass: 0.018015,
  boilingPoint: 373.12,
  criticalTemperature: 647.1,
  vapourPressure: { form: 'DIPPR101', coefficients: [73.649, -7258.2, -7.3037, 4.1653e-6, 2], unitFactor: 1 },
  liquidDensity: parabola([
    [373.15, 958.4],
    [443.15, 897.5],
    [503.15, 827.1],
  ]),
  liquidHeatCapacity: parabola([
    [373.15, 4217],
    [443.15, 4370],
    [503.15, 4690],
  ]),
  heatOfVaporisation: parabola([
    [373.15, 2256e3],
    [443.15, 2049e3],
    [503.15, 1812e3],
  ]),
};

/**
 * Measured: pressure at the closed end of 4.096 m of pipe, 73 mm wide, of water at 502 K and 7 MPa, s and psi (edwards-obrien-1970, gauge 7). Broken
 * glass covered 13 % of the break: the times of a free one are 0.87 of these.
 */
const measured = [
  [0.2109, 360.0],
  [0.2504, 336.2],
  [0.2903, 288.9],
  [0.3152, 249.1],
  [0.3396, 203.4],
  [0.3898, 123.7],
  [0.4102, 95.7],
  [0.4403, 70.5],
  [0.4803, 48.2],
] as const;
const openShare = 0.87;

test('the pressure at the closed end falls in the time that Edwards and O’Brien measured', () => {
  const [diameterM, lengthM] = [0.073, 4.096];
  const { expansion, friction, out } = engineOf({ substance: water, temperatureK: 502.2, boilingK: 373.12, diameterM, lengthM });
  const resistance = (friction * lengthM) / (2 * diameterM);
  const heldKg = computeBore(diameterM) * lengthM;
  const fullKg = heldKg / (expansion.volumes[0] ?? 1);
  /** When the pressure at the closed end has fallen to one, s, by how much has left by then. */
  const timeAt = (pressurePa: number): number => {
    const inlet = expansion.pressures.findIndex((pressure) => pressure <= pressurePa);
    const leftKg = heldKg * meanDensity(expansion, inlet, stretchFlow(expansion, inlet, resistance), resistance);
    let [early, late] = [0, 10];
    for (let i = 0; i < 50; i++) {
      const middle = (early + late) / 2;
      if (out(middle) < fullKg - leftKg) early = middle;
      else late = middle;
    }
    return late;
  };
  // Both numbers: the engine's time for a free break, and the measured one for a break that was 87 % free.
  for (const [seconds, psi] of measured)
    expect(Math.abs(timeAt(6894.76 * psi) / (openShare * seconds) - 1), `${psi} psi`).toBeLessThan(0.07);
});
