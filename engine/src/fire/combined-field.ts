import type { GroundField } from '../types/pipeline.ts';

/** Places between the centres of both fires at which the hottest is sought. */
const searched = 32;

/**
 * Heat of two fires on the ground, kW/m², by a rule that puts the two values at a place together and falls with neither. Each falls
 * along the wind from its own centre, so both fall beyond the two centres.
 */
export const combinedField = (one: GroundField, other: GroundField, combine: (one: number, other: number) => number): GroundField => {
  const peak = (x: number, y: number): number => combine(one.peak(x, y), other.peak(x, y));
  let centreM = one.centreM;
  for (let i = 1; i <= searched; i++) {
    const x = one.centreM + ((other.centreM - one.centreM) * i) / searched;
    if (peak(x, 0) > peak(centreM, 0)) centreM = x;
  }
  const [toOne, toOther] = [Math.abs(one.centreM - centreM), Math.abs(other.centreM - centreM)];
  return {
    shape: 'ground',
    unit: one.unit,
    centreM,
    fallsFromM: Math.max(toOne, toOther),
    rangeM: Math.max(one.rangeM + toOne, other.rangeM + toOther),
    peak,
  };
};
