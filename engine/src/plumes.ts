import { britterMcquaid } from './dispersion/britter-mcquaid-screening.ts';
import { densePlume } from './dispersion/dense-plume.ts';
import { densePuff } from './dispersion/dense-puff.ts';
import { gaussianPlume } from './dispersion/gaussian-plume.ts';
import { gaussianPuff } from './dispersion/gaussian-puff.ts';
import { heavyPlume } from './dispersion/heavy-plume.ts';
import { similarityPlume } from './dispersion/similarity-plume.ts';
import type { HazardModel } from './pipeline.ts';

/** Every model of a drifting cloud: one line each. */
export const plumes: readonly HazardModel[] = [
  similarityPlume,
  densePlume,
  densePuff,
  gaussianPlume,
  gaussianPuff,
  heavyPlume,
  britterMcquaid,
];
