import type { ErrorByDistance } from '../types/model-types.ts';
import type { Field, PlumeField } from '../types/pipeline.ts';

/** A plume whose values at each distance downwind are multiplied by a factor. */
const erringPlume = (field: PlumeField, factorAt: (distanceM: number) => number): PlumeField => ({
  ...field,
  axisPeak: (x) => field.axisPeak(x) * factorAt(x),
  halfWidth: (x, level) => field.halfWidth(x, level / factorAt(x)),
  peak: (x, y, z) => field.peak(x, y, z) * factorAt(x),
  at: (x, y, z, timeS) => field.at(x, y, z, timeS) * factorAt(x),
});

/** True where the error is the same at every distance. */
export const isEven = ({ near, far }: ErrorByDistance): boolean => near === far;

/** A field whose values are multiplied by a factor of the distance: what one member of an ensemble takes the model's error to be. */
export const erringField = (field: Field, factorAt: (distanceM: number) => number): Field => {
  switch (field.shape) {
    case 'plume':
      return erringPlume(field, factorAt);
    case 'radial':
      return {
        ...field,
        ...(field.plume === undefined ? {} : { plume: erringPlume(field.plume, factorAt) }),
        peak: (distanceM: number) => field.peak(distanceM) * factorAt(distanceM),
      };
    case 'ground':
      return { ...field, peak: (x: number, y: number) => field.peak(x, y) * factorAt(Math.hypot(x, y)) };
  }
};
