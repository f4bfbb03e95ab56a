import { findDepth, propertyAt, vapourPressureAt } from '@hazardguard/engine/models';
import { largestMove } from './find-jumps.ts';
import type { ScenarioOutcome } from './scenario-outcome.ts';

/** A figure of the source that is the difference of two inputs; null if a source has none. */
interface Driver {
  readonly name: string;
  readonly measure: (outcome: ScenarioOutcome) => number | null;
}

/** Height of the liquid over the lower edge of an opening in a known vessel, m. */
const liquidAbove = ({ source, scenario: { rupture, quantityKg, substance, storage } }: ScenarioOutcome): number | null => {
  if (storage.vessel === null || rupture === null || !('elevationM' in rupture) || source.regime === 'gas-choked') return null;
  const { liquidDensity } = substance;
  if (liquidDensity === undefined) return null;
  const depthM = findDepth(storage.vessel, quantityKg / propertyAt(substance, 'liquidDensity', storage.temperatureK));
  return depthM - (rupture.elevationM ?? 0);
};

const drivers: readonly Driver[] = [
  {
    name: 'gauge pressure close to zero',
    measure: ({ source, scenario }) =>
      source.storagePressureKpa === null ? null : source.storagePressureKpa - scenario.weather.pressurePa / 1000,
  },
  { name: 'flashed share close to zero', measure: ({ source }) => source.flashFraction },
  {
    name: 'vapour pressure close to that of the air',
    // A pool gives off -ln(1 - p/pa), which has no bound at the boiling point.
    measure: ({ source, scenario: { substance, storage, weather } }) =>
      source.regime === 'liquid' ? weather.pressurePa - vapourPressureAt(substance, storage.temperatureK) : null,
  },
  { name: 'liquid level close to the opening', measure: (outcome) => liquidAbove(outcome) },
];

/**
 * Explains a steep but continuous change: a figure of the source that is a small difference of two inputs changes at least as much as
 * the output. Empty if none does.
 */
export const explainSlope = (one: ScenarioOutcome, other: ScenarioOutcome, ratio: number): string =>
  drivers.find(({ measure }) => {
    const [a, b] = [measure(one), measure(other)];
    return a !== null && b !== null && a > 0 && b > 0 && ratio < largestMove * Math.max(a / b, b / a);
  })?.name ?? '';
