import type { Field, GroundField, PlumeField, RadialField } from '../types/pipeline.ts';

/** Stations kept of the axis, every 2 %. */
const firstM = 0.5;
const growth = 1.02;

/**
 * A plume whose direction is not known, as in calm air: at every distance the highest value that the axis has there or
 * farther out, whichever way the cloud may go. Drawn as circles; an envelope, not a cloud.
 */
const plumeAround = (field: PlumeField): RadialField => {
  const count = Math.ceil(Math.log(field.rangeM / firstM) / Math.log(growth)) + 1;
  const beyond = new Float64Array(count);
  let highest = 0;
  for (let i = count - 1; i >= 0; i--) {
    highest = Math.max(highest, field.axisPeak(Math.min(field.rangeM, firstM * growth ** i)));
    beyond[i] = highest;
  }
  return {
    shape: 'radial',
    plume: field,
    unit: 'ppm',
    rangeM: field.rangeM,
    peak: (distanceM) => {
      const next = Math.max(0, Math.ceil(Math.log(Math.max(distanceM, firstM) / firstM) / Math.log(growth)));
      return Math.max(field.axisPeak(distanceM), beyond[Math.min(next, count - 1)] ?? 0);
    },
  };
};

/** The same for a blast whose cloud drifts in an unknown direction: the value on the wind axis at that distance. */
const centreAround = (field: GroundField): RadialField => ({
  shape: 'radial',
  plume: undefined,
  unit: field.unit,
  rangeM: field.centreM + field.rangeM,
  peak: (distanceM) => field.peak(Math.max(distanceM, field.centreM), 0),
});

/** A field in air without a direction. */
export const inAnyDirection = (field: Field): RadialField => {
  switch (field.shape) {
    case 'plume':
      return plumeAround(field);
    case 'ground':
      return centreAround(field);
    case 'radial':
      return field;
  }
};
