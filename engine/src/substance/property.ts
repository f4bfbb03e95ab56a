import type { Caveat, InputProblem } from '../types/common-types.ts';
import { Refusal } from '../types/refusal.ts';
import type { Correlation, Substance } from '../types/substance-types.ts';
import { evaluate } from './correlation.ts';
import { explodesByItself } from './decomposes.ts';

/** The properties that depend on temperature, with the words and units of their messages. */
const named = {
  vapourPressure: ['vapour pressure', 'Pa'],
  liquidDensity: ['liquid density', 'kg/m³'],
  liquidHeatCapacity: ['liquid heat capacity', 'J/(kg K)'],
  gasHeatCapacity: ['gas heat capacity', 'J/(kg K)'],
  heatOfVaporisation: ['heat of vaporisation', 'J/kg'],
} as const;

export type TemperatureProperty = keyof typeof named;

/** The refusal of a run for want of a fact about the substance. */
export const missingFact = (substance: Substance, fact: string): Refusal => {
  const problem: InputProblem = {
    field: 'chemical',
    value: substance.name,
    allowed: `a substance with known ${fact}`,
    message: `${substance.name} cannot be computed this way: its ${fact} is not known.${explodesByItself(substance.cas)}`,
  };
  return new Refusal(problem);
};

/** A property at a temperature, K, in SI; a refusal where the substance lacks it or the correlation has no value there. */
export const propertyAt = (substance: Substance, property: TemperatureProperty, temperatureK: number): number => {
  const correlation = substance[property];
  if (correlation === undefined) throw missingFact(substance, named[property][0]);
  const value = evaluate(correlation, temperatureK);
  if (!(value > 0) || !Number.isFinite(value)) throw missingFact(substance, `${named[property][0]} at ${temperatureK.toFixed(1)} K`);
  return value;
};

const isOutside = (correlation: Correlation, temperatureK: number): boolean =>
  (correlation.minK !== undefined && temperatureK < correlation.minK - 0.5) ||
  (correlation.maxK !== undefined && temperatureK > correlation.maxK + 0.5);

/** Caveats about properties used outside the temperatures they were fitted for. */
export const rangeCaveats = (substance: Substance, properties: readonly TemperatureProperty[], temperatureK: number): readonly Caveat[] =>
  properties.flatMap((property) => {
    const correlation = substance[property];
    if (correlation === undefined || !isOutside(correlation, temperatureK)) return [];
    const { minK: low = 0, maxK: high } = correlation;
    const known = high === undefined ? `from ${low.toFixed(0)} K` : `from ${low.toFixed(0)} K to ${high.toFixed(0)} K`;
    return [
      {
        code: 'property-outside-range',
        severity: 'note',
        message: `The ${named[property][0]} of ${substance.name} is known ${known}; the value at ${temperatureK.toFixed(0)} K is an extrapolation.`,
        quantity: property,
        value: temperatureK,
        unit: 'K',
        ...(high === undefined ? {} : { range: [low, high] }),
        params: { fact: named[property][0], chemical: substance.name, lowK: low },
      } satisfies Caveat,
    ];
  });
