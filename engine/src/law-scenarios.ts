import fc from 'fast-check';
import { chlorine } from './cases/substances.ts';
import type { Substance } from './model.ts';
import type { Scenario } from './pipeline.ts';
import { checkScenario } from './scenario.ts';

export const number = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });
/** Spread evenly over orders of magnitude. */
export const power = (min: number, max: number): fc.Arbitrary<number> => number(Math.log(min), Math.log(max)).map(Math.exp);

const weather = fc.record({
  windSpeedMs: number(1.2, 20),
  windFromDeg: number(0, 360),
  temperatureC: number(-20, 45),
  stability: fc.constantFrom('A', 'B', 'C', 'D', 'E', 'F'),
});
const site = fc.record({ latitude: number(-70, 70), longitude: number(-180, 180), terrain: fc.constantFrom('rural', 'urban') });

/** Scenarios within the allowed ranges. */
export const leakDocument = fc.record({
  chemical: fc.constant('chlorine'),
  hazard: fc.constant('leak' as const),
  mode: fc.constantFrom('best-estimate', 'aloha-compatible'),
  quantityKg: power(1, 1e5),
  rupture: fc.oneof(
    fc.record({ type: fc.constant('circular' as const), diameterM: power(0.001, 0.5), heightM: number(0, 40) }),
    fc.record({ type: fc.constant('rectangular' as const), lengthM: power(0.001, 1), breadthM: power(0.001, 0.2) }),
    fc.record({ type: fc.constant('catastrophic' as const) }),
  ),
  weather,
  site,
});

/** A scenario that must pass the check. */
export const checked = (document: object, substance: Substance = chlorine): Scenario => {
  const check = checkScenario(document, substance);
  if (!check.ok) throw new Error(JSON.stringify(check.problems));
  return check.scenario;
};
