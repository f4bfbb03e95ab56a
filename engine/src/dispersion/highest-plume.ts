import type { PlumeField, PlumeSlices } from '../types/pipeline.ts';

/** The highest of all cross-sections; undefined where some have none. */
const highestSlices = (fields: readonly PlumeField[]): PlumeSlices | undefined => {
  const all: PlumeSlices[] = [];
  for (const { slices } of fields) {
    if (slices === undefined) return undefined;
    all.push(slices);
  }
  let own = new Float64Array(0);
  return {
    heightAt: (x, timeS, level) => {
      let highest = 0;
      for (const slices of all) highest = Math.max(highest, slices.heightAt(x, timeS, level));
      return highest;
    },
    halfWidthAt: (x, z, timeS, level) => {
      let widest = 0;
      for (const slices of all) widest = Math.max(widest, slices.halfWidthAt(x, z, timeS, level));
      return widest;
    },
    fill: (x, y, z, timeS, least, into) => {
      if (own.length !== into.length) own = new Float64Array(into.length);
      into.fill(0);
      for (const slices of all) {
        slices.fill(x, y, z, timeS, least, own);
        for (let i = 0; i < own.length; i++) if ((own[i] ?? 0) > (into[i] ?? 0)) into[i] = own[i] ?? 0;
      }
    },
  };
};

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
    slices: highestSlices(fields),
    arrivalS: (x) => Math.min(...fields.map((field) => field.arrivalS(x))),
    departureS: (x) => most((field) => field.departureS(x)),
  };
};
