import { findChemical, toSubstance } from '@hazardguard/chemicals';
import { checkScenario } from '@hazardguard/engine';
import { prepare, type SourceTerm } from '@hazardguard/engine/models';
import { describe, expect, test } from 'vitest';

interface Stock {
  readonly name: string;
  readonly quantityKg: number;
  readonly temperatureC: number;
}

const computeSource = ({ name, quantityKg, temperatureC }: Stock, rupture: object, storage: object = {}): SourceTerm => {
  const chemical = findChemical(name);
  if (chemical === undefined) throw new Error(`${name} is not in the chemical library`);
  const checked = checkScenario(
    {
      chemical: chemical.cas,
      hazard: 'leak',
      quantityKg,
      storage: { temperatureC, ...storage },
      rupture,
      weather: { windSpeedMs: 3, windFromDeg: 0, temperatureC: 25, stability: 'D' },
      site: { latitude: 20, longitude: 73, terrain: 'rural' },
    },
    toSubstance(chemical),
  );
  if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join(' '));
  return prepare(checked.scenario).source;
};

/** From one value to another by steps of 5 %, both ends included. */
const ladder = (from: number, to: number): readonly number[] => {
  const values: number[] = [];
  for (let value = from; value < to; value *= 1.05) values.push(value);
  return [...values, to];
};

/** Mass that enters the air without having lain on the ground, kg. */
const directlyKg = ({ parts }: SourceTerm): number => parts.reduce((sum, { kind, massKg }) => sum + (kind === 'pool' ? 0 : massKg), 0);

const rainShare = ({ summary }: SourceTerm): number => summary.rainOut ?? Number.NaN;

const stocks: readonly Stock[] = [
  { name: 'chlorine', quantityKg: 900, temperatureC: 25 },
  { name: 'chlorine', quantityKg: 900, temperatureC: 0 },
  { name: 'ammonia', quantityKg: 5000, temperatureC: 25 },
  { name: 'ammonia', quantityKg: 5000, temperatureC: -20 },
  { name: 'propane', quantityKg: 20_000, temperatureC: 20 },
  { name: 'propane', quantityKg: 20_000, temperatureC: -30 },
  { name: 'sulfur dioxide', quantityKg: 1000, temperatureC: 25 },
];

describe.each(stocks)('$quantityKg kg of $name at $temperatureC °C', (stock) => {
  test.each([
    ['no vessel given', {}],
    ['in its own sphere', { vesselShape: 'sphere', vesselDiameterM: Math.cbrt((6 * stock.quantityKg) / (Math.PI * 350)) }],
  ])('%s: as much rains out and is airborne through a hole of any size as of the whole vessel', (_name, vessel) => {
    const sources = ladder(0.01, 0.5).map((diameterM) => computeSource(stock, { type: 'circular', diameterM }, vessel));
    const all = [...sources, computeSource(stock, { type: 'catastrophic' }, vessel)];
    all.slice(1).forEach((next, i) => {
      const last = all[i] ?? next;
      expect(Math.abs(rainShare(next) - rainShare(last))).toBeLessThan(0.02);
      // What stays in a known vessel as cold vapour is part of the whole vessel's release.
      const leftShare = (last.summary.leftKg ?? 0) / stock.quantityKg;
      expect(Math.abs(directlyKg(next) - directlyKg(last)) / stock.quantityKg).toBeLessThan(0.02 + leftShare);
      expect(next.airborneKg).toBeGreaterThan(0.98 * last.airborneKg);
    });
  });

  test('a nozzle before the hole makes the spray finer, without a step', () => {
    const all = Array.from({ length: 41 }, (_, i) => computeSource(stock, { type: 'circular', diameterM: 0.05, nozzleM: 0.003 * i }));
    all.slice(1).forEach((next, i) => {
      const last = all[i] ?? next;
      expect(rainShare(next)).toBeLessThan(rainShare(last) + 1e-9);
      expect(rainShare(next)).toBeGreaterThan(rainShare(last) - 0.1);
      expect(next.jet?.velocityMs).toBeGreaterThan((last.jet?.velocityMs ?? Number.NaN) * 0.999);
    });
  });

  test('a pipe lets out hardly more or less, and rains out hardly more or less, where it is 5 % longer', () => {
    const all = ladder(1, 1000).map((pipeLengthM) =>
      computeSource(stock, { type: 'pipe', diameterM: 0.05, pipeLengthM, pipeSupply: 'reservoir' }),
    );
    // The spray of a stock hardly above its boiling point is coarse: there the drops that the air carries end within a factor of two in speed.
    const atMost = stock.temperatureC < -10 ? 1.2 : 1.1;
    all.slice(1).forEach((next, i) => {
      const last = all[i] ?? next;
      expect(Math.abs(rainShare(next) - rainShare(last))).toBeLessThan(0.06);
      const [faster, more] = [
        (next.jet?.velocityMs ?? 0) / (last.jet?.velocityMs ?? Number.NaN),
        (next.jet?.rateKgS ?? 0) / (last.jet?.rateKgS ?? Number.NaN),
      ];
      expect(Math.abs(Math.log(faster))).toBeLessThan(Math.log(1.1));
      expect(Math.abs(Math.log(more))).toBeLessThan(Math.log(atMost));
    });
  });
});

test('ammonia through an orifice of 94.5 mm leaves at the 57 m/s that SLAB takes for Desert Tortoise 4', () => {
  const stock = { name: 'ammonia', quantityKg: 41_000, temperatureC: 24 };
  const { jet } = computeSource(stock, { type: 'circular', diameterM: 0.0945 }, { pressureKpa: 1100, liquidHeadM: 1, phase: 'liquid' });
  expect(Math.abs((jet?.velocityMs ?? 0) / 57 - 1)).toBeLessThan(0.03);
});
