import { airOf, stirred } from '../atmosphere/air.ts';
import { leastWindMs } from '../choose/calm.ts';
import { gaussianPlume } from '../dispersion/gaussian-plume.ts';
import { similarityPlume } from '../dispersion/similarity-plume.ts';
import type { Air, HazardModel, PlumeField, Scenario } from '../pipeline.ts';
import { sourceTerm } from '../source/source-term.ts';

/** Highest release that a similarity plume is meant for, m. */
const nearGroundM = 3;

export interface UnitPlume {
  readonly model: HazardModel;
  readonly air: Air;
  readonly isCalm: boolean;
  /** Plume of the unit release as a mean over a time, s. */
  fieldOver(averagingS: number): PlumeField;
}

/** The passive plume of a unit release: the similarity plume from near the ground, else the Gaussian; one field per averaging time. */
export const unitPlume = (scenario: Scenario): UnitPlume => {
  const measured = airOf(scenario);
  const isCalm = measured.windAt10Ms < leastWindMs;
  const air = isCalm ? stirred(measured, leastWindMs) : measured;
  const source = sourceTerm(scenario, air);
  const model = source.heightM <= nearGroundM ? similarityPlume : gaussianPlume;
  const fields = new Map<number, PlumeField>();
  return {
    model,
    air,
    isCalm,
    fieldOver: (averagingS) => {
      const known = fields.get(averagingS);
      if (known !== undefined) return known;
      const { field } = model.compute({ ...scenario, averagingS }, air, source);
      if (field.shape !== 'plume') throw new Error(`${model.id} makes no plume`);
      fields.set(averagingS, field);
      return field;
    },
  };
};
