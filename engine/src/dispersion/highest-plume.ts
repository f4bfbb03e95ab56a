import type { PlumeField } from '../pipeline.ts';

/**
 * Several descriptions of one release as one field: the highest of them everywhere and at every moment.
 * Throws where there is none.
 */
export const highestPlume = (fields: readonly PlumeField[]): PlumeField => {
  const [first] = fields;
  if (first === undefined) throw new Error('A cloud needs at least one field');
  if (fields.length === 1) return first;
  const most = (value: (field: PlumeField) => number): number => {
    let highest = 0;
    for (const field of fields) highest = Math.max(highest, value(field));
    return highest;
  };
  return {
    shape: 'plume',
    unit: 'ppm',
    sourceRadiusM: most((field) => field.sourceRadiusM),
    sourcePpm: most((field) => field.sourcePpm),
    rangeM: Math.min(...fields.map((field) => field.rangeM)),
    axisPeak: (x) => most((field) => field.axisPeak(x)),
    halfWidth: (x, level) => most((field) => field.halfWidth(x, level)),
    upwindM: (level) => most((field) => field.upwindM?.(level) ?? 0),
    peak: (x, y, z) => most((field) => field.peak(x, y, z)),
    at: (x, y, z, timeS) => most((field) => field.at(x, y, z, timeS)),
    arrivalS: (x) => Math.min(...fields.map((field) => field.arrivalS(x))),
    departureS: (x) => most((field) => field.departureS(x)),
  };
};
