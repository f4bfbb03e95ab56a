import { gaussianPlume } from './dispersion/gaussian-plume.ts';
import { gaussianPuff } from './dispersion/gaussian-puff.ts';
import { heavyPlume } from './dispersion/heavy-plume.ts';
import { similarityPlume } from './dispersion/similarity-plume.ts';
import { tntBlast } from './explosion/tnt.ts';
import type { HazardModel } from './pipeline.ts';

/** Every hazard model there is: one line each. */
export const catalogue: readonly HazardModel[] = [similarityPlume, gaussianPlume, gaussianPuff, heavyPlume, tntBlast];
