import { findChemical } from './find.ts';

/**
 * The concentration from which people smell a gas, ppm: the lowest value that the source prints (USCG CHRIS, 1999). Published values of one
 * gas differ by a factor of ten and more. Undefined: the source prints none in air.
 */
export const findOdourThresholdPpm = (cas: string): number | undefined => {
  const text = findChemical(cas)?.toxicity?.odourThresholdText?.v ?? '';
  const printed = /^([\d,.]+)(?:-[\d,.]+)? ppm(?! detection in water)/.exec(text)?.[1];
  const value = Number(printed?.replaceAll(',', '') ?? Number.NaN);
  return value > 0 ? value : undefined;
};
