import { normalShare } from '../numerics/normal.ts';
import type { Field, PlumeField } from '../types/pipeline.ts';
import type { Vulnerability } from './facts-types.ts';
import { indoors, type Lethality, outdoors, unprotected } from './lethality.ts';

/** A field of heat or pressure as a value at a place. */
const readPeak = (field: Field): ((xM: number, yM: number) => number) => {
  if (field.shape === 'radial') return (x, y) => field.peak(Math.hypot(x, y));
  if (field.shape === 'ground') return (x, y) => field.peak(x, y);
  return (x, y) => field.peak(x, y, 0);
};

const findRange = (field: Field): number => (field.shape === 'ground' ? field.centreM + field.rangeM : field.rangeM);

/** Everyone in the burning cloud dies, indoors and outdoors. Within the lower flammable limit, ppm. Source cpr18e, chapter 5. */
export const flashFireLethality = (field: PlumeField, lowerLimitPpm: number): Lethality => ({
  write: (x, y, into) => {
    into.fill(field.peak(x, y, 0) >= lowerLimitPpm ? 1 : 0);
  },
  rangeM: field.rangeM,
});

/**
 * Death by heat, kW/m²: Y = a + b ln(q^(4/3) t), q in W/m², t the exposure in s, at most 20 s; certain from 35 kW/m². Outdoors
 * clothing leaves 14 % of it; indoors people are safe until the building burns at 35 kW/m². Source cpr18e, chapter 5.
 */
export const heatLethality = (field: Field, durationS: number, heat: Vulnerability['heat']): Lethality => {
  const flux = readPeak(field);
  const seconds = Math.min(durationS, heat.exposureCapS);
  return {
    write: (x, y, into) => {
      const q = flux(x, y);
      if (q >= heat.lethalKwM2) {
        into.fill(1);
        return;
      }
      const bare = q > 0 ? normalShare(heat.a + heat.b * Math.log((1000 * q) ** (4 / 3) * seconds) - 5) : 0;
      into[unprotected] = bare;
      into[outdoors] = heat.outdoorsFactor * bare;
      into[indoors] = 0;
    },
    rangeM: findRange(field),
  };
};

/** Death by blast: certain from 0.3 bar, indoors a share from 0.1 bar on as buildings fall. kPa. Source cpr18e, chapter 5. */
export const blastLethality = (field: Field, blast: Vulnerability['blast']): Lethality => {
  const pressure = readPeak(field);
  return {
    write: (x, y, into) => {
      const p = pressure(x, y);
      into.fill(p >= blast.lethalKpa ? 1 : 0);
      if (p < blast.lethalKpa && p >= blast.indoorsKpa) into[indoors] = blast.indoorsShare.v;
    },
    rangeM: findRange(field),
  };
};
