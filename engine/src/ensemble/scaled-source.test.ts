import { expect, test } from 'vitest';
import { computeAir } from '../atmosphere/air.ts';
import { checkScenario } from '../index.ts';
import { sourceTerm } from '../source/source-term.ts';
import { chlorine, methanol } from '../testing/substances.ts';
import type { Scenario } from '../types/pipeline.ts';
import type { Substance } from '../types/substance-types.ts';
import { scaledSource } from './scaled-source.ts';

const weather = { windSpeedMs: 3, windFromDeg: 0, temperatureC: 25, stability: 'D' };

const checked = (document: object, substance: Substance): Scenario => {
  const check = checkScenario(
    { chemical: substance.name, hazard: 'leak', quantityKg: 5000, weather, site: { latitude: 21, longitude: 72 }, ...document },
    substance,
  );
  if (!check.ok) throw new Error(check.problems.map((problem) => problem.message).join(' '));
  return check.scenario;
};

const hole = { type: 'circular', diameterM: 0.05 };
const documents: readonly (readonly [string, object, Substance])[] = [
  ['a jet', { rupture: hole }, chlorine],
  ['a jet closed after two minutes', { rupture: hole, isolationMin: 2 }, chlorine],
  [
    'a cold jet, whose pool outlasts its isolation',
    { rupture: hole, storage: { temperatureC: -25 }, isolationMin: 2 },
    { ...chlorine, criticalPressure: 7.991e6 },
  ],
  ['a burst', { rupture: { type: 'catastrophic' } }, chlorine],
  ['a pool', { rupture: hole, storage: { temperatureC: 20 }, isolationMin: 5 }, methanol],
];

test.each(documents)(
  '%s: parts carry what the steps carry at any rate, and the same source by factors of one',
  (_name, document, substance) => {
    const scenario = checked(document, substance);
    const source = sourceTerm(scenario, computeAir(scenario));
    expect(scaledSource(source, scenario, 1, 1)).toEqual(source);
    for (const [rateFactor, massFactor] of [
      [1.3, 1],
      [1, 0.8],
      [0.6, 1.2],
    ] as const) {
      const scaled = scaledSource(source, scenario, rateFactor, massFactor);
      const inParts = scaled.parts.reduce((sum, { massKg }) => sum + massKg, 0);
      expect(Math.abs(inParts / scaled.airborneKg - 1)).toBeLessThan(0.02);
      const openS = Math.max(0, ...scaled.parts.map(({ kind, history }) => (kind === 'opening' ? (history.at(-1)?.[0] ?? 0) : 0)));
      expect(openS).toBeLessThanOrEqual((scenario.isolationS ?? Number.POSITIVE_INFINITY) * (1 + 1e-9));
    }
  },
);
